import { actsAtLogin } from '../../actions/post-login/run-post-login.ts'
import type { SuccessfulLogin } from '../../store/logs/logins.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import type { Authentication } from '../authentication.ts'

/** A counted log-in, which remembers whether its log entry is still to be written. */
export type Counted = Pick<Authentication, 'dueEntry'>

/**
 * Counts a log-in and writes its log entry. Where actions of the tenant follow, `logSuccess` writes
 * the entry after them, whether or not they are still bound then.
 *
 * @returns undefined, after writing nothing, if the attempt is blocked, or the access of the user
 *   has ended since the account was read
 */
export async function succeed(
  tenant: Pick<Tenant, 'connectors' | 'store' | 'boundTriggers'>,
  login: Omit<SuccessfulLogin, 'strategyType' | 'isLoggedLater'>,
): Promise<Counted | undefined> {
  const { connectors, store } = tenant
  const { account, origin, details } = login
  const strategyType = connectors.find(account.provider)?.type
  const isLoggedLater = actsAtLogin(tenant, origin.clientId)
  if (!(await store.logins.succeed({ ...login, strategyType, isLoggedLater }))) return undefined
  return isLoggedLater ? { dueEntry: { ...(details && { details }) } } : {}
}
