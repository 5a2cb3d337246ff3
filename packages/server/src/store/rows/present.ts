import { ApiError, type ErrorCode } from '../../errors.ts'
import { Prisma } from '../prisma/client.ts'
import type { Scope } from './scope.ts'

/** Requires roles, and locks them until the end of the write. @throws ApiError `role_not_found` */
export async function requireRoles(scope: Scope, ids: readonly string[]): Promise<void> {
  if (!(await arePresent(scope, 'roles', 'id', ids))) throw new ApiError('role_not_found')
}

/** Requires users, and locks them until the end of the write. @throws ApiError `user_not_found` */
export async function requireUsers(scope: Scope, ids: readonly string[]): Promise<void> {
  if (!(await arePresent(scope, 'users', 'user_id', ids))) throw new ApiError('user_not_found')
}

/** A row, rows, or a page of them. */
type Read = object | null | undefined

/**
 * Reads what belongs to something. What is found proves that the owner exists, because it refers to
 * it; only where there is nothing, the owner is looked for. Nothing is locked, because locks are
 * written to disk.
 */
export async function readOf<T extends Read>(
  read: () => Promise<T>,
  findOwner: () => Promise<object | null | undefined>,
  missing: ErrorCode,
): Promise<T> {
  const found = await read()
  if (isNothing(found) && !(await findOwner())) throw new ApiError(missing)
  return found
}

function isNothing(found: Read): boolean {
  if (!found) return true
  const rows = 'items' in found ? found.items : found
  return Array.isArray(rows) && rows.length === 0
}

/** Reads what belongs to a role. @throws ApiError `role_not_found` */
export function readOfRole<T extends Read>(
  { database, tenantId }: Scope,
  id: string,
  read: () => Promise<T>,
): Promise<T> {
  const where = { tenantId_id: { tenantId, id } }
  const findRole = () => database.role.findUnique({ where, select: { id: true } })
  return readOf(read, findRole, 'role_not_found')
}

/** The same for a user. @throws ApiError `user_not_found` */
export function readOfUser<T extends Read>(
  { database, tenantId }: Scope,
  userId: string,
  read: () => Promise<T>,
): Promise<T> {
  const where = { tenantId_userId: { tenantId, userId } }
  const findUser = () => database.user.findUnique({ where, select: { userId: true } })
  return readOf(read, findUser, 'user_not_found')
}

/** The same for an organization. @throws ApiError `organization_not_found` */
export function readOfOrganization<T extends Read>(
  { database, tenantId }: Scope,
  id: string,
  read: () => Promise<T>,
): Promise<T> {
  const where = { tenantId_id: { tenantId, id } }
  const findOrganization = () => database.organization.findUnique({ where, select: { id: true } })
  return readOf(read, findOrganization, 'organization_not_found')
}

/** The same for a member of an organization. @throws ApiError `organization_member_not_found` */
export function readOfMember<T extends Read>(
  scope: Scope,
  member: { readonly organizationId: string; readonly userId: string },
  read: () => Promise<T>,
): Promise<T> {
  const { database, tenantId } = scope
  const where = { tenantId_organizationId_userId: { tenantId, ...member } }
  const findMember = () =>
    readOfOrganization(scope, member.organizationId, () =>
      database.organizationMember.findUnique({ where, select: { userId: true } }),
    )
  return readOf(read, findMember, 'organization_member_not_found')
}

/** An organization as events name it. */
export interface NamedOrganization {
  readonly id: string
  readonly name: string
}

/**
 * Requires an organization, and locks it until the end of the write.
 *
 * @throws ApiError `organization_not_found`
 */
export async function requireOrganization(
  { database, tenantId }: Scope,
  id: string,
): Promise<NamedOrganization> {
  const [found] = await database.$queryRaw<NamedOrganization[]>`
    select id, name from organizations where tenant_id = ${tenantId} and id = ${id} for key share`
  if (!found) throw new ApiError('organization_not_found')
  return found
}

/** The weakest lock: it prevents deletion but no changes. */
async function arePresent(
  { database, tenantId }: Scope,
  table: 'roles' | 'users',
  column: 'id' | 'user_id',
  ids: readonly string[],
): Promise<boolean> {
  const distinct = [...new Set(ids)]
  const found = await database.$queryRaw<unknown[]>`
    select 1 from ${Prisma.raw(table)}
     where tenant_id = ${tenantId} and ${Prisma.raw(column)} = any (${distinct}) for key share`
  return found.length === distinct.length
}
