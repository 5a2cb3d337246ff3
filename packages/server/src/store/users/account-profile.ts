import type { Schema } from '@latchkey/contract'

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
 * The name of an account: `provider|providerUserId`, which is the id of the user whose first
 * account it is.
 */
export interface IdentityName {
  readonly provider: string
  readonly providerUserId: string
}
