import type { Schema } from '@latchkey/contract'
import { ApiError } from '../../errors.ts'
import type { Prisma, AuthenticationMethod as Row } from '../prisma/client.ts'
import { refusingDuplicates } from '../rows/conflict.ts'
import { endsWith } from '../rows/like.ts'
import { lockedRow, lockRow } from '../rows/lock-row.ts'
import { type CountBound, type OffsetPage, type OffsetQuery, offsetPage } from '../rows/paging.ts'
import { readOfUser, requireUsers } from '../rows/present.ts'
import type { Scope } from '../rows/scope.ts'
import { sentTogether } from '../rows/sent-together.ts'
import { newMethodOf } from './new-authentication-method.ts'

/** An authentication method, as the API answers it. */
export type AuthenticationMethod = Schema<'UserAuthenticationMethod'>
type Definition = Schema<'UserAuthenticationMethodDefinition'>
type Patch = Schema<'UserAuthenticationMethodPatch'>

/** The authentication methods of the users of one tenant, except passwords. */
export interface AuthenticationMethods {
  /**
   * In the order of creation.
   * @throws ApiError `user_not_found`
   */
  list(userId: string, query: OffsetQuery): Promise<OffsetPage<AuthenticationMethod>>
  /** All authentication methods of a user, oldest first; empty for an unknown user. */
  listOf(userId: string): Promise<AuthenticationMethod[]>
  get(userId: string, id: string): Promise<AuthenticationMethod | undefined>
  /** Finds a method by the id of its device, by which enrollments are named: `dev_…`. */
  findByDevice(device: string): Promise<AuthenticationMethod | undefined>
  /**
   * Creates a confirmed method. The new secret of an authenticator app is answered only here.
   *
   * @throws ApiError `user_not_found`, `authentication_method_exists`, `invalid_body`
   */
  create(userId: string, definition: Definition): Promise<AuthenticationMethod>
  /**
   * Replaces the methods of the types `phone`, `email` and `totp`.
   *
   * @returns all methods of the user, the new ones last
   * @throws ApiError `user_not_found`, `authentication_method_exists`, `invalid_body`
   */
  replace(userId: string, definitions: readonly Definition[]): Promise<AuthenticationMethod[]>
  update(userId: string, id: string, patch: Patch): Promise<AuthenticationMethod | undefined>
  /**
   * Deletes a method.
   *
   * @returns whether there was one
   */
  delete(userId: string, id: string): Promise<boolean>
  deleteByDevice(device: string): Promise<boolean>
  /**
   * Deletes the methods of these types, or all.
   *
   * @returns their number
   * @throws ApiError `user_not_found`
   */
  deleteOf(userId: string, types?: readonly AuthenticationMethod['type'][]): Promise<number>
}

/** The most methods of one user, of all types together. */
const methodsMax = 100
/** The most methods of one type of a user; of authenticator apps there is one. */
export const ofOneTypeMax = 10

export function authenticationMethods(scope: Scope): AuthenticationMethods {
  const { database, tenantId, changes } = scope
  const table = database.authenticationMethod
  const lock = (userId: string, id: string) =>
    lockedRow(scope, 'authentication_methods', { id, user_id: userId }, (locked) =>
      locked.authenticationMethod.findFirst({ where: { tenantId, id, userId } }),
    )
  const lockByDevice = async (device: string) => {
    const found = await table.findFirst({ where: { tenantId, id: endsWith(`|${device}`) } })
    return found ? lock(found.userId, found.id) : undefined
  }
  const findBy = async (where: Prisma.AuthenticationMethodWhereInput) => {
    const row = await table.findFirst({ where: { tenantId, ...where } })
    return row ? toWire(row) : undefined
  }
  const remove = async (row: Row | undefined) => {
    if (!row) return false
    const sent = table.delete({ where: keyOf(tenantId, row.id) })
    changes.deleted('authentication_method', noted(row), sent)
    return true
  }
  return {
    list(userId, query) {
      const where = { tenantId, userId }
      const find = (window: object) => table.findMany({ ...window, where })
      const count = (bound: CountBound) => table.count({ ...bound, where })
      return readOfUser(scope, userId, () =>
        offsetPage(query, { idName: 'id', find, count }, toWire),
      )
    },
    async listOf(userId) {
      const where = { tenantId, userId }
      const rows = await table.findMany({ where, orderBy: [...order], take: methodsMax })
      return rows.map(toWire)
    },
    get: (userId, id) => findBy({ userId, id }),
    findByDevice: (device) => findBy({ id: endsWith(`|${device}`) }),
    create: (userId, definition) => create(scope, userId, definition),
    replace: (userId, definitions) => replace(scope, userId, definitions),
    async update(userId, id, { name, preferred_authentication_method: preferredMethod }) {
      const before = await lock(userId, id)
      if (!before) return undefined
      if (preferredMethod !== undefined && before.type !== 'phone') {
        throw new ApiError('invalid_body', {
          message: '`preferred_authentication_method` is only allowed for the type `phone`.',
        })
      }
      const data = {
        ...(name !== undefined && { name }),
        ...(preferredMethod && { preferredMethod }),
      }
      const after = { ...before, ...data }
      const sent = table.update({ where: keyOf(tenantId, id), data })
      changes.updated('authentication_method', noted(before), noted(after), sent)
      return toWire(after)
    },
    delete: async (userId, id) => remove(await lock(userId, id)),
    deleteByDevice: async (device) => remove(await lockByDevice(device)),
    async deleteOf(userId, types) {
      const where = { tenantId, userId, ...(types && { type: { in: [...types] } }) }
      const [, rows] = await Promise.all([
        requireUsers(scope, [userId]),
        scope.locked.authenticationMethod.findMany({ where, take: methodsMax }),
        table.deleteMany({ where }),
      ])
      for (const row of rows) changes.deleted('authentication_method', noted(row))
      return rows.length
    },
  }
}

const order = [{ createdAt: 'asc' }, { id: 'asc' }] as const
const keyOf = (tenantId: string, id: string) => ({ tenantId_id: { tenantId, id } })

async function create(scope: Scope, userId: string, definition: Definition) {
  const { database, tenantId, changes } = scope
  const { secret, data } = await newMethodOf(scope, userId, definition)
  // Without the lock, two concurrent calls could exceed the limit.
  const { type } = definition
  const where = { tenantId, userId, type }
  const locking = lockRow(scope, 'users', { user_id: userId })
  const counting = database.authenticationMethod.count({ where })
  const making = refusingDuplicates(
    'authentication_method_exists',
    database.authenticationMethod.create({ data }),
  )
  making.catch(() => undefined) // without the user, it fails too
  const [isUser, count] = await sentTogether([locking, counting])
  if (!isUser) throw new ApiError('user_not_found')
  refuseMore(type, count + 1)
  const made = await making
  changes.created('authentication_method', noted(made))
  return { ...toWire(made), ...(secret !== undefined && { totp_secret: secret }) }
}

const replacedTypes: readonly string[] = ['phone', 'email', 'totp']

async function replace(scope: Scope, userId: string, definitions: readonly Definition[]) {
  const { database, tenantId, changes } = scope
  const table = database.authenticationMethod
  const where = { tenantId, userId }
  const fresh = await Promise.all(definitions.map((each) => newMethodOf(scope, userId, each)))
  const [isUser, before] = await sentTogether([
    lockRow(scope, 'users', { user_id: userId }),
    table.findMany({ where, orderBy: [...order], take: methodsMax }),
  ])
  if (!isUser) throw new ApiError('user_not_found')
  const kept = before.filter(({ type }) => !replacedTypes.includes(type))
  const types = [...kept, ...definitions].map(({ type }) => type)
  for (const { type } of definitions) {
    refuseMore(type, types.filter((each) => each === type).length)
  }
  const [, made] = await sentTogether([
    table.deleteMany({ where: { ...where, type: { in: [...replacedTypes] } } }),
    refusingDuplicates(
      'authentication_method_exists',
      table.createManyAndReturn({ data: fresh.map(({ data }) => data) }),
    ),
  ])
  const replaced = before.filter(({ type }) => replacedTypes.includes(type))
  for (const row of replaced) changes.deleted('authentication_method', noted(row))
  for (const row of made) changes.created('authentication_method', noted(row))
  return [...kept, ...made].map(toWire)
}

/** @throws ApiError `authentication_method_exists` if the user would have too many */
function refuseMore(type: Definition['type'], count: number): void {
  if (count > maxOf(type)) throw new ApiError('authentication_method_exists')
}

/** The most methods of a type that a user may have. */
export const maxOf = (type: string) => (type === 'totp' ? 1 : ofOneTypeMax)

/** A method in events and log entries. */
export const noted = (row: Row) => ({ ...toWire(row), user_id: row.userId })

/** A method as the API answers it, without secrets. */
export function toWire(row: Row): AuthenticationMethod {
  const text = <Name extends string>(name: Name, value: string | null) =>
    (value === null ? {} : { [name]: value }) as { [Each in Name]?: string }
  const date = <Name extends string>(name: Name, value: Date | null) =>
    text(name, value?.toISOString() ?? null)
  return {
    id: row.id,
    type: row.type as AuthenticationMethod['type'],
    confirmed: row.confirmed,
    ...text('name', row.name),
    ...(row.preferredMethod !== null && {
      preferred_authentication_method: row.preferredMethod as 'sms',
    }),
    ...text('phone_number', row.phoneNumber),
    ...text('email', row.email),
    ...text('key_id', row.keyId),
    ...text('public_key', row.publicKey),
    ...text('aaguid', row.aaguid),
    ...text('relying_party_identifier', row.relyingPartyIdentifier),
    ...(row.credentialDeviceType !== null && {
      credential_device_type: row.credentialDeviceType as 'single_device',
    }),
    ...(row.credentialBackedUp !== null && { credential_backed_up: row.credentialBackedUp }),
    ...text('identity_user_id', row.identityUserId),
    ...text('user_handle', row.userHandle),
    ...(row.transports.length > 0 && { transports: row.transports }),
    ...text('user_agent', row.userAgent),
    created_at: row.createdAt.toISOString(),
    ...date('enrolled_at', row.enrolledAt),
    ...date('last_auth_at', row.lastAuthAt),
  }
}
