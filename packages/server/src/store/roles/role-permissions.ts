import type { Schema } from '@latchkey/contract'
import type { Prisma } from '../prisma/client.ts'
import {
  findPermissions,
  type PermissionKey,
  permissionPage,
  referenceTo,
  requirePermissions,
  withApi,
} from '../resource-servers/permissions.ts'
import type { OffsetPage, OffsetQuery } from '../rows/paging.ts'
import { requireRoles } from '../rows/present.ts'
import type { Scope } from '../rows/scope.ts'

type References = readonly Schema<'PermissionReference'>[]

/** The permissions of the roles of one tenant. */
export interface RolePermissions {
  /** In the order of assigning. @throws ApiError `role_not_found` */
  list(roleId: string, query: OffsetQuery): Promise<OffsetPage<Schema<'RolePermission'>>>
  /**
   * Assigning what is assigned is no error.
   *
   * @throws ApiError `role_not_found`, `resource_server_not_found`, `permission_not_found`
   */
  assign(roleId: string, permissions: References): Promise<void>
  /** Removing what is not there is no error. @throws ApiError `role_not_found` */
  remove(roleId: string, permissions: References): Promise<void>
}

export function rolePermissions(scope: Scope): RolePermissions {
  const { database, tenantId, managementAudience, now, changes } = scope
  const table = database.rolePermission
  const find = (where: Prisma.RolePermissionWhereInput) =>
    table.findMany({ where, include: withApi })
  const noted = (row: Awaited<ReturnType<typeof find>>[number]) => ({
    role_id: row.roleId,
    ...referenceTo(row, managementAudience),
  })
  return {
    async list(roleId, query) {
      await requireRoles(scope, [roleId])
      const where = { tenantId, roleId }
      return permissionPage(scope, query, {
        find: (window) => table.findMany({ ...window, where, include: withApi }),
        count: () => table.count({ where }),
      })
    },
    async assign(roleId, permissions) {
      await requireRoles(scope, [roleId])
      const keys = await requirePermissions(scope, permissions)
      const createdAt = now()
      const data = keys.map((key) => ({ tenantId, roleId, ...key, createdAt }))
      const made = await table.createManyAndReturn({
        data,
        skipDuplicates: true,
        include: withApi,
      })
      for (const row of made) changes.created('role_permission', noted(row))
    },
    async remove(roleId, permissions) {
      await requireRoles(scope, [roleId])
      const keys: PermissionKey[] = await findPermissions(scope, permissions)
      const where = { tenantId, roleId, OR: keys }
      const rows = await find(where)
      await table.deleteMany({ where })
      for (const row of rows) changes.deleted('role_permission', noted(row))
    },
  }
}
