import { asPem, type Signer } from '@latchkey/saml'
import { createSigners, publishedCertificates, type TenantKey } from '../../keys/saml-signers.ts'
import type { ConnectionSecrets } from '../../record-rules/connection-secrets.ts'
import type { ConnectionOptions } from '../connector.ts'
import { ownSigningKey, privateKeyOf, type SigningName } from './saml-options.ts'

export interface SigningPlace {
  readonly connection: { readonly options: ConnectionOptions }
  readonly secrets: Pick<ConnectionSecrets, SigningName>
  /** The signing keys of the tenant, the current one first. */
  readonly tenantKeys: readonly TenantKey[]
}

/**
 * Finds what signs messages to the identity provider of a connection: the key of the option
 * `signingKey` or, without it, the current key of the tenant.
 *
 * @throws SamlError `certificate_invalid` if the key of the tenant has no certificate yet
 */
export type ProviderSignerOf = (place: SigningPlace) => Promise<Signer>

export function createProviderSigners(): ProviderSignerOf {
  const signerOf = createSigners()
  return async ({ connection: { options }, secrets, tenantKeys }) => {
    const own = ownSigningKey(secrets)
    const key = privateKeyOf(own?.key)
    const digest = options.digestAlgorithm ?? 'sha256'
    const algorithm =
      key?.asymmetricKeyType === 'ec'
        ? 'ecdsa-sha256'
        : (options.signatureAlgorithm ?? 'rsa-sha256')
    if (!key) return signerOf(tenantKeys, { algorithm, digest })
    const { cert } = own ?? {}
    return { key, certificate: cert && asPem(cert), algorithm, digest }
  }
}

/** The certificates that verify these signatures: the current one and, if known, the next. */
export function signingCertificates({ secrets, tenantKeys }: SigningPlace): readonly string[] {
  const signingKey = ownSigningKey(secrets)
  if (!signingKey?.key) return publishedCertificates(tenantKeys, 'rsa-sha256')
  return signingKey.cert === undefined ? [] : [signingKey.cert]
}

/** Whether SHA-1 is used, which it is only if an option says so. */
export const usesSha1 = ({ signatureAlgorithm, digestAlgorithm }: ConnectionOptions): boolean =>
  signatureAlgorithm === 'rsa-sha1' || digestAlgorithm === 'sha1'
