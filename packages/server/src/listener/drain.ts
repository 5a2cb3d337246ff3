import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { Accepted } from './record-peer-facts.ts'

/**
 * Time in which connected clients can still send requests; the responses have `Connection: close`.
 */
const graceMs = 300
const lookMs = 25

/** The unfinished responses of a server. Call it before other listeners for `request` are added. */
export function trackAnswers(server: Server): ReadonlySet<ServerResponse> {
  const pending = new Set<ServerResponse>()
  server.on('request', (_req, res) => {
    pending.add(res)
    res.once('close', () => pending.delete(res))
  })
  return pending
}

interface InFlight {
  readonly accepted: Accepted
  readonly pending: ReadonlySet<ServerResponse>
}

/**
 * Closes a server without losing a response. A client that keeps its socket open may be sending
 * its next request, so for a moment every response, also to current requests, has `Connection:
 * close`. Then idle sockets are closed, current requests end, and after `timeoutMs` the
 * remaining sockets are destroyed.
 */
export async function drain(
  server: Server,
  { accepted, pending }: InFlight,
  timeoutMs: number,
): Promise<void> {
  // The methods of the server cover neither TLS handshakes nor sockets before their first
  // request.
  const cut = setTimeout(() => destroy(accepted.all), timeoutMs)
  for (const res of pending) if (!res.headersSent) sendConnectionClose(undefined, res)
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
