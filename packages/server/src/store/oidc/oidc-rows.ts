import type { OidcPayload } from './oidc-statements.ts'

export interface FoundRecord {
  readonly payload: OidcPayload
  /** Seconds since 1970 (RFC 7519, NumericDate); nothing while it has not been used. */
  readonly consumed?: number
  /** Nothing where it never ends. */
  readonly expiresAt: Date | null
}

export interface RecordRow {
  readonly payload: OidcPayload
  readonly consumedAt: Date | null
  readonly expiresAt: Date | null
}
