import type { OidcPayload } from './oidc-statements.ts'

/** A record, as it is read. */
export interface FoundRecord {
  readonly payload: OidcPayload
  /** Seconds since 1970 (RFC 7519, NumericDate); absent unless it was consumed. */
  readonly consumed?: number
  /** Null if the record does not expire. */
  readonly expiresAt: Date | null
  /** The access epoch of the user when they authenticated; null for a record without a user. */
  readonly accessEpoch: number | null
  /** The hash of the id, for a record that was found by another member. */
  readonly idHash?: string
}

/** The columns of a record. */
export interface RecordRow {
  readonly idHash?: string
  readonly payload: OidcPayload
  readonly consumedAt: Date | null
  readonly expiresAt: Date | null
  readonly accessEpoch: number | null
}

/** The record of a row. */
export function found({
  payload,
  consumedAt,
  expiresAt,
  accessEpoch,
  idHash,
}: RecordRow): FoundRecord {
  return {
    payload,
    expiresAt,
    accessEpoch,
    ...(idHash !== undefined && { idHash }),
    ...(consumedAt && { consumed: Math.floor(consumedAt.getTime() / 1000) }),
  }
}
