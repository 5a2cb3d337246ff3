import type { Request, RequestHandler } from 'express'
import { ApiError } from '../errors.ts'

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
      hostname: readHostname(req),
      userAgent: req.headers['user-agent'],
    }
    next()
  }
}

/** @throws ApiError 400 unless there is one Host field (RFC 9112, section 3.2). */
function readHostname({ headers: { host }, rawHeaders }: Request): string {
  if (host === undefined || countOf('host', rawHeaders) > 1) {
    const message = 'The request is not valid HTTP/1.1: it needs one Host field.'
    throw new ApiError('invalid_request', { message })
  }
  const name = host.startsWith('[') ? host.slice(1, host.indexOf(']')) : host.split(':', 1)[0]
  return (name ?? '').toLowerCase().replace(/\.$/, '')
}

/** `names` has names at even and values at odd places. */
function countOf(name: string, names: readonly string[]): number {
  let count = 0
  for (let at = 0; at < names.length; at += 2) {
    const each = names[at]
    if (each?.length === name.length && each.toLowerCase() === name) count += 1
  }
  return count
}
