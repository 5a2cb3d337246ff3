import type { OidcRecords } from '../../store/oidc/oidc-records.ts'

/**
 * Records a `jti`, and resolves to whether it is new. Of concurrent calls, one resolves to true.
 */
export function recordJti(records: OidcRecords) {
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
