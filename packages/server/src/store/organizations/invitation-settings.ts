import type { Prisma } from '../prisma/client.ts'

type Metadata = { readonly [name: string]: unknown }

/** The members of an invitation that no statement searches. */
export interface InvitationSettings {
  /** The URL to which the parameters of the invitation are added. */
  readonly loginUrl: string
  readonly inviter: { readonly name: string }
  readonly connection_id?: string
  readonly roles?: string[]
  readonly app_metadata?: Metadata
  readonly user_metadata?: Metadata
}

/** Reads the column, in the order in which the members are answered. */
export function readInvitationSettings(settings: Prisma.JsonValue): InvitationSettings {
  const { loginUrl, inviter, connection_id, roles, app_metadata, user_metadata } =
    objectOf(settings) ?? {}
  return {
    loginUrl: textOf(loginUrl) ?? '',
    inviter: { name: textOf(objectOf(inviter)?.name) ?? '' },
    ...(typeof connection_id === 'string' && { connection_id }),
    ...(Array.isArray(roles) && { roles: roles.flatMap((role) => textOf(role) ?? []) }),
    ...(objectOf(app_metadata) && { app_metadata: { ...objectOf(app_metadata) } }),
    ...(objectOf(user_metadata) && { user_metadata: { ...objectOf(user_metadata) } }),
  }
}

const textOf = (value: Prisma.JsonValue | undefined) =>
  typeof value === 'string' ? value : undefined

function objectOf(value: Prisma.JsonValue | undefined): Prisma.JsonObject | undefined {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject ? value : undefined
}
