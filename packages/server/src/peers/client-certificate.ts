import { createHash, X509Certificate } from 'node:crypto'

/**
 * A certificate whose private key a client has proven to possess, to this server or to a reverse
 * proxy.
 */
export interface ClientCertificate {
  readonly certificate: X509Certificate
  /** SHA-256 of the DER encoding, in Base64url: `x5t#S256` (RFC 8705, section 3.1). */
  readonly thumbprint: string
  /** Whether a trusted CA issued it. */
  readonly isVerified: boolean
}

/** A certificate with its thumbprint. */
export function clientCertificate(
  certificate: X509Certificate,
  isVerified: boolean,
): ClientCertificate {
  const thumbprint = createHash('sha256').update(certificate.raw).digest('base64url')
  return { certificate, thumbprint, isVerified }
}

const oneCertificate =
  /^\s*-----BEGIN CERTIFICATE-----\r?\n([A-Za-z0-9+/=\r\n]+)-----END CERTIFICATE-----\s*$/

/** Parses a PEM text with exactly one certificate; undefined for any other text. */
export function readOneCertificate(pem: string): X509Certificate | undefined {
  if (!oneCertificate.test(pem)) return undefined
  try {
    return new X509Certificate(pem)
  } catch {
    return undefined
  }
}
