import { ApiError } from '../errors.ts'
import type { Tenant } from './tenancy.ts'
import {
  type AcceptedTokens,
  type AccessTokenClaims,
  AccessTokenError,
  accessTokenTypes,
  verifyAccessToken,
} from './verify-access-token.ts'

/** The header of a 401 of an API that accepts access tokens (RFC 6750, section 3). */
export const bearerChallenge = { 'WWW-Authenticate': 'Bearer' } as const

/**
 * The tolerated difference between the clocks of the server and the issuer of a token, in seconds.
 */
const leewaySeconds = 5

/**
 * Verifies an access token of any dialect for an API of the tenant.
 *
 * @throws ApiError `invalid_token`
 */
export function requireAccessToken(
  token: string,
  tenant: Tenant,
  now: Date,
  audience: NonNullable<AcceptedTokens['audience']>,
): AccessTokenClaims {
  const accepted = { audience, types: accessTokenTypes, leewaySeconds }
  try {
    return verifyAccessToken(token, tenant, Math.floor(now.getTime() / 1000), accepted)
  } catch (cause) {
    if (!(cause instanceof AccessTokenError)) throw cause
    throw new ApiError('invalid_token', { headers: bearerChallenge, cause })
  }
}
