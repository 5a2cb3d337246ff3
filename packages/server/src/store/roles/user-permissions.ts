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
import { requireUsers } from '../rows/present.ts'
import type { Scope } from '../rows/scope.ts'

type References = readonly Schema<'PermissionReference'>[]

/** The permissions of the users of one tenant, without those of their roles. */
export interface UserPermissions {
  /** In the order of assigning. @throws ApiError `user_not_found` */
  list(userId: string, query: OffsetQuery): Promise<OffsetPage<Schema<'UserPermission'>>>
  /**
   * Assigning what is assigned is no error.
   *
   * @throws ApiError `user_not_found`, `resource_server_not_found`, `permission_not_found`
   */
  assign(userId: string, permissions: References): Promise<void>
  /** Removing what is not there is no error. @throws ApiError `user_not_found` */
  remove(userId: string, permissions: References): Promise<void>
}

const direct: Schema<'UserPermissionSource'> = {
  source_id: '',
  source_name: '',
  source_type: 'DIRECT',
}

export function userPermissions(scope: Scope): UserPermissions {
  const { database, tenantId, managementAudience, now, changes } = scope
  const table = database.userPermission
  const find = (where: Prisma.UserPermissionWhereInput) =>
    table.findMany({ where, include: withApi })
  const noted = (row: Awaited<ReturnType<typeof find>>[number]) => ({
    user_id: row.userId,
    ...referenceTo(row, managementAudience),
  })
  return {
    async list(userId, query) {
      await requireUsers(scope, [userId])
      const where = { tenantId, userId }
      const page = await permissionPage(scope, query, {
        find: (window) => table.findMany({ ...window, where, include: withApi }),
        count: () => table.count({ where }),
      })
      return { ...page, items: page.items.map((item) => ({ ...item, sources: [direct] })) }
    },
    async assign(userId, permissions) {
      await requireUsers(scope, [userId])
      const keys = await requirePermissions(scope, permissions)
      const createdAt = now()
      const data = keys.map((key) => ({ tenantId, userId, ...key, createdAt }))
      const made = await table.createManyAndReturn({
        data,
        skipDuplicates: true,
        include: withApi,
      })
      for (const row of made) changes.created('user_permission', noted(row))
    },
    async remove(userId, permissions) {
      await requireUsers(scope, [userId])
      const keys: PermissionKey[] = await findPermissions(scope, permissions)
      const where = { tenantId, userId, OR: keys }
      const rows = await find(where)
      await table.deleteMany({ where })
      for (const row of rows) changes.deleted('user_permission', noted(row))
    },
  }
}
