import type { RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** The latest response of each open socket. */
export type LatestAnswers = ReadonlyMap<Socket, ServerResponse>

/**
 * Starts a request when the response to the previous one on its socket was sent. Clients may
 * pipeline requests (RFC 9112, section 9.3.2), hundreds in one packet. If all were started at once,
 * their responses would be in memory until the client reads the first.
 *
 * @param latest gets the response to each request. By socket, because a set of the pending
 *   responses would change with each request: V8 replaces the table of such a set every few
 *   requests, and each replaced table keeps its responses, and the next table, until the old
 *   objects are collected.
 */
export function inTurn(
  serve: RequestListener,
  latest: Map<Socket, ServerResponse>,
): RequestListener {
  return (req, res) => {
    const { socket } = req
    const before = latest.get(socket)
    if (!before) socket.once('close', () => latest.delete(socket))
    latest.set(socket, res)
    if (!before || before.closed) return serve(req, res)
    before.once('close', () => {
      if (!socket.destroyed) serve(req, res)
    })
  }
}
