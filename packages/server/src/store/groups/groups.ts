import type { Schema } from '@latchkey/contract'
import type { Prisma } from '../prisma/client.ts'
import { contains } from '../rows/like.ts'
import {
  type CheckpointPage,
  type CheckpointQuery,
  type CountBound,
  checkpointPage,
  type EitherPage,
  type EitherQuery,
  eitherPage,
} from '../rows/paging.ts'
import { readOfMember, readOfOrganization, readOfUser } from '../rows/present.ts'
import { rowById } from '../rows/row-by-id.ts'
import type { Scope } from '../rows/scope.ts'
import { type GroupMember, listGroupMembers } from './group-members.ts'
import { toGroup, toGroupEvent } from './group-wire.ts'
import { readOfGroup } from './require-groups.ts'

type Group = Schema<'Group'>
type UserGroup = Schema<'UserGroup'>

interface GroupQuery extends EitherQuery {
  readonly connection_id?: string
  /** The whole name, in any case. */
  readonly name?: string
  readonly external_id?: string
  /** A part of the name or of the external identifier, in any case. */
  readonly search?: string
}

interface Membership {
  readonly organizationId: string
  readonly userId: string
}

/**
 * The groups of one tenant, which identity providers write by SCIM. Lists are in the order of
 * creation.
 */
export interface Groups {
  list(query: GroupQuery): Promise<EitherPage<Group>>
  get(id: string): Promise<Group | undefined>
  /**
   * Deletes a group with its memberships and the assignments of roles to it.
   *
   * @returns whether there was one
   */
  delete(id: string): Promise<boolean>
  /** In the order of joining. @throws ApiError `group_not_found` */
  listMembers(id: string, query: CheckpointQuery): Promise<CheckpointPage<GroupMember>>
  /** The groups of any account of a user. @throws ApiError `user_not_found` */
  listOfUser(userId: string, query: EitherQuery): Promise<EitherPage<UserGroup>>
  /** The groups of the connections of an organization. @throws ApiError `organization_not_found` */
  listOfOrganization(id: string, query: CheckpointQuery): Promise<CheckpointPage<Group>>
  /** The groups by which a user has a role. @throws ApiError `user_not_found` */
  listSourcesOfUser(userId: string, query: SourceQuery): Promise<CheckpointPage<Group>>
  /**
   * The groups by which a member has a role in an organization.
   * @throws ApiError `organization_not_found`, `organization_member_not_found`
   */
  listSourcesOfMember(membership: Membership, query: SourceQuery): Promise<CheckpointPage<Group>>
}

interface SourceQuery extends CheckpointQuery {
  readonly role_id: string
}

export function groups(scope: Scope): Groups {
  const { database, tenantId, changes } = scope
  const table = database.scimGroup
  const toItem = (row: Parameters<typeof toGroup>[1]) => toGroup(scope, row)
  const { get, lock } = rowById(
    scope,
    'scim_groups',
    (tables, where) => tables.scimGroup.findUnique({ where }),
    toItem,
  )
  const rowsOf = (filter: Prisma.ScimGroupWhereInput) => {
    const where = { tenantId, ...filter }
    return {
      idName: 'id' as const,
      find: ({ where: after, ...window }: { where: object }) =>
        table.findMany({ ...window, where: { AND: [where, after] } }),
      count: (bound: CountBound) => table.count({ ...bound, where }),
    }
  }
  return {
    list: (query) => eitherPage(query, rowsOf(filterOf(query)), toItem),
    get,
    async delete(id) {
      const before = await lock(id)
      if (!before) return false
      const where = { tenantId_id: { tenantId, id } }
      changes.deleted('group', toGroupEvent(before), table.delete({ where }))
      return true
    },
    listMembers: (id, query) => readOfGroup(scope, id, () => listGroupMembers(scope, id, query)),
    listOfUser(userId, query) {
      const { count, idName } = rowsOf({ members: { some: memberOf(userId) } })
      const find = ({ where: after, ...window }: { where: object }) =>
        table.findMany({
          ...window,
          where: { AND: [{ tenantId, members: { some: memberOf(userId) } }, after] },
          include: {
            members: {
              where: memberOf(userId),
              select: { createdAt: true },
              orderBy: { createdAt: 'asc' },
            },
          },
        })
      return readOfUser(scope, userId, () =>
        eitherPage(query, { idName, find, count }, ({ members: [first], ...row }) => ({
          ...toItem(row),
          ...(first && { membership_created_at: first.createdAt.toISOString() }),
        })),
      )
    },
    listOfOrganization(organizationId, query) {
      const filter = { connection: { is: { organizations: { some: { organizationId } } } } }
      return readOfOrganization(scope, organizationId, () =>
        checkpointPage(query, rowsOf(filter), toItem),
      )
    },
    listSourcesOfUser(userId, { role_id: roleId, ...query }) {
      const filter = { roles: { some: { roleId } }, members: { some: memberOf(userId) } }
      return readOfUser(scope, userId, () => checkpointPage(query, rowsOf(filter), toItem))
    },
    listSourcesOfMember(membership, { role_id: roleId, ...query }) {
      const { organizationId, userId } = membership
      const organizationRoles = { some: { organizationId, roleId } }
      const filter = { organizationRoles, members: { some: memberOf(userId) } }
      return readOfMember(scope, membership, () => checkpointPage(query, rowsOf(filter), toItem))
    },
  }
}

const memberOf = (userId: string) => ({ identity: { is: { userId } } })

function filterOf({
  connection_id: connectionId,
  name,
  external_id: externalId,
  search,
}: GroupQuery): Prisma.ScimGroupWhereInput {
  return {
    ...(connectionId !== undefined && { connectionId }),
    ...(name !== undefined && { lowerName: name.toLowerCase() }),
    ...(externalId !== undefined && { externalId }),
    ...(search && { OR: [{ displayName: contains(search) }, { externalId: contains(search) }] }),
  }
}
