import type { LoginDevice } from '../../risk/assess-log-in.ts'
import type { LoginOrigin } from '../../store/logs/logins.ts'
import type { PasskeyAccount } from '../../store/second-factors/passkeys.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { type Counted, succeed } from '../log-in/succeed.ts'
import {
  isSecondFactorDue,
  type RequestedByClient,
} from '../second-factors/second-factor-policy.ts'
import { passkeyRules, verifyLogin } from './ceremonies.ts'
import { type ChallengePlace, consumeChallenge } from './challenges.ts'
import { readLoginAnswer } from './read-answer.ts'

interface PasskeyAttempt {
  readonly tenant: Tenant
  readonly origin: LoginOrigin
  /** The name of the connection that the client requested. */
  readonly connection: string | undefined
  /** The names of the organization's connections, if the log-in is for an organization. */
  readonly among?: ReadonlySet<string> | undefined
  readonly place: ChallengePlace
  /** An AuthenticationResponseJSON, as the browser sent it. */
  readonly answer: string
  /** Accepted origins besides that of the tenant; by default none. */
  readonly origins?: readonly string[]
  /** The request of the client, and the id of a remembered browser. */
  readonly requested?: RequestedByClient | undefined
  readonly browser?: string | undefined
  /** The browser or program of the log-in. */
  readonly device?: LoginDevice | undefined
}

/** The result of a log-in by passkey. */
export type PasskeyOutcome =
  /** The passkey is right, and no second factor is required. */
  | ({ readonly account: PasskeyAccount; readonly amr: readonly string[] } & Counted)
  /** The passkey is right, and a second factor is required. */
  | { readonly pendingAccount: PasskeyAccount; readonly amr: readonly string[] }
  | { readonly refused: 'passkey-failed' | 'account-blocked' }

const author = { description: 'Log in with a passkey' }

/**
 * Verifies the response of an authenticator by its passkey. A passkey cannot be guessed, so
 * failures are not counted, and a block after wrong passwords does not apply.
 */
export async function logInByPasskey(attempt: PasskeyAttempt): Promise<PasskeyOutcome> {
  const { tenant, origin, connection, among, place } = attempt
  const refuse = async (refused: 'passkey-failed' | 'account-blocked', email = '') => {
    await tenant.store.writeLogIn(author, ({ failedLogins }) =>
      failedLogins.add('f', email, origin),
    )
    return { refused }
  }
  const answer = readLoginAnswer(attempt.answer)
  const isFresh = answer && (await consumeChallenge(tenant, place, answer.challenge))
  if (!isFresh) return refuse('passkey-failed')
  const passkey = await tenant.store.passkeys.find(answer.response.id)
  if (!passkey) return refuse('passkey-failed')
  const strategies = tenant.connectors.strategiesWith('passkeys')
  const at = { clientId: origin.clientId, connection, among, strategies }
  const account = await tenant.store.passkeys.findAccount(passkey, at)
  const rules = { ...passkeyRules(tenant), origins: attempt.origins ?? [] }
  const proof = account && (await verifyLogin(tenant, answer, passkey, rules))
  if (!proof) return refuse('passkey-failed', account?.email ?? '')
  if (account.isBlocked) return refuse('account-blocked', account.email ?? '')
  const { requested, browser, device } = attempt
  const { userId } = account
  const { amr, signCounter, isBackedUp } = proof
  const question = { tenant, userId, amr, requested, browser, device }
  const needsSecondFactor = await isSecondFactorDue(question)
  const isUsed = await tenant.store.write(author, ({ passkeys }) =>
    passkeys.use(passkey.id, signCounter, isBackedUp),
  )
  if (!isUsed) return refuse('passkey-failed', account.email ?? '')
  if (needsSecondFactor) return { pendingAccount: account, amr }
  return { account, amr, ...(await succeed(tenant, { account, origin })) }
}
