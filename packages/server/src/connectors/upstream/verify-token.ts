import { errors, type JWTPayload, type JWTVerifyOptions, jwtVerify } from 'jose'
import { OutboundError } from '../../outbound/outbound-error.ts'
import type { UpstreamRefusal } from '../upstream-refusal.ts'
import { invalid } from './refusal.ts'
import { outboundCause } from './upstream-fetch.ts'

/** The key that verifies a JWT, or a function that finds it. */
export type VerifyingKey = Parameters<typeof jwtVerify>[1]

/**
 * The maximum age, by its `iat`, of a JWT that a provider sends immediately; the lifetime of a
 * logout token should be at most two minutes (OpenID Connect Back-Channel Logout 1.0, section 2.4).
 */
export const sentTokenAgeMax = '5 minutes'
const clockToleranceSeconds = 30

/** The error codes for a response without a key set; the first one is for any status but 200. */
export const unreadKeys = ['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID']

interface VerifiedToken {
  readonly payload: JWTPayload
  readonly type: string | undefined
}

/**
 * Verifies a JWT of an identity provider.
 *
 * @param noun what the JWT is, for the reason: 'logout token'
 * @throws OutboundError if the provider does not respond, or not with its keys
 */
export async function verifyToken(
  noun: string,
  token: string,
  key: VerifyingKey,
  expected: Omit<JWTVerifyOptions, 'clockTolerance'>,
): Promise<VerifiedToken | UpstreamRefusal> {
  const options = { ...expected, clockTolerance: clockToleranceSeconds }
  try {
    const verifying =
      typeof key === 'function' ? jwtVerify(token, key, options) : jwtVerify(token, key, options)
    const { payload, protectedHeader } = await verifying
    return { payload, type: protectedHeader.typ }
  } catch (error) {
    const away = outboundCause(error)
    if (away) throw away
    if (error instanceof errors.JOSEError && unreadKeys.includes(error.code)) {
      throw new OutboundError('unreachable', 'Its keys cannot be read.', { cause: error })
    }
    if (!isFaultOfProvider(error)) throw error
    return invalid(`The ${noun} was refused: ${error.message}`)
  }
}

/** jose throws TypeError for a short RSA key, and WebCrypto DOMException for a malformed one. */
const isFaultOfProvider = (error: unknown): error is Error =>
  error instanceof errors.JOSEError || error instanceof TypeError || error instanceof DOMException
