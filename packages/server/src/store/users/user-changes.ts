import type { Schema } from '@latchkey/contract'
import { ApiError, type ErrorCode } from '../../errors.ts'
import { mergeMetadata } from '../../merge-members.ts'
import type { Prisma } from '../prisma/client.ts'
import { refusingDuplicates } from '../rows/conflict.ts'
import { jsonOf } from '../rows/json.ts'
import type { Scope } from '../rows/scope.ts'
import { metadataOf, readMetadata } from './user-metadata.ts'
import type { ShownUser, UserRow } from './user-wire.ts'

/**
 * A change of a user. Credentials belong to the account in `connection`, by default to the primary
 * one; null removes them.
 */
export type UserChange = Omit<
  Schema<'UserPatch'>,
  'password' | 'verify_email' | 'verify_phone_number' | 'client_id'
> & {
  /** The hash as a PHC string. */
  readonly passwordHash?: string
  /** How many hashes to remember, together with the new one; 0 forgets the former ones. */
  readonly rememberedHashes?: number
}

type Identity = UserRow['identities'][number]

interface ChangedUser {
  readonly after: ShownUser
  /**
   * Writes the change.
   *
   * @throws ApiError `new_…_exists` for an identifier that another user has
   */
  write(): Promise<unknown>
}

/**
 * Prepares a change of a user whose row is locked.
 *
 * @throws ApiError `connection_without_user`, `identifier_missing`, `invalid_body`
 */
export function changeUser(scope: Scope, row: UserRow, change: UserChange): ChangedUser {
  const { database, tenantId, now } = scope
  const account = accountOf(row, change.connection)
  const credentials = credentialsOf(change)
  const isOfAccount = Object.keys(credentials).length > 0 || change.passwordHash !== undefined
  const at = now()
  const columns = {
    ...profileOf(change),
    ...(account.position === 0 && credentials),
    ...(change.passwordHash !== undefined && { lastPasswordReset: at }),
    updatedAt: at,
  }
  const metadata = metadataOf(row, change)
  const ofAccount = isOfAccount ? accountColumns(account, change) : {}
  const where = { tenantId_userId: { tenantId, userId: row.userId } }
  const writeAll = () =>
    Promise.all([
      isOfAccount && writeAccount(scope, account, { ...ofAccount, ...hashOf(change) }),
      database.user.update({
        where,
        data: { ...columns, ...metadata },
        select: { userId: true },
      }),
    ])
  const identities = row.identities.map((each) =>
    each === account ? { ...each, ...ofAccount } : each,
  )
  return {
    after: { ...row, ...columns, ...readMetadata(metadata), identities },
    write: () => refusingDuplicates(duplicateOf(change), writeAll()),
  }
}

function accountOf({ identities }: UserRow, connectionName: string | undefined): Identity {
  const isOfConnection = ({ connection }: Identity) =>
    connectionName === undefined || connection.name === connectionName
  const account = identities.find(isOfConnection)
  if (account) return account
  throw new ApiError('connection_without_user')
}

function accountColumns(account: Identity, change: UserChange) {
  const { position, profileData } = account
  const { email, username, phoneNumber } = { ...account, ...credentialsOf(change) }
  if (!(email ?? username ?? phoneNumber)) throw new ApiError('identifier_missing')
  return {
    email,
    username,
    phoneNumber,
    ...(position > 0 && { profileData: changedProfileData(profileData, change) }),
  }
}

const hashOf = ({ passwordHash }: UserChange) =>
  passwordHash === undefined ? {} : { passwordHash }

const writeAccount = (
  { database, tenantId }: Scope,
  { provider, providerUserId }: Identity,
  data: Prisma.IdentityUpdateInput,
) =>
  database.identity.update({
    where: { tenantId_provider_providerUserId: { tenantId, provider, providerUserId } },
    data,
    select: { userId: true },
  })

function duplicateOf({ email, username }: UserChange): ErrorCode {
  if (email !== undefined) return 'new_email_exists'
  return username !== undefined ? 'new_username_exists' : 'new_phone_number_exists'
}

/**
 * The credentials of a change. A new e-mail address or phone number is unverified, unless the
 * change says otherwise.
 */
function credentialsOf(change: UserChange) {
  const { email, phone_number, username, email_verified, phone_verified } = change
  const emailVerified = email_verified ?? (email === undefined ? undefined : false)
  const phoneVerified = phone_verified ?? (phone_number === undefined ? undefined : false)
  return {
    ...(email !== undefined && { email }),
    ...(phone_number !== undefined && { phoneNumber: phone_number }),
    ...(username !== undefined && { username }),
    ...(emailVerified !== undefined && { emailVerified }),
    ...(phoneVerified !== undefined && { phoneVerified }),
  }
}

/** The changed members in the form of `profileData`. */
function changedProfileData(before: Prisma.JsonValue, change: UserChange): Prisma.JsonObject {
  const { email, phoneNumber, username, emailVerified, phoneVerified } = credentialsOf(change)
  const changed = {
    ...(email !== undefined && { email }),
    ...(phoneNumber !== undefined && { phone_number: phoneNumber }),
    ...(username !== undefined && { username }),
    ...(emailVerified !== undefined && { email_verified: emailVerified }),
    ...(phoneVerified !== undefined && { phone_verified: phoneVerified }),
  }
  return jsonOf(mergeMetadata(before as Record<string, unknown> | null, changed))
}

function profileOf(change: UserChange) {
  const { blocked, given_name, family_name, name, nickname, picture } = change
  return {
    ...(blocked !== undefined && { blocked }),
    ...(given_name !== undefined && { givenName: given_name }),
    ...(family_name !== undefined && { familyName: family_name }),
    ...(name !== undefined && { name }),
    ...(nickname !== undefined && { nickname }),
    ...(picture !== undefined && { picture }),
  }
}
