import type { Connection } from '../../store/connections.ts'
import type { LoginAccount, LoginOrigin } from '../../store/logins.ts'
import type { Resources } from '../../store/tenants.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import type { Refused } from '../interactions/log-in.ts'

/** No password, so none that is known from elsewhere. */
export type MailRefused = Exclude<Refused, 'password-leaked'>
export type MailOutcome = { readonly account: LoginAccount } | { readonly refused: MailRefused }

interface MailAttempt {
  readonly tenant: Tenant
  readonly origin: LoginOrigin
  /** Of the strategy `email`. */
  readonly connection: Connection
  /** In lower case. */
  readonly email: string
  /** The code that was sent, or the secret of the link. */
  readonly proof: { readonly code: string } | { readonly link: string }
  readonly now: () => Date
}

const author = { description: 'Log in by mail' }
/** Wrong codes for an address from one of the network, after which it is blocked for that one. */
const wrongCodesMax = 20
const windowMs = 24 * 60 * 60 * 1000

/** Holds a code or a link against what was sent. Whoever is new has an account by it. */
export async function logInByMail(attempt: MailAttempt): Promise<MailOutcome> {
  const { tenant, origin, connection, email } = attempt
  const ip = origin.ip ?? ''
  const place = { identifier: email, ip, connection: connection.name }
  const guarded = { ...place, heldByAccount: true, heldByAddress: ip !== '' }
  const isHeld = await tenant.store.logins.isHeld(guarded)
  const outcome = await tenant.store.write<MailOutcome>(author, async (store) => {
    if (isHeld) {
      await store.failedLogins.add('f', email, origin)
      return { refused: 'too-many-attempts' }
    }
    if (!(await redeem(store, attempt))) return refuse(store, attempt)
    return admit(store, attempt)
  })
  if ('account' in outcome) {
    await tenant.store.logins.succeed(outcome.account, origin, [subjectOf(attempt)])
  }
  return outcome
}

async function redeem({ emailCodes }: Resources, attempt: MailAttempt): Promise<boolean> {
  const { origin, connection, email, proof } = attempt
  const { clientId } = origin
  if ('link' in proof) return Boolean(await emailCodes.redeemLink(proof.link, clientId))
  return emailCodes.redeemCode({ clientId, connectionId: connection.id, email }, proof.code)
}

async function admit(store: Resources, attempt: MailAttempt): Promise<MailOutcome> {
  const { origin, connection, email } = attempt
  const known = await store.emailUsers.find(connection, email)
  // A connection may have been closed since the code was sent.
  if (!known && connection.options.disable_signup) return refuse(store, attempt)
  const account = known ?? (await signUp(store, attempt))
  if (account.isBlocked) {
    await store.failedLogins.add('f', email, origin)
    return { refused: 'account-blocked' }
  }
  return { account }
}

async function signUp({ emailUsers, logs }: Resources, { origin, connection, email }: MailAttempt) {
  const account = await emailUsers.create(connection, email)
  const { clientId: client_id, clientName: client_name, ip } = origin
  const from = { client_id, client_name, ...(ip !== undefined && { ip }) }
  const of = { user_id: account.userId, user_name: email, connection: connection.name }
  await logs.append({ type: 'ss', ...from, ...of })
  return account
}

const subjectOf = ({ email, origin }: MailAttempt) => `code ${email} ${origin.ip ?? ''}`

async function refuse(store: Resources, attempt: MailAttempt): Promise<MailOutcome> {
  const { origin, email, connection, now } = attempt
  await store.failedLogins.add('fp', email, origin)
  const failures = await store.attempts.countInRow(subjectOf(attempt), windowMs)
  if (failures >= wrongCodesMax) {
    const expiresAt = new Date(now().getTime() + windowMs)
    const ip = origin.ip === undefined ? {} : { ip: origin.ip }
    const block = { identifier: email, ...ip, connection: connection.name, expiresAt }
    await store.userBlocks.block(block)
    await store.failedLogins.add('limit_wc', email, origin)
  }
  return { refused: 'wrong-credentials' }
}
