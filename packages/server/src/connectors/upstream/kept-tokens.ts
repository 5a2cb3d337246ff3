import type { TokenEndpointResponse } from 'openid-client'
import type { UpstreamLogin } from '../redirect-connector.ts'

/** Ten years. A greater value is an error of the provider, and may exceed the range of a date. */
const lifetimeSecondsMax = 10 * 365 * 24 * 60 * 60

/** Characters of an access token (RFC 6749, appendix A.12); no header can carry others. */
const accessToken = /^[\x20-\x7e]+$/

/** A token response with an access token that nobody could send. */
export class UnusableTokens extends Error {
  override readonly name = 'UnusableTokens'
}

/**
 * The members of the provider's token response that the server stores. A lifetime that is negative
 * or exceeds ten years is omitted; of another one, the whole seconds count.
 *
 * @throws UnusableTokens
 */
export function keptTokens({
  access_token,
  refresh_token,
  expires_in,
}: TokenEndpointResponse): NonNullable<UpstreamLogin['tokens']> {
  if (!accessToken.test(access_token)) throw new UnusableTokens('The access token is malformed')
  return {
    access_token,
    ...(refresh_token !== undefined && { refresh_token }),
    ...(isPossible(expires_in) && { expires_in: Math.floor(expires_in) }),
  }
}

const isPossible = (seconds: number | undefined): seconds is number =>
  seconds !== undefined && seconds >= 0 && seconds <= lifetimeSecondsMax
