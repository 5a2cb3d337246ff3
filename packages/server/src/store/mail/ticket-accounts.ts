import type { Schema } from '@latchkey/contract'
import { ApiError, refusedBody } from '../../errors.ts'
import { emailOf } from '../../identifiers/identifiers.ts'
import { lockAndRead } from '../rows/lock-row.ts'
import type { Scope } from '../rows/scope.ts'

/** A ticket to set a password, as a request defines it. */
export type PasswordChange = Omit<Schema<'PasswordChangeTicketDefinition'>, 'identity'> & {
  readonly identity?: NamedIdentity
}

type NamedIdentity = Omit<Schema<'TicketIdentity'>, 'provider'> & { readonly provider: string }

/** The account that a ticket is for. */
export interface Account {
  readonly userId: string
  readonly provider: string
  readonly providerUserId: string
  readonly connectionId: string
  readonly email: string | null
}

const accounts = {
  select: { provider: true, providerUserId: true, connectionId: true, email: true },
  orderBy: { position: 'asc' },
} as const

/** The accounts of a user, the primary one first. Locks the user against deletion. */
export async function accountsOf(scope: Scope, userId: string): Promise<readonly Account[]> {
  const { database, tenantId } = scope
  // Not read ahead, because callers read more in the same round trip.
  const user = await lockAndRead(scope, 'users', { user_id: userId }, () =>
    database.user.findUnique({
      where: { tenantId_userId: { tenantId, userId } },
      select: { userId: true, email: true, identities: accounts },
    }),
  )
  if (!user) throw new ApiError('user_not_found')
  return user.identities.map(({ email, ...identity }, at) => ({
    ...identity,
    userId,
    email: at === 0 ? user.email : email,
  }))
}

/**
 * The primary account of a user.
 *
 * @throws ApiError `user_not_found`
 */
export async function firstAccount(scope: Scope, userId: string): Promise<Account> {
  const [account] = await accountsOf(scope, userId)
  if (!account) throw new ApiError('user_not_found')
  return account
}

/**
 * The account that a request names; by default the primary one.
 *
 * @throws ApiError `invalid_body` if the user has no such account
 */
export function chooseAccount(
  accounts: readonly Account[],
  named: NamedIdentity | undefined,
): Account | undefined {
  if (!named) return accounts[0]
  const found = accounts.find(
    ({ provider, providerUserId, connectionId }) =>
      provider === named.provider &&
      providerUserId === named.user_id &&
      (named.connection_id ?? connectionId) === connectionId,
  )
  if (!found) throw refusedBody('`identity` does not name an identity of the user', 'identity')
  return found
}

/**
 * The id of the user whom a request names by `user_id`, or by `connection_id` and `email`.
 *
 * @throws ApiError `invalid_body`, `connection_not_found`, `user_not_found`
 */
export async function findNamedUser(scope: Scope, definition: PasswordChange): Promise<string> {
  const { database, tenantId } = scope
  const { user_id, connection_id, email } = definition
  if (user_id !== undefined) {
    if (connection_id === undefined && email === undefined) return user_id
    throw refusedBody(
      '`user_id` and `connection_id` with `email` are mutually exclusive',
      'user_id',
    )
  }
  if (connection_id === undefined || email === undefined) {
    throw refusedBody('`user_id`, or both `connection_id` and `email`, are required', 'user_id')
  }
  const key = { tenantId, id: connection_id }
  const connection = await database.connection.findUnique({ where: { tenantId_id: key } })
  if (!connection) throw new ApiError('connection_not_found')
  const identity = await database.identity.findFirst({
    where: { tenantId, connectionId: connection_id, email: emailOf(email) ?? email.toLowerCase() },
  })
  if (!identity) throw new ApiError('user_not_found')
  return identity.userId
}
