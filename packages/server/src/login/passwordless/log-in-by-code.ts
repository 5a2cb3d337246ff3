import type { ConnectionWith } from '../../connectors/connector.ts'
import { networkOf } from '../../peers/address.ts'
import type { LoginAccount, LoginOrigin } from '../../store/logs/logins.ts'
import type { LoginCodeKey } from '../../store/mail/login-codes.ts'
import type { Resources } from '../../store/tenants/resources.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { guardsOf } from '../guards/guards.ts'
import type { Refused } from '../log-in/log-in.ts'
import { succeed } from '../log-in/succeed.ts'
import { logSignUp } from '../sign-up/log-sign-up.ts'
import { allowsSignUp, countSignUp } from '../sign-up/sign-up-guard.ts'

/** Why a log-in by code is refused; all are reasons for passwords too. */
export type CodeRefused = Exclude<Refused, 'password-leaked' | 'too-many-log-ins'>
interface Refusal {
  readonly refused: CodeRefused
}
/** The result of a log-in by code or link. */
export type CodeOutcome = { readonly account: LoginAccount } | Refusal

interface CodeAttempt {
  readonly tenant: Tenant
  readonly origin: LoginOrigin
  /** The connection that sent the code. */
  readonly way: ConnectionWith<'code'>
  /** Normalized by the connector. */
  readonly address: string
  /** The code, or the secret of the link. */
  readonly proof: { readonly code: string } | { readonly link: string }
  readonly now: () => Date
}

type TypedCodeAttempt = CodeAttempt & { readonly proof: { readonly code: string } }

const author = { description: 'Log in by a code' }
/** The most wrong codes for one recipient from one IP address, before it is blocked. */
const wrongCodesMax = 20
const windowMs = 24 * 60 * 60 * 1000

/** The values of `amr` of a log-in by code (RFC 8176, section 2), by channel. */
export const amrOfCode = { email: ['otp'], sms: ['otp', 'sms'] } as const

/** Verifies a code or a link, and creates the account of a new user. */
export async function logInByCode(attempt: CodeAttempt): Promise<CodeOutcome> {
  const { tenant, origin } = attempt
  const outcome = await unlessBlocked<CodeOutcome>(attempt, async (store) =>
    (await redeem(store, attempt)) ? admit(store, attempt) : refuse(store, attempt),
  )
  if ('account' in outcome) {
    const subjects = [subjectOf(attempt)]
    await succeed(tenant, { account: outcome.account, origin, subjects })
  }
  return outcome
}

/**
 * Verifies a code without consuming it.
 *
 * @returns why it is refused; undefined if it is right
 */
export async function checkLoginCode(attempt: TypedCodeAttempt): Promise<CodeRefused | undefined> {
  const { refused } = await unlessBlocked<Partial<Refusal>>(attempt, async (store) =>
    (await store.loginCodes.checkCode(keyOf(attempt), attempt.proof.code))
      ? {}
      : refuse(store, attempt),
  )
  return refused
}

/** Runs `work`, unless the recipient is blocked for the IP address; a refusal is logged. */
async function unlessBlocked<Outcome>(
  attempt: CodeAttempt,
  work: (store: Resources) => Promise<Outcome>,
): Promise<Outcome | Refusal> {
  const { tenant, origin, way, address } = attempt
  const ip = networkOf(origin.ip ?? '')
  const guarded = {
    identifier: address,
    ip,
    connection: way.connection.name,
    blockedByAccount: true,
    blockedByAddress: guardsOf(tenant, origin.ip ?? '').login?.blocks ?? false,
  }
  const isBlocked = await tenant.store.logins.isBlocked(guarded)
  return tenant.store.writeLogIn<Outcome | Refusal>(author, async (store) => {
    if (!isBlocked) return work(store)
    await store.failedLogins.add('f', address, origin)
    return { refused: 'too-many-attempts' }
  })
}

const keyOf = ({ origin, way, address }: CodeAttempt): LoginCodeKey => ({
  clientId: origin.clientId,
  connectionId: way.connection.id,
  address,
})

async function redeem({ loginCodes }: Resources, attempt: CodeAttempt): Promise<boolean> {
  const { origin, proof } = attempt
  if ('link' in proof) return Boolean(await loginCodes.redeemLink(proof.link, origin.clientId))
  return loginCodes.redeemCode(keyOf(attempt), proof.code)
}

async function admit(store: Resources, attempt: CodeAttempt): Promise<CodeOutcome> {
  const { origin, way, address } = attempt
  const { connection, connector } = way
  const known = await connector.code.findAccount(store, connection, address)
  if (!known) {
    // The connection may have been closed for sign-ups since the code was sent.
    if (!allowsSignUp(way)) return refuse(store, attempt)
    const { signup: guard } = guardsOf(attempt.tenant, origin.ip ?? '')
    if (!(await countSignUp(store, guard, origin))) return { refused: 'too-many-attempts' }
  }
  const account = known ?? (await signUp(store, attempt))
  if (account.isBlocked) {
    await store.failedLogins.add('f', address, origin)
    return { refused: 'account-blocked' }
  }
  return { account }
}

async function signUp(store: Resources, { origin, way, address }: CodeAttempt) {
  const { connection, connector } = way
  const account = await connector.code.createAccount(store, connection, address)
  const { userId } = account
  await logSignUp(store, origin, { userId, userName: address, connection: connection.name })
  return account
}

const subjectOf = ({ address, origin }: CodeAttempt) =>
  `code ${address} ${networkOf(origin.ip ?? '')}`

async function refuse(store: Resources, attempt: CodeAttempt): Promise<Refusal> {
  const { origin, address, way, now } = attempt
  await store.failedLogins.add('fp', address, origin)
  const failures = await store.attempts.countInRow(subjectOf(attempt), windowMs)
  if (failures >= wrongCodesMax) {
    const expiresAt = new Date(now().getTime() + windowMs)
    const ip = origin.ip === undefined ? {} : { ip: networkOf(origin.ip) }
    const block = { identifier: address, ...ip, connection: way.connection.name, expiresAt }
    await store.userBlocks.block(block)
    await store.failedLogins.add('limit_wc', address, origin)
  }
  return { refused: 'wrong-credentials' }
}
