import type { IncomingMessage } from 'node:http'

/**
 * Rewrites the absolute form of a request target, which servers must accept and whose host replaces
 * `Host` (RFC 9112, section 3.2.2), to the origin form.
 */
export function toOriginForm(req: IncomingMessage): void {
  const [, host, target] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(req.url ?? '') ?? []
  if (host === undefined || target === undefined) return
  req.headers.host = host
  req.url = target.startsWith('/') ? target : `/${target}`
}
