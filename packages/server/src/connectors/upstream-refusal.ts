/**
 * Why a log-in at an identity provider failed: the user declined (`access_denied`), the response is
 * invalid, or the connection is incomplete or not supported (`not_configured`).
 */
export interface UpstreamRefusal {
  readonly refused: 'access_denied' | 'invalid_response' | 'not_configured'
  /** A sentence for the tenant's log. */
  readonly description: string
  /** Details for a log entry of their own, if the connection asks for them. */
  readonly details?: Readonly<Record<string, string>>
}
