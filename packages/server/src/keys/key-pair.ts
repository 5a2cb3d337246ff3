import { exportJWK, type JWK } from 'jose'
import { newKeyId } from '../ids.ts'
import { certify } from './certificate.ts'
import { newEcKeysSync, newRsaKeys } from './new-keys.ts'

/** Signature algorithms of generated keys (RFC 7518, section 3.1). */
export const keyAlgorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'ES256',
  'ES384',
] as const
/** The signature algorithm of a generated key. */
export type KeyAlgorithm = (typeof keyAlgorithms)[number]

/** A key pair with its certificate: RSA of 2048 bits, P-256 or P-384. */
export interface KeyPair {
  readonly kid: string
  readonly alg: string
  readonly publicJwk: JWK
  readonly privateJwk: JWK
  /** In PEM. */
  readonly certificate: string
}

/** The curves of the algorithms that have one (RFC 7518, section 3.4). */
const curves: Readonly<Partial<Record<KeyAlgorithm, 'P-256' | 'P-384'>>> = {
  ES256: 'P-256',
  ES384: 'P-384',
}

/**
 * Generates a key pair with its certificate. This takes tenths of a second, so call it before a
 * transaction begins.
 */
export async function generateKeyPair(
  domain: string,
  at: Date,
  alg: KeyAlgorithm = 'RS256',
): Promise<KeyPair> {
  const curve = curves[alg]
  const { privateKey } = curve ? newEcKeysSync(curve) : await newRsaKeys()
  const described = { kid: newKeyId(), alg, use: 'sig' }
  const privateJwk = { ...(await exportJWK(privateKey)), ...described }
  return {
    kid: described.kid,
    alg,
    publicJwk: { ...publicMembersOf(privateJwk), ...described },
    privateJwk,
    certificate: await certify(privateJwk, domain, at),
  }
}

/** A signing key of a tenant, with the P-256 key that is rotated together with it. */
export interface SigningKeyPair extends KeyPair {
  /** The key that signs SAML messages by ECDSA. */
  readonly elliptic: KeyPair
}

/** Generates both pairs of a signing key; see `generateKeyPair`. */
export async function generateSigningKeyPair(domain: string, at: Date): Promise<SigningKeyPair> {
  const [pair, elliptic] = await Promise.all([
    generateKeyPair(domain, at),
    generateKeyPair(domain, at, 'ES256'),
  ])
  return { ...pair, elliptic }
}

/** The members of a public key (RFC 7518, sections 6.2.1 and 6.3.1). */
function publicMembersOf({ kty = '', n = '', e = '', crv = '', x = '', y = '' }: JWK): JWK {
  return kty === 'EC' ? { kty, crv, x, y } : { kty, n, e }
}

/** The two signing keys of a new tenant: the current one and the next one. */
export function generateKeyPairs(domain: string, at: Date): Promise<readonly SigningKeyPair[]> {
  return Promise.all([1, 2].map(() => generateSigningKeyPair(domain, at)))
}
