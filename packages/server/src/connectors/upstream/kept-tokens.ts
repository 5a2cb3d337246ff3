import type { TokenEndpointResponse } from 'openid-client'
import type { UpstreamLogin } from '../redirect-connector.ts'

/** Ten years: a longer lifetime than a provider can mean, or that a date can have. */
const lifetimeSecondsMax = 10 * 365 * 24 * 60 * 60

/** The members of the provider's token response that are stored; without an impossible lifetime. */
export function keptTokens({
  access_token,
  refresh_token,
  expires_in,
}: TokenEndpointResponse): NonNullable<UpstreamLogin['tokens']> {
  return {
    access_token,
    ...(refresh_token !== undefined && { refresh_token }),
    ...(isPossible(expires_in) && { expires_in }),
  }
}

const isPossible = (seconds: number | undefined): seconds is number =>
  seconds !== undefined && seconds >= 0 && seconds <= lifetimeSecondsMax
