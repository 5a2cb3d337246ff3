import { exportJWK, type JWK } from 'jose'
import { newKeyId } from '../ids.ts'
import { certify } from './certificate.ts'
import { newRsaKeys } from './new-keys.ts'

/** RFC 7518, section 3.3. */
const alg = 'RS256'

/** An RS256 key pair of 2048 bits with its certificate. */
export interface KeyPair {
  readonly kid: string
  readonly alg: string
  readonly publicJwk: JWK
  readonly privateJwk: JWK
  /** In PEM. */
  readonly certificate: string
}

/**
 * Generates a key pair with its certificate. It takes some tenths of a second, so call it before a
 * transaction begins.
 */
export async function generateKeyPair(domain: string, at: Date): Promise<KeyPair> {
  const { privateKey } = await newRsaKeys()
  const described = { kid: newKeyId(), alg, use: 'sig' }
  const privateJwk = { ...(await exportJWK(privateKey)), ...described }
  const { kty = '', n = '', e = '' } = privateJwk
  return {
    kid: described.kid,
    alg,
    publicJwk: { kty, n, e, ...described },
    privateJwk,
    certificate: await certify(privateJwk, domain, at),
  }
}

/** The pairs that a new tenant begins with: its current signing key and the next one. */
export function generateKeyPairs(domain: string, at: Date): Promise<readonly KeyPair[]> {
  return Promise.all([1, 2].map(() => generateKeyPair(domain, at)))
}
