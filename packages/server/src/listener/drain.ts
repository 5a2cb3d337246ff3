import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { LatestAnswers } from './in-turn.ts'
import type { Accepted } from './record-peer-facts.ts'

/** How long connected clients may still send requests; the responses have `Connection: close`. */
const graceMs = 300
const lookMs = 25

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
