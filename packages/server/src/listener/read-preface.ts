import type { Socket } from 'node:net'
import { prefaceBytesMax, readProxyPreface } from './proxy-preface.ts'

/** The client that a PROXY header names; undefined if it names none. */
export interface Preface {
  readonly source: string | undefined
}

/**
 * Reads the PROXY header of a socket, and puts the bytes after it back. If the header is
 * malformed or late, destroys the socket and resolves to undefined; never rejects. Use the socket
 * in the same turn of the event loop in which the promise resolves, as with `peekClientHello`.
 */
export function readPreface(socket: Socket, timeoutMs: number): Promise<Preface | undefined> {
  let bytes: Buffer = Buffer.alloc(0)
  return new Promise((resolve) => {
    const onData = (piece: Buffer) => {
      bytes = bytes.length === 0 ? piece : Buffer.concat([bytes, piece])
      const reading = readProxyPreface(bytes)
      if (reading.state === 'more' && bytes.length < prefaceBytesMax) return
      if (reading.state !== 'preface') return refuse()
      stopListening()
      if (bytes.length > reading.byteLength) socket.unshift(bytes.subarray(reading.byteLength))
      resolve({ source: reading.source })
    }
    const refuse = () => {
      stopListening()
      socket.destroy()
      resolve(undefined)
    }
    const listeners = { data: onData, error: refuse, end: refuse, close: refuse }
    const timer = setTimeout(refuse, timeoutMs)
    const stopListening = () => {
      clearTimeout(timer)
      socket.pause()
      for (const [event, listener] of Object.entries(listeners)) socket.off(event, listener)
    }
    for (const [event, listener] of Object.entries(listeners)) socket.on(event, listener)
    socket.resume()
  })
}
