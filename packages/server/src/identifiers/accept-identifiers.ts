import type { Schema } from '@latchkey/contract'
import { ApiError, refusedBody } from '../errors.ts'
import { type AllowedTypes, type IdentifierKind, normalForms } from './identifiers.ts'

interface Place {
  readonly name: string
  readonly options: Schema<'ConnectionOptions'>
}

type Identifiers = { readonly [Kind in IdentifierKind]?: string | null }

const kinds = ['email', 'username', 'phone_number'] as const

const complaints: Readonly<Record<IdentifierKind, string>> = {
  email: 'The value is not a valid e-mail address',
  username:
    'The value is not a valid username (RFC 8265, UsernameCaseMapped), or is an e-mail address or a phone number',
  phone_number: 'The value is not a phone number in E.164 format',
}

const unwantedUsername =
  'The connection has no usernames; enable them by its option `requires_username` or `attributes.username`'

/** The error about an identifier, and its kind. */
export interface IdentifierError {
  readonly kind: IdentifierKind
  readonly reason: string
}

/**
 * The identifiers of a new user in the form in which they are stored.
 *
 * @throws ApiError 400 for a user without an identifier that the connection requires, and for an
 *   identifier that the connection does not accept
 */
export function acceptNewUser<User extends Identifiers>(user: User, connection: Place): User {
  requirePresent(user, connection)
  return acceptIdentifiers(user, connection.options)
}

/**
 * The identifiers of `change` in their stored form; null and absent ones stay as they are.
 *
 * @throws ApiError 400 for an identifier that a connection with these options does not accept
 */
export function acceptIdentifiers<Change extends Identifiers>(
  change: Change,
  options: Place['options'],
): Change {
  const { username } = change
  if (username && !allowsUsernames(options)) throw new ApiError('username_unwanted')
  const complaint = identifierErrorOf(change, options)
  if (complaint) throw refusedBody(complaint.reason, complaint.kind)
  return { ...change, ...normalised(change, options) }
}

/** The error of the first identifier that violates a rule; undefined if all are acceptable. */
export function identifierErrorOf(
  given: Identifiers,
  options: Place['options'],
): IdentifierError | undefined {
  for (const kind of kinds) {
    const text = given[kind]
    if (text === undefined || text === null) continue
    if (kind === 'username' && !allowsUsernames(options)) return { kind, reason: unwantedUsername }
    const normal = normalForms[kind](text, allowedTypesOf(options))
    if (normal === undefined) return { kind, reason: complaints[kind] }
    const reason = kind === 'username' ? lengthComplaint(normal, options) : undefined
    if (reason !== undefined) return { kind, reason }
  }
  return undefined
}

/** The given identifiers in their stored form; they must be valid. */
export function normalised(given: Identifiers, options: Place['options']): Identifiers {
  const allowed = allowedTypesOf(options)
  const present = kinds.filter((kind) => given[kind] !== undefined)
  return Object.fromEntries(
    present.map((kind) => [kind, normalForms[kind](given[kind] ?? '', allowed) ?? null]),
  )
}

const allowedTypesOf = ({ attributes }: Place['options']): AllowedTypes | undefined =>
  attributes?.username?.validation?.allowed_types

/** Whether users of a connection have usernames. */
const allowsUsernames = ({ requires_username, attributes }: Place['options']): boolean =>
  requires_username === true || attributes?.username !== undefined

function requirePresent(user: Identifiers, { name, options }: Place): void {
  const { requires_username, attributes } = options
  if (!attributes && !user.email) throw missing('email')
  for (const kind of kinds) {
    if (attributes?.[kind]?.profile_required && !user[kind]) throw missing(kind)
  }
  if (!attributes && requires_username && !user.username) {
    const message = `missing username for ${name} connection with requires_username enabled`
    throw new ApiError('username_missing', { message })
  }
  if (!(user.email ?? user.username ?? user.phone_number)) throw new ApiError('identifier_missing')
}

function missing(name: string): ApiError {
  const message = `Payload validation error: 'Missing required property: ${name}'.`
  return new ApiError('invalid_body', { message })
}

function lengthComplaint(username: string, options: Place['options']): string | undefined {
  const { attributes, validation } = options
  const { min_length, max_length } = attributes?.username?.validation ?? {}
  const least = min_length ?? validation?.username?.min ?? 1
  const most = max_length ?? validation?.username?.max ?? usernameLengthMax
  const { length } = [...username]
  if (length >= least && length <= most) return undefined
  return `\`username\` must have ${least} to ${most} characters`
}

const usernameLengthMax = 128
