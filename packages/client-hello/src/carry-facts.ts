import type { Socket } from 'node:net'
import type { Server } from 'node:tls'

/**
 * Makes a TLS server read facts from each TCP socket before its handshake, and finds them again
 * by the TLS socket of a request (`request.socket`), for as long as that lives. Every secure
 * connection of the server has facts; one whose facts cannot be found is destroyed.
 *
 * Call it once the server is made, for `https.Server` as for any other `tls.Server` on TCP,
 * before it listens. The listeners that its `connection` event has by then, Node's own among
 * them, run after `read` resolves. Where `read` resolves with undefined or rejects, the socket
 * is destroyed. `read` must leave the socket as `peekClientHello` does.
 *
 * An `https.Server` should listen itself and not be fed by a `net.Server` in front: Node checks
 * `headersTimeout` and `requestTimeout` only for a server that listens.
 *
 * @returns the facts of a TLS socket of this server; undefined for any other object
 */
export function carryFacts<Facts extends object>(
  server: Server,
  read: (socket: Socket) => Promise<Facts | undefined>,
): (socket: object) => Facts | undefined {
  // Node.js has no public way from a TLSSocket to its TCP socket. Both have the same pair of
  // addresses, which no other open TCP socket has.
  const awaitingTls = new Map<string, Facts>()
  const bySocket = new WeakMap<object, Facts>()

  server.prependListener('secureConnection', (tlsSocket) => {
    const facts = awaitingTls.get(addressPairOf(tlsSocket))
    if (facts) bySocket.set(tlsSocket, facts)
    // The peer reset the connection, so it has no address, but one of its requests may have
    // arrived.
    else tlsSocket.destroy()
  })

  const accept = server.listeners('connection')
  server.removeAllListeners('connection')
  server.on('connection', async (socket: Socket) => {
    const facts = await read(socket).catch(() => undefined)
    const addressPair = addressPairOf(socket)
    if (!facts || addressPair === noAddressPair) {
      socket.destroy()
      return
    }
    awaitingTls.set(addressPair, facts)
    socket.once('close', () => {
      // A later socket may have the same pair already.
      if (awaitingTls.get(addressPair) === facts) awaitingTls.delete(addressPair)
    })
    for (const listener of accept) listener.call(server, socket)
  })
  return (socket) => bySocket.get(socket)
}

const noAddressPair = ''

function addressPairOf(socket: Socket): string {
  const { remoteAddress, remotePort, localAddress, localPort } = socket
  if (remoteAddress === undefined) return noAddressPair
  return [remoteAddress, remotePort, localAddress, localPort].join(' ')
}
