import type { ConnectionWith } from '../../connectors/connector.ts'
import { networkOf } from '../../peers/address.ts'
import type { LoginAccount, LoginOrigin } from '../../store/logs/logins.ts'
import type { EmailCodeKey } from '../../store/mail/email-codes.ts'
import type { Resources } from '../../store/tenants/resources.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { guardsOf } from '../guards/guards.ts'
import type { Refused } from '../log-in/log-in.ts'
import { succeed } from '../log-in/succeed.ts'
import { allowsSignUp, countSignUp } from '../sign-up/sign-up-guard.ts'

/** The refusals of passwords, except for leaked ones. */
export type MailRefused = Exclude<Refused, 'password-leaked'>
interface Refusal {
  readonly refused: MailRefused
}
export type MailOutcome = { readonly account: LoginAccount } | Refusal

interface MailAttempt {
  readonly tenant: Tenant
  readonly origin: LoginOrigin
  /** The connection of the code. */
  readonly way: ConnectionWith<'code'>
  /** In lower case. */
  readonly email: string
  /** The code, or the secret of the link. */
  readonly proof: { readonly code: string } | { readonly link: string }
  readonly now: () => Date
}

type MailCodeAttempt = MailAttempt & { readonly proof: { readonly code: string } }

const author = { description: 'Log in by e-mail' }
/** Wrong codes for one e-mail address from one IP address, after which it is blocked there. */
const wrongCodesMax = 20
const windowMs = 24 * 60 * 60 * 1000

/** Verifies a code or a link, and creates the account of a new user. */
export async function logInByMail(attempt: MailAttempt): Promise<MailOutcome> {
  const { tenant, origin } = attempt
  const outcome = await unlessBlocked<MailOutcome>(attempt, async (store) =>
    (await redeem(store, attempt)) ? admit(store, attempt) : refuse(store, attempt),
  )
  if ('account' in outcome) {
    const subjects = [subjectOf(attempt)]
    await succeed(tenant, { account: outcome.account, origin, subjects })
  }
  return outcome
}

/** Checks a code without consuming it. @returns why it is refused */
export async function checkMailCode(attempt: MailCodeAttempt): Promise<MailRefused | undefined> {
  const { refused } = await unlessBlocked<Partial<Refusal>>(attempt, async (store) =>
    (await store.emailCodes.checkCode(keyOf(attempt), attempt.proof.code))
      ? {}
      : refuse(store, attempt),
  )
  return refused
}

/** Refuses and logs an attempt that is blocked after too many failures. */
async function unlessBlocked<Outcome>(
  attempt: MailAttempt,
  work: (store: Resources) => Promise<Outcome>,
): Promise<Outcome | Refusal> {
  const { tenant, origin, way, email } = attempt
  const ip = networkOf(origin.ip ?? '')
  const place = { identifier: email, ip, connection: way.connection.name }
  const guarded = { ...place, blockedByAccount: true, blockedByAddress: ip !== '' }
  const isBlocked = await tenant.store.logins.isBlocked(guarded)
  return tenant.store.write<Outcome | Refusal>(author, async (store) => {
    if (!isBlocked) return work(store)
    await store.failedLogins.add('f', email, origin)
    return { refused: 'too-many-attempts' }
  })
}

const keyOf = ({ origin, way, email }: MailAttempt): EmailCodeKey => ({
  clientId: origin.clientId,
  connectionId: way.connection.id,
  email,
})

async function redeem({ emailCodes }: Resources, attempt: MailAttempt): Promise<boolean> {
  const { origin, proof } = attempt
  if ('link' in proof) return Boolean(await emailCodes.redeemLink(proof.link, origin.clientId))
  return emailCodes.redeemCode(keyOf(attempt), proof.code)
}

async function admit(store: Resources, attempt: MailAttempt): Promise<MailOutcome> {
  const { origin, way, email } = attempt
  const { connection, connector } = way
  const known = await connector.code.findAccount(store, connection, email)
  if (!known) {
    // The connection may have been closed for sign-ups since the code was sent.
    if (!allowsSignUp(way)) return refuse(store, attempt)
    const { signup: guard } = guardsOf(attempt.tenant, origin.ip ?? '')
    if (!(await countSignUp(store, guard, origin))) return { refused: 'too-many-attempts' }
  }
  const account = known ?? (await signUp(store, attempt))
  if (account.isBlocked) {
    await store.failedLogins.add('f', email, origin)
    return { refused: 'account-blocked' }
  }
  return { account }
}

async function signUp(store: Resources, { origin, way, email }: MailAttempt) {
  const { connection, connector } = way
  const account = await connector.code.createAccount(store, connection, email)
  const { clientId: client_id, clientName: client_name, ip } = origin
  const from = { client_id, client_name, ...(ip !== undefined && { ip }) }
  const of = { user_id: account.userId, user_name: email, connection: connection.name }
  await store.logs.append({ type: 'ss', ...from, ...of })
  return account
}

const subjectOf = ({ email, origin }: MailAttempt) => `code ${email} ${networkOf(origin.ip ?? '')}`

async function refuse(store: Resources, attempt: MailAttempt): Promise<Refusal> {
  const { origin, email, way, now } = attempt
  await store.failedLogins.add('fp', email, origin)
  const failures = await store.attempts.countInRow(subjectOf(attempt), windowMs)
  if (failures >= wrongCodesMax) {
    const expiresAt = new Date(now().getTime() + windowMs)
    const ip = origin.ip === undefined ? {} : { ip: networkOf(origin.ip) }
    const block = { identifier: email, ...ip, connection: way.connection.name, expiresAt }
    await store.userBlocks.block(block)
    await store.failedLogins.add('limit_wc', email, origin)
  }
  return { refused: 'wrong-credentials' }
}
