import type { AccountProfile } from '../users/account-profile.ts'
import type { GroupOfAccount } from './scim-group-members.ts'

type Metadata = Readonly<Record<string, unknown>>

/** Attributes of a user that provisioning writes, besides metadata. */
export type ProvisionedProfile = AccountProfile & {
  readonly username?: string
  readonly phone_number?: string
  readonly blocked?: boolean
}

/** An account of a connection, and what its identity provider wrote of it. */
export interface ScimAccount {
  /** `provider|providerUserId`: of a user's first account the id of the user. */
  readonly id: string
  readonly providerUserId: string
  /** The resource as the identity provider sent it by SCIM; undefined where it never did. */
  readonly resource: Metadata | undefined
  readonly profile: ProvisionedProfile
  readonly app_metadata: Metadata
  readonly user_metadata: Metadata
  /** Its groups at the identity provider, by name. */
  readonly groups: readonly GroupOfAccount[]
  readonly createdAt: Date
  readonly updatedAt: Date
}
