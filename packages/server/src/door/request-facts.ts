import { isUtf8 } from 'node:buffer'
import type { Origin } from '@latchkey/network-acl'
import type { Request, RequestHandler } from 'express'
import { ApiError } from '../errors.ts'
import type { Peers } from '../peers/peer-facts.ts'
import type { TrustsProxy } from '../peers/trusted-proxies.ts'
import type { Position, RequestFacts } from '../request-facts.ts'
import { countHeader } from './count-header.ts'
import { endUserAddress } from './end-user-address.ts'
import type { ForwardedHeader } from './forwarded-nodes.ts'
import { type Geo, nowhere, type Place } from './geo.ts'
import type { OpenedLists } from './network-lists.ts'

interface FactsOptions {
  readonly peers: Peers
  readonly trusts: TrustsProxy
  /**
   * The header in which trusted proxies forward addresses; undefined for both, see
   * `forwardedNodes`.
   */
  readonly forwardedHeader: ForwardedHeader | undefined
  /** The headers in which trusted proxies send TLS fingerprints, in lower case. */
  readonly ja3Header: string | undefined
  readonly ja4Header: string | undefined
  readonly geo: Geo | undefined
  readonly networkLists: OpenedLists | undefined
}

/** The sources of what is known of an address. */
type Lookups = Pick<FactsOptions, 'geo' | 'networkLists'>

/** The most header fields of a request; browsers and proxies send some dozens. */
const headersMax = 250

/**
 * Determines the facts of a request once, for all later steps.
 *
 * @throws ApiError 431 for too many headers
 */
export function requestFacts(options: FactsOptions): RequestHandler {
  const { peers, trusts, forwardedHeader, ja3Header, ja4Header } = options
  return (req, _res, next) => {
    if (req.rawHeaders.length > 2 * headersMax) throw new ApiError('header_too_large')
    const peer = peers.get(req.socket)
    if (!peer) throw new Error('The listener recorded no facts of the peer.')
    const host = readHost(req)
    const { isProxy, sni } = peer
    const known: KnownFacts = {
      connectingAddress: peer.address,
      address: isProxy ? endUserAddress(peer, req.headers, trusts, forwardedHeader) : peer.address,
      sni,
      host,
      userAgent: readText(req.headers['user-agent']),
      ja3: isProxy && ja3Header ? read(req.headers[ja3Header], ja3Form) : peer.ja3,
      ja4: isProxy && ja4Header ? read(req.headers[ja4Header], ja4Form) : peer.ja4,
    }
    req.facts = new Facts(known, options)
    next()
  }
}

const ja3Form = /^[0-9a-f]{32}$/i
const ja4Form = /^[a-z0-9]{10}_[0-9a-f]{12}_[0-9a-f]{12}$/i

/**
 * The value of a header in the expected form. Node.js joins repeated fields, which do not match it.
 */
function read(field: string | readonly string[] | undefined, form: RegExp): string | undefined {
  return typeof field === 'string' && form.test(field) ? field : undefined
}

/**
 * The value of a header that may be more than ASCII: decoded as UTF-8 if it is valid, otherwise one
 * character per byte, as Node.js decodes it (RFC 9110, section 5.5).
 */
function readText(field: string | undefined): string | undefined {
  if (field === undefined || !/[\x80-\xff]/.test(field)) return field
  const bytes = Buffer.from(field, 'latin1')
  return isUtf8(bytes) ? bytes.toString('utf8') : field
}

/** The facts that a request itself tells; the others are looked up by the address when needed. */
type KnownFacts = Pick<
  Facts,
  'connectingAddress' | 'address' | 'sni' | 'host' | 'userAgent' | 'ja3' | 'ja4'
>

class Facts implements RequestFacts {
  origin: Origin = 'authentication'
  readonly connectingAddress: string
  readonly address: string
  readonly host: string
  readonly sni: string | undefined
  readonly hostname: string
  readonly userAgent: string | undefined
  readonly ja3: string | undefined
  readonly ja4: string | undefined
  readonly #lookups: Lookups
  #found: Place | undefined
  #lists: readonly string[] | undefined

  constructor(known: KnownFacts, lookups: Lookups) {
    this.connectingAddress = known.connectingAddress
    this.address = known.address
    this.host = known.host
    this.sni = known.sni
    this.hostname = known.sni ?? known.host
    this.userAgent = known.userAgent
    this.ja3 = known.ja3
    this.ja4 = known.ja4
    this.#lookups = lookups
    this.#found = lookups.geo ? undefined : nowhere
  }

  at(address: string): Facts {
    const { connectingAddress, sni, host, userAgent, ja3, ja4 } = this
    const known = { connectingAddress, address, sni, host, userAgent, ja3, ja4 }
    return new Facts(known, this.#lookups)
  }

  get asn(): number | undefined {
    return this.#place.asn
  }

  get countryCode(): string | undefined {
    return this.#place.countryCode
  }

  get subdivisionCode(): string | undefined {
    return this.#place.subdivisionCode
  }

  get networkLists(): readonly string[] | undefined {
    this.#lists ??= this.#lookups.networkLists?.listsOf(this.address)
    return this.#lists
  }

  get hasGeo(): boolean {
    return this.#lookups.geo !== undefined
  }

  positionOf(address: string): Position | undefined {
    return this.#lookups.geo?.placeOf(address).position
  }

  get #place(): Place {
    this.#found ??= this.#lookups.geo?.placeOf(this.address) ?? nowhere
    return this.#found
  }
}

/**
 * `uri-host [ ":" port ]` (RFC 9110, section 7.2): a name may have all that RFC 3986 allows in
 * section 3.2.2, but neither a user nor a path.
 */
const hostForm = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/i

/**
 * The name of the host, in lower case and without a port.
 *
 * @throws ApiError 400 unless there is exactly one Host field that is valid (RFC 9112, section 3.2)
 */
function readHost({ headers: { host }, rawHeaders }: Request): string {
  if (host === undefined || countHeader('host', rawHeaders) > 1) {
    const message = 'The request is not valid HTTP/1.1: exactly one Host header is required.'
    throw new ApiError('invalid_request', { message })
  }
  if (!hostForm.test(host)) {
    const message =
      'The request is not valid HTTP/1.1: Host must be a host name or address, and optionally a port.'
    throw new ApiError('invalid_request', { message })
  }
  const name = host.startsWith('[') ? host.slice(1, host.indexOf(']')) : host.split(':', 1)[0]
  return (name ?? '').toLowerCase().replace(/\.$/, '')
}
