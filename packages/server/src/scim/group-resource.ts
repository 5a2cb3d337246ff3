import { groupSchema } from '@latchkey/scim'
import type { GroupMember } from '../store/scim/scim-group-members.ts'
import type { StoredGroup } from '../store/scim/scim-groups.ts'
import { type Resource, weakTagOf } from './resource.ts'

/** Addresses of the groups and the users of the connection, without a slash at the end. */
interface Urls {
  readonly groupsUrl: string
  readonly usersUrl: string
}

/** @param members of this group */
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

/** The entity tag, which each change of the group replaces. */
export const versionOf = ({ id, version }: StoredGroup): string => weakTagOf(`${id} ${version}`)
