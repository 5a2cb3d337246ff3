import type { RefreshToken } from 'oidc-provider'
import type { WithOidc } from '../provider/oidc-request.ts'

/**
 * The refresh token that a request has revoked (RFC 7009). The token of another client is not
 * revoked, which the response does not tell.
 */
export function revokedRefreshTokenOf({
  oidc,
  status,
}: WithOidc & { readonly status: number }): RefreshToken | undefined {
  if (oidc?.route !== 'revocation' || status !== 200) return undefined
  const { RefreshToken: token } = oidc.entities
  return token?.clientId === oidc.client?.clientId ? token : undefined
}
