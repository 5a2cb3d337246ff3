import type { Connection } from '../connections/connection-wire.ts'
import { refusingDuplicates, refusingLostConnections } from '../rows/conflict.ts'
import type { Scope } from '../rows/scope.ts'
import type { NewAccount } from './accounts.ts'
import { sealTokens } from './identity-tokens.ts'
import { toWire, withIdentities } from './user-wire.ts'
import { findWithAccounts, lockWithAccounts } from './users-with-accounts.ts'

/** A user who may also own another account with the same e-mail address. */
export interface KnownOwner {
  readonly userId: string
  /** The connections of the user's accounts. */
  readonly connectionIds: readonly string[]
}

/** Links accounts to existing users. */
export interface AccountLinks {
  /** The users with this verified e-mail address who are not blocked, oldest first. */
  listOwners(email: string): Promise<readonly KnownOwner[]>
  /**
   * Adds an account to a user.
   *
   * @returns false if the user no longer exists
   * @throws ApiError `user_exists` if a user has the account, `connection_unknown`
   */
  add(userId: string, place: Place, account: LinkedAccount): Promise<boolean>
}

type Place = Pick<Connection, 'id' | 'name' | 'strategy'>
type LinkedAccount = NewAccount & Required<Pick<NewAccount, 'subject'>>

/** The most users of one verified address; few people have more than one. */
const ownersMax = 10

export function accountLinks(scope: Scope): AccountLinks {
  const { database, tenantId, now, changes } = scope
  return {
    async listOwners(email) {
      const users = await database.user.findMany({
        where: { tenantId, email, emailVerified: true, blocked: false },
        orderBy: { createdAt: 'asc' },
        take: ownersMax,
        include: withIdentities,
      })
      return users.map(({ userId, identities }) => ({
        userId,
        connectionIds: identities.map(({ connectionId }) => connectionId),
      }))
    },
    async add(userId, { id: connectionId, strategy: provider }, account) {
      const { subject: providerUserId, isSocial = false, profile, directory, tokens } = account
      const key = { tenantId_userId: { tenantId, userId } }
      const before = await lockWithAccounts(scope, userId)
      if (!before) return false
      const at = now()
      const sealedTokens = await sealTokens(scope, { provider, providerUserId }, tokens)
      const position = Math.max(...before.identities.map((each) => each.position)) + 1
      const data = {
        tenantId,
        userId,
        connectionId,
        provider,
        providerUserId,
        position,
        isSocial,
        sealedTokens,
        profileData: { ...profile },
        ...(directory && { directoryAttributes: directory }),
        createdAt: at,
      }
      await refusingLostConnections(
        refusingDuplicates('user_exists', database.identity.create({ data })),
      )
      await database.user.update({ where: key, data: { updatedAt: at } })
      const after = await findWithAccounts(scope, userId)
      if (after) changes.updated('user', toWire(before, scope), toWire(after, scope))
      return true
    },
  }
}
