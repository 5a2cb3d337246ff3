import { emailOf } from '../../identifiers/identifiers.ts'
import { endAccessOfUsers } from '../oidc/end-sessions.ts'
import type { Prisma } from '../prisma/client.ts'
import { lockRow } from '../rows/lock-row.ts'
import type { Scope } from '../rows/scope.ts'
import type { IdentityName } from '../users/account-profile.ts'
import { toWire, withIdentities } from '../users/user-wire.ts'

/** The users of one tenant by connection. */
export interface ConnectionUsers {
  /**
   * Deletes users whose primary account is of a connection, and removes such accounts from other
   * users, up to `most` in all.
   *
   * @returns the number of users; fewer than `most` means that none is left, and that none can be
   *   added until the transaction ends
   */
  deleteSome(connectionId: string, most: number): Promise<number>
  /** Whether a connection has users; if not, none is added until the transaction ends. */
  hasAny(connectionId: string): Promise<boolean>
  /**
   * Deletes the user with an account of this e-mail address in the connection. If the account is
   * not the primary one of its user, removes only the account. The comparison is case-insensitive.
   *
   * @returns whether there was such an account
   */
  deleteByEmail(connectionId: string, email: string): Promise<boolean>
  /** Does the same for an account with this name. */
  deleteByName(connectionId: string, name: IdentityName): Promise<boolean>
}

type Condition = Pick<
  Prisma.IdentityWhereInput,
  'connectionId' | 'email' | 'provider' | 'providerUserId'
>

export function connectionUsers(scope: Scope): ConnectionUsers {
  const { database, tenantId, changes } = scope
  const read = async (userIds: readonly string[]) => {
    const where = { tenantId, userId: { in: [...userIds] } }
    const rows = await database.user.findMany({ where, include: withIdentities })
    return new Map(rows.map((row) => [row.userId, toWire(row, scope)]))
  }
  const deleteUsers = async (userIds: readonly string[]) => {
    // Ending the access locks the users.
    const [, before] = await Promise.all([
      endAccessOfUsers(scope, userIds, 'account-deleted'),
      read(userIds),
      database.user.deleteMany({ where: { tenantId, userId: { in: [...userIds] } } }),
    ])
    for (const user of before.values()) changes.deleted('user', user)
  }
  const takeAccounts = async (accounts: readonly Account[]) => {
    const userIds = accounts.map(({ userId }) => userId)
    const keys = accounts.map(({ provider, providerUserId }) => ({ provider, providerUserId }))
    const [, before, , after] = await Promise.all([
      scope.locked.user.findMany({ where: { tenantId, userId: { in: [...userIds] } } }),
      read(userIds),
      database.identity.deleteMany({ where: { tenantId, OR: keys } }),
      read(userIds),
    ])
    for (const [id, user] of after) {
      const former = before.get(id) ?? user
      const isTaken = former.identities?.length !== user.identities?.length
      if (isTaken) changes.updated('user', former, user)
    }
  }
  const remove = async (condition: Condition, most: number) => {
    const accounts = await database.identity.findMany({
      where: { tenantId, ...condition },
      select: { provider: true, providerUserId: true, userId: true, position: true },
      take: most,
    })
    const from = accounts.filter(({ position }) => position === 0).map(({ userId }) => userId)
    const others = accounts.filter(({ userId }) => !from.includes(userId))
    if (from.length > 0) await deleteUsers(from)
    if (others.length > 0) await takeAccounts(others)
    return accounts.length
  }
  return {
    async deleteSome(connectionId, most) {
      const locking = lockRow(scope, 'connections', { id: connectionId })
      const [count] = await Promise.all([remove({ connectionId }, most), locking])
      return count
    },
    async hasAny(connectionId) {
      await lockRow(scope, 'connections', { id: connectionId })
      const where = { tenantId, connectionId }
      return (await database.identity.findFirst({ where, select: { userId: true } })) !== null
    },
    async deleteByEmail(connectionId, email) {
      return (await remove({ connectionId, email: emailOf(email) ?? email.toLowerCase() }, 1)) > 0
    },
    async deleteByName(connectionId, { provider, providerUserId }) {
      return (await remove({ connectionId, provider, providerUserId }, 1)) > 0
    },
  }
}

interface Account {
  readonly provider: string
  readonly providerUserId: string
  readonly userId: string
}
