import type { Schema } from '@latchkey/contract'
import type { Role as RoleRow } from '../prisma/client.ts'
import { storedIdentifier } from '../resource-servers/management-api.ts'
import {
  type CheckpointPage,
  type CheckpointQuery,
  type CountBound,
  type EitherPage,
  type EitherQuery,
  eitherPage,
  type OffsetPage,
  type OffsetQuery,
  offsetPage,
} from '../rows/paging.ts'
import {
  readOf,
  readOfRole,
  readOfUser,
  requireAssignableRoles,
  requireUsers,
} from '../rows/present.ts'
import type { Scope } from '../rows/scope.ts'
import { toUserSummary, userSummary } from '../users/user-summary.ts'
import { listAddressesOf } from './addresses-of-holders.ts'
import { listEffectiveRoles, type Permission } from './effective-roles.ts'
import { rolesOfUser } from './held-roles.ts'

type Role = Schema<'Role'>
type RoleUser = Schema<'RoleUser'>
type EffectiveRole = Schema<'UserEffectiveRole'>

/**
 * The assignments of roles to users of one tenant, and the roles that users have by these and by
 * groups. Lists are in the order of assignment.
 */
export interface RoleUsers {
  /** @throws ApiError `role_not_found` */
  listUsers(roleId: string, query: EitherQuery): Promise<EitherPage<RoleUser>>
  /** The roles that are assigned to a user. @throws ApiError `user_not_found` */
  listRoles(userId: string, query: OffsetQuery): Promise<OffsetPage<Role>>
  /** Those and the roles of groups. @throws ApiError `user_not_found` */
  listEffectiveRoles(userId: string, query: CheckpointQuery): Promise<CheckpointPage<EffectiveRole>>
  /**
   * The roles of a user that have a permission.
   * @throws ApiError `user_not_found`, `resource_server_not_found`
   */
  listGrantingRoles(userId: string, query: GrantingQuery): Promise<CheckpointPage<EffectiveRole>>
  /**
   * The e-mail addresses of users who have a permission of an API by a role that is assigned to
   * them, at most `max` in alphabetical order; not those of blocked users.
   */
  listAddressesOf(granted: Permission, max: number): Promise<readonly string[]>
  /**
   * Assigning a role twice is no error.
   * @throws ApiError `role_not_found`, `user_not_found`
   */
  assignUsers(roleId: string, userIds: readonly string[]): Promise<void>
  /**
   * Assigning a role twice is no error.
   * @throws ApiError `user_not_found`, `role_not_found`
   */
  assignRoles(userId: string, roleIds: readonly string[]): Promise<void>
  /**
   * Removing an unassigned role is no error.
   * @throws ApiError `user_not_found`
   */
  removeRoles(userId: string, roleIds: readonly string[]): Promise<void>
}

interface GrantingQuery extends CheckpointQuery {
  readonly resource_server_identifier: string
  readonly permission_name: string
}

export function roleUsers(scope: Scope): RoleUsers {
  const { database, tenantId, managementAudience, now, changes } = scope
  const table = database.userRole
  const assign = async (pairs: readonly { userId: string; roleId: string }[]) => {
    const createdAt = now()
    const data = pairs.map((pair) => ({ tenantId, ...pair, createdAt }))
    const made = await table.createManyAndReturn({ data, skipDuplicates: true })
    for (const pair of made) changes.created('user_role', noted(pair))
  }
  const rolesOf = (userId: string) => {
    const where = { tenantId, userId }
    return {
      idName: 'roleId' as const,
      find: ({ where: after, ...window }: { where: object }) =>
        table.findMany({ ...window, where: { ...where, ...after }, include: { role: true } }),
      count: (bound: CountBound) => table.count({ ...bound, where }),
    }
  }
  return {
    listUsers(roleId, query) {
      const where = { tenantId, roleId }
      const find = ({ where: after, ...window }: { where: object }) =>
        table.findMany({ ...window, where: { ...where, ...after }, include: withUser })
      const count = (bound: CountBound) => table.count({ ...bound, where })
      return readOfRole(scope, roleId, () =>
        eitherPage(query, { idName: 'userId', find, count }, ({ user }) =>
          toUserSummary(scope, user),
        ),
      )
    },
    listRoles(userId, query) {
      return readOfUser(scope, userId, () =>
        offsetPage(query, rolesOf(userId), ({ role }) => toItem(role)),
      )
    },
    listEffectiveRoles(userId, query) {
      const held = rolesOfUser(tenantId, userId)
      return readOfUser(scope, userId, () => listEffectiveRoles(scope, held, query))
    },
    listGrantingRoles(userId, { resource_server_identifier, permission_name, ...query }) {
      const identifier = storedIdentifier(resource_server_identifier, managementAudience)
      const where = { tenantId_identifier: { tenantId, identifier } }
      const findApi = () => database.resourceServer.findUnique({ where, select: { id: true } })
      const [held, granted] = [rolesOfUser(tenantId, userId), { identifier, name: permission_name }]
      const readRoles = () =>
        readOfUser(scope, userId, () => listEffectiveRoles(scope, held, query, granted))
      return readOf(readRoles, findApi, 'resource_server_not_found')
    },
    listAddressesOf: (granted, max) => listAddressesOf(scope, granted, max),
    async assignUsers(roleId, userIds) {
      await requireAssignableRoles(scope, [roleId])
      await requireUsers(scope, userIds)
      await assign(userIds.map((userId) => ({ userId, roleId })))
    },
    async assignRoles(userId, roleIds) {
      await requireUsers(scope, [userId])
      await requireAssignableRoles(scope, roleIds)
      await assign(roleIds.map((roleId) => ({ userId, roleId })))
    },
    async removeRoles(userId, roleIds) {
      const where = { tenantId, userId, roleId: { in: [...roleIds] } }
      const [, rows] = await Promise.all([
        requireUsers(scope, [userId]),
        scope.locked.userRole.findMany({ where }),
        table.deleteMany({ where }),
      ])
      for (const row of rows) changes.deleted('user_role', noted(row))
    },
  }
}

const withUser = { user: userSummary } as const

const toItem = ({ id, name, description }: RoleRow) => ({ id, name, description })

const noted = ({ userId, roleId }: { userId: string; roleId: string }) => ({
  user_id: userId,
  role_id: roleId,
})
