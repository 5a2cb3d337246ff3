import { forgetTenant } from '../../redis/forget-tenant.ts'
import type { Redis } from '../../redis/redis.ts'
import type { Database } from '../database/database.ts'

/** All rows of one tenant at one moment, as JSON by table. */
export interface TenantRows {
  readonly tenantId: string
  /** The rows by table; tables without rows are missing. */
  readonly tables: ReadonlyMap<string, string>
  readonly rows: number
  readonly bytes: number
}

/** The rows of a tenant have too many bytes. */
export class TenantTooLargeError extends Error {}

/** A table with rows of tenants. */
interface Table {
  readonly name: string
  /** The column with the id of the tenant. */
  readonly key: string
  /** The columns that are not generated. */
  readonly columns: readonly string[]
}

/** Reads and replaces all rows of a tenant: for test controls, never in production. */
export interface TenantSnapshots {
  /**
   * Reads the rows.
   *
   * @throws TenantTooLargeError beyond `bytesMax`, before they are sent to this process
   */
  read(tenantId: string, bytesMax: number): Promise<TenantRows>
  /**
   * Replaces the rows in one transaction, and removes the counters in Redis.
   *
   * @returns false, after writing nothing, if the tenant no longer exists
   */
  restore(saved: TenantRows): Promise<boolean>
}

/** The snapshots of tenants in this database. */
export function tenantSnapshots(database: Database, redis: Redis | undefined): TenantSnapshots {
  let known: Promise<readonly Table[]> | undefined
  const tables = () => {
    known ??= readTables(database)
    known.catch(() => {
      known = undefined
    })
    return known
  }
  return {
    read: async (tenantId, bytesMax) => readRows(database, await tables(), tenantId, bytesMax),
    async restore(saved) {
      const isRestored = await restoreRows(database, await tables(), saved)
      if (isRestored && redis) await forgetTenant(redis, saved.tenantId)
      return isRestored
    },
  }
}

interface ColumnRow {
  readonly name: string
  readonly columns: readonly string[]
  /** The tables that rows of this table refer to. */
  readonly parents: readonly string[]
}

/** Reads the tables with rows of tenants from the catalog, parents before children. */
async function readTables({ pool }: Database): Promise<readonly Table[]> {
  const { rows } = await pool.query<ColumnRow>(`
    select c.relname as name,
           array(select attname::text from pg_attribute a
                  where attrelid = c.oid and attnum > 0 and not attisdropped
                    and attgenerated = '' order by attnum) as columns,
           array(select p.relname::text from pg_constraint f join pg_class p on p.oid = f.confrelid
                  where f.conrelid = c.oid and f.contype = 'f' and p.oid <> c.oid) as parents
      from pg_class c
     where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
       and not c.relispartition`)
  const ofTenants = rows.filter(
    ({ name, columns }) => name === tenants || columns.includes('tenant_id'),
  )
  return parentsFirst(ofTenants).map(({ name, columns }) => ({
    name,
    columns,
    key: name === tenants ? 'id' : 'tenant_id',
  }))
}

const tenants = 'tenants'

/** @throws Error if tables refer to each other in a circle */
function parentsFirst(rows: readonly ColumnRow[]): readonly ColumnRow[] {
  const ordered: ColumnRow[] = []
  const pending = new Map(rows.map((row) => [row.name, row]))
  while (pending.size > 0) {
    const free = [...pending.values()].filter(({ parents }) =>
      parents.every((parent) => !pending.has(parent)),
    )
    if (free.length === 0) throw new Error(`Tables in a circle: ${[...pending.keys()].join(', ')}`)
    ordered.push(...free)
    for (const { name } of free) pending.delete(name)
  }
  return ordered
}

/** Quotes a name of the catalog, which contains no special characters. */
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Reads all rows by one statement, so that they are of one moment. */
async function readRows(
  { pool }: Database,
  all: readonly Table[],
  tenantId: string,
  bytesMax: number,
): Promise<TenantRows> {
  const reads = all.map(
    ({ name, key }) =>
      `select '${name}' as name, count(*)::int as rows, json_agg(t)::text as data
         from ${quoted(name)} t where ${quoted(key)} = $1`,
  )
  const text = `
    with found as materialized (${reads.join(' union all ')}),
         sum as (select sum(octet_length(data))::float8 as bytes from found)
    select name, rows, bytes, case when bytes <= $2 then data end as data
      from found, sum where rows > 0`
  const { rows } = await pool.query<{
    name: string
    rows: number
    bytes: number
    data: string | null
  }>({ name: 'read tenant', text, values: [tenantId, bytesMax] })
  const bytes = rows[0]?.bytes ?? 0
  if (bytes > bytesMax) throw new TenantTooLargeError()
  return {
    tenantId,
    tables: new Map(rows.map(({ name, data }) => [name, data ?? '[]'])),
    rows: rows.reduce((sum, each) => sum + each.rows, 0),
    bytes,
  }
}

/** Statements are sent without waiting for each other, and run in this order. */
function restoreRows(
  database: Database,
  all: readonly Table[],
  { tenantId, tables }: TenantRows,
): Promise<boolean> {
  return database.transaction(async (_tables, statements) => {
    statements.waitForTurn?.(`tenants ${tenantId}`)
    const locked = await statements.query({
      text: 'select 1 from tenants where id = $1 for update',
      values: [tenantId],
    })
    if (locked.rowCount === 0) return false
    const run = (name: string, text: string, values: readonly unknown[]) =>
      statements.query({ name: `restore ${name}`, text, values: [...values] })
    const children = all.filter(({ name }) => name !== tenants)
    const deleted = children.toReversed().map((table) => {
      const data = tables.get(table.name) ?? '[]'
      return run(`${table.name} delete`, deletionOf(table), [tenantId, data])
    })
    const updated = run('tenant', updateOf(all), [tenantId, tables.get(tenants)])
    const inserted = children.flatMap((table) => {
      const data = tables.get(table.name)
      return data === undefined ? [] : run(table.name, insertOf(table), [data])
    })
    await Promise.all([...deleted, updated, ...inserted])
    return true
  })
}

/**
 * The row of the tenant is updated, because deleting it would delete all its children one by one.
 */
function updateOf(all: readonly Table[]): string {
  const columns = all
    .find(({ name }) => name === tenants)
    ?.columns.map(quoted)
    .join(', ')
  return `update tenants set (${columns}) =
            (select ${columns} from json_populate_recordset(null::tenants, $2::json))
           where id = $1`
}

/**
 * Deletes the rows that differ; equal rows stay, because each deletion and insertion costs a
 * look-up per foreign key. Rows are compared as text, because columns of the type `json` cannot be
 * compared.
 */
function deletionOf({ name, key }: Table): string {
  const table = quoted(name)
  return `delete from ${table} t where ${quoted(key)} = $1 and t::text not in
            (select s::text from json_populate_recordset(null::${table}, $2::json) s)`
}

/** Inserts the rows that are missing; some stayed, and a trigger may have inserted others. */
function insertOf({ name, columns }: Table): string {
  const listed = columns.map(quoted).join(', ')
  return `insert into ${quoted(name)} (${listed})
          select ${listed} from json_populate_recordset(null::${quoted(name)}, $1::json)
              on conflict do nothing`
}
