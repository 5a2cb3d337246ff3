import type { AccountProfile } from '../users/account-profile.ts'
import type { GroupOfAccount } from './scim-group-members.ts'

type Metadata = Readonly<Record<string, unknown>>

/** The attributes of a user that provisioning writes, other than metadata. */
export type ProvisionedProfile = AccountProfile & {
  readonly username?: string
  readonly phone_number?: string
  readonly blocked?: boolean
}

/** An account of a connection, with what its identity provider has written by SCIM. */
export interface ScimAccount {
  /** `provider|providerUserId`; for the primary account of a user, this is the id of the user. */
  readonly id: string
  readonly providerUserId: string
  /** The resource that the identity provider has sent; undefined if it has sent none. */
  readonly resource: Metadata | undefined
  readonly profile: ProvisionedProfile
  readonly app_metadata: Metadata
  readonly user_metadata: Metadata
  /** The groups of the account at the identity provider, by name. */
  readonly groups: readonly GroupOfAccount[]
  readonly createdAt: Date
  readonly updatedAt: Date
}
