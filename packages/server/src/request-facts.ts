import type { Origin, RequestFacts as Signals } from '@latchkey/network-acl'

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

/** A request that came in lately. */
export interface RecentRequest {
  readonly at: Date
  readonly facts: RequestFacts
}
