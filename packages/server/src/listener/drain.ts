import type { Server, ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

/** How long who is connected may still ask, and be told to come back on another connection. */
const graceMs = 300
const lookMs = 25

/**
 * Ends a server so that nobody loses an answer. A client that keeps its connection may be sending
 * its next request just now, so every answer says `Connection: close` for a moment before idle
 * connections are closed; what is in flight then ends, and what is left is cut in time.
 */
export async function drain(server: Server, timeoutMs: number): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), timeoutMs)
  server.prependListener('request', sayClose)
  for (let waitedMs = 0; waitedMs < graceMs && (await connections(server)); waitedMs += lookMs) {
    await delay(lookMs)
  }
  const sweep = setInterval(() => server.closeIdleConnections(), lookMs)
  await new Promise<void>((resolve) => void server.close(() => resolve()))
  clearTimeout(cut)
  clearInterval(sweep)
}

function sayClose(_req: unknown, res: ServerResponse): void {
  res.setHeader('Connection', 'close')
}

function connections(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.getConnections((_error, count) => resolve(count ?? 0))
  })
}
