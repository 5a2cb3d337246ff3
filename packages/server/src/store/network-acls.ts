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
