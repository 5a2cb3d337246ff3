import type { Schema } from '@latchkey/contract'

export type AccountProfile = Pick<
  Schema<'UserImport'>,
  'email' | 'email_verified' | 'name' | 'nickname' | 'given_name' | 'family_name' | 'picture'
>

/** An account by its name, `provider|providerUserId` in the id of the user whose first it is. */
export interface IdentityName {
  readonly provider: string
  readonly providerUserId: string
}
