import { createPublicKey, type KeyObject, timingSafeEqual } from 'node:crypto'
import { type JWTPayload, jwtVerify } from 'jose'
import { MdlError } from '../mdl-error.ts'
import { memberOf } from './json-object.ts'
import { hash, type PresentedSdJwt } from './read-sd-jwt.ts'
import { clockSkewSeconds, signatureAlgorithms } from './signature-algorithms.ts'

interface Session {
  readonly audience: readonly string[]
  readonly nonce: string
  readonly createdAt: Date
  readonly now: Date
}

/**
 * Verifies that the holder signed this presentation for this session, with the key that the issuer
 * named (RFC 9901, section 7.3).
 *
 * @throws MdlError `device_key_unsupported`, `key_binding_invalid`
 */
export async function verifyKeyBinding(
  sdJwt: PresentedSdJwt,
  credential: JWTPayload,
  session: Session,
): Promise<void> {
  const claims = await verify(sdJwt.keyBindingJwt, holderKeyOf(credential), session)
  if (!isSame(claims.nonce, session.nonce)) {
    throw invalid('`nonce` of the key binding JWT is not the nonce of this session.')
  }
  if (!isSame(claims.sd_hash, hashOf(sdJwt, credential))) {
    throw invalid('`sd_hash` of the key binding JWT is not the digest of this presentation.')
  }
  const issuedAtSeconds = typeof claims.iat === 'number' ? claims.iat : Number.NaN
  const isFresh =
    issuedAtSeconds >= seconds(session.createdAt) - clockSkewSeconds &&
    issuedAtSeconds <= seconds(session.now) + clockSkewSeconds
  if (!isFresh)
    throw invalid('`iat` of the key binding JWT is outside of the lifetime of this session.')
}

async function verify(jwt: string, key: KeyObject, { audience, now }: Session) {
  try {
    const { payload } = await jwtVerify(jwt, key, {
      algorithms: [...signatureAlgorithms],
      typ: 'kb+jwt',
      audience: [...audience],
      clockTolerance: clockSkewSeconds,
      currentDate: now,
    })
    // RFC 9901, section 4.3: a single audience.
    if (typeof payload.aud === 'string') return payload
  } catch {
    // The caller gets one error for all of these checks, because an honest wallet passes them all.
  }
  throw invalid('The key binding JWT is not signed by the holder for this verifier.')
}

/** `jwk` of `cnf` (RFC 7800, section 3.2), without a private part. */
function holderKeyOf({ cnf }: JWTPayload): KeyObject {
  const jwk = memberOf(cnf, 'jwk')
  const [kty, crv, x, y] = ['kty', 'crv', 'x', 'y'].map((name) => textOf(jwk, name))
  try {
    if (!kty || !crv || !x || memberOf(jwk, 'd') !== undefined) throw new TypeError()
    return createPublicKey({ key: { kty, crv, x, ...(y && { y }) }, format: 'jwk' })
  } catch {
    throw new MdlError('device_key_unsupported', '`cnf` has no public key of the holder as `jwk`.')
  }
}

function textOf(jwk: unknown, name: string): string | undefined {
  const value = memberOf(jwk, name)
  return typeof value === 'string' ? value : undefined
}

function hashOf({ bound }: PresentedSdJwt, { _sd_alg: algorithm }: JWTPayload): string {
  const digest = hash(bound, typeof algorithm === 'string' ? algorithm : 'sha-256')
  return Buffer.from(digest).toString('base64url')
}

function isSame(value: unknown, expected: string): boolean {
  const [left, right] = [Buffer.from(String(value)), Buffer.from(expected)]
  return typeof value === 'string' && left.length === right.length && timingSafeEqual(left, right)
}

const seconds = (at: Date) => Math.floor(at.getTime() / 1000)
const invalid = (message: string) => new MdlError('key_binding_invalid', message)
