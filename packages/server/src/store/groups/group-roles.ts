import type { Schema } from '@latchkey/contract'
import { type CheckpointPage, type CheckpointQuery, checkpointPage } from '../rows/paging.ts'
import { readOfRole, requireAssignableRoles, requireRoles } from '../rows/present.ts'
import type { Scope } from '../rows/scope.ts'
import { groupReference, toGroup } from './group-wire.ts'
import { readOfGroup, requireGroups } from './require-groups.ts'

/**
 * The assignments of roles to groups, whose members have the roles in all of the tenant. Lists are
 * in the order of assignment.
 */
export interface GroupRoles {
  /** @throws ApiError `group_not_found` */
  listRoles(groupId: string, query: CheckpointQuery): Promise<CheckpointPage<Schema<'Role'>>>
  /** @throws ApiError `role_not_found` */
  listGroups(roleId: string, query: CheckpointQuery): Promise<CheckpointPage<Schema<'Group'>>>
  /**
   * Assigning a role twice is no error.
   * @throws ApiError `group_not_found`, `role_not_found`, `invalid_body`
   */
  assign(groupIds: readonly string[], roleIds: readonly string[]): Promise<void>
  /**
   * Removing unassigned or unknown roles is no error.
   * @throws ApiError `group_not_found`
   */
  removeRoles(groupId: string, roleIds: readonly string[]): Promise<void>
  /**
   * Removing unassigned or unknown groups is no error.
   * @throws ApiError `role_not_found`
   */
  removeGroups(roleId: string, groupIds: readonly string[]): Promise<void>
}

export function groupRoles(scope: Scope): GroupRoles {
  const { database, tenantId, now, changes } = scope
  const table = database.groupRole
  const remove = async (where: object, requireHolder: Promise<unknown>) => {
    const [, , rows] = await Promise.all([
      requireHolder,
      scope.locked.groupRole.findMany({ where: { tenantId, ...where } }),
      table.findMany({ where: { tenantId, ...where }, include: both }),
      table.deleteMany({ where: { tenantId, ...where } }),
    ])
    for (const row of rows) changes.deleted('group_role', noted(row))
  }
  return {
    listRoles(groupId, query) {
      const find = ({ where: after, ...window }: { where: object }) => {
        const where = { tenantId, groupId, ...after }
        return table.findMany({ ...window, where, include: { role: true } })
      }
      return readOfGroup(scope, groupId, () =>
        checkpointPage(query, { idName: 'roleId', find }, toRole),
      )
    },
    listGroups(roleId, query) {
      const find = ({ where: after, ...window }: { where: object }) => {
        const where = { tenantId, roleId, ...after }
        return table.findMany({ ...window, where, include: { group: true } })
      }
      return readOfRole(scope, roleId, () =>
        checkpointPage(query, { idName: 'groupId', find }, ({ group }) => toGroup(scope, group)),
      )
    },
    async assign(groupIds, roleIds) {
      await requireGroups(scope, groupIds)
      await requireAssignableRoles(scope, roleIds)
      const createdAt = now()
      const data = groupIds.flatMap((groupId) =>
        roleIds.map((roleId) => ({ tenantId, groupId, roleId, createdAt })),
      )
      const made = await table.createManyAndReturn({ data, skipDuplicates: true, include: both })
      for (const row of made) changes.created('group_role', noted(row))
    },
    removeRoles: (groupId, roleIds) =>
      remove({ groupId, roleId: { in: [...roleIds] } }, requireGroups(scope, [groupId])),
    removeGroups: (roleId, groupIds) =>
      remove({ roleId, groupId: { in: [...groupIds] } }, requireRoles(scope, [roleId])),
  }
}

const both = { group: true, role: true } as const

interface Assignment {
  readonly group: Parameters<typeof groupReference>[0]
  readonly role: { readonly id: string; readonly name: string }
  readonly createdAt: Date
}

const noted = ({ group, role: { id, name }, createdAt }: Assignment) => ({
  group: groupReference(group),
  role: { id, name },
  created_at: createdAt.toISOString(),
})

interface WithRole {
  readonly role: { readonly id: string; readonly name: string; readonly description: string | null }
}

/** The role of an assignment as the API answers it. */
export const toRole = ({ role: { id, name, description } }: WithRole): Schema<'Role'> => ({
  id,
  name,
  description,
})
