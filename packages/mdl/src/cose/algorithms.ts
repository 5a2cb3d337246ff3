import type { KeyObject } from 'node:crypto'

interface SignatureAlgorithm {
  /** Undefined if the hash is part of the algorithm (RFC 8032). */
  readonly hash: 'sha256' | 'sha384' | 'sha512' | undefined
  /** The curves of the key, as node:crypto calls them. */
  readonly curves: readonly string[]
}

const ecdsa256 = { hash: 'sha256', curves: ['prime256v1', 'brainpoolP256r1'] } as const
const ecdsa384 = {
  hash: 'sha384',
  curves: ['secp384r1', 'brainpoolP320r1', 'brainpoolP384r1'],
} as const
const ecdsa512 = { hash: 'sha512', curves: ['secp521r1', 'brainpoolP512r1'] } as const

/**
 * Algorithms that may sign an mdoc (ISO/IEC 18013-5, section 9.1.2.4; IANA COSE Algorithms): each
 * algorithm with its own curves, so that a key is never used with another algorithm.
 */
const signatureAlgorithms = new Map<number, SignatureAlgorithm>([
  [-7, ecdsa256],
  [-35, ecdsa384],
  [-36, ecdsa512],
  [-8, { hash: undefined, curves: ['ed25519', 'ed448'] }],
  [-9, { hash: 'sha256', curves: ['prime256v1'] }],
  [-51, { hash: 'sha384', curves: ['secp384r1'] }],
  [-52, { hash: 'sha512', curves: ['secp521r1'] }],
  [-19, { hash: undefined, curves: ['ed25519'] }],
  [-53, { hash: undefined, curves: ['ed448'] }],
])

/** HMAC 256/256 (RFC 9053, section 3.1). */
export const hmac256 = 5

/** The algorithm, if it fits the key. */
export function signatureAlgorithmFor(id: unknown, key: KeyObject): SignatureAlgorithm | undefined {
  const algorithm = typeof id === 'number' ? signatureAlgorithms.get(id) : undefined
  const curve =
    key.asymmetricKeyType === 'ec' ? key.asymmetricKeyDetails?.namedCurve : key.asymmetricKeyType
  return curve !== undefined && algorithm?.curves.includes(curve) ? algorithm : undefined
}
