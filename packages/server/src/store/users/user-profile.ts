import { createHash } from 'node:crypto'
import type { Schema } from '@latchkey/contract'
import type { User as Row } from '../prisma/client.ts'

type ProfileData = Schema<'UserProfileData'>

interface Identifiers {
  readonly email?: string | null | undefined
  readonly username?: string | null | undefined
  readonly phoneNumber?: string | null | undefined
}

/** What a profile has where nothing is given, of whatever the user is known by. */
export function defaultProfile({ email, username, phoneNumber }: Identifiers) {
  const known = email ?? username ?? phoneNumber ?? ''
  return {
    name: known,
    nickname: username ?? known.split('@', 1)[0] ?? '',
    picture: gravatar(known),
  }
}

/** The picture that clients of this API know: of the address, else of its first two letters. */
function gravatar(known: string): string {
  const digest = createHash('md5').update(known.toLowerCase()).digest('hex')
  const letters = encodeURIComponent([...known].slice(0, 2).join('').toLowerCase())
  const fallback = encodeURIComponent(`https://cdn.auth0.com/avatars/${letters}.png`)
  return `https://s.gravatar.com/avatar/${digest}?s=480&r=pg&d=${fallback}`
}

/** What is kept of a user whose account is linked to another. */
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

/** The columns of a user made of what was kept. */
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
