/**
 * Why a log-in failed: the user declined, the response is invalid, or the connection is incomplete
 * or not supported.
 */
export interface UpstreamRefusal {
  readonly refused: 'access_denied' | 'invalid_response' | 'not_configured'
  /** A sentence for the tenant's log. */
  readonly description: string
}
