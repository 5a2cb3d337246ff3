import { X509Certificate } from 'node:crypto'
import { asBase64 } from '@latchkey/saml'
import type { Request, Response } from 'express'
import { asPkcs7 } from '../keys/certificate.ts'
import { currentPair } from '../keys/saml-signers.ts'
import { queryOf } from '../query-of.ts'

type Serve = (req: Request, res: Response) => Promise<void>
type CertificateOperationId = 'getPem' | 'getCer' | 'getRawpem' | 'getPb7' | 'getFingerprint'

/** The certificate that the query selects: for RSA by default, or for ECDSA. */
function certificateOf(req: Request): string {
  const isElliptic = queryOf(req).get('signature_algorithm') === 'ecdsa-sha256'
  return currentPair(req.tenant.keys.signingKeys, isElliptic ? 'ecdsa-sha256' : 'rsa-sha256')
    .certificate
}
const derOf = (pem: string): Buffer => Buffer.from(asBase64(pem), 'base64')

/**
 * Serves the certificate of the current signing key, in the formats that service providers read.
 */
export const certificates: Readonly<Record<CertificateOperationId, Serve>> = {
  async getPem(req, res) {
    send(res, 'application/x-pem-file', Buffer.from(certificateOf(req)))
  },
  async getCer(req, res) {
    send(res, 'application/pkix-cert', derOf(certificateOf(req)))
  },
  async getRawpem(req, res) {
    send(res, 'text/plain; charset=utf-8', Buffer.from(asBase64(certificateOf(req))))
  },
  async getPb7(req, res) {
    const pem = await asPkcs7(certificateOf(req))
    const der = pem.replace(/-----[^-]+-----|\s+/g, '')
    send(res, 'application/x-pkcs7-certificates', Buffer.from(der, 'base64'))
  },
  async getFingerprint(req, res) {
    const { fingerprint } = new X509Certificate(certificateOf(req))
    send(res, 'text/plain; charset=utf-8', Buffer.from(fingerprint))
  },
}

function send(res: Response, type: string, body: Buffer): void {
  res.writeHead(200, {
    'Content-Type': type,
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  })
  res.end(body)
}
