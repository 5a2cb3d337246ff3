import type { Schema } from '@latchkey/contract'
import {
  findPermissions,
  type PermissionKey,
  type PermissionRow,
  permissionPage,
  referenceTo,
  requirePermissions,
} from '../resource-servers/permissions.ts'
import type { CountBound, OffsetPage, OffsetQuery } from '../rows/paging.ts'
import type { Scope } from '../rows/scope.ts'
import { sentTogether } from '../rows/sent-together.ts'

type References = readonly Schema<'PermissionReference'>[]

/** The permissions of the roles or of the users of one tenant, by the id of the holder. */
export interface AssignedPermissions {
  /**
   * In the order in which they were assigned.
   * @throws ApiError `role_not_found`, `user_not_found`
   */
  list(holderId: string, query: OffsetQuery): Promise<OffsetPage<Schema<'RolePermission'>>>
  /**
   * Assigning a permission twice is no error.
   *
   * @throws ApiError `role_not_found`, `user_not_found`, `resource_server_not_found`,
   *   `permission_not_found`
   */
  assign(holderId: string, permissions: References): Promise<void>
  /**
   * Removing an unassigned permission is no error.
   * @throws ApiError `role_not_found`, `user_not_found`
   */
  remove(holderId: string, permissions: References): Promise<void>
}

/**
 * The table of permissions of one kind of holder, and the name of the holder in recorded changes.
 */
export interface HolderRows<Row extends PermissionRow> {
  readonly resource: 'role_permission' | 'user_permission'
  readonly idName: 'role_id' | 'user_id'
  /**
   * Locks the holder until the end of the transaction.
   *
   * @throws ApiError for an unknown role or user
   */
  requireHolder(holderId: string): Promise<void>
  /**
   * Reads what belongs to the holder.
   *
   * @throws ApiError for an unknown role or user
   */
  readOfHolder<T>(holderId: string, read: () => Promise<T>): Promise<T>
  find(holderId: string, window: { readonly where?: object }): Promise<readonly Row[]>
  count(holderId: string, bound: CountBound): Promise<number>
  /**
   * Inserts the rows that are missing.
   *
   * @returns the new rows
   */
  create(holderId: string, keys: readonly PermissionKey[]): Promise<readonly Row[]>
  /** Locks the rows until the end of the transaction. */
  lock(holderId: string, keys: readonly PermissionKey[]): Promise<unknown>
  delete(holderId: string, keys: readonly PermissionKey[]): Promise<void>
}

/** The permissions of one kind of holder. */
export function assignedPermissions<Row extends PermissionRow>(
  scope: Scope,
  rows: HolderRows<Row>,
): AssignedPermissions {
  const { changes, managementAudience } = scope
  const noted = (holderId: string, row: Row) => ({
    [rows.idName]: holderId,
    ...referenceTo(row, managementAudience),
  })
  return {
    list(holderId, query) {
      return rows.readOfHolder(holderId, () =>
        permissionPage(scope, query, {
          find: (window) => rows.find(holderId, window),
          count: (bound) => rows.count(holderId, bound),
        }),
      )
    },
    async assign(holderId, permissions) {
      const [, keys] = await sentTogether([
        rows.requireHolder(holderId),
        requirePermissions(scope, permissions),
      ])
      const made = await rows.create(holderId, keys)
      for (const row of made) changes.created(rows.resource, noted(holderId, row))
    },
    async remove(holderId, permissions) {
      const [, keys] = await Promise.all([
        rows.requireHolder(holderId),
        findPermissions(scope, permissions),
      ])
      const [, before] = await Promise.all([
        rows.lock(holderId, keys),
        rows.find(holderId, { where: { OR: keys } }),
        rows.delete(holderId, keys),
      ])
      for (const row of before) changes.deleted(rows.resource, noted(holderId, row))
    },
  }
}
