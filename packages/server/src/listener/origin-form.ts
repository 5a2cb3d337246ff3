import type { IncomingMessage } from 'node:http'

/**
 * Rewrites a request target in absolute form to origin form. Servers must accept the absolute form,
 * and its host takes precedence over `Host` (RFC 9112, section 3.2.2).
 */
export function toOriginForm(req: IncomingMessage): void {
  const [, host, target] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(req.url ?? '') ?? []
  if (host === undefined || target === undefined) return
  req.headers.host = host
  req.url = target.startsWith('/') ? target : `/${target}`
}
