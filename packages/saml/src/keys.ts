import { createPublicKey, type KeyObject, X509Certificate } from 'node:crypto'
import { SamlError } from './saml-error.ts'

/** Maximum number of certificates of a party: two are enough for a rollover. */
export const certificatesMax = 10
const rsaBitsMin = 2048

/**
 * The public key of a certificate, or of a public key, in PEM or as the base64 of its DER, which
 * metadata has.
 *
 * @throws SamlError `certificate_invalid`
 */
export function publicKeyOf(certificate: string): KeyObject {
  try {
    if (certificate.includes('BEGIN PUBLIC KEY')) return strong(createPublicKey(certificate))
    return strong(new X509Certificate(asPem(certificate)).publicKey)
  } catch (cause) {
    if (cause instanceof SamlError) throw cause
    throw new SamlError('certificate_invalid', 'The certificate is not X.509.', { cause })
  }
}

function strong(key: KeyObject): KeyObject {
  const { modulusLength = rsaBitsMin } = key.asymmetricKeyDetails ?? {}
  if (modulusLength < rsaBitsMin) {
    throw new SamlError('certificate_invalid', `An RSA key must have at least ${rsaBitsMin} bits.`)
  }
  return key
}

/** A certificate in PEM, whichever of the two forms it came in. */
export function asPem(certificate: string): string {
  if (certificate.includes('-----BEGIN')) return certificate
  const lines = certificate.replace(/\s+/g, '').match(/.{1,64}/g) ?? []
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
}

/** The base64 of a certificate's DER, as XML Signature has it. */
export const asBase64 = (pem: string): string =>
  pem.replace(/-----(?:BEGIN|END) CERTIFICATE-----|\s+/g, '')
