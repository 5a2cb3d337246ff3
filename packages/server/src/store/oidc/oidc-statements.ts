import type pg from 'pg'

/** A payload of oidc-provider as it is stored, without its secrets. */
export type OidcPayload = Readonly<Record<string, unknown>>

/** A record to write. */
export interface NewRecord {
  readonly payload: OidcPayload
  readonly grantId: string | undefined
  readonly userCode: string | undefined
  readonly uid: string | undefined
  readonly accountId: string | undefined
  readonly clientId: string | undefined
  readonly expiresAt: Date | undefined
  /**
   * The access epoch of the user when they authenticated; undefined for a record without a user.
   */
  readonly accessEpoch?: number | undefined
}

/** The columns of a record without grant, session, user and client. */
export const noLinks = {
  grantId: undefined,
  userCode: undefined,
  uid: undefined,
  accountId: undefined,
  clientId: undefined,
}

/** Runs a statement, prepared under this name. */
export type RunText = <Row extends pg.QueryResultRow>(
  name: string,
  text: string,
  values: unknown[],
) => Promise<pg.QueryResult<Row>>

/** The columns of a record, in the order of the parameters of all statements. */
export const recordColumns = `tenant_id, created_at, model, id_hash, payload, grant_id,
         user_code_hash, uid, account_id, client_id, expires_at, access_epoch`
/** The parameters with the values of these columns. */
export const recordValues = `$1::text, $2::timestamptz, $3::text, $4::text, $5::json, $6::text,
         $7::text, $8::text, $9::text, $10::text, $11::timestamptz,
         $12::integer`

/** SQL conditions on a record, by its alias. `$1` is the tenant, and `$2` the time. */
export const isAlive = (record: string) =>
  `${record}.tenant_id = $1 and (${record}.expires_at is null or ${record}.expires_at > $2)`

/**
 * Whether the access of the user has not ended since the authentication for which the record was
 * written, even if the record itself is newer.
 */
export const isOfCurrentAccess = (record: string) => `(${record}.access_epoch is null or exists (
      select from users owner where owner.tenant_id = $1 and owner.user_id = ${record}.account_id
         and owner.access_epoch = ${record}.access_epoch))`

/** The same in a statement that joins the user of the record as `u`. */
export const isOfCurrentAccessOfUser = (record: string) => `(${record}.access_epoch is null
      or (${record}.account_id = u.user_id and ${record}.access_epoch = u.access_epoch))`

/** Whether the management API has not deleted the row that it lists for the record. */
export const isShown = (record: string, table: string) => `(${record}.account_id is null or exists (
      select from ${table} shown where shown.tenant_id = $1 and shown.id = ${record}.uid))`

/** The columns that a found record has. */
export const foundColumns = `payload, consumed_at as "consumedAt", expires_at as "expiresAt",
  access_epoch as "accessEpoch"`

/** Finds the record with model `$3` and hash `$4`. */
export const findText = `select ${foundColumns} from oidc_records
    where ${isAlive('oidc_records')} and ${isOfCurrentAccess('oidc_records')}
      and model = $3 and id_hash = $4`

/** Consumes the record with model `$3` and hash `$4`. Of concurrent statements, one changes it. */
export const consumeText = `update oidc_records set consumed_at = $2
    where ${isAlive('oidc_records')} and model = $3 and id_hash = $4 and consumed_at is null`
