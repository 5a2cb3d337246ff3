import { withApi } from '../resource-servers/permissions.ts'
import { readOfUser, requireUsers } from '../rows/present.ts'
import type { Scope } from '../rows/scope.ts'
import { type AssignedPermissions, assignedPermissions } from './assigned-permissions.ts'

/** The permissions assigned to the users of one tenant, without those of their roles. */
export function userPermissions(scope: Scope): AssignedPermissions {
  const { database, tenantId, now } = scope
  const table = database.userPermission
  const keyOf = (userId: string) => ({ tenantId, userId })
  return assignedPermissions(scope, {
    resource: 'user_permission',
    idName: 'user_id',
    requireHolder: (userId) => requireUsers(scope, [userId]),
    readOfHolder: (userId, read) => readOfUser(scope, userId, read),
    find: (userId, { where, ...window }) =>
      table.findMany({ ...window, where: { ...where, ...keyOf(userId) }, include: withApi }),
    count: (userId, bound) => table.count({ ...bound, where: keyOf(userId) }),
    create(userId, keys) {
      const createdAt = now()
      const data = keys.map((key) => ({ ...keyOf(userId), ...key, createdAt }))
      return table.createManyAndReturn({ data, skipDuplicates: true, include: withApi })
    },
    lock: (userId, keys) =>
      scope.locked.userPermission.findMany({ where: { ...keyOf(userId), OR: [...keys] } }),
    async delete(userId, keys) {
      await table.deleteMany({ where: { ...keyOf(userId), OR: [...keys] } })
    },
  })
}
