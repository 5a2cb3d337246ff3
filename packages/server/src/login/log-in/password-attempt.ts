import type { Identifier } from '../../identifiers/identifiers.ts'
import type { Mailer } from '../../mail/mail.ts'
import type { CountedLogIn, CountLogIn } from '../../passwords/log-in-rate.ts'
import { networkOf } from '../../peers/address.ts'
import type { LoginDevice } from '../../risk/assess-log-in.ts'
import { addressSubject } from '../../store/attack-protection/address-blocks.ts'
import { accountSubject } from '../../store/attack-protection/user-blocks.ts'
import type { FailedLogin } from '../../store/logs/failed-logins.ts'
import type {
  GuardedAttempt,
  LoginAccount,
  LoginOrigin,
  SuccessfulLogin,
} from '../../store/logs/logins.ts'
import type { Resources } from '../../store/tenants/resources.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { countRisk } from '../bot-detection/risk.ts'
import { sendBlockedAccount } from '../guards/blocked-account.ts'
import type { Guards } from '../guards/guards.ts'
import type { LeakedPasswords } from '../guards/leaked-passwords.ts'
import { isStolen, type PasswordOwner } from '../guards/stolen-credentials.ts'
import { isAddressNoticeDue, notifyOfAddress } from '../guards/warn-of-attacks.ts'
import {
  isSecondFactorDue,
  type RequestedByClient,
} from '../second-factors/second-factor-policy.ts'
import { type Counted, succeed } from './succeed.ts'

/** A log-in by password, whoever verifies it. */
export interface LoginAttempt {
  readonly tenant: Tenant
  readonly origin: LoginOrigin
  readonly identifier: Identifier
  readonly password: string
  readonly mailer: Mailer
  readonly leaks: LeakedPasswords
  readonly countLogIn: CountLogIn
  /** The request of the client, and the id of a remembered browser. */
  readonly requested?: RequestedByClient | undefined
  readonly browser?: string | undefined
  /** The browser or program of the log-in. */
  readonly device?: LoginDevice | undefined
  /**
   * Whether a later request completes the log-in, and decides on the second factor: the outcome is
   * then as if one were required.
   */
  readonly isCompletedLater?: true
  readonly now: () => Date
}

/** The result of a log-in by password. */
export type LoginOutcome =
  /** The password is right, and no second factor is required. */
  | ({ readonly account: LoginAccount } & Counted)
  /** The password is right, and a second factor is required. */
  | { readonly pendingAccount: LoginAccount }
  | {
      readonly refused:
        | 'wrong-credentials'
        | 'too-many-attempts'
        | 'too-many-log-ins'
        | 'account-blocked'
        | 'password-leaked'
    }

/** Why a log-in by password is refused. */
export type Refused = Extract<LoginOutcome, { refused: unknown }>['refused']

export const author = { description: 'Log in' }

/** The window in which failures are counted, and the duration of a block. */
const windowMs = 24 * 60 * 60 * 1000

/** The subjects of an attempt that may be blocked. Without a guard nothing is blocked. */
export const guardedBy = (
  { origin }: Pick<LoginAttempt, 'origin'>,
  guards: Guards,
  named: Pick<GuardedAttempt, 'identifier' | 'connection'>,
): GuardedAttempt => ({
  ...named,
  ip: networkOf(origin.ip ?? ''),
  blockedByAccount: guards.account?.blocks ?? false,
  blockedByAddress: guards.login?.blocks ?? false,
})

/** An attempt that is refused before its password is verified. */
export interface Stopped {
  readonly refused: 'too-many-attempts' | 'too-many-log-ins'
  readonly counted?: CountedLogIn
}

/** Whether an attempt is blocked, or beyond the limit of its user; counts it otherwise. */
export async function stoppedEarly(
  { tenant, countLogIn }: Pick<LoginAttempt, 'tenant' | 'countLogIn'>,
  guarded: GuardedAttempt,
): Promise<Stopped | undefined> {
  if (await tenant.store.logins.isBlocked(guarded)) return { refused: 'too-many-attempts' }
  const { identifier, ip } = guarded
  const counted = await countLogIn(tenant.id, identifier, ip)
  return counted.isExceeded ? { refused: 'too-many-log-ins', counted } : undefined
}

export const recordFailure = (
  { tenant, origin }: Pick<LoginAttempt, 'tenant' | 'origin'>,
  identifier: string,
  { counted, about }: { readonly counted?: CountedLogIn | undefined; readonly about?: FailedLogin },
) =>
  tenant.store.writeLogIn(author, async ({ failedLogins }) => {
    await failedLogins.add('f', identifier, origin, about)
    if (counted?.isFirst) await failedLogins.add('limit_sul', identifier, origin)
  })

interface Passed extends Pick<SuccessfulLogin, 'sealedTokens'> {
  readonly guards: Guards
  readonly guarded: GuardedAttempt
  readonly account: LoginAccount
  /** Runs once the attempt may log in. */
  readonly onJudged?: () => Promise<void>
}

/** Completes an attempt with the right password, unless another rule refuses it. */
export async function pass(attempt: LoginAttempt, passed: Passed): Promise<LoginOutcome> {
  const { tenant, origin } = attempt
  const { guards, guarded, account, sealedTokens, onJudged } = passed
  const outcome = await judge(attempt, guarded, account)
  if ('refused' in outcome) return outcome
  await onJudged?.()
  const subjects = subjectsOf(guards, guarded)
  if ('pendingAccount' in outcome) {
    await tenant.store.write(author, (store) => forget(store, subjects))
    return outcome
  }
  const login = { account, origin, subjects, unlessBlocked: guarded, sealedTokens }
  const counted = await succeed(tenant, login)
  if (counted) return { ...outcome, ...counted }
  const isBlocked = await tenant.store.logins.isBlocked(guarded)
  return { refused: isBlocked ? 'too-many-attempts' : 'wrong-credentials' }
}

interface Newcomer extends Pick<Passed, 'guards' | 'guarded'> {
  readonly email: string
}

/**
 * Continues an attempt with the right password of somebody who has no account yet, and who is asked
 * whether to link one. The answer has no password, so that what depends on it is decided before.
 *
 * @returns why the attempt is refused; undefined if the user may be asked
 */
export async function passNewcomer(
  attempt: LoginAttempt,
  { guards, guarded, email }: Newcomer,
): Promise<{ readonly refused: Refused } | undefined> {
  const { connection } = guarded
  const refusal = await refusalOf(attempt, guarded, { email, connection, isBlocked: false })
  if (refusal) return refusal
  const subjects = subjectsOf(guards, guarded)
  await attempt.tenant.store.write(author, (store) => forget(store, subjects))
  return undefined
}

/** What counts failures of the account of an attempt. */
function subjectsOf(guards: Guards, { identifier, ip }: GuardedAttempt): readonly string[] {
  const subject = accountSubject(identifier, ip)
  return guards.account?.isEverywhere ? [subject, accountSubject(identifier)] : [subject]
}

/**
 * Decides on an attempt with the right password. Of many parallel guesses, those that end after a
 * block are refused although they began before it: the statement that records a log-in checks the
 * block again.
 */
async function judge(
  attempt: LoginAttempt,
  guarded: GuardedAttempt,
  account: LoginAccount,
): Promise<LoginOutcome> {
  const { tenant, requested, browser, device, isCompletedLater } = attempt
  const { userId } = account
  const needsSecondFactor =
    isCompletedLater || (await isSecondFactorDue({ tenant, userId, requested, browser, device }))
  const mayBeStolen = tenant.attackProtection.breachedPasswords.enabled
  if (!account.isBlocked && !needsSecondFactor && !mayBeStolen) return { account }
  const refusal = await refusalOf(attempt, guarded, account)
  if (refusal) return refusal
  return needsSecondFactor ? { pendingAccount: account } : { account }
}

/** Why an attempt with the right password is refused. */
async function refusalOf(
  attempt: LoginAttempt,
  guarded: GuardedAttempt,
  owner: PasswordOwner & Pick<LoginAccount, 'isBlocked'>,
): Promise<{ readonly refused: Refused } | undefined> {
  const { identifier } = guarded
  if (await attempt.tenant.store.logins.isBlocked(guarded)) return { refused: 'too-many-attempts' }
  if (owner.isBlocked) {
    await recordFailure(attempt, identifier, {})
    return { refused: 'account-blocked' }
  }
  const isRefused = await isStolen({ ...attempt, owner, identifier })
  return isRefused ? { refused: 'password-leaked' } : undefined
}

async function forget({ attempts }: Resources, subjects: readonly string[]): Promise<void> {
  for (const subject of subjects) await attempts.forget(subject)
}

interface Wrong {
  readonly guards: Guards
  readonly guarded: GuardedAttempt
  /** The account that the attempt was for; undefined if there is none. */
  readonly account: LoginAccount | undefined
  readonly about?: FailedLogin
}

/** Refuses an attempt with a wrong password, and counts it. */
export async function refuseWrong(
  attempt: Omit<LoginAttempt, 'leaks'>,
  { guards, guarded: { identifier, ip }, account, about }: Wrong,
): Promise<LoginOutcome> {
  const { tenant, mailer, origin } = attempt
  const isEverywhere = guards.account?.isEverywhere ?? false
  const blocked = { identifier, ...(ip !== '' && !isEverywhere && { ip }) }
  const { isTooMany, isNoticeDue } = await tenant.store.writeLogIn(author, async (store) => {
    await store.failedLogins.add(account ? 'fp' : 'fu', identifier, origin, about)
    const isNoticeDue = await countForAddress(store, attempt, guards, ip)
    await countRisk(store, tenant, origin.ip)
    return { isNoticeDue, isTooMany: await countForAccount(store, attempt, guards, blocked) }
  })
  if (isNoticeDue) notifyOfAddress(attempt, origin)
  if (isTooMany && account && guards.account?.notifies) {
    sendBlockedAccount({ tenant, mailer, account, origin, blocked })
  }
  return { refused: 'wrong-credentials' }
}

type Named = Pick<GuardedAttempt, 'identifier'> & Partial<Pick<GuardedAttempt, 'ip'>>

/**
 * Counts a failure of an account.
 *
 * @returns whether the account now has too many
 */
async function countForAccount(
  store: Resources,
  { origin, now }: Pick<LoginAttempt, 'origin' | 'now'>,
  { account: guard }: Guards,
  named: Named,
): Promise<boolean> {
  if (!guard) return false
  const { identifier, ip } = named
  const failures = await store.attempts.countInRow(accountSubject(identifier, ip), windowMs)
  // Without a block attempts continue, so each multiple of the limit is reported.
  const isTooMany = guard.blocks
    ? failures >= guard.failuresMax
    : failures % guard.failuresMax === 0
  if (!isTooMany) return false
  const expiresAt = new Date(now().getTime() + windowMs)
  if (guard.blocks) await store.userBlocks.block({ ...named, expiresAt })
  await store.failedLogins.add('limit_wc', identifier, origin)
  return true
}

/**
 * Takes an attempt from the IP address. Without attempts left, it must wait until one is refilled.
 *
 * @returns whether administrators have to be told of it
 */
async function countForAddress(
  store: Resources,
  { origin, identifier, now }: Pick<LoginAttempt, 'origin' | 'identifier' | 'now'>,
  { login: guard }: Guards,
  ip: string,
): Promise<boolean> {
  if (!guard) return false
  const { attemptsMax, rateMs } = guard.bucket
  const taken = await store.attempts.take(addressSubject(ip), guard.bucket)
  if (taken < attemptsMax) return false
  const expiresAt = new Date(now().getTime() + rateMs * (taken - attemptsMax + 1))
  if (guard.blocks) await store.addressBlocks.block(ip, expiresAt)
  await store.failedLogins.add('limit_mu', identifier.value, origin)
  return isAddressNoticeDue(store, guard)
}
