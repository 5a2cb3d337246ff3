import { createHash } from 'node:crypto'
import type { Schema } from '@latchkey/contract'
import { type Members, type ScimUser, schemasOf } from '@latchkey/scim'
import type { ScimAccount } from '../store/scim/scim-account.ts'
import { toScimUser } from './mapped-user.ts'

/** The JSON of a user resource. */
export type ScimResource = Members & {
  readonly id: string
  readonly meta: Members & { readonly location: string; readonly version: string }
}

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
): ScimResource {
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
      version: versionOf(user),
    },
  }
}

/** A weak entity tag (RFC 9110, section 8.8.3): equal for users with equal attributes. */
function versionOf(user: ScimUser): string {
  const digest = createHash('sha256').update(JSON.stringify(user)).digest('base64url')
  return `W/"${digest.slice(0, 22)}"`
}
