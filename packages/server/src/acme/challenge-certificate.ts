import { randomBytes } from 'node:crypto'
import { loadX509 } from '../x509/load-x509.ts'

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const
/** id-pe-acmeIdentifier (RFC 8737, section 6.1). */
const acmeIdentifier = '1.3.6.1.5.5.7.1.31'
const hourMs = 60 * 60 * 1000

/** A certificate and its private key, both in PEM. */
export interface PemPair {
  readonly cert: string
  readonly key: string
}

/**
 * Creates the self-signed certificate that proves control of a domain (RFC 8737, section 3).
 *
 * @param challenge SHA-256 of the key authorization, in Base64url
 */
export async function certifyChallenge(
  domain: string,
  challenge: string,
  now: Date,
): Promise<PemPair> {
  const x509 = await loadX509()
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const digest = Buffer.from(challenge, 'base64url')
  const octets = Buffer.concat([Buffer.of(0x04, digest.length), digest])
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: randomBytes(16).toString('hex'),
    name: 'CN=ACME challenge',
    notBefore: new Date(now.getTime() - hourMs),
    notAfter: new Date(now.getTime() + hourMs),
    signingAlgorithm: algorithm,
    keys,
    extensions: [
      new x509.SubjectAlternativeNameExtension([{ type: 'dns', value: domain }]),
      new x509.Extension(acmeIdentifier, true, octets),
    ],
  })
  const pkcs8 = await crypto.subtle.exportKey('pkcs8', keys.privateKey)
  return {
    cert: certificate.toString('pem'),
    key: x509.PemConverter.encode(pkcs8, 'PRIVATE KEY'),
  }
}
