import type pg from 'pg'

/** A stored payload of oidc-provider, without its secrets. */
export type OidcPayload = Readonly<Record<string, unknown>>

export interface NewRecord {
  readonly payload: OidcPayload
  readonly grantId: string | undefined
  readonly userCode: string | undefined
  readonly uid: string | undefined
  readonly accountId: string | undefined
  readonly clientId: string | undefined
  readonly expiresAt: Date | undefined
  /** The access epoch of the user when they authenticated; undefined where no user did. */
  readonly accessEpoch?: number | undefined
}

/** Of a record that belongs to no grant, session, user or client. */
export const noLinks = {
  grantId: undefined,
  userCode: undefined,
  uid: undefined,
  accountId: undefined,
  clientId: undefined,
}

/** Runs a statement that is prepared under this name. */
export type RunText = <Row extends pg.QueryResultRow>(
  name: string,
  text: string,
  values: unknown[],
) => Promise<pg.QueryResult<Row>>

/** The columns of a record, in the order of the parameters of every statement. */
export const recordColumns = `tenant_id, created_at, model, id_hash, payload, grant_id,
         user_code_hash, uid, account_id, client_id, expires_at, access_epoch`
export const recordValues = `$1::text, $2::timestamptz, $3::text, $4::text, $5::json, $6::text,
         $7::text, $8::text, $9::text, $10::text, $11::timestamptz,
         $12::integer`

/** SQL conditions on a record by its alias; `$1` is the tenant, `$2` the time. */
export const isAlive = (record: string) =>
  `${record}.tenant_id = $1 and (${record}.expires_at is null or ${record}.expires_at > $2)`

/**
 * A record that was written for an authentication before all access of the user ended is not
 * found, even if it was written afterwards.
 */
export const isOfCurrentAccess = (record: string) => `(${record}.access_epoch is null or exists (
      select from users owner where owner.tenant_id = $1 and owner.user_id = ${record}.account_id
         and owner.access_epoch = ${record}.access_epoch))`

/** A record whose listed row was deleted by the management API is not found. */
export const isShown = (record: string, table: string) => `(${record}.account_id is null or exists (
      select from ${table} shown where shown.tenant_id = $1 and shown.id = ${record}.uid))`
