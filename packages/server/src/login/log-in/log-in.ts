import type { ConnectorWith } from '../../connectors/connector.ts'
import type { PasswordVerdict } from '../../passwords/password-hash.ts'
import type { FoundAccount, GuardedAttempt } from '../../store/logs/logins.ts'
import { type Guards, guardsOf } from '../guards/guards.ts'
import { findPasswordAccount } from './find-password-account.ts'
import {
  guardedBy,
  type LoginAttempt,
  type LoginOutcome,
  pass,
  recordFailure,
  refuseWrong,
  type Stopped,
  stoppedEarly,
} from './password-attempt.ts'

interface DatabaseAttempt extends LoginAttempt {
  /** The name of the connection that the client requested. */
  readonly connection: string | undefined
  /** The names of the organization's connections, if the log-in is for an organization. */
  readonly among?: ReadonlySet<string> | undefined
}

/**
 * Verifies the password of an account, within the limits of attack protection. An unknown account
 * takes as long as a wrong password, and has the same result.
 *
 * @throws ApiError `password_queue_full`
 */
export async function logIn(attempt: DatabaseAttempt): Promise<LoginOutcome> {
  const { tenant, origin, password } = attempt
  const guards = guardsOf(tenant, origin.ip ?? '')
  const checked = await tenant.passwords.logIn(tenant.id, () => checkPassword(attempt, guards))
  const { account, guarded, connector } = checked
  if ('stopped' in checked) {
    const { refused, counted } = checked.stopped
    await recordFailure(attempt, guarded.identifier, { counted })
    return { refused }
  }
  const { verdict } = checked
  if (!account || !connector || !verdict.matches) {
    return refuseWrong(attempt, { guards, guarded, account })
  }
  return pass(attempt, {
    guards,
    guarded,
    account,
    async onJudged() {
      if (verdict.outdated) await connector.password.rehash(tenant, account, password)
    },
  })
}

type CheckedPassword = {
  readonly account: FoundAccount | undefined
  readonly connector: ConnectorWith<'password'> | undefined
  readonly guarded: GuardedAttempt
} & ({ readonly verdict: PasswordVerdict } | { readonly stopped: Stopped })

async function checkPassword(attempt: DatabaseAttempt, guards: Guards): Promise<CheckedPassword> {
  const { tenant, origin, identifier: typed, password, connection, among } = attempt
  const found = await findPasswordAccount(tenant, {
    clientId: origin.clientId,
    identifier: typed.value,
    among,
    ...(connection !== undefined && { connection }),
  })
  const { account, connector } = found ?? {}
  const guarded = guardedBy(attempt, guards, {
    // The same for all identifiers of an account.
    identifier: account?.identifier ?? typed.value,
    connection: account?.connection ?? connection ?? '',
  })
  const stopped = await stoppedEarly(attempt, guarded)
  if (stopped) return { account, connector, guarded, stopped }
  const verdict = found
    ? await found.connector.password.verify(tenant, found.account, password)
    : await tenant.passwords.verify(tenant.id, undefined, password)
  return { account, connector, guarded, verdict }
}
