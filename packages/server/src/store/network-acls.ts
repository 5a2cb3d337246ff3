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
      // One statement written out costs half of what the client's own makes of it.
      const [row] = await refusing(
        database.$queryRaw<{ createdAt: Date }[]>`
          update network_acls
             set description = ${description}, active = ${active}, priority = ${priority},
                 rule = ${JSON.stringify(rule)}::json, updated_at = ${updatedAt}
           where tenant_id = ${tenantId} and id = ${id}
          returning created_at as "createdAt"`,
      )
      return row && toWire({ id, description, active, priority, rule, updatedAt, ...row })
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
