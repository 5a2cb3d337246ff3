import type { Schema } from '@latchkey/contract'
import { ApiError, type ErrorCode, refusedBody } from '../../errors.ts'
import { mergeMetadata } from '../../merge-members.ts'
import { Prisma } from '../prisma/client.ts'
import { refusingDuplicates } from '../rows/conflict.ts'
import type { Scope } from '../rows/scope.ts'
import { type UserRow, withIdentities } from './user-wire.ts'

/** Credentials belong to the account at `connection`, or to the first one; null removes them. */
export type UserChange = Omit<
  Schema<'UserPatch'>,
  'password' | 'verify_email' | 'verify_phone_number' | 'client_id'
> & {
  /** A PHC string. */
  readonly passwordHash?: string
}

type Identity = UserRow['identities'][number]

/**
 * Changes a user whose row is locked, and returns the new user.
 *
 * @throws ApiError `connection_without_user`, `identifier_missing`, or `new_…_exists`
 */
export async function changeUser(scope: Scope, row: UserRow, change: UserChange): Promise<UserRow> {
  const { database, tenantId, now } = scope
  const account = accountOf(row, change.connection)
  const isMain = account.position === 0
  const credentials = credentialsOf(change)
  const isOfAccount = Object.keys(credentials).length > 0 || change.passwordHash !== undefined
  const at = now()
  const data = {
    ...profileOf(change),
    ...metadataOf(row, change),
    ...(isMain && credentials),
    ...(change.passwordHash !== undefined && { lastPasswordReset: at }),
    updatedAt: at,
  }
  const where = { tenantId_userId: { tenantId, userId: row.userId } }
  const writing = Promise.all([
    isOfAccount && writeAccount(scope, account, change),
    database.user.update({ where, include: withIdentities, data }),
  ])
  const [, after] = await refusingDuplicates(duplicateOf(change), writing)
  return after
}

function accountOf({ identities }: UserRow, connectionName: string | undefined): Identity {
  const isOfConnection = ({ connection }: Identity) =>
    connectionName === undefined || connection.name === connectionName
  const account = identities.find(isOfConnection)
  if (account) return account
  throw new ApiError('connection_without_user')
}

function writeAccount(
  { database, tenantId }: Scope,
  account: Identity,
  change: UserChange,
): Promise<unknown> {
  const { provider, providerUserId, position, profileData } = account
  const { email, username, phoneNumber } = { ...account, ...credentialsOf(change) }
  if (!(email ?? username ?? phoneNumber)) throw new ApiError('identifier_missing')
  const { passwordHash } = change
  return database.identity.update({
    where: { tenantId_provider_providerUserId: { tenantId, provider, providerUserId } },
    data: {
      email,
      username,
      phoneNumber,
      ...(passwordHash !== undefined && { passwordHash }),
      ...(position > 0 && { profileData: changedProfileData(profileData, change) }),
    },
  })
}

function duplicateOf({ email, username }: UserChange): ErrorCode {
  if (email !== undefined) return 'new_email_exists'
  return username !== undefined ? 'new_username_exists' : 'new_phone_number_exists'
}

/**
 * The credentials of the change. A new address or number is unverified unless the change says
 * otherwise.
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

/** The same members in the form of `profileData`. */
function changedProfileData(before: Prisma.JsonValue, change: UserChange): Prisma.InputJsonObject {
  const { email, phoneNumber, username, emailVerified, phoneVerified } = credentialsOf(change)
  const changed = {
    ...(email !== undefined && { email }),
    ...(phoneNumber !== undefined && { phone_number: phoneNumber }),
    ...(username !== undefined && { username }),
    ...(emailVerified !== undefined && { email_verified: emailVerified }),
    ...(phoneVerified !== undefined && { phone_verified: phoneVerified }),
  }
  return mergeMetadata(before as Record<string, unknown> | null, changed) as Prisma.InputJsonObject
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

/** The columns of metadata that change. */
export function metadataOf(
  row: Pick<UserRow, 'userMetadata' | 'appMetadata'>,
  { user_metadata, app_metadata }: Pick<UserChange, 'user_metadata' | 'app_metadata'>,
) {
  return {
    ...(user_metadata && {
      userMetadata: merged('user_metadata', row.userMetadata, user_metadata),
    }),
    ...(app_metadata && { appMetadata: merged('app_metadata', row.appMetadata, app_metadata) }),
  }
}

/** The size limit of each kind, as JSON: that of one request, however many requests built it. */
const metadataCharactersMax = 1024 * 1024

/** Merges a patch into metadata; an empty object removes all. */
function merged(name: string, before: Prisma.JsonValue, patch: Readonly<Record<string, unknown>>) {
  if (Object.keys(patch).length === 0) return Prisma.DbNull
  const after = mergeMetadata(before as Record<string, unknown> | null, patch)
  if (JSON.stringify(after).length > metadataCharactersMax) {
    throw refusedBody(
      `\`${name}\` must have at most ${metadataCharactersMax} characters of JSON`,
      name,
    )
  }
  return after as Prisma.InputJsonObject
}
