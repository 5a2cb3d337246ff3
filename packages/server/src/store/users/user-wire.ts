import type { Schema } from '@latchkey/contract'
import type { Prisma } from '../prisma/client.ts'
import type { Scope } from '../rows/scope.ts'
import { toProfileData } from './user-profile.ts'

type User = Schema<'User'>
type ProfileData = Schema<'UserProfileData'>

/** The columns of an account that `toWire` needs. */
const shownColumns = {
  provider: true,
  providerUserId: true,
  isSocial: true,
  profileData: true,
  directoryAttributes: true,
  connection: { select: { name: true } },
} as const

/** What `toWire` needs of a user. */
export const shownUser = {
  userId: true,
  email: true,
  emailVerified: true,
  phoneNumber: true,
  phoneVerified: true,
  username: true,
  name: true,
  nickname: true,
  givenName: true,
  familyName: true,
  picture: true,
  blocked: true,
  userMetadata: true,
  appMetadata: true,
  lastIp: true,
  lastLogin: true,
  lastPasswordReset: true,
  loginsCount: true,
  createdAt: true,
  updatedAt: true,
  identities: { orderBy: { position: 'asc' }, select: shownColumns },
} satisfies Prisma.UserSelect

/** The relations that changes of users need. */
export const withIdentities = {
  identities: {
    orderBy: { position: 'asc' },
    // Password hashes and tokens are long and never answered, so they are not read.
    select: {
      ...shownColumns,
      position: true,
      connectionId: true,
      email: true,
      username: true,
      phoneNumber: true,
    },
  },
} satisfies Prisma.UserInclude

/** A user with accounts, as it is read. */
export type UserRow = Prisma.UserGetPayload<{ include: typeof withIdentities }>

type ShownRow = Prisma.UserGetPayload<{ select: typeof shownUser }>

/** A user with accounts, read or about to be written. */
export type ShownUser = Omit<ShownRow, 'userMetadata' | 'appMetadata'> & {
  readonly userMetadata: unknown
  readonly appMetadata: unknown
}

type Place = Pick<Scope, 'defaultPicture'>

/** A user as the API answers it, without members that have no value. */
export function toWire(row: ShownUser, place: Place): User {
  const { email, phoneNumber, userMetadata, appMetadata, lastLogin, lastPasswordReset } = row
  const picture = row.picture ?? place.defaultPicture(row)
  // Spreading an object for each member takes longer than reading the row.
  const user: User = { blocked: row.blocked, created_at: row.createdAt.toISOString() }
  if (email !== null) {
    user.email = email
    user.email_verified = row.emailVerified
  }
  if (row.familyName !== null) user.family_name = row.familyName
  if (row.givenName !== null) user.given_name = row.givenName
  user.identities = row.identities.map((each, at) => identityToWire(each, at > 0, place))
  if (row.name !== null) user.name = row.name
  if (row.nickname !== null) user.nickname = row.nickname
  if (phoneNumber !== null) {
    user.phone_number = phoneNumber
    user.phone_verified = row.phoneVerified
  }
  if (picture !== undefined) user.picture = picture
  user.updated_at = row.updatedAt.toISOString()
  user.user_id = row.userId
  if (userMetadata !== null) user.user_metadata = userMetadata as Record<string, unknown>
  if (row.username !== null) user.username = row.username
  if (row.lastIp !== null) user.last_ip = row.lastIp
  if (lastLogin !== null) user.last_login = lastLogin.toISOString()
  if (lastPasswordReset !== null) user.last_password_reset = lastPasswordReset.toISOString()
  if (row.loginsCount > 0) user.logins_count = row.loginsCount
  if (appMetadata !== null) user.app_metadata = appMetadata as Record<string, unknown>
  const directory = row.identities[0]?.directoryAttributes
  if (directory) Object.assign(user, directory)
  return user
}

/** The identities of a user, each with its profile. */
export function identitiesToWire(row: UserRow, place: Place): Schema<'UserIdentity'>[] {
  return row.identities.map((identity, at) => {
    const own = at === 0 ? toProfileData(row) : (identity.profileData as ProfileData | null)
    return identityToWire({ ...identity, profileData: own }, true, place)
  })
}

type IdentityRow = Omit<ShownRow['identities'][number], 'profileData' | 'directoryAttributes'> & {
  profileData: unknown
}

function identityToWire(
  row: IdentityRow,
  withProfile: boolean,
  place: Place,
): Schema<'UserIdentity'> {
  const profileData = row.profileData as ProfileData | null
  return {
    ...(withProfile && profileData !== null && { profileData: withPicture(profileData, place) }),
    connection: row.connection.name,
    user_id: row.providerUserId,
    provider: row.provider,
    isSocial: row.isSocial,
  }
}

function withPicture(profile: ProfileData, { defaultPicture }: Place): ProfileData {
  const { phone_number: phoneNumber } = profile
  const picture = profile.picture ?? defaultPicture({ ...profile, phoneNumber })
  return picture === undefined ? profile : { ...profile, picture }
}
