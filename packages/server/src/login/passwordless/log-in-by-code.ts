import { isBound } from '../../actions/run-trigger.ts'
import type { ConnectionWith } from '../../connectors/connector.ts'
import type { Mailer } from '../../mail/mail.ts'
import type { LoginAccount } from '../../store/logs/logins.ts'
import type { Resources } from '../../store/tenants/resources.ts'
import { guardsOf } from '../guards/guards.ts'
import { type Counted, succeed } from '../log-in/succeed.ts'
import { logSignUp } from '../sign-up/log-sign-up.ts'
import { allowsSignUp, countSignUp } from '../sign-up/sign-up-guard.ts'
import {
  type AddressProof,
  type CodeRefused,
  keyOf,
  type Refusal,
  refuseCode,
  subjectOf,
  unlessBlocked,
} from './prove-address.ts'
import { keepMetadata, registerByCode, registeredByCode } from './register-by-code.ts'

/** The result of a log-in by code or link. */
export type CodeOutcome = ({ readonly account: LoginAccount } & Counted) | Refusal

/** A log-in by a code or a link. */
export interface CodeAttempt extends AddressProof {
  /** The connection that sent the code. */
  readonly way: ConnectionWith<'code'>
  /** Runs actions after a sign-up. */
  readonly mailer: Pick<Mailer, 'laterByCode'>
  /** The code, or the secret of the link. */
  readonly proof: { readonly code: string } | { readonly link: string }
}

/** The account, and whether this log-in has created it. */
type Admission = { readonly account: LoginAccount; readonly isNew: boolean } | Refusal

type TypedCodeAttempt = Omit<CodeAttempt, 'mailer'> & { readonly proof: { readonly code: string } }

/** The values of `amr` of a log-in by code (RFC 8176, section 2), by channel. */
export const amrOfCode = { email: ['otp'], sms: ['otp', 'sms'] } as const

/**
 * Verifies a code or a link, and creates the account of a new user.
 *
 * @throws ApiError `signup_denied` where an action refuses the new user
 */
export async function logInByCode(attempt: CodeAttempt): Promise<CodeOutcome> {
  const { tenant, origin } = attempt
  const refused = await refusedBefore(attempt)
  if (refused) return { refused }
  const change = await registerByCode(attempt)
  const outcome = await unlessBlocked<Admission>(attempt, async (store) =>
    (await redeem(store, attempt)) ? admit(store, attempt) : refuseCode(store, attempt),
  )
  if ('refused' in outcome) return outcome
  const { account, isNew } = outcome
  await keepMetadata(attempt, account.userId, change)
  const counted = await succeed(tenant, { account, origin, subjects: [subjectOf(attempt)] })
  if (isNew) await registeredByCode(attempt, account.userId)
  return { account, ...counted }
}

/** Why a code is refused before actions run for it; without them it is not checked twice. */
async function refusedBefore({ proof, ...attempt }: CodeAttempt): Promise<CodeRefused | undefined> {
  if (!('code' in proof) || !isBound(attempt.tenant, 'pre-user-registration')) return undefined
  return checkLoginCode({ ...attempt, proof })
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
      : refuseCode(store, attempt),
  )
  return refused
}

async function redeem({ loginCodes }: Resources, attempt: CodeAttempt): Promise<boolean> {
  const { origin, proof } = attempt
  if ('link' in proof) return Boolean(await loginCodes.redeemLink(proof.link, origin.clientId))
  return loginCodes.redeemCode(keyOf(attempt), proof.code)
}

async function admit(store: Resources, attempt: CodeAttempt): Promise<Admission> {
  const { origin, way, address } = attempt
  const { connection, connector } = way
  const known = await connector.code.findAccount(store, connection, address)
  if (!known) {
    // The connection may have been closed for sign-ups since the code was sent.
    if (!allowsSignUp(way)) return refuseCode(store, attempt)
    const { signup: guard } = guardsOf(attempt.tenant, origin.ip ?? '')
    if (!(await countSignUp(store, guard, origin))) return { refused: 'too-many-attempts' }
  }
  const account = known ?? (await signUp(store, attempt))
  if (account.isBlocked) {
    await store.failedLogins.add('f', address, origin)
    return { refused: 'account-blocked' }
  }
  return { account, isNew: !known }
}

async function signUp(store: Resources, { origin, way, address }: CodeAttempt) {
  const { connection, connector } = way
  const account = await connector.code.createAccount(store, connection, address)
  const { userId } = account
  await logSignUp(store, origin, { userId, userName: address, connection: connection.name })
  return account
}
