import { withApi } from '../resource-servers/permissions.ts'
import { readOfRole, requireRoles } from '../rows/present.ts'
import type { Scope } from '../rows/scope.ts'
import { type AssignedPermissions, assignedPermissions } from './assigned-permissions.ts'

/** The permissions of the roles of one tenant. */
export function rolePermissions(scope: Scope): AssignedPermissions {
  const { database, tenantId, now } = scope
  const table = database.rolePermission
  const keyOf = (roleId: string) => ({ tenantId, roleId })
  return assignedPermissions(scope, {
    resource: 'role_permission',
    idName: 'role_id',
    requireHolder: async (roleId) => {
      await requireRoles(scope, [roleId])
    },
    readOfHolder: (roleId, read) => readOfRole(scope, roleId, read),
    find: (roleId, { where, ...window }) =>
      table.findMany({ ...window, where: { ...where, ...keyOf(roleId) }, include: withApi }),
    count: (roleId, bound) => table.count({ ...bound, where: keyOf(roleId) }),
    create(roleId, keys) {
      const createdAt = now()
      const data = keys.map((key) => ({ ...keyOf(roleId), ...key, createdAt }))
      return table.createManyAndReturn({ data, skipDuplicates: true, include: withApi })
    },
    lock: (roleId, keys) =>
      scope.locked.rolePermission.findMany({ where: { ...keyOf(roleId), OR: [...keys] } }),
    async delete(roleId, keys) {
      await table.deleteMany({ where: { ...keyOf(roleId), OR: [...keys] } })
    },
  })
}
