import { once } from 'node:events'
import https from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import type { TLSSocket } from 'node:tls'
import type { ClientHello } from '../src/index.ts'
import { carryFacts, type PeekRefusal, peekClientHello } from '../src/node.ts'
import { selfSigned } from './self-signed.ts'

/** What the server saw of one request: the hello, its bytes, and what Node's TLS made of it. */
export interface PeekedConnection {
  readonly url: string | undefined
  readonly hello: ClientHello
  readonly bytes: Buffer
  readonly protocol: string | null
  readonly servername: string | false | null
  readonly alpn: string | false | null
  readonly resumed: boolean
}

export interface PeekingServer {
  readonly port: number
  readonly connections: PeekedConnection[]
  readonly refusals: PeekRefusal[]
  readonly server: https.Server
  [Symbol.asyncDispose](): Promise<void>
}

export interface PeekingServerOptions extends https.ServerOptions {
  readonly peekTimeoutMs?: number
  readonly bytesMax?: number
}

/** A real HTTPS server that peeks at every connection before Node's own TLS takes it. */
export async function startPeekingServer({
  peekTimeoutMs = 5_000,
  bytesMax = 20_000,
  ...options
}: PeekingServerOptions = {}): Promise<PeekingServer> {
  const connections: PeekedConnection[] = []
  const refusals: PeekRefusal[] = []
  const server = https.createServer({ ...selfSigned(), ...options }, (request, response) => {
    const socket = request.socket as TLSSocket
    const { hello, bytes } = factsOf(socket) ?? { hello: undefined, bytes: Buffer.alloc(0) }
    if (hello) {
      const { servername, alpnProtocol: alpn } = socket
      const tls = { protocol: socket.getProtocol(), resumed: socket.isSessionReused() }
      // Node reports a name it has no certificate context for as false.
      connections.push({
        url: request.url,
        hello,
        bytes,
        ...tls,
        servername: servername ?? null,
        alpn,
      })
    }
    request.resume()
    response.end(hello ? 'seen' : 'unseen')
  })
  const factsOf = carryFacts(server, async (socket: Socket) => {
    const chunks: Buffer[] = []
    const keep = (chunk: Buffer) => chunks.push(chunk)
    socket.on('data', keep)
    const timeoutMs = peekTimeoutMs
    const onRefused = (refusal: PeekRefusal) => refusals.push(refusal)
    const hello = await peekClientHello(socket, { timeoutMs, bytesMax, onRefused })
    socket.off('data', keep)
    return hello && { hello, bytes: Buffer.concat(chunks) }
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { port, connections, refusals, server, [Symbol.asyncDispose]: close }
}
