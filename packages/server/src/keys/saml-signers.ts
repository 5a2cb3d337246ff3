import { createPrivateKey, type KeyObject } from 'node:crypto'
import { SamlError, type SignatureAlgorithm, type Signer } from '@latchkey/saml'
import type { JWK } from 'jose'
import { sharePromise } from '../timing/share-promise.ts'

/** A private key of a tenant, which is decrypted when it signs. */
interface Pair {
  openPrivateJwk(): Promise<JWK>
}

/** A signing key of a tenant: an RSA key, and a P-256 key that signs by ECDSA. */
export interface TenantKey extends Pair {
  readonly state: 'current' | 'next' | 'previous'
  /** In PEM; undefined for a key of a release without certificates. */
  readonly certificate: string | undefined
  /** Undefined for a key of a release without it. */
  readonly elliptic: (Pair & { readonly certificate: string }) | undefined
}

type Algorithms = Pick<Signer, 'algorithm' | 'digest'>

/**
 * Finds what signs the SAML messages of a tenant: its current key, of the type that the algorithm
 * needs.
 *
 * @param keys the keys of the tenant, the current one first
 * @throws SamlError `certificate_invalid` if the key has no certificate yet
 */
export type SignerOf = (keys: readonly TenantKey[], algorithms: Algorithms) => Promise<Signer>

interface CertifiedPair {
  readonly pair: Pair
  readonly certificate: string
}

/**
 * Creates this function. Each private key is decrypted once, until the keys of the tenant change.
 */
export function createSigners(): SignerOf {
  const opened = new WeakMap<Pair, Promise<KeyObject>>()
  const keyOf = (pair: Pair): Promise<KeyObject> =>
    sharePromise(opened, pair, async () =>
      createPrivateKey({ key: { ...(await pair.openPrivateJwk()) }, format: 'jwk' }),
    )
  return async (keys, { algorithm, digest }) => {
    const { pair, certificate } = currentPair(keys, algorithm)
    return { key: await keyOf(pair), certificate, algorithm, digest }
  }
}

/** @throws SamlError `certificate_invalid` if the key has no certificate yet */
export function currentPair(
  [current]: readonly TenantKey[],
  algorithm: SignatureAlgorithm,
): CertifiedPair {
  const found = current && pairOf(current, algorithm)
  if (!found) throw new SamlError('certificate_invalid', 'The signing key has no certificate yet.')
  return found
}

/** The certificates of the current and the next key, for the metadata. */
export const publishedCertificates = (
  keys: readonly TenantKey[],
  algorithm: SignatureAlgorithm,
): readonly string[] =>
  keys
    .filter(({ state }) => state !== 'previous')
    .flatMap((key) => pairOf(key, algorithm)?.certificate ?? [])

function pairOf(key: TenantKey, algorithm: SignatureAlgorithm): CertifiedPair | undefined {
  const pair = algorithm === 'ecdsa-sha256' ? key.elliptic : key
  return pair?.certificate === undefined ? undefined : { pair, certificate: pair.certificate }
}
