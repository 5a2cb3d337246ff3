import { createHash, X509Certificate } from 'node:crypto'

/** The certificate that a client has shown the private key of, here or to an edge in front. */
export interface ClientCertificate {
  readonly certificate: X509Certificate
  /** SHA-256 of its DER, base64url: `x5t#S256` (RFC 8705, section 3.1). */
  readonly thumbprint: string
  /** Whether a CA that is trusted vouches for it. */
  readonly isVerified: boolean
}

export function clientCertificate(
  certificate: X509Certificate,
  isVerified: boolean,
): ClientCertificate {
  const thumbprint = createHash('sha256').update(certificate.raw).digest('base64url')
  return { certificate, thumbprint, isVerified }
}

const oneCertificate =
  /^\s*-----BEGIN CERTIFICATE-----\r?\n([A-Za-z0-9+/=\r\n]+)-----END CERTIFICATE-----\s*$/

/** Exactly one certificate in PEM; undefined for other text. */
export function readOneCertificate(pem: string): X509Certificate | undefined {
  if (!oneCertificate.test(pem)) return undefined
  try {
    return new X509Certificate(pem)
  } catch {
    return undefined
  }
}
