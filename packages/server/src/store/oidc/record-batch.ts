import { type NewRecord, recordColumns } from './oidc-statements.ts'
import { hashOfId, type RecordName } from './record-ids.ts'

/** A record to write or replace. */
export interface RecordWrite extends RecordName {
  readonly record: NewRecord
}

/**
 * Records that one statement writes and deletes. It writes nothing if one of those to delete does
 * not exist: of concurrent batches that delete the same record, one takes effect.
 */
export interface RecordBatch {
  readonly written: readonly RecordWrite[]
  readonly deleted: readonly RecordName[]
}

export const emptyBatch: RecordBatch = { written: [], deleted: [] }

/** Changes of records that wait for one statement. Of several of one record, the last counts. */
export class WaitingRecords {
  readonly #written = new Map<string, RecordWrite>()
  readonly #deleted = new Map<string, RecordName>()

  write(record: RecordWrite): void {
    this.#deleted.delete(keyOf(record))
    this.#written.set(keyOf(record), record)
  }

  delete(name: RecordName): void {
    this.#written.delete(keyOf(name))
    this.#deleted.set(keyOf(name), name)
  }

  /** Deletes none of the records: they have ended with their user. */
  keepAll(): void {
    this.#deleted.clear()
  }

  /** The changes so far, which then wait no more. */
  take(): RecordBatch {
    const batch = { written: [...this.#written.values()], deleted: [...this.#deleted.values()] }
    this.#written.clear()
    this.#deleted.clear()
    return batch
  }
}

const keyOf = ({ model, id }: RecordName) => `${model} ${id}`

/** What replaces a record of the same id; a consumed one stays consumed. */
export const replaced = `
    on conflict (tenant_id, model, id_hash) do update
       set payload = excluded.payload, grant_id = excluded.grant_id, uid = excluded.uid,
           user_code_hash = coalesce(excluded.user_code_hash, oidc_records.user_code_hash),
           account_id = excluded.account_id, client_id = excluded.client_id,
           access_epoch = excluded.access_epoch, expires_at = excluded.expires_at`

const types = [
  ['model', 'text'],
  ['id_hash', 'text'],
  ['payload', 'text'],
  ['grant_id', 'text'],
  ['user_code_hash', 'text'],
  ['uid', 'text'],
  ['account_id', 'text'],
  ['client_id', 'text'],
  ['expires_at', 'timestamptz'],
  ['access_epoch', 'integer'],
] as const

/**
 * SQL that writes records, with the parameters of `writtenValues`.
 *
 * @param first the number of the first parameter; `$1` is the tenant, `$2` the time
 */
export function writtenText(first: number, { source = '', where = 'true' } = {}): string {
  const arrays = types.map(([, type], index) => `$${first + index}::${type}[]`)
  const names = types.map(([name]) => name)
  return `
    insert into oidc_records (${recordColumns})
    select $1, $2, n.model, n.id_hash, n.payload::json, n.grant_id, n.user_code_hash, n.uid,
           n.account_id, n.client_id, n.expires_at, n.access_epoch
      from ${source && `${source}, `}unnest(${arrays.join(', ')})
           as n (${names.join(', ')})
     where ${where}${replaced}`
}

/**
 * SQL of a batch with the parameters of `batchValues`: common tables, and a condition.
 *
 * @param first the number of the first parameter; `$1` is the tenant, `$2` the time
 * @param tables names of common tables: `before` is read before a record is deleted, and `source`
 *   must have a row for the records to be written
 */
export function batchTexts(first: number, tables?: { before: string; source: string }) {
  const [models, hashes] = [first + types.length, first + types.length + 1]
  const takesEffect = `(select count(*) from gone) = cardinality($${hashes}::text[])`
  return {
    deleted: `
    gone as (
      delete from oidc_records using unnest($${models}::text[], $${hashes}::text[]) as e (model, id_hash)
       where tenant_id = $1 and oidc_records.model = e.model and oidc_records.id_hash = e.id_hash
         ${tables ? `and (select count(*) from ${tables.before}) >= 0` : ''}
      returning 1)`,
    written: writtenText(first, { source: tables?.source ?? '', where: takesEffect }),
    /** Whether all records to delete existed. */
    takesEffect,
  }
}

/** The parameters of a batch: a list for each column. */
export const batchValues = ({ written, deleted }: RecordBatch): unknown[] => [
  ...writtenValues(written),
  deleted.map(({ model }) => model),
  deleted.map(({ id }) => hashOfId(id)),
]

/** The parameters of the records of a batch that are written. */
export function writtenValues(written: readonly RecordWrite[]): unknown[] {
  const of = (value: (write: RecordWrite) => unknown) =>
    written.map((write) => value(write) ?? null)
  return [
    of(({ model }) => model),
    of(({ id }) => hashOfId(id)),
    of(({ record }) => JSON.stringify(record.payload)),
    of(({ record }) => record.grantId),
    of(({ record: { userCode } }) => userCode && hashOfId(userCode)),
    of(({ record }) => record.uid),
    of(({ record }) => record.accountId),
    of(({ record }) => record.clientId),
    of(({ record }) => record.expiresAt),
    of(({ record }) => record.accessEpoch),
  ]
}
