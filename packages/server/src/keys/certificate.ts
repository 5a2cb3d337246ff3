import { randomBytes } from 'node:crypto'
import type { JWK } from 'jose'
import { loadX509 } from '../x509/load-x509.ts'

/** The signature algorithms of certificates, as Web Crypto names them. */
const algorithms = {
  RSA: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
  'P-256': { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' },
  'P-384': { name: 'ECDSA', namedCurve: 'P-384', hash: 'SHA-384' },
} as const

const dayMs = 24 * 60 * 60 * 1000
/**
 * Long, because the published keys of a tenant decide which certificates are valid, not these
 * dates.
 */
const lifetimeMs = 10 * 365 * dayMs

/**
 * Issues a self-signed certificate, in PEM, for an RSA, P-256 or P-384 key. The common name is the
 * domain.
 */
export async function certify(privateJwk: JWK, domain: string, at: Date): Promise<string> {
  const x509 = await loadX509()
  const { d: _d, p: _p, q: _q, dp: _dp, dq: _dq, qi: _qi, ...publicJwk } = privateJwk
  const publicKey = await importKey(publicJwk, 'verify')
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: randomBytes(16).toString('hex'),
    name: `CN=${domain}`,
    notBefore: new Date(at.getTime() - dayMs),
    notAfter: new Date(at.getTime() + lifetimeMs),
    signingAlgorithm: algorithmOf(privateJwk),
    keys: { publicKey, privateKey: await importKey(privateJwk, 'sign') },
    extensions: [
      new x509.BasicConstraintsExtension(false),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      await x509.SubjectKeyIdentifierExtension.create(publicKey),
    ],
  })
  return `${certificate.toString('pem')}\n`
}

/**
 * The certificate in a PKCS#7 message without content and signers (RFC 2315, section 9), in PEM.
 */
export async function asPkcs7(certificate: string): Promise<string> {
  const x509 = await loadX509()
  const message = new x509.X509Certificates([new x509.X509Certificate(certificate)])
  return `${x509.PemConverter.encode(message.export('raw'), 'PKCS7')}\n`
}

function algorithmOf({ kty, crv }: JWK) {
  if (kty !== 'EC') return algorithms.RSA
  return crv === 'P-384' ? algorithms['P-384'] : algorithms['P-256']
}

function importKey({ kid: _kid, use: _use, alg: _alg, ...jwk }: JWK, usage: 'sign' | 'verify') {
  return crypto.subtle.importKey('jwk', jwk, algorithmOf(jwk), true, [usage])
}
