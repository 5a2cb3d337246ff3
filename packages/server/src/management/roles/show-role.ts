import type { Schema } from '@latchkey/contract'

type Role = Schema<'Role'>

/** A role in the response that creates it: without a description that it does not have. */
export function showCreatedRole({ description, ...role }: Role): Role {
  const { id, name, ...owner } = role
  return { id, name, ...(description != null && { description }), ...owner }
}

/** A role in a response of its own: with an empty description if it has none. */
export const showRole = (role: Role): Role => ({ ...role, description: role.description ?? '' })
