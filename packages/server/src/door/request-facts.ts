import type { RequestHandler } from 'express'

/** What is known of a request before anyone asks who sent it or what for. */
export interface RequestFacts {
  /** The end user's address: behind trusted proxies what they say, else the direct peer. */
  readonly address: string | undefined
  /** The direct peer. */
  readonly connectingAddress: string | undefined
  /** The host asked for: lower case, without port and trailing dot. */
  readonly hostname: string
  readonly userAgent: string | undefined
}

/** Reads the facts once; every later step is handed them. */
export function requestFacts(trustsProxies: boolean): RequestHandler {
  return (req, _res, next) => {
    const connectingAddress = req.socket.remoteAddress
    req.facts = {
      // Express walks X-Forwarded-For from the right, past the proxies it was told to trust.
      address: trustsProxies ? req.ip : connectingAddress,
      connectingAddress,
      hostname: readHostname(req.headers.host),
      userAgent: req.headers['user-agent'],
    }
    next()
  }
}

function readHostname(host = ''): string {
  const name = host.startsWith('[') ? host.slice(1, host.indexOf(']')) : host.split(':', 1)[0]
  return (name ?? '').toLowerCase().replace(/\.$/, '')
}
