import { createPrivateKey, type KeyObject } from 'node:crypto'
import { SamlError, type Signer } from '@latchkey/saml'
import type { EllipticKey, SigningKey } from '../store/keys/signing-keys.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import { sharePromise } from '../timing/share-promise.ts'
import type { SamlAddon, SamlSignatureAlgorithm } from './addon.ts'

/**
 * Finds the key and the algorithms that sign for a client: the current key of the tenant, by the
 * add-on.
 */
export type SignerOf = (
  tenant: Pick<Tenant, 'keys'>,
  addon: Pick<SamlAddon, 'signatureAlgorithm' | 'digestAlgorithm'>,
) => Promise<Signer>

/** A private key of a tenant, which is decrypted when it signs. */
type Pair = Pick<EllipticKey, 'openPrivateJwk'>

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
  return async ({ keys }, { signatureAlgorithm: algorithm, digestAlgorithm: digest }) => {
    const { pair, certificate } = currentPair({ keys }, algorithm)
    return { key: await keyOf(pair), certificate, algorithm, digest }
  }
}

/** @throws SamlError `certificate_invalid` if the key has no certificate yet */
export function currentPair(
  { keys }: Pick<Tenant, 'keys'>,
  algorithm: SamlSignatureAlgorithm,
): CertifiedPair {
  const [current] = keys.signingKeys
  const found = current && pairOf(current, algorithm)
  if (!found) throw new SamlError('certificate_invalid', 'The signing key has no certificate yet.')
  return found
}

/** The certificates of the current and the next key, for the metadata. */
export const publishedCertificates = (
  { keys }: Pick<Tenant, 'keys'>,
  algorithm: SamlSignatureAlgorithm,
): readonly string[] =>
  keys.signingKeys
    .filter(({ state }) => state !== 'previous')
    .flatMap((key) => pairOf(key, algorithm)?.certificate ?? [])

/** Undefined for a key of earlier releases that has no P-256 pair yet. */
function pairOf(key: SigningKey, algorithm: SamlSignatureAlgorithm): CertifiedPair | undefined {
  const pair = algorithm === 'ecdsa-sha256' ? key.elliptic : key
  return pair?.certificate === undefined ? undefined : { pair, certificate: pair.certificate }
}
