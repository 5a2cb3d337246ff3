import type { TokenEndpointResponse } from 'openid-client'
import type { UpstreamLogin } from '../redirect-connector.ts'

/** Ten years. A greater value is an error of the provider, and may exceed the range of a date. */
const lifetimeSecondsMax = 10 * 365 * 24 * 60 * 60

/**
 * The members of the provider's token response that the server stores. A lifetime that is negative
 * or exceeds ten years is omitted.
 */
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
