import { ApiError, type ErrorCode, refusedBody } from '../../errors.ts'
import { isAmong } from './is-among.ts'
import type { Scope } from './scope.ts'
import { sentTogether } from './sent-together.ts'

interface FoundRole {
  readonly id: string
  /** The organization that owns the role; null for the tenant. */
  readonly owner: string | null
}

/**
 * Requires roles, and locks them until the end of the transaction.
 *
 * @throws ApiError `role_not_found`
 */
export async function requireRoles(
  { database, tenantId }: Scope,
  ids: readonly string[],
): Promise<readonly FoundRole[]> {
  const distinct = [...new Set(ids)]
  const found = await database.$queryRaw<FoundRole[]>`
    select id, owner_id as owner from roles
     where tenant_id = ${tenantId} and ${isAmong('id', distinct)} for key share`
  if (found.length !== distinct.length) throw new ApiError('role_not_found')
  return found
}

/**
 * Requires roles that can be assigned to users, or to members of an organization, and locks them.
 *
 * @throws ApiError `role_not_found`; `invalid_body` for a role of another organization
 */
export async function requireAssignableRoles(
  scope: Scope,
  ids: readonly string[],
  organizationId?: string,
): Promise<void> {
  const found = await requireRoles(scope, ids)
  const foreign = found.find(({ owner }) => owner !== null && owner !== organizationId)
  if (!foreign) return
  // Members of another organization may read this, who must not learn of the owner.
  const { id } = foreign
  throw refusedBody(
    `Only members of the organization that owns the role \`${id}\` can have it`,
    'roles',
  )
}

/**
 * Requires users, and locks them until the end of the transaction.
 *
 * @throws ApiError `user_not_found`
 */
export async function requireUsers(
  { database, tenantId }: Scope,
  ids: readonly string[],
): Promise<void> {
  const distinct = [...new Set(ids)]
  // The weakest lock, which prevents deletion and permits changes.
  const found = await database.$queryRaw<unknown[]>`
    select 1 from users
     where tenant_id = ${tenantId} and ${isAmong('user_id', distinct)} for key share`
  if (found.length !== distinct.length) throw new ApiError('user_not_found')
}

/**
 * Reads what belongs to a row, and whether the row exists, in one round trip. Locks nothing,
 * because locks are written to disk.
 */
export async function readOf<T>(
  read: () => Promise<T>,
  findOwner: () => Promise<object | null | undefined>,
  missing: ErrorCode,
): Promise<T> {
  const [owner, found] = await sentTogether([findOwner(), read()])
  if (!owner) throw new ApiError(missing)
  return found
}

/**
 * Reads what belongs to a role.
 *
 * @throws ApiError `role_not_found`
 */
export function readOfRole<T>(
  { database, tenantId }: Scope,
  id: string,
  read: () => Promise<T>,
): Promise<T> {
  const where = { tenantId_id: { tenantId, id } }
  const findRole = () => database.role.findUnique({ where, select: { id: true } })
  return readOf(read, findRole, 'role_not_found')
}

/**
 * Reads what belongs to a user.
 *
 * @throws ApiError `user_not_found`
 */
export function readOfUser<T>(
  { database, tenantId }: Scope,
  userId: string,
  read: () => Promise<T>,
): Promise<T> {
  const where = { tenantId_userId: { tenantId, userId } }
  const findUser = () => database.user.findUnique({ where, select: { userId: true } })
  return readOf(read, findUser, 'user_not_found')
}

/**
 * Reads what belongs to an organization.
 *
 * @throws ApiError `organization_not_found`
 */
export function readOfOrganization<T>(
  { database, tenantId }: Scope,
  id: string,
  read: () => Promise<T>,
): Promise<T> {
  const where = { tenantId_id: { tenantId, id } }
  const findOrganization = () => database.organization.findUnique({ where, select: { id: true } })
  return readOf(read, findOrganization, 'organization_not_found')
}

/**
 * Reads what belongs to a member of an organization.
 *
 * @throws ApiError `organization_member_not_found`
 */
export function readOfMember<T>(
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

/** The members of an organization by which events name it. */
export interface NamedOrganization {
  readonly id: string
  readonly name: string
}

/**
 * Requires an organization, and locks it until the end of the transaction.
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
