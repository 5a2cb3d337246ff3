import type { Schema } from '@latchkey/contract'
import { defaultProfile } from './user-profile.ts'

type Given = Omit<Schema<'UserImport'>, 'password_hash' | 'custom_password_hash' | 'mfa_factors'>

/** The identifiers of a user in their stored form. */
export function identifiersOf({ email, username, phone_number }: Partial<Given>) {
  return {
    email: email ?? null,
    username: username ?? null,
    phoneNumber: phone_number ?? null,
  }
}

/** The columns of a new user and of the account, without times. */
export function userRow(given: Given, provider: string, providerUserId: string) {
  const identifiers = identifiersOf(given)
  const { name, nickname } = defaultProfile(identifiers)
  return {
    userId: `${provider}|${providerUserId}`,
    ...identifiers,
    emailVerified: given.email_verified ?? false,
    phoneVerified: given.phone_verified ?? false,
    givenName: given.given_name ?? null,
    familyName: given.family_name ?? null,
    name: given.name ?? name,
    nickname: given.nickname ?? nickname,
    picture: given.picture ?? null,
    blocked: given.blocked ?? false,
    userMetadata: given.user_metadata ?? null,
    appMetadata: given.app_metadata ?? null,
  }
}
