import type { Schema } from '@latchkey/contract'
import { ApiError } from '../../errors.ts'
import { newHexId } from '../../ids.ts'
import { connections } from '../connections/connections.ts'
import { endTickets, mailboxTickets } from '../mail/end-tickets.ts'
import { endAccess } from '../oidc/end-sessions.ts'
import { refusingDuplicates, refusingLostConnections } from '../rows/conflict.ts'
import { jsonOf } from '../rows/json.ts'
import type { Scope } from '../rows/scope.ts'
import type { IdentityName } from './account-profile.ts'
import { keepFormerHash, listHashes } from './former-passwords.ts'
import { resetAccount } from './reset-account.ts'
import { changeUser, type UserChange } from './user-changes.ts'
import { userRow } from './user-rows.ts'
import { type ShownUser, shownUser, toWire } from './user-wire.ts'
import { lockWithAccounts } from './users-with-accounts.ts'

type User = Schema<'User'>

/** A user to create. The password was hashed before the transaction. */
export type NewUser = Omit<Schema<'UserDefinition'>, 'password' | 'verify_email'> & {
  /** The hash as a PHC string. */
  readonly passwordHash?: string
}

/** The users of one tenant. */
export interface Users {
  get(userId: string): Promise<User | undefined>
  /** Whether there is such a user: its key, or null. */
  findKey(userId: string): Promise<object | null>
  /** Those of these identifiers that an account of a connection has. */
  findTaken(connectionId: string, identifiers: readonly string[]): Promise<readonly string[]>
  /** @throws ApiError `user_exists`, `connection_unknown` */
  create(user: NewUser): Promise<User>
  /**
   * Changes a user. Blocking a user or setting a password ends all sessions and tokens. A new
   * password or address ends open links.
   *
   * @throws ApiError as `changeUser` does
   */
  update(userId: string, change: UserChange): Promise<User | undefined>
  /** The hashes of the present password of an account and of former ones, at most `max`. */
  listHashes(userId: string, connection: string, max: number): Promise<readonly string[]>
  /**
   * Deletes what was enrolled or started before the address of an account was first verified, and
   * parts it from accounts of somebody else.
   *
   * @returns the id of the user who has the account now
   */
  resetAccount(userId: string, identity: IdentityName): Promise<string>
  /** Deleting an unknown user is no error. */
  delete(userId: string): Promise<void>
}

export function users(scope: Scope): Users {
  const { database, tenantId, now, changes } = scope
  const table = database.user
  const keyOf = (userId: string) => ({ tenantId_userId: { tenantId, userId } })
  const shown = (row: ShownUser) => toWire(row, scope)
  const get = async (userId: string) => {
    const row = await table.findUnique({ where: keyOf(userId), select: shownUser })
    return row ? shown(row) : undefined
  }
  return {
    get,
    findKey: (userId) => table.findUnique({ where: keyOf(userId), select: { userId: true } }),
    findTaken: (...named) => findTaken(scope, ...named),
    async create({ passwordHash, connection: connectionName, user_id, ...given }) {
      const connection = await connections(scope).findByName(connectionName)
      if (!connection) throw new ApiError('connection_unknown')
      const provider = connection.strategy
      const providerUserId = user_id ?? newHexId()
      const { userMetadata, appMetadata, ...row } = userRow(given, provider, providerUserId)
      const { userId, email, username, phoneNumber } = row
      const at = now()
      const data = {
        tenantId,
        ...row,
        ...(userMetadata && { userMetadata: jsonOf(userMetadata) }),
        ...(appMetadata && { appMetadata: jsonOf(appMetadata) }),
        createdAt: at,
        updatedAt: at,
      }
      const making = Promise.all([
        table.create({ data }),
        database.identity.create({
          data: {
            tenantId,
            userId,
            provider,
            providerUserId,
            connectionId: connection.id,
            email,
            username,
            phoneNumber,
            passwordHash: passwordHash ?? null,
            createdAt: at,
          },
        }),
        get(userId),
      ])
      const [, , made] = await refusingLostConnections(refusingDuplicates('user_exists', making))
      if (!made) throw new Error('A user was not found in the transaction that created it')
      return changes.created('user', made)
    },
    async update(userId, change) {
      const before = await lockWithAccounts(scope, userId)
      if (!before) return undefined
      const { blocked, email, passwordHash, connection, rememberedHashes: max } = change
      const { after, write } = changeUser(scope, before, change)
      const ending = Promise.all([
        max !== undefined && keepFormerHash(scope, userId, { connection, max }),
        (blocked || passwordHash !== undefined) &&
          endAccess(scope, userId, blocked ? 'account-deactivated' : 'password-changed'),
        (email !== undefined || passwordHash !== undefined) &&
          endTickets(scope, userId, mailboxTickets),
      ])
      // Sent last, because if PostgreSQL refuses it, all later statements fail.
      const user = changes.updated('user', shown(before), shown(after), write())
      await ending
      return user
    },
    listHashes: (...named) => listHashes(scope, ...named),
    resetAccount: (...account) => resetAccount(scope, ...account),
    async delete(userId) {
      const before = await lockWithAccounts(scope, userId)
      if (!before) return
      await Promise.all([
        endAccess(scope, userId, 'account-deleted'),
        table.delete({ where: keyOf(userId) }),
      ])
      changes.deleted('user', shown(before))
    },
  }
}

async function findTaken(
  { database, tenantId }: Scope,
  connectionId: string,
  identifiers: readonly string[],
): Promise<readonly string[]> {
  const taken = await database.userIdentifier.findMany({
    where: { tenantId, connectionId, identifier: { in: [...identifiers] } },
    take: identifiers.length,
  })
  return taken.map(({ identifier }) => identifier)
}
