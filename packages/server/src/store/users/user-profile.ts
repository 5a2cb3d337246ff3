import type { Schema } from '@latchkey/contract'
import { type CalledBy, knownBy } from '../../record-rules/default-picture.ts'
import type { User as Row } from '../prisma/client.ts'

type ProfileData = Schema<'UserProfileData'>

/** The default name and nickname of a user, made from the identifiers. */
export function defaultProfile(identifiers: CalledBy) {
  const { email, username } = identifiers
  const name = knownBy(identifiers)
  return { name, nickname: (email ?? username ?? name).split('@', 1)[0] ?? '' }
}

/** The profile that is stored when the account of a user is linked to another. */
export function toProfileData(row: Row): ProfileData {
  return {
    ...(row.email !== null && { email: row.email }),
    ...(row.phoneNumber !== null && { phone_number: row.phoneNumber }),
    ...(row.givenName !== null && { given_name: row.givenName }),
    ...(row.familyName !== null && { family_name: row.familyName }),
    ...(row.username !== null && { username: row.username }),
    ...(row.name !== null && { name: row.name }),
    ...(row.nickname !== null && { nickname: row.nickname }),
    ...(row.picture !== null && { picture: row.picture }),
    ...(row.email !== null && { email_verified: row.emailVerified }),
    ...(row.phoneNumber !== null && { phone_verified: row.phoneVerified }),
  }
}

/** The columns of a user from a stored profile. */
export function fromProfileData(data: ProfileData) {
  return {
    email: data.email ?? null,
    emailVerified: data.email_verified ?? false,
    phoneNumber: data.phone_number ?? null,
    phoneVerified: data.phone_verified ?? false,
    username: data.username ?? null,
    name: data.name ?? null,
    nickname: data.nickname ?? null,
    givenName: data.given_name ?? null,
    familyName: data.family_name ?? null,
    picture: data.picture ?? null,
  }
}
