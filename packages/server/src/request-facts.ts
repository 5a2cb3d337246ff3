import type { Origin, RequestFacts as Signals } from '@latchkey/network-acl'

/**
 * The facts of a request that are known before authentication, which network ACLs compare. They
 * reference neither request nor socket, so they may outlive both. Pass the object itself on: a copy
 * would evaluate every lazy member.
 */
export interface RequestFacts extends Signals {
  /**
   * The API that the request is for. The network ACL gate sets it; until then it is
   * `authentication`.
   */
  origin: Origin
  /** The address of the direct peer, or the one that a trusted peer names by the PROXY protocol. */
  readonly connectingAddress: string | undefined
  /** The address of the end user: from the headers of trusted proxies, else `connectingAddress`. */
  readonly address: string | undefined
  /** The requested host, which selects the tenant: lower case, without port and trailing dot. */
  readonly host: string
  /** The host name in the TLS ClientHello, in the same form; it may differ from `host`. */
  readonly sni: string | undefined
  /** The host name that rules compare: `sni`, else `host`. */
  readonly hostname: string
  readonly userAgent: string | undefined
  /** MD5 in lower-case hexadecimal. */
  readonly ja3: string | undefined
  readonly ja4: string | undefined
  /**
   * The number of the autonomous system of `address`. Looked up at the first read, as are the
   * countries below.
   */
  readonly asn: number | undefined
  /** ISO 3166-1 alpha-2, such as `CA`. */
  readonly countryCode: string | undefined
  /** ISO 3166-2 in full, such as `CA-QC`. */
  readonly subdivisionCode: string | undefined
  /** The lists of networks that contain `address`; looked up at the first read. */
  readonly networkLists: readonly string[] | undefined
  /** Whether a GeoIP database is configured. */
  readonly hasGeo: boolean
  /** Where an address is, as far as the GeoIP database knows. */
  positionOf(address: string): Position | undefined
  /** The facts with another address of the end user. */
  at(address: string): RequestFacts
}

/** A point on the earth, in degrees (WGS 84). */
export interface Position {
  readonly latitude: number
  readonly longitude: number
}

/** A recent request, as dry runs of network ACLs evaluate it. */
export interface RecentRequest {
  readonly at: Date
  readonly facts: RequestFacts
}
