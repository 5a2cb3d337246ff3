import { createPrivateKey, type KeyObject } from 'node:crypto'
import { SamlError, type Signer } from '@latchkey/saml'
import type { SigningKey } from '../store/keys/signing-keys.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import type { SamlAddon } from './addon.ts'

/** Signs for a client with the current key of the tenant, by the algorithms of the add-on. */
export type SignerOf = (
  tenant: Pick<Tenant, 'keys'>,
  addon: Pick<SamlAddon, 'signatureAlgorithm' | 'digestAlgorithm'>,
) => Promise<Signer>

/** Decrypts a private key once, while the keys of the tenant are unchanged. */
export function createSigners(): SignerOf {
  const opened = new WeakMap<SigningKey, Promise<KeyObject>>()
  const keyOf = (signingKey: SigningKey): Promise<KeyObject> => {
    const known = opened.get(signingKey)
    if (known) return known
    const opening = signingKey
      .openPrivateJwk()
      .then((key) => createPrivateKey({ key: { ...key }, format: 'jwk' }))
    opened.set(signingKey, opening)
    opening.catch(() => opened.delete(signingKey))
    return opening
  }
  return async ({ keys }, { signatureAlgorithm: algorithm, digestAlgorithm: digest }) => {
    const { signingKey, certificate } = currentKey({ keys })
    return { key: await keyOf(signingKey), certificate, algorithm, digest }
  }
}

/** @throws SamlError `certificate_invalid` where the key has no certificate yet */
export function currentKey({ keys }: Pick<Tenant, 'keys'>) {
  const [signingKey] = keys.signingKeys
  if (!signingKey?.certificate) {
    throw new SamlError('certificate_invalid', 'The signing key has no certificate yet.')
  }
  return { signingKey, certificate: signingKey.certificate }
}
