import type { RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Starts a request when the response to the previous one on its socket was sent. Clients may
 * pipeline requests (RFC 9112, section 9.3.2), hundreds in one packet. If all were started at once,
 * their responses would be in memory until the client reads the first.
 */
export function inTurn(serve: RequestListener): RequestListener {
  const latest = new WeakMap<Socket, ServerResponse>()
  return (req, res) => {
    const { socket } = req
    const before = latest.get(socket)
    latest.set(socket, res)
    if (!before || before.closed) return serve(req, res)
    before.once('close', () => {
      if (!socket.destroyed) serve(req, res)
    })
  }
}
