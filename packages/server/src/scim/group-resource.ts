import { createHash } from 'node:crypto'
import { groupSchema, type Members } from '@latchkey/scim'
import type { GroupMember } from '../store/scim/scim-group-members.ts'
import type { StoredGroup } from '../store/scim/scim-groups.ts'

/** The JSON of a group resource. */
export type GroupResource = Members & {
  readonly id: string
  readonly meta: Members & { readonly location: string; readonly version: string }
}

/** Addresses of the groups and the users of the connection, without a slash at the end. */
interface Urls {
  readonly groupsUrl: string
  readonly usersUrl: string
}

/** @param members of this group, and of others */
export function toGroupResource(
  group: StoredGroup,
  members: readonly GroupMember[],
  { groupsUrl, usersUrl }: Urls,
): GroupResource {
  const { id, displayName, externalId } = group
  const own = members.filter(({ groupId }) => groupId === id)
  return {
    schemas: [groupSchema.id],
    id,
    ...(externalId !== undefined && { externalId }),
    displayName,
    ...(own.length > 0 && {
      members: own.map((each) => ({
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

/** A weak entity tag (RFC 9110, section 8.8.3), which each change of the group replaces. */
export function versionOf({ id, version }: StoredGroup): string {
  const state = `${id} ${version}`
  return `W/"${createHash('sha256').update(state).digest('base64url').slice(0, 22)}"`
}
