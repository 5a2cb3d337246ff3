import type { Origin, RequestFacts as Signals } from '@latchkey/network-acl'
import type { Request, RequestHandler } from 'express'
import { ApiError } from '../errors.ts'

/**
 * What is known of a request before anyone asks who sent it or what for. It is what
 * `@latchkey/network-acl` decides on, and refers to neither request nor connection, so it may
 * outlive both. Hand it on as it is: a copy would look everything up that nobody asked for.
 */
export interface RequestFacts extends Signals {
  /** Where the request comes in: set by the gate of that origin, `authentication` before it. */
  origin: Origin
  /** Who connected: the direct peer, or whom a listed peer names by PROXY protocol. */
  readonly connectingAddress: string | undefined
  /** The end user's address: behind trusted proxies what they say, else who connected. */
  readonly address: string | undefined
  /** The host asked for, and so the tenant: lower case, without port and trailing dot. */
  readonly host: string
  /** The host name in the TLS ClientHello, as above; it need not be `host`. */
  readonly sni: string | undefined
  /** What rules about host names compare: `sni`, without one `host`. */
  readonly hostname: string
  readonly userAgent: string | undefined
  /** MD5 in lower-case hex. */
  readonly ja3: string | undefined
  readonly ja4: string | undefined
  /** Autonomous system number of `address`. Looked up when first read, as the two below. */
  readonly asn: number | undefined
  /** ISO 3166-1 alpha-2, such as `CA`. */
  readonly countryCode: string | undefined
  /** ISO 3166-2 in full, such as `CA-QC`. */
  readonly subdivisionCode: string | undefined
}

/** Reads the facts once; every later step is handed them. */
export function requestFacts(trustsProxies: boolean): RequestHandler {
  return (req, _res, next) => {
    const connectingAddress = req.socket.remoteAddress
    const host = readHost(req)
    req.facts = {
      origin: 'authentication',
      connectingAddress,
      // Express walks X-Forwarded-For from the right, past the proxies it was told to trust.
      address: trustsProxies ? req.ip : connectingAddress,
      host,
      sni: undefined,
      hostname: host,
      userAgent: req.headers['user-agent'],
      ja3: undefined,
      ja4: undefined,
      asn: undefined,
      countryCode: undefined,
      subdivisionCode: undefined,
    }
    next()
  }
}

/** @throws ApiError 400 unless there is one Host field (RFC 9112, section 3.2). */
function readHost({ headers: { host }, rawHeaders }: Request): string {
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
