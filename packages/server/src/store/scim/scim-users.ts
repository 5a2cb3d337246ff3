import { ApiError } from '../../errors.ts'
import { connectionUsers } from '../connections/connection-users.ts'
import type { Connection } from '../connections/connection-wire.ts'
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
  accountWithoutGroups as include,
  metadataColumns,
  type Provisioned,
  toScimAccount,
  wholeAccount as whole,
} from './provisioned-user.ts'
import type { ScimAccount } from './scim-account.ts'
import { findCandidateIds, type ScimLookup } from './scim-lookup.ts'

/** A user to provision. */
export interface NewScimUser {
  readonly providerUserId: string
  readonly provisioned: Provisioned
}

type Place = Pick<Connection, 'id' | 'name' | 'strategy'>

/** The users of connections whose identity providers provision them. */
export interface ScimUsers {
  /** Users in the order of creation. */
  list(connection: Place, page: { skip: number; take: number }): Promise<readonly ScimAccount[]>
  /** The same users without their groups. */
  listWithoutGroups: ScimUsers['list']
  /** Those of these accounts that exist, in the order of creation. */
  listNamed(connection: Place, providerUserIds: readonly string[]): Promise<readonly ScimAccount[]>
  getCount(connection: Place): Promise<number>
  /**
   * Users that may match a filter, by indexed values; the caller must evaluate the filter on each.
   */
  findCandidates(connection: Place, lookups: readonly ScimLookup[]): Promise<readonly ScimAccount[]>
  get(connection: Place, name: IdentityName): Promise<ScimAccount | undefined>
  /** @throws ApiError `scim_user_exists` */
  create(connection: Place, user: NewScimUser): Promise<ScimAccount>
  /**
   * Changes a user, whose row is locked. A user who is thereby blocked is logged out of all
   * sessions.
   *
   * @throws ApiError `scim_user_exists` if another user has the `userName`
   */
  update(
    connection: Place,
    name: IdentityName,
    change: (before: ScimAccount) => Provisioned,
  ): Promise<ScimAccount | undefined>
  /**
   * Deletes a user; if the account is not the primary one, removes only the account.
   *
   * @param check throws if the user must not be deleted
   */
  delete(
    connection: Place,
    name: IdentityName,
    check: (before: ScimAccount) => void,
  ): Promise<boolean>
}

const orderBy = [{ createdAt: 'asc' as const }, { providerUserId: 'asc' as const }]

export function scimUsers(scope: Scope): ScimUsers {
  const { database, tenantId } = scope
  const table = database.identity
  const listNamed: ScimUsers['listNamed'] = async ({ id, strategy: provider }, ids) => {
    const where = { tenantId, provider, providerUserId: { in: [...ids] }, connectionId: id }
    return (await table.findMany({ where, include: whole, orderBy })).map(toScimAccount)
  }
  return {
    async get(connection, name) {
      const row = await find(scope, connection, name)
      return row && toScimAccount(row)
    },
    async list({ id: connectionId }, page) {
      const where = { tenantId, connectionId }
      return (await table.findMany({ ...page, where, include: whole, orderBy })).map(toScimAccount)
    },
    async listWithoutGroups({ id: connectionId }, page) {
      const where = { tenantId, connectionId }
      return (await table.findMany({ ...page, where, include, orderBy })).map(toScimAccount)
    },
    listNamed,
    getCount: ({ id: connectionId }) => table.count({ where: { tenantId, connectionId } }),
    async findCandidates(connection, lookups) {
      return listNamed(connection, await findCandidateIds(scope, connection, lookups))
    },
    create: (connection, user) => createUser(scope, connection, user),
    async update(connection, name, change) {
      const before = await lock(scope, connection, name)
      return before && updateUser(scope, connection, before, change(toScimAccount(before)))
    },
    async delete(connection, name, check) {
      const before = await lock(scope, connection, name)
      if (!before) return false
      check(toScimAccount(before))
      return connectionUsers(scope).deleteByName(connection.id, name)
    },
  }
}

type Row = Prisma.IdentityGetPayload<{ include: typeof whole }>

async function find(
  { database, tenantId }: Scope,
  { id }: Place,
  { provider, providerUserId }: IdentityName,
): Promise<Row | undefined> {
  const where = { tenantId_provider_providerUserId: { tenantId, provider, providerUserId } }
  const row = await database.identity.findUnique({ where, include: whole })
  return row?.connectionId === id ? row : undefined
}

/** Locks the user of an account. */
async function lock(scope: Scope, connection: Place, name: IdentityName): Promise<Row | undefined> {
  const userId = (await find(scope, connection, name))?.userId
  if (userId === undefined) return undefined
  const key = { user_id: userId }
  const row = await lockAndRead(scope, 'users', key, () => find(scope, connection, name))
  return row?.userId === userId ? row : undefined
}

async function createUser(
  scope: Scope,
  connection: Place,
  { providerUserId, provisioned }: NewScimUser,
): Promise<ScimAccount> {
  const { database, tenantId, now, changes } = scope
  const provider = connection.strategy
  const name = { provider, providerUserId }
  const {
    userMetadata: _,
    appMetadata: __,
    ...row
  } = userRow(provisioned.profile, provider, providerUserId)
  const { userId } = row
  const metadata = metadataColumns({ appMetadata: null, userMetadata: null }, provisioned)
  const at = now()
  const make = async () => {
    await database.user.create({
      data: { tenantId, ...row, ...metadata, createdAt: at, updatedAt: at },
    })
    await database.identity.create({
      data: { tenantId, userId, connectionId: connection.id, ...name, createdAt: at },
    })
  }
  await refusingDuplicates('scim_user_exists', make())
  await storeResource(scope, connection, name, provisioned)
  changes.created('user', toWire(await readUser(scope, userId), scope))
  return readWritten(scope, connection, name)
}

async function updateUser(
  scope: Scope,
  connection: Place,
  before: Row,
  given: Provisioned,
): Promise<ScimAccount> {
  const { database, tenantId, now, changes } = scope
  const { user, position, provider, providerUserId } = before
  const name = { provider, providerUserId }
  await storeResource(scope, connection, name, given)
  if (position > 0) {
    await database.identity.update({
      where: { tenantId_provider_providerUserId: { tenantId, ...name } },
      data: { profileData: linkedProfile(given) },
    })
  }
  await database.user.update({
    where: { tenantId_userId: { tenantId, userId: user.userId } },
    data: { ...changedUser(user, given, position === 0), updatedAt: now() },
  })
  if (given.profile.blocked) await endAccess(scope, user.userId, 'account-deactivated')
  const after = await readUser(scope, user.userId)
  changes.updated('user', toWire(user, scope), toWire(after, scope))
  return readWritten(scope, connection, name)
}

/**
 * Stores the SCIM resource of an account.
 *
 * @throws ApiError `scim_user_exists` if another user has the `userName`
 */
async function storeResource(
  { database, tenantId }: Scope,
  { id: connectionId }: Place,
  name: IdentityName,
  { columns }: Provisioned,
): Promise<void> {
  const key = { tenantId, ...name }
  const data = { ...columns, resource: JSON.parse(JSON.stringify(columns.resource)) }
  const writing = database.scimUser.upsert({
    where: { tenantId_provider_providerUserId: key },
    create: { ...key, connectionId, ...data },
    update: data,
  })
  await refusingDuplicates('scim_user_exists', writing)
}

async function readWritten(scope: Scope, connection: Place, name: IdentityName) {
  const row = await find(scope, connection, name)
  if (!row) throw new Error('A user was not found in the transaction that wrote it')
  return toScimAccount(row)
}

/** The profile of a linked account, which belongs to the identity. */
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

/**
 * The account of an id.
 *
 * @throws ApiError `scim_user_not_found` for a malformed id
 */
export function identityNameOf(id: string): IdentityName {
  const [provider = '', ...rest] = id.split('|')
  if (rest.length === 0) throw new ApiError('scim_user_not_found')
  return { provider, providerUserId: rest.join('|') }
}
