import { ApiError } from '../../errors.ts'
import type { ScimGroup as Row } from '../prisma/client.ts'
import { isAmong } from '../rows/is-among.ts'
import { readOf } from '../rows/present.ts'
import type { Scope } from '../rows/scope.ts'

/** What events say of a group. */
export type FoundGroup = Pick<Row, 'id' | 'externalId' | 'connectionId'>

/**
 * Requires groups, and locks them until the end of the transaction.
 *
 * @throws ApiError `group_not_found`
 */
export async function requireGroups(
  { database, tenantId }: Scope,
  ids: readonly string[],
): Promise<readonly FoundGroup[]> {
  const distinct = [...new Set(ids)]
  const found = await database.$queryRaw<FoundGroup[]>`
    select id, external_id as "externalId", connection_id as "connectionId" from scim_groups
     where tenant_id = ${tenantId} and ${isAmong('id', distinct)} for key share`
  if (found.length !== distinct.length) throw new ApiError('group_not_found')
  return found
}

/**
 * Requires a group of a connection of an organization, and locks both until the end of the
 * transaction.
 *
 * @throws ApiError `group_not_found`
 */
export async function requireOrganizationGroup(
  { database, tenantId }: Scope,
  organizationId: string,
  groupId: string,
): Promise<FoundGroup> {
  const [found] = await database.$queryRaw<FoundGroup[]>`
    select g.id, g.external_id as "externalId", g.connection_id as "connectionId"
      from scim_groups g
      join organization_connections c on c.tenant_id = g.tenant_id
       and c.connection_id = g.connection_id and c.organization_id = ${organizationId}
     where g.tenant_id = ${tenantId} and g.id = ${groupId} for key share`
  if (!found) throw new ApiError('group_not_found')
  return found
}

/**
 * Reads what belongs to a group.
 *
 * @throws ApiError `group_not_found`
 */
export function readOfGroup<T>(
  { database, tenantId }: Scope,
  id: string,
  read: () => Promise<T>,
): Promise<T> {
  const where = { tenantId_id: { tenantId, id } }
  const findGroup = () => database.scimGroup.findUnique({ where, select: { id: true } })
  return readOf(read, findGroup, 'group_not_found')
}
