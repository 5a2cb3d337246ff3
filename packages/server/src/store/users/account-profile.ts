import type { Schema } from '@latchkey/contract'

/** The profile of an account. */
export type AccountProfile = Pick<
  Schema<'UserImport'>,
  | 'email'
  | 'email_verified'
  | 'phone_number'
  | 'phone_verified'
  | 'name'
  | 'nickname'
  | 'given_name'
  | 'family_name'
  | 'picture'
>

/**
 * What identifies an account. `provider|providerUserId` of the primary account is the id of the
 * user.
 */
export interface IdentityName {
  readonly provider: string
  readonly providerUserId: string
}
