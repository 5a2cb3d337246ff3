import type { OidcRecords } from '../../store/oidc/oidc-records.ts'

/** Makes a `jti` count once, by one insert that one of many wins. */
export function jtiCounter(records: OidcRecords) {
  return (iss: string, jti: string, exp: number): Promise<boolean> =>
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
