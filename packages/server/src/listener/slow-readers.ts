import type { Server } from 'node:http'
import { Server as HttpsServer } from 'node:https'
import type { Socket } from 'node:net'
import type { Bounds } from '../config/bounds.ts'

const checkIntervalMs = 250
/** A client that reads fewer bytes in a window, while more are waiting, counts as not reading. */
const takenBytesMin = 64 * 1024

interface Reader {
  /** The bytes that the client had read at the beginning of the window, and at the last check. */
  readonly windowBytes: number
  readonly windowMs: number
  readonly lastBytes: number
}

/**
 * Destroys the sockets of clients that do not read responses: those that read almost nothing in
 * `readTimeoutMs`, and while more than `unreadBytesMax` are unread in total, those that read least
 * since the last check.
 *
 * @returns a function that ends the checks
 */
export function cutSlowReaders(
  server: Server,
  { readTimeoutMs, unreadBytesMax }: Pick<Bounds, 'readTimeoutMs' | 'unreadBytesMax'>,
): () => void {
  const sockets = new Set<Socket>()
  const readers = new WeakMap<Socket, Reader>()
  server.on(server instanceof HttpsServer ? 'secureConnection' : 'connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })

  function destroySlowReaders(nowMs: number): void {
    const waiting: { readonly socket: Socket; readonly takenBytes: number }[] = []
    let unreadBytes = 0
    for (const socket of sockets) {
      if (socket.writableLength === 0) {
        readers.delete(socket)
        continue
      }
      const bytes = sentBytes(socket)
      const before = readers.get(socket) ?? {
        windowBytes: bytes,
        windowMs: nowMs,
        lastBytes: bytes,
      }
      const isOver = nowMs - before.windowMs >= readTimeoutMs
      if (isOver && bytes - before.windowBytes < takenBytesMin) {
        socket.destroy()
        continue
      }
      const window = isOver ? { windowBytes: bytes, windowMs: nowMs } : before
      readers.set(socket, { ...window, lastBytes: bytes })
      unreadBytes += socket.writableLength
      waiting.push({ socket, takenBytes: bytes - before.lastBytes })
    }
    if (unreadBytes <= unreadBytesMax) return
    waiting.sort((one, other) => one.takenBytes - other.takenBytes)
    for (const { socket } of waiting) {
      if (unreadBytes <= unreadBytesMax) return
      unreadBytes -= socket.writableLength
      socket.destroy()
    }
  }

  const timer = setInterval(() => destroySlowReaders(performance.now()), checkIntervalMs)
  return () => clearInterval(timer)
}

/** Private members of sockets of Node.js. */
interface SocketInternals {
  readonly _handle?: { readonly bytesWritten?: number; readonly writeQueueSize?: number } | null
  /** The TCP socket of a TLS socket. */
  readonly _parent?: SocketInternals
}

/**
 * The bytes that the operating system has accepted, including those of an unfinished write:
 * `writableLength` counts a response as waiting until its last byte is accepted. The socket timeout
 * of Node.js uses the same private numbers.
 */
function sentBytes(socket: Socket & SocketInternals): number {
  const { _handle: handle } = socket._parent ?? socket
  const { bytesWritten, writeQueueSize } = handle ?? {}
  return bytesWritten === undefined || writeQueueSize === undefined
    ? socket.bytesWritten - socket.writableLength
    : bytesWritten - writeQueueSize
}
