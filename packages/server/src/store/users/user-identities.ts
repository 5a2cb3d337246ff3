import type { Schema } from '@latchkey/contract'
import { ApiError } from '../../errors.ts'
import { endAccess } from '../oidc/end-sessions.ts'
import { Prisma } from '../prisma/client.ts'
import { lockRows } from '../rows/lock-row.ts'
import type { Scope } from '../rows/scope.ts'
import type { IdentityName } from './account-profile.ts'
import {
  type AccountPlace,
  type AccountTokens,
  findTokens,
  type IdentityTokens,
  listTokens,
  nameOf,
  replaceTokens,
} from './identity-tokens.ts'
import { defaultProfile, fromProfileData, toProfileData } from './user-profile.ts'
import { identitiesToWire, toWire, type UserRow, withIdentities } from './user-wire.ts'
import { findWithAccounts, lockWithAccounts } from './users-with-accounts.ts'

type ProfileData = Schema<'UserProfileData'>

/** The accounts of users, which linking moves from one user to another. */
export interface UserIdentities {
  /** The tokens of identity providers, by identity (`provider|providerUserId`). */
  listTokens(userIds: readonly string[]): Promise<ReadonlyMap<string, IdentityTokens>>
  /** The tokens of a user's account at a connection; undefined if there are none. */
  findTokens(place: AccountPlace): Promise<AccountTokens | undefined>
  replaceTokens(account: IdentityName, tokens: IdentityTokens): Promise<void>
  /**
   * Links the account of another user to this user, as the last one, and deletes the other user.
   *
   * @throws ApiError `user_not_found`, `linked_user_not_found`, `link_to_itself`,
   *   `identity_linked`, `identities_linked`
   */
  link(
    userId: string,
    other: IdentityName & { readonly connectionId?: string },
  ): Promise<Schema<'UserIdentity'>[]>
  /**
   * Makes a linked account a user of its own.
   *
   * @returns the remaining identities
   * @throws ApiError `user_not_found`, `identity_not_found`, `main_identity`
   */
  unlink(userId: string, name: IdentityName): Promise<Schema<'UserIdentity'>[]>
}

export function userIdentities(scope: Scope): UserIdentities {
  const { database, tenantId, now, changes } = scope
  const keyOf = (userId: string) => ({ tenantId_userId: { tenantId, userId } })
  const move = ({ provider, providerUserId }: IdentityName, data: Move) =>
    database.identity.update({
      where: { tenantId_provider_providerUserId: { tenantId, provider, providerUserId } },
      data,
    })
  const touch = (userId: string) => {
    const data = { updatedAt: now() }
    return database.user.update({ where: keyOf(userId), data, include: withIdentities })
  }
  const touched = (before: UserRow, after: UserRow) => {
    changes.updated('user', toWire(before, scope), toWire(after, scope))
    return identitiesToWire(after, scope)
  }
  return {
    ...tokensOf(scope),
    async link(userId, { connectionId, ...name }) {
      const otherId = nameOf(name)
      const [, user, named] = await Promise.all([
        lockRows(scope, 'users', 'user_id', [userId, otherId]),
        findWithAccounts(scope, userId),
        findNamed(scope, name),
      ])
      if (!user) throw new ApiError('user_not_found')
      const other = requireLinkable(named, user, name)
      if (!other || (connectionId ?? other.account.connectionId) !== other.account.connectionId) {
        throw new ApiError('linked_user_not_found')
      }
      const position = Math.max(...user.identities.map((each) => each.position)) + 1
      const [, , , after] = await Promise.all([
        move(name, { userId, position, profileData: toProfileData(other.user) }),
        database.user.delete({ where: keyOf(otherId) }),
        endAccess(scope, otherId, 'account-deleted'),
        touch(userId),
      ])
      changes.deleted('user', toWire(other.user, scope))
      return touched(user, after)
    },
    async unlink(userId, name) {
      const user = await lockWithAccounts(scope, userId)
      if (!user) throw new ApiError('user_not_found')
      const account = user.identities.find(isNamed(name))
      if (!account) throw new ApiError('identity_not_found')
      if (account === user.identities[0]) throw new ApiError('main_identity')
      const ownId = nameOf(name)
      const profile = fromProfileData((account.profileData ?? {}) as ProfileData)
      const at = now()
      const data = {
        tenantId,
        userId: ownId,
        ...defaultProfile(profile),
        ...withoutNull(profile),
        createdAt: at,
        updatedAt: at,
      }
      const [, , own, after] = await Promise.all([
        database.user.create({ data }),
        move(name, { userId: ownId, position: 0, profileData: Prisma.DbNull }),
        findWithAccounts(scope, ownId),
        touch(userId),
      ])
      if (own) changes.created('user', toWire(own, scope))
      return touched(user, after)
    },
  }
}

const tokensOf = (scope: Scope) => ({
  listTokens: (userIds: readonly string[]) => listTokens(scope, userIds),
  findTokens: (place: AccountPlace) => findTokens(scope, place),
  replaceTokens: (account: IdentityName, tokens: IdentityTokens) =>
    replaceTokens(scope, account, tokens),
})

type Move = Pick<Prisma.IdentityUncheckedUpdateInput, 'userId' | 'position' | 'profileData'>

const isNamed = (name: IdentityName) => (each: IdentityName) => nameOf(each) === nameOf(name)

function findNamed({ database, tenantId }: Scope, name: IdentityName) {
  return database.identity.findUnique({
    where: { tenantId_provider_providerUserId: { tenantId, ...name } },
    include: { user: { include: withIdentities } },
  })
}

type NamedAccount = Awaited<ReturnType<typeof findNamed>>

/** The user whose only account this is, if it may be linked to `user`. */
function requireLinkable(account: NamedAccount, user: UserRow, name: IdentityName) {
  if (!account) return undefined
  if (account.userId === nameOf(name) && account.userId === user.userId) {
    throw new ApiError('link_to_itself')
  }
  if (account.userId !== nameOf(name)) throw new ApiError('identity_linked')
  if (account.user.identities.length > 1) throw new ApiError('identities_linked')
  return { user: account.user, account }
}

function withoutNull<Columns extends object>(columns: Columns): Partial<Columns> {
  const entries = Object.entries(columns).filter(([, value]) => value !== null)
  return Object.fromEntries(entries) as Partial<Columns>
}
