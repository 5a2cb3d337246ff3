import type { Schema } from '@latchkey/contract'
import {
  type CountBound,
  type EitherPage,
  type EitherQuery,
  eitherPage,
  type OffsetPage,
  type OffsetQuery,
  offsetPage,
} from '../rows/paging.ts'
import {
  readOfOrganization,
  readOfUser,
  requireOrganization,
  requireUsers,
} from '../rows/present.ts'
import type { Scope } from '../rows/scope.ts'
import { toUserSummary, userSummary } from '../users/user-summary.ts'
import { type Organization, toOrganization } from './organizations.ts'

type Member = Schema<'OrganizationMember'>

/** The memberships of users in organizations. Lists are in the order of joining. */
export interface OrganizationMembers {
  /** With the roles of each. @throws ApiError `organization_not_found` */
  list(organizationId: string, query: EitherQuery): Promise<EitherPage<Member>>
  /** @throws ApiError `user_not_found` */
  listOrganizations(userId: string, query: OffsetQuery): Promise<OffsetPage<Organization>>
  /** The id of the user, if they are a member. */
  findMember(organizationId: string, userId: string): Promise<string | undefined>
  /** Adding a member is no error. @throws ApiError `organization_not_found`, `user_not_found` */
  add(organizationId: string, userIds: readonly string[]): Promise<void>
  /** Removing a user who is not a member is no error. @throws ApiError `organization_not_found` */
  remove(organizationId: string, userIds: readonly string[]): Promise<void>
}

export function organizationMembers(scope: Scope): OrganizationMembers {
  const { database, tenantId, now, changes } = scope
  const table = database.organizationMember
  return {
    list(organizationId, query) {
      const where = { tenantId, organizationId }
      const rows = {
        idName: 'userId' as const,
        find: ({ where: after, ...window }: { where: object }) =>
          table.findMany({ ...window, where: { ...where, ...after }, include: withUserAndRoles }),
        count: (bound: CountBound) => table.count({ ...bound, where }),
      }
      return readOfOrganization(scope, organizationId, () =>
        eitherPage(query, rows, ({ user, roles }) => ({
          ...toMember(toUserSummary(scope, user)),
          roles: roles.map(({ role: { id, name } }) => ({ id, name })),
        })),
      )
    },
    listOrganizations(userId, query) {
      const where = { tenantId, userId }
      const rows = {
        idName: 'organizationId' as const,
        find: (window: object) =>
          table.findMany({ ...window, where, include: { organization: true } }),
        count: (bound: CountBound) => table.count({ ...bound, where }),
      }
      return readOfUser(scope, userId, () =>
        offsetPage(query, rows, ({ organization }) => toOrganization(organization)),
      )
    },
    async findMember(organizationId, userId) {
      const key = { tenantId, organizationId, userId }
      const where = { tenantId_organizationId_userId: key }
      return (await table.findUnique({ where, select: { userId: true } }))?.userId
    },
    async add(organizationId, userIds) {
      const organization = await requireOrganization(scope, organizationId)
      await requireUsers(scope, userIds)
      const createdAt = now()
      const data = [...new Set(userIds)].map((userId) => ({
        tenantId,
        organizationId,
        userId,
        createdAt,
      }))
      const made = await table.createManyAndReturn({ data, skipDuplicates: true })
      for (const { userId } of made) {
        changes.created('organization_member', { organization, user: { user_id: userId } })
      }
    },
    async remove(organizationId, userIds) {
      const where = { tenantId, organizationId, userId: { in: [...userIds] } }
      const [organization, rows] = await Promise.all([
        requireOrganization(scope, organizationId),
        scope.locked.organizationMember.findMany({ where, select: { userId: true } }),
        table.deleteMany({ where }),
      ])
      for (const { userId } of rows) {
        changes.deleted('organization_member', { organization, user: { user_id: userId } })
      }
    },
  }
}

const withUserAndRoles = {
  user: userSummary,
  roles: {
    select: { role: { select: { id: true, name: true } } },
    orderBy: { createdAt: 'asc' },
  },
} as const

/** The members in the order of the hosted API. */
function toMember({ user_id, email, ...profile }: ReturnType<typeof toUserSummary>): Member {
  return { user_id, ...profile, ...(email !== undefined && { email }) }
}
