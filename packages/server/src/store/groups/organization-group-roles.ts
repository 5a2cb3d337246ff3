import type { Schema } from '@latchkey/contract'
import { type CheckpointPage, type CheckpointQuery, checkpointPage } from '../rows/paging.ts'
import {
  readOf,
  readOfOrganization,
  requireAssignableRoles,
  requireOrganization,
} from '../rows/present.ts'
import type { Scope } from '../rows/scope.ts'
import { sentTogether } from '../rows/sent-together.ts'
import { toRole } from './group-roles.ts'
import { groupReference, toGroup } from './group-wire.ts'
import { type FoundGroup, requireOrganizationGroup } from './require-groups.ts'

/** An organization, and a group of one of its connections. */
export interface GroupPlace {
  readonly organizationId: string
  readonly groupId: string
}

/**
 * The roles that groups have in an organization: those of their members who are members of the
 * organization have the roles there. Lists are in the order of assignment. Each method throws
 * ApiError `organization_not_found`, and `group_not_found` for a group of another connection.
 */
export interface OrganizationGroupRoles {
  listRoles(place: GroupPlace, query: CheckpointQuery): Promise<CheckpointPage<Schema<'Role'>>>
  /** The groups that have a role in an organization. */
  listGroups(
    organizationId: string,
    roleId: string,
    query: CheckpointQuery,
  ): Promise<CheckpointPage<Schema<'Group'>>>
  /** Assigning one twice is no error. @throws ApiError `role_not_found`, `invalid_body` */
  assign(place: GroupPlace, roleIds: readonly string[]): Promise<void>
  /** Removing one that is not assigned is no error. */
  remove(place: GroupPlace, roleIds: readonly string[]): Promise<void>
}

export function organizationGroupRoles(scope: Scope): OrganizationGroupRoles {
  const { database, tenantId, now, changes } = scope
  const table = database.organizationGroupRole
  const findGroup = ({ organizationId, groupId }: GroupPlace) =>
    database.scimGroup.findFirst({
      where: {
        tenantId,
        id: groupId,
        connection: { is: { organizations: { some: { organizationId } } } },
      },
      select: { id: true },
    })
  return {
    listRoles(place, query) {
      const find = ({ where: after, ...window }: { where: object }) => {
        const where = { tenantId, ...place, ...after }
        return table.findMany({ ...window, where, include: { role: true } })
      }
      const read = () => checkpointPage(query, { idName: 'roleId', find }, toRole)
      return readOfOrganization(scope, place.organizationId, () =>
        readOf(read, () => findGroup(place), 'group_not_found'),
      )
    },
    listGroups(organizationId, roleId, query) {
      const find = ({ where: after, ...window }: { where: object }) => {
        const where = { tenantId, organizationId, roleId, ...after }
        return table.findMany({ ...window, where, include: { group: true } })
      }
      return readOfOrganization(scope, organizationId, () =>
        checkpointPage(query, { idName: 'groupId', find }, ({ group }) => toGroup(scope, group)),
      )
    },
    async assign(place, roleIds) {
      const { organizationId, groupId } = place
      const [, group] = await sentTogether([
        requireOrganization(scope, organizationId),
        requireOrganizationGroup(scope, organizationId, groupId),
        requireAssignableRoles(scope, roleIds, organizationId),
      ])
      const createdAt = now()
      const { connectionId } = group
      const data = roleIds.map((roleId) => ({
        tenantId,
        ...place,
        roleId,
        connectionId,
        createdAt,
      }))
      const include = { role: true }
      const made = await table.createManyAndReturn({ data, skipDuplicates: true, include })
      for (const row of made) {
        changes.created('organization_group_role', noted(organizationId, group, row))
      }
    },
    async remove(place, roleIds) {
      const { organizationId, groupId } = place
      const where = { tenantId, ...place, roleId: { in: [...roleIds] } }
      const [, group, , rows] = await sentTogether([
        requireOrganization(scope, organizationId),
        requireOrganizationGroup(scope, organizationId, groupId),
        scope.locked.organizationGroupRole.findMany({ where, select: { roleId: true } }),
        table.findMany({ where, include: { role: true } }),
        table.deleteMany({ where }),
      ])
      for (const row of rows) {
        changes.deleted('organization_group_role', noted(organizationId, group, row))
      }
    },
  }
}

interface Assignment {
  readonly role: { readonly id: string; readonly name: string }
  readonly createdAt: Date
}

const noted = (
  organizationId: string,
  group: FoundGroup,
  { role: { id, name }, createdAt }: Assignment,
) => ({
  organization: { id: organizationId },
  group: groupReference(group),
  role: { id, name },
  created_at: createdAt.toISOString(),
})
