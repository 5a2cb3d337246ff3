import type { Schema } from '@latchkey/contract'
import { refusingDuplicates } from './conflict.ts'
import type { Database } from './database.ts'
import { newId } from './ids.ts'
import { offsetWindow } from './paging.ts'
import type { NetworkAcl as Row } from './prisma/client.ts'

type NetworkAcl = Schema<'NetworkAcl'>
type Definition = Schema<'NetworkAclDefinition'>
type Patch = Schema<'NetworkAclPatch'>

const defaultPriority = 50

/** Replacing is the one write that clients repeat in loops: see `pnpm bench management`. */
const text = `
  update network_acls
     set description = $3, active = $4, priority = $5, rule = $6, updated_at = $7
   where tenant_id = $1 and id = $2
  returning created_at`

/** The network ACLs of one tenant. */
export interface NetworkAcls {
  list(query: { page?: number; per_page?: number }): Promise<NetworkAcl[]>
  count(): Promise<number>
  get(id: string): Promise<NetworkAcl | undefined>
  /** @throws ApiError `network_acl_priority_used` */
  create(definition: Definition): Promise<NetworkAcl>
  /** @throws ApiError `network_acl_priority_used` */
  replace(id: string, definition: Definition): Promise<NetworkAcl | undefined>
  /** @throws ApiError `network_acl_priority_used` */
  patch(id: string, patch: Patch): Promise<NetworkAcl | undefined>
  /** Whether there was one. */
  delete(id: string): Promise<boolean>
  /** Makes every rule inactive and answers those that were not. */
  disableAll(): Promise<readonly NetworkAcl[]>
  /** Changes with every write to the tenant's rules, by whomever, and costs little to ask. */
  fingerprint(): Promise<string>
  /** The version of each; it changes when the row is written. */
  versions(): Promise<ReadonlyMap<string, string>>
  getMany(ids: readonly string[]): Promise<readonly NetworkAcl[]>
  /** Windows of ten minutes in which the rule held in the last seven days, latest first. */
  windows(id: string): Promise<readonly NetworkAclWindow[]>
}

/** One window of {@link NetworkAcls.windows}. */
export interface NetworkAclWindow {
  readonly start: Date
  readonly matches: number
  readonly requests: number
}

export function networkAcls(database: Database, tenantId: string, now: () => Date): NetworkAcls {
  const table = database.networkAcl
  const refusing = <T>(write: Promise<T>) => refusingDuplicates('network_acl_priority_used', write)
  const update = async (id: string, data: Patch): Promise<NetworkAcl | undefined> => {
    const [row] = await refusing(
      table.updateManyAndReturn({ where: { tenantId, id }, data: { ...data, updatedAt: now() } }),
    )
    return row && toWire(row)
  }
  return {
    async list(query) {
      const orderBy = { priority: 'asc' } as const
      const rows = await table.findMany({ where: { tenantId }, orderBy, ...offsetWindow(query) })
      return rows.map(toWire)
    },
    count: () => table.count({ where: { tenantId } }),
    async get(id) {
      const row = await table.findUnique({ where: { tenantId_id: { tenantId, id } } })
      return row ? toWire(row) : undefined
    },
    async create({ priority = defaultPriority, ...rest }) {
      const at = now()
      const data = { tenantId, id: newId('acl'), priority, ...rest, createdAt: at, updatedAt: at }
      return toWire(await refusing(table.create({ data })))
    },
    async replace(id, { description, active, priority = defaultPriority, rule }) {
      const updatedAt = now()
      const values = [tenantId, id, description, active, priority, rule, updatedAt]
      const { rows } = await refusing(
        database.pool.query<{ created_at: Date }>({ name: 'replace network ACL', text, values }),
      )
      const createdAt = rows[0]?.created_at
      return createdAt && toWire({ id, description, active, priority, rule, createdAt, updatedAt })
    },
    patch: update,
    async delete(id) {
      return (await table.deleteMany({ where: { tenantId, id } })).count === 1
    },
    async disableAll() {
      const where = { tenantId, active: true }
      const data = { active: false, updatedAt: now() }
      return (await table.updateManyAndReturn({ where, data })).map(toWire)
    },
    async fingerprint() {
      // xmin is the transaction that wrote the row (PostgreSQL, system columns).
      const [row] = await database.$queryRaw<{ print: string }[]>`
        select count(*) || '/' || coalesce(sum(xmin::text::bigint), 0) as print
          from network_acls where tenant_id = ${tenantId}`
      return row?.print ?? ''
    },
    async versions() {
      const rows = await database.$queryRaw<{ id: string; version: string }[]>`
        select id, xmin::text as version from network_acls where tenant_id = ${tenantId}`
      return new Map(rows.map(({ id, version }) => [id, version]))
    },
    async getMany(ids) {
      const rows = await table.findMany({ where: { tenantId, id: { in: [...ids] } } })
      return rows.map(toWire)
    },
    windows: (id) => database.$queryRaw<NetworkAclWindow[]>`
      select held.window_start as start, held.requests::float8 as matches,
             coalesce(seen.requests, held.requests)::float8 as requests
        from network_acl_counts held
        left join network_acl_counts seen
          on seen.tenant_id = held.tenant_id and seen.window_start = held.window_start
         and seen.acl_id = ''
       where held.tenant_id = ${tenantId} and held.acl_id = ${id}
       order by 1 desc limit 1008`,
  }
}

/** Members in the order that clients of this API are used to. */
function toWire(row: Omit<Row, 'tenantId'>): NetworkAcl {
  const { match, scope, action, not_match } = row.rule as Schema<'NetworkAclRule'>
  return {
    description: row.description,
    active: row.active,
    priority: row.priority,
    rule: { ...(match && { match }), scope, action, ...(not_match && { not_match }) },
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    id: row.id,
  }
}
