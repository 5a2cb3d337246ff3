import type { RequestHandler } from 'express'

/**
 * Tells browsers to use HTTPS alone for this host (RFC 6797, section 6.1). Subdomains are not
 * included: they may be of others.
 */
export function strictTransport(seconds: number): RequestHandler {
  const value = `max-age=${seconds}`
  return (_req, res, next) => {
    res.setHeader('Strict-Transport-Security', value)
    next()
  }
}
