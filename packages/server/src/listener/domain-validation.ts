import type { Socket } from 'node:net'
import { createSecureContext, createServer, type SecureContext, type Server } from 'node:tls'
import type { ClientHello } from '@latchkey/client-hello'
import { bySni } from './by-sni.ts'

/** The ALPN protocol of a CA that validates a domain by TLS (RFC 8737, section 4). */
const validationProtocol = 'acme-tls/1'

/** Whether the client is a CA that validates a domain: it offers this protocol and no other. */
export function isValidation({ alpnProtocols }: ClientHello): boolean {
  return alpnProtocols.length === 1 && alpnProtocols[0] === validationProtocol
}

/** The certificate that proves control of a host name; undefined unless a CA is validating it. */
export type FindProof = (
  hostname: string,
) => Promise<{ readonly cert: string; readonly key: string } | undefined>

interface ValidationOptions {
  readonly find: FindProof
  readonly timeoutMs: number
  readonly onError: (error: unknown, hostname: string) => void
}

/** Completes the TLS handshakes of CAs on sockets that another server accepted. */
export class DomainValidation {
  readonly #server: Server

  constructor({ find, timeoutMs, onError }: ValidationOptions) {
    const choose = async (hostname: string): Promise<SecureContext | undefined> => {
      try {
        const proof = await find(hostname)
        return proof && createSecureContext(proof)
      } catch (error) {
        onError(error, hostname)
        throw error
      }
    }
    this.#server = createServer({
      ALPNProtocols: [validationProtocol],
      minVersion: 'TLSv1.2',
      handshakeTimeout: timeoutMs,
      ...bySni(choose),
    })
    // The CA needs only the certificate (RFC 8737, section 3).
    this.#server.on('secureConnection', (socket) => socket.end())
    this.#server.on('tlsClientError', (_error, socket) => socket.destroy())
  }

  serve(socket: Socket): void {
    this.#server.emit('connection', socket)
  }
}
