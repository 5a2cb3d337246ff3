import type { Schema } from '@latchkey/contract'
import { refusedBody } from '../../errors.ts'
import { newShortId } from '../../ids.ts'
import type { Role as Row } from '../prisma/client.ts'
import { refusingDuplicates } from '../rows/conflict.ts'
import { contains } from '../rows/like.ts'
import { type CountBound, type OffsetPage, type OffsetQuery, offsetPage } from '../rows/paging.ts'
import { requireOrganization } from '../rows/present.ts'
import { rowById } from '../rows/row-by-id.ts'
import type { Scope } from '../rows/scope.ts'

type Role = Schema<'Role'>

/** The roles of one tenant. */
export interface Roles {
  /** The oldest first; `name_filter` is a part of the name, in any case. */
  list(query: RoleQuery): Promise<OffsetPage<Role>>
  get(id: string): Promise<Role | undefined>
  /** The permissions of these roles for some APIs, by the identifier of the API. */
  listGranted(roleIds: readonly string[], apis: readonly string[]): Promise<readonly Granted[]>
  /** @throws ApiError `role_name_used`, `organization_not_found`, `invalid_body` */
  create(definition: Schema<'RoleDefinition'>): Promise<Role>
  /** @throws ApiError `role_name_used` */
  update(id: string, patch: Schema<'RolePatch'>): Promise<Role | undefined>
  /**
   * Deletes a role with its assignments.
   *
   * @returns whether there was one
   */
  delete(id: string): Promise<boolean>
}

interface RoleQuery extends OffsetQuery {
  readonly name_filter?: string
  readonly type?: string
  readonly owner_id?: string
  /** Only roles that members of this organization can have. */
  readonly organizationId?: string
}

interface Granted {
  readonly roleId: string
  /** The stored identifier of the API. */
  readonly api: string
  readonly permission: string
}

export function roles(scope: Scope): Roles {
  const { database, tenantId, now, changes } = scope
  const table = database.role
  const refusing = <T>(write: Promise<T>) => refusingDuplicates('role_name_used', write)
  const { get, lock } = rowById(
    scope,
    'roles',
    (tables, where) => tables.role.findUnique({ where }),
    toWire,
  )
  return {
    list(query) {
      const where = { tenantId, ...filterOf(query) }
      const find = (window: object) => table.findMany({ ...window, where, select: shownColumns })
      const count = (bound: CountBound) => table.count({ ...bound, where })
      return offsetPage(query, { idName: 'id', find, count }, toWire)
    },
    get,
    listGranted: (roleIds, apis) => database.$queryRaw<Granted[]>`
      select p.role_id as "roleId", a.identifier as api, p.permission_name as permission
        from role_permissions p
        join resource_servers a on a.tenant_id = p.tenant_id and a.id = p.resource_server_id
       where p.tenant_id = ${tenantId} and p.role_id = any (${[...roleIds]}::text[])
         and a.identifier = any (${[...apis]}::text[])`,
    async create({ name, description = null, ...ownership }) {
      const at = now()
      const id = newShortId('rol')
      const ownerId = await requireOwner(scope, ownership)
      const data = { tenantId, id, name, description, ownerId, createdAt: at, updatedAt: at }
      return changes.created('role', toWire(data), refusing(table.createMany({ data })))
    },
    async update(id, patch) {
      const before = await lock(id)
      if (!before) return undefined
      const data = { ...patch, updatedAt: now() }
      const sent = refusing(table.updateMany({ where: { tenantId, id }, data }))
      return changes.updated('role', toWire(before), toWire({ ...before, ...data }), sent)
    },
    async delete(id) {
      const before = await lock(id)
      if (!before) return false
      changes.deleted('role', toWire(before), table.deleteMany({ where: { tenantId, id } }))
      return true
    },
  }
}

function filterOf({ name_filter: part, type, owner_id: ownerId, organizationId }: RoleQuery) {
  return {
    ...(part && { name: contains(part) }),
    ...(type === 'tenant' && { ownerId: null }),
    AND: [
      type === 'organization' ? { ownerId: { not: null } } : {},
      ownerId === undefined ? {} : { ownerId },
      organizationId === undefined ? {} : { OR: [{ ownerId: null }, { ownerId: organizationId }] },
    ],
  }
}

/**
 * Requires the owner of a new role to exist.
 *
 * @returns the organization that owns the role; null for the tenant
 */
async function requireOwner(
  scope: Scope,
  { type = 'tenant', owner_id: ownerId }: Omit<Schema<'RoleDefinition'>, 'name' | 'description'>,
): Promise<string | null> {
  if ((type === 'organization') !== (ownerId !== undefined)) {
    throw refusedBody(
      '`owner_id` is required with the type `organization` and only then',
      'owner_id',
    )
  }
  if (ownerId === undefined) return null
  return (await requireOrganization(scope, ownerId)).id
}

/** The columns that `toWire` needs. */
const shownColumns = { id: true, name: true, description: true, ownerId: true } as const

function toWire({ id, name, description, ownerId }: Pick<Row, keyof typeof shownColumns>): Role {
  const owner =
    ownerId === null
      ? ({ type: 'tenant' } as const)
      : ({ type: 'organization', owner_id: ownerId } as const)
  return { id, name, description, ...owner }
}
