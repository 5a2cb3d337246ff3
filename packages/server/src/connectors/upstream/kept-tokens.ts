import type { TokenEndpointResponse } from 'openid-client'
import type { UpstreamLogin } from '../redirect-connector.ts'

/** What is kept of the provider's token response. */
export function keptTokens({
  access_token,
  refresh_token,
  expires_in,
}: TokenEndpointResponse): NonNullable<UpstreamLogin['tokens']> {
  return {
    access_token,
    ...(refresh_token !== undefined && { refresh_token }),
    ...(expires_in !== undefined && { expires_in }),
  }
}
