import type { Schema } from '@latchkey/contract'
import type { Prisma } from '../prisma/client.ts'
import type { Scope } from '../rows/scope.ts'
import { toProfileData } from './user-profile.ts'

type User = Schema<'User'>
type ProfileData = Schema<'UserProfileData'>

/** The relations that `toWire` needs. */
export const withIdentities = {
  identities: {
    orderBy: { position: 'asc' },
    // Password hashes and tokens are long and never answered, so they are not read.
    select: {
      provider: true,
      providerUserId: true,
      position: true,
      connectionId: true,
      isSocial: true,
      email: true,
      username: true,
      phoneNumber: true,
      profileData: true,
      connection: { select: { name: true } },
    },
  },
} satisfies Prisma.UserInclude

/** A user with accounts, as it is read. */
export type UserRow = Prisma.UserGetPayload<{ include: typeof withIdentities }>

/** A user with accounts, read or about to be written. */
export type ShownUser = Omit<UserRow, 'userMetadata' | 'appMetadata'> & {
  readonly userMetadata: unknown
  readonly appMetadata: unknown
}

type Place = Pick<Scope, 'defaultPicture'>

/** A user as the API answers it, without members that have no value. */
export function toWire(row: ShownUser, place: Place): User {
  const { userMetadata, appMetadata, lastLogin, lastPasswordReset } = row
  const picture = row.picture ?? place.defaultPicture(row)
  return {
    blocked: row.blocked,
    created_at: row.createdAt.toISOString(),
    ...(row.email !== null && { email: row.email, email_verified: row.emailVerified }),
    ...(row.familyName !== null && { family_name: row.familyName }),
    ...(row.givenName !== null && { given_name: row.givenName }),
    identities: row.identities.map((identity, at) => identityToWire(identity, at > 0, place)),
    ...(row.name !== null && { name: row.name }),
    ...(row.nickname !== null && { nickname: row.nickname }),
    ...(row.phoneNumber !== null && {
      phone_number: row.phoneNumber,
      phone_verified: row.phoneVerified,
    }),
    ...(picture !== undefined && { picture }),
    updated_at: row.updatedAt.toISOString(),
    user_id: row.userId,
    ...(userMetadata !== null && { user_metadata: userMetadata as Record<string, unknown> }),
    ...(row.username !== null && { username: row.username }),
    ...(row.lastIp !== null && { last_ip: row.lastIp }),
    ...(lastLogin !== null && { last_login: lastLogin.toISOString() }),
    ...(lastPasswordReset !== null && { last_password_reset: lastPasswordReset.toISOString() }),
    ...(row.loginsCount > 0 && { logins_count: row.loginsCount }),
    ...(appMetadata !== null && { app_metadata: appMetadata as Record<string, unknown> }),
  }
}

/** The identities of a user, each with its profile. */
export function identitiesToWire(row: UserRow, place: Place): Schema<'UserIdentity'>[] {
  return row.identities.map((identity, at) => {
    const own = at === 0 ? toProfileData(row) : (identity.profileData as ProfileData | null)
    return identityToWire({ ...identity, profileData: own }, true, place)
  })
}

type IdentityRow = Omit<UserRow['identities'][number], 'profileData'> & { profileData: unknown }

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
