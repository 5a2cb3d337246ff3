import type { Socket } from 'node:net'
import type { ClientHello } from './client-hello.ts'
import { ClientHelloError, type ClientHelloErrorCode } from './client-hello-error.ts'
import { ClientHelloReader, helloBytesMax } from './read-client-hello.ts'

/** The longest time for a complete hello, in milliseconds. */
export const peekTimeoutMs = 10_000

/** Why there is no hello. */
export type PeekRefusal = ClientHelloErrorCode | 'not_tls' | 'timeout' | 'closed'

/** How to peek. */
export interface PeekOptions {
  /** The longest time for a complete hello; {@link peekTimeoutMs} by default. */
  readonly timeoutMs?: number
  /** The most bytes of the hello, with record headers; {@link helloBytesMax} by default. */
  readonly bytesMax?: number
  /** Called once, before the socket is destroyed, with the reason. */
  readonly onRefused?: (refusal: PeekRefusal) => void
}

/**
 * Reads the first flight of an accepted TCP socket until its ClientHello is whole, then puts
 * every byte back: the socket is paused, carries no listener of ours and is ready for
 * `tlsServer.emit('connection', socket)` or `new TLSSocket(socket, …)`.
 *
 * Resolves with undefined and **destroys** the socket if there is no valid hello: not TLS,
 * malformed, too long, too slow or closed. Passing such a socket on would let a client that stalls,
 * pads its hello or speaks SSL 2.0 bypass any rule about fingerprints. Never rejects.
 *
 * Use the socket in the same turn of the event loop in which the promise resolves: until TLS takes
 * over, it has no `error` listener.
 */
export function peekClientHello(
  socket: Socket,
  options: PeekOptions = {},
): Promise<ClientHello | undefined> {
  const { timeoutMs = peekTimeoutMs, bytesMax = helloBytesMax, onRefused } = options
  const reader = new ClientHelloReader({ bytesMax })
  return new Promise((resolve) => {
    const onClosed = () => refuse('closed')
    const onData = (piece: Buffer) => {
      const outcome = outcomeOf(reader, piece)
      if (typeof outcome === 'string') refuse(outcome)
      else if (outcome) handBack(outcome)
    }
    const listeners = { data: onData, error: onClosed, end: onClosed, close: onClosed }
    const timer = setTimeout(() => refuse('timeout'), timeoutMs)
    const stopListening = () => {
      clearTimeout(timer)
      socket.pause()
      for (const [event, listener] of Object.entries(listeners)) socket.off(event, listener)
    }
    const handBack = (hello: ClientHello) => {
      stopListening()
      const { buffer, byteOffset, length } = reader.bytes
      socket.unshift(Buffer.from(buffer, byteOffset, length))
      resolve(hello)
    }
    const refuse = (refusal: PeekRefusal) => {
      stopListening()
      onRefused?.(refusal)
      socket.destroy()
      resolve(undefined)
    }
    if (socket.destroyed) {
      refuse('closed')
      return
    }
    for (const [event, listener] of Object.entries(listeners)) socket.on(event, listener)
    // A server with `pauseOnConnect` passes sockets that do not start to read when a listener is
    // added.
    socket.resume()
  })
}

function outcomeOf(
  reader: ClientHelloReader,
  piece: Buffer,
): ClientHello | PeekRefusal | undefined {
  try {
    const reading = reader.push(piece)
    if (reading.state === 'hello') return reading.hello
    return reading.state === 'not_tls' ? 'not_tls' : undefined
  } catch (error) {
    if (error instanceof ClientHelloError) return error.code
    throw error
  }
}
