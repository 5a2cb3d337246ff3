import { ApiError, refusedBody } from '../../errors.ts'
import type { Connection } from '../../store/connections/connections.ts'

type Place = Pick<Connection, 'name' | 'options'>

interface Identifiers {
  readonly email?: string | null
  readonly username?: string | null
  readonly phone_number?: string | null
}

/**
 * Refuses a new user who lacks what its connection knows users by.
 *
 * @throws ApiError
 */
export function requireIdentifiers(user: Identifiers, connection: Place): void {
  const { requires_username, attributes } = connection.options
  if (!attributes && !user.email) throw missing('email')
  for (const name of ['email', 'username', 'phone_number'] as const) {
    if (attributes?.[name]?.profile_required && !user[name]) throw missing(name)
  }
  if (!attributes && requires_username && !user.username) {
    const message = `missing username for ${connection.name} connection with requires_username enabled`
    throw new ApiError('username_missing', { message })
  }
  if (!(user.email ?? user.username ?? user.phone_number)) throw new ApiError('identifier_missing')
  if (user.username) requireUsername(user.username, connection)
}

function missing(name: string): ApiError {
  const message = `Payload validation error: 'Missing required property: ${name}'.`
  return new ApiError('invalid_body', { message })
}

/**
 * Refuses a username where its connection has none, and one of the wrong length.
 *
 * @throws ApiError
 */
export function requireUsername(username: string, { options }: Pick<Place, 'options'>): void {
  const { requires_username, attributes, validation } = options
  if (!requires_username && !attributes?.username) throw new ApiError('username_unwanted')
  const { min_length, max_length } = attributes?.username?.validation ?? {}
  const least = min_length ?? validation?.username?.min ?? 1
  const most = max_length ?? validation?.username?.max ?? 128
  const { length } = [...username]
  if (length >= least && length <= most) return
  throw refusedBody(`Username should have between ${least} and ${most} characters`, 'username')
}
