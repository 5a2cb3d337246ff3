import type { Schema } from '@latchkey/contract'
import type pg from 'pg'
import { newId } from '../../ids.ts'
import { soon } from '../database/statement-names.ts'
import type { NetworkAcl as Row } from '../prisma/client.ts'
import { refusingDuplicates } from '../rows/conflict.ts'
import { type CountBound, type OffsetPage, type OffsetQuery, offsetPage } from '../rows/paging.ts'
import { rowById } from '../rows/row-by-id.ts'
import type { Scope } from '../rows/scope.ts'

type NetworkAcl = Schema<'NetworkAcl'>
type Definition = Schema<'NetworkAclDefinition'>
type Patch = Schema<'NetworkAclPatch'>

/** The priority of a network ACL whose definition has none. */
export const defaultPriority = 50

/** The network ACLs of one tenant. */
export interface NetworkAcls {
  /** By ascending priority. */
  list(query: OffsetQuery): Promise<OffsetPage<NetworkAcl>>
  get(id: string): Promise<NetworkAcl | undefined>
  /** @throws ApiError `network_acl_priority_used` */
  create(definition: Definition): Promise<NetworkAcl>
  /** @throws ApiError `network_acl_priority_used` */
  patch(id: string, patch: Patch): Promise<NetworkAcl | undefined>
  /**
   * Deletes a network ACL.
   *
   * @returns whether there was one
   */
  delete(id: string): Promise<boolean>
  /** Deactivates all network ACLs, and returns those that were active. */
  disableAll(): Promise<readonly NetworkAcl[]>
  /** A value that changes with each write of a network ACL, and takes little time to read. */
  getFingerprint(): Promise<string>
  /** The version of each network ACL, which changes with its row. */
  listVersions(): Promise<ReadonlyMap<string, string>>
  getMany(ids: readonly string[]): Promise<readonly NetworkAcl[]>
  /**
   * The windows of ten minutes in the last seven days in which the network ACL matched, latest
   * first.
   */
  listWindows(id: string): Promise<readonly NetworkAclWindow[]>
}

/** One window of {@link NetworkAcls.listWindows}. */
export interface NetworkAclWindow {
  readonly start: Date
  readonly matches: number
  readonly requests: number
}

export function networkAcls(scope: Scope): NetworkAcls {
  const { database, tenantId, now, changes } = scope
  const table = database.networkAcl
  const refusing = <T>(write: Promise<T>) => refusingDuplicates('network_acl_priority_used', write)
  const { get, lock } = rowById(
    scope,
    'network_acls',
    (tables, where) => tables.networkAcl.findUnique({ where }),
    toWire,
  )
  return {
    list: (query) =>
      offsetPage(
        query,
        {
          idName: 'id',
          find: (window) =>
            table.findMany({ ...window, where: { tenantId }, orderBy: { priority: 'asc' } }),
          count: (bound: CountBound) => table.count({ ...bound, where: { tenantId } }),
        },
        toWire,
      ),
    get,
    async create({ priority = defaultPriority, ...rest }) {
      const at = now()
      const data = { tenantId, id: newId('acl'), priority, ...rest, createdAt: at, updatedAt: at }
      return changes.created('network_acl', toWire(data), refusing(table.createMany({ data })))
    },
    async patch(id, patch) {
      const before = await lock(id)
      if (!before) return undefined
      const data = { ...patch, updatedAt: now() }
      const after = toWire({ ...before, ...data })
      const sent = refusing(table.updateMany({ where: { tenantId, id }, data }))
      return changes.updated('network_acl', toWire(before), after, sent)
    },
    async delete(id) {
      const before = await lock(id)
      if (!before) return false
      changes.deleted('network_acl', toWire(before), table.deleteMany({ where: { tenantId, id } }))
      return true
    },
    async disableAll() {
      const where = { tenantId, active: true }
      const data = { active: false, updatedAt: now() }
      const disabled = (await table.updateManyAndReturn({ where, data })).map(toWire)
      for (const acl of disabled) changes.updated('network_acl', { ...acl, active: true }, acl)
      return disabled
    },
    ...watchedBy(scope),
  }
}

const columns = `id, description, active, priority, rule, created_at as "createdAt",
  updated_at as "updatedAt"`

/**
 * The statements that refresh the cache of rules. Every process runs them after writes of others,
 * so they are prepared, and answer a single value if that is enough.
 */
const watchTexts = {
  // xmin is the transaction that wrote the row (PostgreSQL, system columns).
  fingerprint: `select count(*) || '/' || coalesce(sum(xmin::text::bigint), 0) as print
    from network_acls where tenant_id = $1`,
  versions: `select coalesce(json_object_agg(id, xmin::text), '{}') as versions
    from network_acls where tenant_id = $1`,
  many: `select ${columns} from network_acls where tenant_id = $1 and id = any($2::text[])`,
} as const

/** The reads of the cache of rules, and of the counters. */
function watchedBy({ database, statements, tenantId }: Scope) {
  const query = async <Row extends pg.QueryResultRow>(
    name: keyof typeof watchTexts,
    ...values: readonly unknown[]
  ) => {
    const { rows } = await statements.query<Row>({
      name: `network ACL ${name}`,
      text: watchTexts[name],
      values: [tenantId, ...values],
    })
    return rows
  }
  return {
    async getFingerprint() {
      const [row] = await query<{ print: string }>('fingerprint')
      return row?.print ?? ''
    },
    async listVersions() {
      const [row] = await query<{ versions: Readonly<Record<string, string>> }>('versions')
      return new Map(Object.entries(row?.versions ?? {}))
    },
    async getMany(ids: readonly string[]) {
      return (await query<Omit<Row, 'tenantId'>>('many', ids)).map(toWire)
    },
    listWindows: (id: string) => database.$queryRaw<NetworkAclWindow[]>`${soon}
      select matched.window_start as start, matched.requests::float8 as matches,
             coalesce(seen.requests, matched.requests)::float8 as requests
        from network_acl_counts matched
        left join network_acl_counts seen
          on seen.tenant_id = matched.tenant_id and seen.window_start = matched.window_start
         and seen.acl_id = ''
       where matched.tenant_id = ${tenantId} and matched.acl_id = ${id}
       order by 1 desc limit 1008`,
  }
}

/** The members in the order of the hosted API. */
export function toWire(row: Omit<Row, 'tenantId'>): NetworkAcl {
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
