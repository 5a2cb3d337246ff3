import type { Server } from 'node:http'
import { Server as HttpsServer } from 'node:https'
import type { Socket } from 'node:net'
import type { Bounds } from '../config/config.ts'

const lookMs = 250
/** Who takes less than this in a window while more is waiting does not read. */
const takenBytesMin = 64 * 1024

interface Reader {
  /** What it had taken when the window began, and at the last look. */
  readonly windowBytes: number
  readonly windowMs: number
  readonly lastBytes: number
}

/**
 * Cuts whoever does not read its answers: who takes next to nothing in `readTimeoutMs`, and, where
 * more than `unreadBytesMax` wait in all, who took the least since the last look.
 *
 * @returns ends it
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

  function look(nowMs: number): void {
    const waiting: { readonly socket: Socket; readonly takenBytes: number }[] = []
    let unreadBytes = 0
    for (const socket of sockets) {
      if (socket.writableLength === 0) {
        readers.delete(socket)
        continue
      }
      const bytes = socket.bytesWritten - socket.writableLength
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

  const timer = setInterval(() => look(performance.now()), lookMs)
  return () => clearInterval(timer)
}
