import { actsAtLogin } from '../../actions/post-login/run-post-login.ts'
import type { SuccessfulLogin } from '../../store/logs/logins.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'

type Succeeding = Omit<SuccessfulLogin, 'strategyType' | 'isLoggedLater'> & {
  /** Whether the entry does not wait for actions, as the request that runs them cannot write it. */
  readonly isLoggedNow?: boolean
}

/**
 * Counts a log-in and writes its log entry. Where actions of the tenant follow, `logSuccess` writes
 * the entry after them.
 *
 * @returns false, after writing nothing, if the attempt is blocked, or the access of the user has
 *   ended since the account was read
 */
export function succeed(
  tenant: Pick<Tenant, 'connectors' | 'store' | 'boundTriggers'>,
  { isLoggedNow = false, ...login }: Succeeding,
): Promise<boolean> {
  const { connectors, store } = tenant
  const strategyType = connectors.find(login.account.provider)?.type
  const isLoggedLater = !isLoggedNow && actsAtLogin(tenant, login.origin.clientId)
  return store.logins.succeed({ ...login, strategyType, isLoggedLater })
}
