import type { TokenEndpointResponse } from 'openid-client'
import type { UpstreamLogin } from '../redirect-connector.ts'

/** The members of the provider's token response that are stored. */
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
