import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { Accepted } from './record-peer-facts.ts'

/** How long connected clients may still send requests; the responses have `Connection: close`. */
const graceMs = 300
const lookMs = 25

/** The latest response of each open socket. */
export type LatestAnswers = ReadonlyMap<Socket, ServerResponse>

/**
 * Tracks the responses of a server. Call it before other listeners for `request` are added.
 *
 * By socket, because a set of the pending responses would change with each request: V8 replaces the
 * table of such a set every few requests, and each replaced table keeps its responses, and the next
 * table, until the old objects are collected.
 */
export function trackAnswers(server: Server): LatestAnswers {
  const latest = new Map<Socket, ServerResponse>()
  server.on('request', ({ socket }: IncomingMessage, res: ServerResponse) => {
    if (!latest.has(socket)) socket.once('close', () => latest.delete(socket))
    latest.set(socket, res)
  })
  return latest
}

interface InFlight {
  readonly accepted: Accepted
  readonly answers: LatestAnswers
}

/**
 * Stops a server without losing a response. A client with an open socket may be sending its
 * next request, so for a moment all responses, also those in flight, have `Connection: close`. Then
 * idle sockets are closed and current requests complete. After `timeoutMs`, the remaining
 * sockets are destroyed.
 */
export async function drain(
  server: Server,
  { accepted, answers }: InFlight,
  timeoutMs: number,
): Promise<void> {
  // The methods of the server ignore sockets in a TLS handshake or before their first request.
  const cut = setTimeout(() => destroy(accepted.all), timeoutMs)
  for (const res of answers.values()) {
    if (!res.headersSent) sendConnectionClose(undefined, res)
  }
  server.prependListener('request', sendConnectionClose)
  for (let waitedMs = 0; waitedMs < graceMs && (await connections(server)); waitedMs += lookMs) {
    await delay(lookMs)
  }
  const sweep = setInterval(() => {
    server.closeIdleConnections()
    destroy(accepted.unheard)
  }, lookMs)
  await new Promise<void>((resolve) => void server.close(() => resolve()))
  clearTimeout(cut)
  clearInterval(sweep)
}

function destroy(sockets: Iterable<Socket>): void {
  for (const socket of sockets) socket.destroy()
}

function sendConnectionClose(_req: unknown, res: ServerResponse): void {
  res.setHeader('Connection', 'close')
}

function connections(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.getConnections((_error, count) => resolve(count ?? 0))
  })
}
