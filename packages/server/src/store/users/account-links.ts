import type { Connection } from '../connections/connection-wire.ts'
import { refusingDuplicates } from '../rows/conflict.ts'
import { lockAndRead } from '../rows/lock-row.ts'
import type { Scope } from '../rows/scope.ts'
import type { NewAccount } from './accounts.ts'
import { sealTokens } from './identity-tokens.ts'
import { toWire, withIdentities } from './user-wire.ts'

/** A user who may be the owner of another account with the same address. */
export interface KnownOwner {
  readonly userId: string
  /** The connections that the accounts of the user are at. */
  readonly connectionIds: readonly string[]
}

/** Accounts that are added to users who exist. */
export interface AccountLinks {
  /** The users who have verified this e-mail address and are not blocked, the oldest first. */
  listOwners(email: string): Promise<readonly KnownOwner[]>
  /**
   * Adds an account to a user, as the last one.
   *
   * @returns false where the user does not exist any more
   * @throws ApiError `user_exists` for an account that somebody has
   */
  add(userId: string, place: Place, account: LinkedAccount): Promise<boolean>
}

type Place = Pick<Connection, 'id' | 'name' | 'strategy'>
type LinkedAccount = NewAccount & Required<Pick<NewAccount, 'subject'>>

/** Few people have several accounts with one verified address. */
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
      const { subject: providerUserId, isSocial = false, profile, tokens } = account
      const key = { tenantId_userId: { tenantId, userId } }
      const find = () => database.user.findUnique({ where: key, include: withIdentities })
      const before = await lockAndRead(scope, 'users', { user_id: userId }, find)
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
        createdAt: at,
      }
      await refusingDuplicates('user_exists', database.identity.create({ data }))
      await database.user.update({ where: key, data: { updatedAt: at } })
      const after = await find()
      if (after) changes.updated('user', toWire(before, scope), toWire(after, scope))
      return true
    },
  }
}
