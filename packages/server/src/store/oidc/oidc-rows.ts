import type { OidcPayload } from './oidc-statements.ts'

export interface FoundRecord {
  readonly payload: OidcPayload
  /** Seconds since 1970 (RFC 7519, NumericDate); absent if it was not consumed. */
  readonly consumed?: number
  /** Null if it does not expire. */
  readonly expiresAt: Date | null
  /** The access epoch of the user when they authenticated; null where no user did. */
  readonly accessEpoch: number | null
  /** The hash of the id, for a record that is found by another member. */
  readonly idHash?: string
}

export interface RecordRow {
  readonly idHash?: string
  readonly payload: OidcPayload
  readonly consumedAt: Date | null
  readonly expiresAt: Date | null
  readonly accessEpoch: number | null
}
