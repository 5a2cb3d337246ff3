import type { SuccessfulLogin } from '../../store/logs/logins.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'

/**
 * Counts a log-in and writes its log entry.
 *
 * @returns false, after writing nothing, if the attempt is blocked, or the access of the user has
 *   ended since the account was read
 */
export function succeed(
  { connectors, store }: Pick<Tenant, 'connectors' | 'store'>,
  login: Omit<SuccessfulLogin, 'strategyType'>,
): Promise<boolean> {
  const strategyType = connectors.find(login.account.provider)?.type
  return store.logins.succeed({ ...login, strategyType })
}
