import { ApiError } from '../../errors.ts'
import { Prisma } from '../prisma/client.ts'
import type { Scope } from './scope.ts'

/**
 * Requires that all of them exist, and locks them until the end of the write.
 * @throws ApiError `role_not_found`
 */
export async function requireRoles(scope: Scope, ids: readonly string[]): Promise<void> {
  if (!(await arePresent(scope, 'roles', 'id', ids))) throw new ApiError('role_not_found')
}

/**
 * Requires that all of them exist, and locks them until the end of the write.
 * @throws ApiError `user_not_found`
 */
export async function requireUsers(scope: Scope, ids: readonly string[]): Promise<void> {
  if (!(await arePresent(scope, 'users', 'user_id', ids))) throw new ApiError('user_not_found')
}

/** @throws ApiError `organization_not_found`; it stays until a write ends. */
export async function requireOrganization(scope: Scope, id: string): Promise<void> {
  if (!(await arePresent(scope, 'organizations', 'id', [id]))) {
    throw new ApiError('organization_not_found')
  }
}

/** The weakest lock: it prevents deletion but no changes. */
async function arePresent(
  { database, tenantId }: Scope,
  table: 'organizations' | 'roles' | 'users',
  column: 'id' | 'user_id',
  ids: readonly string[],
): Promise<boolean> {
  const distinct = [...new Set(ids)]
  const found = await database.$queryRaw<unknown[]>`
    select 1 from ${Prisma.raw(table)}
     where tenant_id = ${tenantId} and ${Prisma.raw(column)} = any (${distinct}) for key share`
  return found.length === distinct.length
}
