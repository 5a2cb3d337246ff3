/** Which API a request came to. A rule of scope `tenant` applies to all three. */
export type Origin = 'management' | 'authentication' | 'dynamic_client_registration'

/**
 * The facts of one request. A missing member is an absent signal: no entry matches it. Addresses
 * are text that `net.isIP` accepts; any other text counts as absent.
 */
export interface RequestFacts {
  readonly origin: Origin
  /** The end user's address. */
  readonly address?: string | undefined
  /** The direct peer's address. */
  readonly connectingAddress?: string | undefined
  /** Autonomous system number. */
  readonly asn?: number | undefined
  /** ISO 3166-1 alpha-2, such as `CA`. */
  readonly countryCode?: string | undefined
  /** ISO 3166-2 in full, such as `CA-QC`. */
  readonly subdivisionCode?: string | undefined
  readonly ja3?: string | undefined
  readonly ja4?: string | undefined
  readonly userAgent?: string | undefined
  /** TLS server name or Host, without a port; more than 253 characters count as absent. */
  readonly hostname?: string | undefined
  /** Names of the lists of networks that contain the end user's address. */
  readonly networkLists?: readonly string[] | undefined
}
