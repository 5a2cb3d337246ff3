import { ApiError } from '../../errors.ts'
import { Prisma } from '../prisma/client.ts'
import type { Scope } from './scope.ts'

/** @throws ApiError `role_not_found` unless there are all of them; they stay until a write ends. */
export async function requireRoles(scope: Scope, ids: readonly string[]): Promise<void> {
  if (!(await arePresent(scope, 'roles', 'id', ids))) throw new ApiError('role_not_found')
}

/** @throws ApiError `user_not_found` unless there are all of them; they stay until a write ends. */
export async function requireUsers(scope: Scope, ids: readonly string[]): Promise<void> {
  if (!(await arePresent(scope, 'users', 'user_id', ids))) throw new ApiError('user_not_found')
}

/** The weakest lock: nobody can delete them, anybody can change them. */
async function arePresent(
  { database, tenantId }: Scope,
  table: 'roles' | 'users',
  column: 'id' | 'user_id',
  ids: readonly string[],
): Promise<boolean> {
  const wanted = [...new Set(ids)]
  const found = await database.$queryRaw<unknown[]>`
    select 1 from ${Prisma.raw(table)}
     where tenant_id = ${tenantId} and ${Prisma.raw(column)} = any (${wanted}) for key share`
  return found.length === wanted.length
}
