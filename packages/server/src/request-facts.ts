import type { Origin, RequestFacts as Signals } from '@latchkey/network-acl'

/**
 * The facts of a request that are known before authentication. `@latchkey/network-acl` decides by
 * them. They refer to neither request nor socket, so they may outlive both. Pass them on as
 * they are: a copy would evaluate every lazy member.
 */
export interface RequestFacts extends Signals {
  /** The origin of the request: set by the gate, `authentication` before it. */
  origin: Origin
  /** Who connected: the direct peer, or whom a listed peer names by PROXY protocol. */
  readonly connectingAddress: string | undefined
  /** The end user's address: behind trusted proxies what they say, else who connected. */
  readonly address: string | undefined
  /** The requested host, and so the tenant: lower case, without port and trailing dot. */
  readonly host: string
  /** The host name in the TLS ClientHello, as above; it need not be `host`. */
  readonly sni: string | undefined
  /** The host name that rules compare: `sni`, else `host`. */
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
  /** The lists of networks that contain `address`, looked up when first read. */
  readonly networkLists: readonly string[] | undefined
}

/** A request that came in lately. */
export interface RecentRequest {
  readonly at: Date
  readonly facts: RequestFacts
}
