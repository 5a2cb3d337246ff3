import type { OidcPayload } from './oidc-statements.ts'

export interface FoundRecord {
  readonly payload: OidcPayload
  /** Seconds since 1970 (RFC 7519, NumericDate); absent if it was not consumed. */
  readonly consumed?: number
  /** Null if it does not expire. */
  readonly expiresAt: Date | null
}

export interface RecordRow {
  readonly payload: OidcPayload
  readonly consumedAt: Date | null
  readonly expiresAt: Date | null
}
