import type { Schema } from '@latchkey/contract'
import { schemasOf } from '@latchkey/scim'
import type { ScimAccount } from '../store/scim/scim-account.ts'
import { toScimUser } from './mapped-user.ts'
import { type Resource, weakTagOf } from './resource.ts'

interface Shown {
  readonly configuration: Schema<'ScimConfiguration'>
  /** The URL of the users of the connection, without a trailing slash. */
  readonly usersUrl: string
  /** The URL of its groups, without a trailing slash. */
  readonly groupsUrl: string
}

/** The SCIM resource of a user (RFC 7643, section 4.1), with the groups of the user. */
export function toResource(
  account: ScimAccount,
  { configuration, usersUrl, groupsUrl }: Shown,
): Resource {
  const { id, groups } = account
  const user = toScimUser(configuration, account)
  return {
    schemas: schemasOf(user),
    id,
    ...user,
    ...(groups.length > 0 && {
      groups: groups.map(({ id: value, displayName: display }) => ({
        value,
        $ref: `${groupsUrl}/${value}`,
        display,
        type: 'direct',
      })),
    }),
    meta: {
      resourceType: 'User',
      created: account.createdAt.toISOString(),
      lastModified: account.updatedAt.toISOString(),
      location: `${usersUrl}/${encodeURIComponent(id)}`,
      // The version is the same for users with the same attributes.
      version: weakTagOf(JSON.stringify(user)),
    },
  }
}
