import type { Provider } from 'oidc-provider'
import type { OidcRecords } from '../../store/oidc/oidc-records.ts'

/**
 * Makes a `jti` count once, by one insert that one of many wins. oidc-provider looks first and
 * writes then.
 */
export function countOnce(provider: Provider, records: OidcRecords): void {
  provider.ReplayDetection.unique = (iss: string, jti: string, exp: number) =>
    records.insert('ReplayDetection', `${iss} ${jti}`, {
      payload: {},
      grantId: undefined,
      userCode: undefined,
      uid: undefined,
      accountId: undefined,
      clientId: undefined,
      expiresAt: new Date(exp * 1000),
    })
}
