import 'reflect-metadata'
import { createHash } from 'node:crypto'
import { connect } from 'node:tls'
import * as x509 from '@peculiar/x509'

interface Validation {
  readonly domain: string
  readonly port: number
  readonly keyAuthorization: string
}

const acmeIdentifier = '1.3.6.1.5.5.7.1.31'

/**
 * Validates a domain by `tls-alpn-01` as a CA does (RFC 8737, section 3).
 *
 * @throws Error with what is wrong
 */
export async function validateDomain(validation: Validation): Promise<void> {
  const certificate = new x509.X509Certificate(new Uint8Array(await readCertificate(validation)))
  const names = certificate.getExtension(x509.SubjectAlternativeNameExtension)?.names.toJSON()
  const expected = [{ type: 'dns', value: validation.domain }]
  if (JSON.stringify(names) !== JSON.stringify(expected)) {
    throw new Error('The certificate is for another domain.')
  }
  const extension = certificate.getExtension(acmeIdentifier)
  if (!extension?.critical) throw new Error('The certificate has no critical acmeIdentifier.')
  const digest = createHash('sha256').update(validation.keyAuthorization).digest()
  const octets = Buffer.concat([Buffer.of(0x04, 32), digest])
  if (!octets.equals(Buffer.from(extension.value))) {
    throw new Error('The certificate has another key authorization.')
  }
}

function readCertificate({ domain, port }: Validation): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: '127.0.0.1',
      port,
      servername: domain,
      ALPNProtocols: ['acme-tls/1'],
      rejectUnauthorized: false,
    })
    socket.once('error', (error) => reject(new Error(`The handshake failed: ${error.message}`)))
    socket.once('secureConnect', () => {
      const { raw } = socket.getPeerCertificate()
      const protocol = socket.alpnProtocol
      socket.destroy()
      if (protocol !== 'acme-tls/1') reject(new Error('The server did not select acme-tls/1.'))
      else resolve(raw)
    })
  })
}
