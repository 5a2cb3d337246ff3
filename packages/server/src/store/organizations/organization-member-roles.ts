import type { Schema } from '@latchkey/contract'
import { ApiError } from '../../errors.ts'
import { listEffectiveRoles } from '../roles/effective-roles.ts'
import { rolesInOrganization } from '../roles/held-roles.ts'
import {
  type CheckpointPage,
  type CheckpointQuery,
  type CountBound,
  checkpointPage,
  type OffsetPage,
  type OffsetQuery,
  offsetPage,
} from '../rows/paging.ts'
import {
  readOfMember,
  readOfOrganization,
  requireAssignableRoles,
  requireOrganization,
} from '../rows/present.ts'
import type { Scope } from '../rows/scope.ts'
import { sentTogether } from '../rows/sent-together.ts'
import { toUserSummary, userSummary } from '../users/user-summary.ts'

/** An organization and one of its members. */
export interface Membership {
  readonly organizationId: string
  readonly userId: string
}

type EffectiveRole = Schema<'UserEffectiveRole'>

/**
 * The roles that members have in an organization, in the order of assignment. Each method throws
 * ApiError `organization_not_found` or `organization_member_not_found`.
 */
export interface OrganizationMemberRoles {
  list(membership: Membership, query: OffsetQuery): Promise<OffsetPage<Schema<'Role'>>>
  /** Those and the roles of the member's groups in the organization. */
  listEffective(
    membership: Membership,
    query: CheckpointQuery,
  ): Promise<CheckpointPage<EffectiveRole>>
  /** The members of an organization who have a role in it. */
  listMembers(
    organizationId: string,
    roleId: string,
    query: CheckpointQuery,
  ): Promise<CheckpointPage<Schema<'RoleUser'>>>
  /** Assigning one twice is no error. @throws ApiError `role_not_found` */
  assign(membership: Membership, roleIds: readonly string[]): Promise<void>
  /** Removing one that is not assigned is no error. */
  remove(membership: Membership, roleIds: readonly string[]): Promise<void>
}

export function organizationMemberRoles(scope: Scope): OrganizationMemberRoles {
  const { database, tenantId, now, changes } = scope
  const table = database.organizationMemberRole
  const rowsOf = (membership: Membership) => {
    const where = { tenantId, ...membership }
    return {
      idName: 'roleId' as const,
      find: ({ where: after, ...window }: { where: object }) =>
        table.findMany({ ...window, where: { ...where, ...after }, include: { role: true } }),
      count: (bound: CountBound) => table.count({ ...bound, where }),
    }
  }
  const noted = ({ organizationId, userId }: Membership, { id, name }: NamedRole) => ({
    organization: { id: organizationId },
    user: { user_id: userId },
    role: { id, name },
  })
  return {
    list: (membership, query) =>
      readOfMember(scope, membership, () =>
        offsetPage(query, rowsOf(membership), ({ role }) => toRole(role)),
      ),
    listEffective: (membership, query) =>
      readOfMember(scope, membership, () =>
        listEffectiveRoles(
          scope,
          rolesInOrganization(tenantId, membership.organizationId, membership.userId),
          query,
        ),
      ),
    listMembers(organizationId, roleId, query) {
      const where = { tenantId, organizationId, roleId }
      const find = ({ where: after, ...window }: { where: object }) =>
        table.findMany({ ...window, where: { ...where, ...after }, include: withUser })
      return readOfOrganization(scope, organizationId, () =>
        checkpointPage(query, { idName: 'userId', find }, ({ member }) =>
          toUserSummary(scope, member.user),
        ),
      )
    },
    async assign(membership, roleIds) {
      await sentTogether([
        requireMember(scope, membership),
        requireAssignableRoles(scope, roleIds, membership.organizationId),
      ])
      const createdAt = now()
      const data = roleIds.map((roleId) => ({ tenantId, ...membership, roleId, createdAt }))
      const include = { role: true }
      const made = await table.createManyAndReturn({ data, skipDuplicates: true, include })
      for (const { role } of made) {
        changes.created('organization_member_role', noted(membership, role))
      }
    },
    async remove(membership, roleIds) {
      const where = { tenantId, ...membership, roleId: { in: [...roleIds] } }
      const [, , rows] = await Promise.all([
        requireMember(scope, membership),
        scope.locked.organizationMemberRole.findMany({ where, select: { roleId: true } }),
        table.findMany({ where, include: { role: true } }),
        table.deleteMany({ where }),
      ])
      for (const { role } of rows) {
        changes.deleted('organization_member_role', noted(membership, role))
      }
    },
  }
}

const withUser = { member: { select: { user: userSummary } } } as const

interface NamedRole {
  readonly id: string
  readonly name: string
}

const toRole = ({
  id,
  name,
  description,
}: NamedRole & { readonly description: string | null }) => ({ id, name, description })

/** Requires a member, and locks the membership until the end of the transaction. */
async function requireMember(scope: Scope, { organizationId, userId }: Membership): Promise<void> {
  const finding = scope.database.$queryRaw<unknown[]>`
    select 1 from organization_members
     where tenant_id = ${scope.tenantId} and organization_id = ${organizationId}
       and user_id = ${userId} for key share`
  const [, found] = await Promise.all([requireOrganization(scope, organizationId), finding])
  if (found.length === 0) throw new ApiError('organization_member_not_found')
}
