/** The API that a request is for. A rule with the scope `tenant` applies to all three. */
export type Origin = 'management' | 'authentication' | 'dynamic_client_registration'

/**
 * The facts of one request. An absent member is an absent signal, which no entry matches. Addresses
 * are texts that `net.isIP` accepts; any other text counts as absent.
 */
export interface RequestFacts {
  readonly origin: Origin
  /** The address of the end user. */
  readonly address?: string | undefined
  /** The address of the direct peer. */
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
  /**
   * The TLS server name, or the host without a port; a longer one than 253 characters counts as
   * absent.
   */
  readonly hostname?: string | undefined
  /** The names of the lists of networks that contain the address of the end user. */
  readonly networkLists?: readonly string[] | undefined
}
