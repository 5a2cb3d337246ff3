import { groupSchema } from '@latchkey/scim'
import type { GroupMember } from '../store/scim/scim-group-members.ts'
import type { StoredGroup } from '../store/scim/scim-groups.ts'
import { type Resource, weakTagOf } from './resource.ts'

/** The URLs of the groups and of the users of the connection, without a trailing slash. */
interface Urls {
  readonly groupsUrl: string
  readonly usersUrl: string
}

/**
 * The SCIM resource of a group (RFC 7643, section 4.2).
 *
 * @param members the members to show; undefined for none
 */
export function toGroupResource(
  group: StoredGroup,
  members: readonly GroupMember[],
  { groupsUrl, usersUrl }: Urls,
): Resource {
  const { id, displayName, externalId } = group
  return {
    schemas: [groupSchema.id],
    id,
    ...(externalId !== undefined && { externalId }),
    displayName,
    ...(members.length > 0 && {
      members: members.map((each) => ({
        value: each.id,
        $ref: `${usersUrl}/${encodeURIComponent(each.id)}`,
        ...(each.name !== null && { display: each.name }),
        type: 'User',
      })),
    }),
    meta: {
      resourceType: 'Group',
      created: group.createdAt.toISOString(),
      lastModified: group.updatedAt.toISOString(),
      location: `${groupsUrl}/${id}`,
      version: versionOf(group),
    },
  }
}

/** The entity tag of a group, which changes with each change of the group. */
export const versionOf = ({ id, version }: StoredGroup): string => weakTagOf(`${id} ${version}`)
