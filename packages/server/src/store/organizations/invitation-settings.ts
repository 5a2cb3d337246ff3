import { isObject, memberOf } from '../../members.ts'
import type { Prisma } from '../prisma/client.ts'

type Metadata = { readonly [name: string]: unknown }

/** The members of an invitation that are stored as JSON, because no statement searches them. */
export interface InvitationSettings {
  /** The URL to which the parameters of the invitation are appended. */
  readonly loginUrl: string
  readonly inviter: { readonly name: string }
  readonly connection_id?: string
  readonly roles?: string[]
  readonly app_metadata?: Metadata
  readonly user_metadata?: Metadata
}

/** Reads the column, with the members in the order of responses. */
export function readInvitationSettings(settings: Prisma.JsonValue): InvitationSettings {
  const { loginUrl, inviter, connection_id, roles, app_metadata, user_metadata } = isObject(
    settings,
  )
    ? settings
    : {}
  return {
    loginUrl: textOf(loginUrl) ?? '',
    inviter: { name: textOf(memberOf(inviter, 'name')) ?? '' },
    ...(typeof connection_id === 'string' && { connection_id }),
    ...(Array.isArray(roles) && { roles: roles.flatMap((role) => textOf(role) ?? []) }),
    ...(isObject(app_metadata) && { app_metadata }),
    ...(isObject(user_metadata) && { user_metadata }),
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
