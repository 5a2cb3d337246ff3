import type { Schema } from '@latchkey/contract'
import { schemasOf } from '@latchkey/scim'
import type { ScimAccount } from '../store/scim/scim-account.ts'
import { toScimUser } from './mapped-user.ts'
import { type Resource, weakTagOf } from './resource.ts'

interface Shown {
  readonly configuration: Schema<'ScimConfiguration'>
  /** Address of the users of the connection, without a slash at the end. */
  readonly usersUrl: string
  /** Address of its groups. */
  readonly groupsUrl: string
}

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
      // Equal for users with equal attributes.
      version: weakTagOf(JSON.stringify(user)),
    },
  }
}
