import type { ConnectionWith } from '../../connectors/connector.ts'
import type {
  DirectoryRefusal,
  DirectoryUser,
  PasswordDirectory,
  UpstreamLogin,
} from '../../connectors/redirect-connector.ts'
import { accountSubject } from '../../connectors/upstream/account-subject.ts'
import type { Outbound } from '../../outbound/outbound.ts'
import type { FailedLogin } from '../../store/logs/failed-logins.ts'
import type { GuardedAttempt } from '../../store/logs/logins.ts'
import { providerCallOf } from '../../tenancy/provider-call.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { type Guards, guardsOf } from '../guards/guards.ts'
import { answered } from '../redirect/ask-connector.ts'
import {
  type ArrivalOutcome,
  admitUpstream,
  type LinkableArrival,
  signUpUpstream,
} from '../redirect/upstream-account.ts'
import {
  guardedBy,
  type LoginAttempt,
  type LoginOutcome,
  pass,
  passNewcomer,
  type Refused,
  recordFailure,
  refuseWrong,
  type Stopped,
  stoppedEarly,
} from './password-attempt.ts'

/** A connection whose directory verifies passwords. */
export interface DirectoryWay extends ConnectionWith<'redirect'> {
  readonly directory: PasswordDirectory
}

interface AtDirectory {
  readonly way: DirectoryWay
  readonly outbound: Outbound
}

type DirectoryAttempt = LoginAttempt & AtDirectory
type PasswordAttempt = Omit<LoginAttempt, 'leaks'> & AtDirectory

/** Why a log-in at a directory is refused. */
export type DirectoryRefused =
  | Refused
  | 'password-expired'
  | 'upstream-failed'
  | 'upstream-unavailable'

type Decided =
  | Exclude<LoginOutcome, { refused: unknown }>
  | { readonly refused: DirectoryRefused; readonly status?: number }

/** The connection as one whose directory verifies passwords; undefined if it has none. */
export function directoryWayOf(
  way: ConnectionWith<'redirect'> | undefined,
): DirectoryWay | undefined {
  const directory = way?.connector.redirect.passwordDirectory
  return way && directory?.isConfigured(way.connection) ? { ...way, directory } : undefined
}

/** The connection with a name, if a client may use it and its directory verifies passwords. */
export async function findDirectory(
  { connections }: Pick<Tenant, 'connections'>,
  clientId: string,
  name: string,
): Promise<DirectoryWay | undefined> {
  const selector = { abilities: ['redirect'], name } as const
  return directoryWayOf(await connections.findEnabledFor(clientId, selector))
}

/**
 * Verifies the password of a user at the directory of a connection, within the limits of attack
 * protection.
 */
export async function logInAtDirectory(attempt: DirectoryAttempt): Promise<Decided> {
  const outcome = await arrive(attempt)
  if (!('arrival' in outcome)) return outcome
  // No page can ask the user whether to link an account with the same e-mail address.
  const { tenant, origin, way } = attempt
  const { arrival, ...passing } = outcome
  const admitted = await signUpUpstream({ tenant, origin, way, account: arrival.account })
  return settle(attempt, passing, admitted)
}

/** The user of a directory may link the account to another one, which a page must ask. */
interface Linkable {
  readonly arrival: LinkableArrival
}

/** As `logInAtDirectory`, where a page can ask the user to link the account to another one. */
export async function verifyAtDirectory(attempt: DirectoryAttempt): Promise<Decided | Linkable> {
  const outcome = await arrive(attempt)
  if (!('arrival' in outcome)) return outcome
  const { arrival, ...passing } = outcome
  const { email } = arrival
  return (await passNewcomer(attempt, { ...passing, email })) ?? { arrival }
}

interface Verified extends Passing {
  readonly login: UpstreamLogin
}

interface Unverified {
  readonly refused: DirectoryRefused
  readonly status?: number
  /** A sentence for the administrators of the tenant. */
  readonly description: string
}

/**
 * Verifies the password of a user at the directory of a connection, within the limits of attack
 * protection. Nobody is logged in.
 */
export async function verifyPassword(attempt: PasswordAttempt): Promise<Verified | Unverified> {
  const { tenant, origin, way, outbound, now, identifier } = attempt
  const guards = guardsOf(tenant, origin.ip ?? '')
  const call = await providerCallOf({ tenant }, { connection: way.connection, outbound, now })
  const asked = await answered(
    way.directory.find(call, identifier.value, (user) => ask(attempt, guards, user)),
  )
  if ('refused' in asked) {
    const { refused, description } = asked
    await fail(attempt, identifier.value, description)
    return refused === 'unreachable'
      ? { refused: 'upstream-unavailable', status: 503, description }
      : { refused: 'upstream-failed', description }
  }
  const { guarded } = asked
  if ('stopped' in asked) {
    const { refused, counted } = asked.stopped
    await recordFailure(attempt, guarded.identifier, { counted })
    return { refused, description: tooMany }
  }
  const { verified, subject } = asked
  if ('refused' in verified) return refuseUser(attempt, { guards, guarded, verified, subject })
  if (await tenant.store.logins.isBlocked(guarded)) return blocked
  return { guards, guarded, login: verified }
}

const tooMany = 'There were too many attempts with this user or from this address. Try again later.'
const blocked: Unverified = { refused: 'too-many-attempts', description: tooMany }

type Asked = { readonly guarded: GuardedAttempt } & (
  | { readonly stopped: Stopped }
  | {
      readonly verified: UpstreamLogin | DirectoryRefusal
      readonly subject: string | undefined
    }
)

async function ask(attempt: PasswordAttempt, guards: Guards, user: DirectoryUser): Promise<Asked> {
  const guarded = guardedBy(attempt, guards, {
    identifier: user.identifier ?? attempt.identifier.value,
    connection: attempt.way.connection.name,
  })
  const stopped = await stoppedEarly(attempt, guarded)
  if (stopped) return { guarded, stopped }
  return { guarded, verified: await user.verify(attempt.password), subject: user.subject }
}

interface RefusedUser {
  readonly guards: Guards
  readonly guarded: GuardedAttempt
  readonly verified: DirectoryRefusal
  readonly subject: string | undefined
}

async function refuseUser(
  attempt: PasswordAttempt,
  { guards, guarded, verified, subject }: RefusedUser,
): Promise<Unverified> {
  const { tenant, way } = attempt
  const { refused, description } = verified
  if (refused === 'wrong-password') {
    const account =
      subject === undefined
        ? undefined
        : await tenant.store.accounts.findBySubject(way.connection, accountSubject(way, subject))
    await refuseWrong(attempt, { guards, guarded, account, about: aboutOf(way, description) })
    return { refused: 'wrong-credentials', description }
  }
  // The password is right: what a block hides, this must hide, too.
  if (await tenant.store.logins.isBlocked(guarded)) return blocked
  await fail(attempt, guarded.identifier, description)
  return { refused, description }
}

interface Passing {
  readonly guards: Guards
  readonly guarded: GuardedAttempt
}

/** Verifies the password, and finds or creates the account unless it may be linked. */
async function arrive(attempt: DirectoryAttempt): Promise<Decided | (Linkable & Passing)> {
  const verified = await verifyPassword(attempt)
  if ('refused' in verified) return verified
  const { login, ...passing } = verified
  const { tenant, origin, way } = attempt
  const arrived = await admitUpstream({ tenant, origin, way, login })
  if ('ownerId' in arrived) return { ...passing, arrival: arrived }
  return settle(attempt, passing, arrived)
}

async function settle(
  attempt: DirectoryAttempt,
  passing: Passing,
  admitted: Exclude<ArrivalOutcome, LinkableArrival>,
): Promise<Decided> {
  if ('account' in admitted) return pass(attempt, { ...passing, ...admitted })
  await fail(attempt, passing.guarded.identifier, admitted.description)
  return { refused: admitted.refused }
}

const fail = (attempt: PasswordAttempt, identifier: string, description: string) =>
  recordFailure(attempt, identifier, { about: aboutOf(attempt.way, description) })

function aboutOf({ connection, connector }: DirectoryWay, description: string): FailedLogin {
  return {
    description: description.slice(0, descriptionLengthMax),
    connection: connection.name,
    connection_id: connection.id,
    strategy: connection.strategy,
    strategy_type: connector.type,
  }
}

const descriptionLengthMax = 1_024
