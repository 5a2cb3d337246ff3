import { ApiError } from '../../errors.ts'
import { connectionUsers } from '../connections/connection-users.ts'
import type { Connection } from '../connections/connections.ts'
import { endAccess } from '../oidc/end-sessions.ts'
import type { Prisma } from '../prisma/client.ts'
import { refusingDuplicates } from '../rows/conflict.ts'
import { lockAndRead } from '../rows/lock-row.ts'
import type { Scope } from '../rows/scope.ts'
import type { IdentityName } from '../users/account-profile.ts'
import { userRow } from '../users/user-rows.ts'
import { toWire, type UserRow, withIdentities } from '../users/user-wire.ts'
import {
  changedUser,
  metadataColumns,
  type Provisioned,
  toScimAccount,
} from './provisioned-user.ts'
import type { ScimAccount } from './scim-account.ts'
import { findCandidateIds, type ScimLookup } from './scim-lookup.ts'

export interface NewScimUser {
  readonly providerUserId: string
  readonly provisioned: Provisioned
}

type Place = Pick<Connection, 'id' | 'name' | 'strategy'>

/** Users of a connection whose identity provider provisions them. */
export interface ScimUsers {
  /** Users by the order of their creation. */
  list(connection: Place, page: { skip: number; take: number }): Promise<readonly ScimAccount[]>
  getCount(connection: Place): Promise<number>
  /** Those that any of these may mean: whoever asks compares once more. */
  findCandidates(connection: Place, lookups: readonly ScimLookup[]): Promise<readonly ScimAccount[]>
  get(connection: Place, name: IdentityName): Promise<ScimAccount | undefined>
  /** @throws ApiError `scim_user_exists` */
  create(connection: Place, user: NewScimUser): Promise<ScimAccount>
  /**
   * Changes a user whose row is locked meanwhile. Who is blocked by it is logged in nowhere any
   * more.
   *
   * @throws ApiError `scim_user_exists` where another user has the `userName`
   */
  update(
    connection: Place,
    name: IdentityName,
    change: (before: ScimAccount) => Provisioned,
  ): Promise<ScimAccount | undefined>
  /**
   * Deletes a user, or takes the account from one who came from elsewhere first.
   *
   * @param check throws where the user is not to be deleted
   */
  delete(
    connection: Place,
    name: IdentityName,
    check: (before: ScimAccount) => void,
  ): Promise<boolean>
}

const whole = { scimUser: true, user: { include: withIdentities } } satisfies Prisma.IdentityInclude

export function scimUsers(scope: Scope): ScimUsers {
  const { database, tenantId, now, changes } = scope
  const table = database.identity
  const orderBy = [{ createdAt: 'asc' as const }, { providerUserId: 'asc' as const }]
  const find = async ({ id }: Place, { provider, providerUserId }: IdentityName) => {
    const where = { tenantId_provider_providerUserId: { tenantId, provider, providerUserId } }
    const row = await table.findUnique({ where, include: whole })
    return row?.connectionId === id ? row : undefined
  }
  const get = async (connection: Place, name: IdentityName) => {
    const row = await find(connection, name)
    return row && toScimAccount(row)
  }
  const lock = async (connection: Place, name: IdentityName) => {
    const userId = (await find(connection, name))?.userId
    if (userId === undefined) return undefined
    const key = { user_id: userId }
    const row = await lockAndRead(scope, 'users', key, () => find(connection, name))
    return row?.userId === userId ? row : undefined
  }
  const store = async ({ id: connectionId }: Place, name: IdentityName, given: Provisioned) => {
    const { provider, providerUserId } = name
    const { columns } = given
    const key = { tenantId, provider, providerUserId }
    const writing = database.scimUser.upsert({
      where: { tenantId_provider_providerUserId: key },
      create: { ...key, connectionId, ...columns },
      update: columns,
    })
    await refusingDuplicates('scim_user_exists', writing)
  }
  const require = async (connection: Place, name: IdentityName) => {
    const found = await get(connection, name)
    if (!found) throw new Error('A user was not found in the transaction that wrote it')
    return found
  }
  return {
    get,
    async list({ id: connectionId }, page) {
      const where = { tenantId, connectionId }
      return (await table.findMany({ ...page, where, include: whole, orderBy })).map(toScimAccount)
    },
    getCount: ({ id: connectionId }) => table.count({ where: { tenantId, connectionId } }),
    async findCandidates(connection, lookups) {
      const { strategy: provider } = connection
      const ids = await findCandidateIds(scope, connection, lookups)
      const where = { tenantId, provider, providerUserId: { in: [...ids] } }
      return (await table.findMany({ where, include: whole, orderBy })).map(toScimAccount)
    },
    async create(connection, { providerUserId, provisioned }) {
      const provider = connection.strategy
      const { profile } = provisioned
      const {
        userMetadata: _,
        appMetadata: __,
        ...row
      } = userRow(profile, provider, providerUserId)
      const metadata = metadataColumns(null, provisioned)
      const { userId } = row
      const at = now()
      const name = { provider, providerUserId }
      const make = async () => {
        await database.user.create({
          data: { tenantId, ...row, ...metadata, createdAt: at, updatedAt: at },
        })
        const place = { tenantId, userId, connectionId: connection.id }
        await table.create({ data: { ...place, ...name, createdAt: at } })
      }
      await refusingDuplicates('scim_user_exists', make())
      await store(connection, name, provisioned)
      const made = await readUser(scope, userId)
      changes.created('user', toWire(made, scope))
      return require(connection, name)
    },
    async update(connection, name, change) {
      const before = await lock(connection, name)
      if (!before) return undefined
      const { user, position } = before
      const given = change(toScimAccount(before))
      await store(connection, name, given)
      if (position > 0) {
        const { provider, providerUserId } = name
        await table.update({
          where: { tenantId_provider_providerUserId: { tenantId, provider, providerUserId } },
          data: { profileData: linkedProfile(given) },
        })
      }
      await database.user.update({
        where: { tenantId_userId: { tenantId, userId: user.userId } },
        data: { ...changedUser(user, given, position === 0), updatedAt: now() },
      })
      if (given.profile.blocked) await endAccess(scope, user.userId)
      const after = await readUser(scope, user.userId)
      changes.updated('user', toWire(user, scope), toWire(after, scope))
      return require(connection, name)
    },
    async delete(connection, name, check) {
      const before = await lock(connection, name)
      if (!before) return false
      check(toScimAccount(before))
      return connectionUsers(scope).deleteByName(connection.id, name)
    },
  }
}

/** Of an account that is linked to another the profile is its own. */
function linkedProfile({ profile }: Provisioned): Prisma.InputJsonObject {
  const { blocked: _, username: __, phone_number: ___, ...shown } = profile
  return { ...shown }
}

async function readUser({ database, tenantId }: Scope, userId: string): Promise<UserRow> {
  return database.user.findUniqueOrThrow({
    where: { tenantId_userId: { tenantId, userId } },
    include: withIdentities,
  })
}

/** @throws ApiError `scim_user_not_found` for an id that is none */
export function identityNameOf(id: string): IdentityName {
  const [provider = '', ...rest] = id.split('|')
  if (rest.length === 0) throw new ApiError('scim_user_not_found')
  return { provider, providerUserId: rest.join('|') }
}
