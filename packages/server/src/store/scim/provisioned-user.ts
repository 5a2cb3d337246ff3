import { mergeMetadata } from '../../merge-members.ts'
import type { Prisma } from '../prisma/client.ts'
import { defaultProfile } from '../users/user-profile.ts'
import { identifiersOf } from '../users/user-rows.ts'
import type { UserRow, withIdentities } from '../users/user-wire.ts'
import type { ProvisionedProfile, ScimAccount } from './scim-account.ts'

type Metadata = Readonly<Record<string, unknown>>

/** What an identity provider wrote, as it is stored. */
export interface Provisioned {
  readonly columns: {
    readonly userName: string
    readonly externalId: string | null
    readonly emails: string[]
    readonly resource: Prisma.InputJsonObject
  }
  readonly profile: ProvisionedProfile
  /** Changes of metadata; null removes a member. */
  readonly app_metadata: Metadata
  readonly user_metadata: Metadata
}

interface Columns {
  readonly appMetadata?: Prisma.InputJsonObject
  readonly userMetadata?: Prisma.InputJsonObject
}

type Row = Prisma.IdentityGetPayload<{
  include: { scimUser: true; user: { include: typeof withIdentities } }
}>

export function toScimAccount(row: Row): ScimAccount {
  const { provider, providerUserId, position, user, scimUser, createdAt } = row
  const linked = row.profileData as ProvisionedProfile | null
  const { blocked, appMetadata, userMetadata, updatedAt } = user
  return {
    id: `${provider}|${providerUserId}`,
    providerUserId,
    resource: scimUser ? (scimUser.resource as Metadata) : undefined,
    profile: { ...(position === 0 ? profileOf(user) : linked), blocked },
    app_metadata: (appMetadata ?? {}) as Metadata,
    user_metadata: (userMetadata ?? {}) as Metadata,
    createdAt,
    updatedAt,
  }
}

function profileOf(row: UserRow): ProvisionedProfile {
  return withoutNull({
    email: row.email,
    username: row.username,
    phone_number: row.phoneNumber,
    name: row.name,
    nickname: row.nickname,
    given_name: row.givenName,
    family_name: row.familyName,
    picture: row.picture,
  })
}

function withoutNull(columns: Readonly<Record<string, string | null>>): ProvisionedProfile {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== null))
}

/** The columns of a user whose account this is; of a linked one, whether the user is blocked. */
export function changedUser(before: UserRow, given: Provisioned, isFirst: boolean) {
  const { profile } = given
  const { blocked } = profile
  const ofAll = { ...metadataColumns(before, given), ...(blocked !== undefined && { blocked }) }
  if (!isFirst) return ofAll
  const identifiers = identifiersOf(profile)
  const { name, nickname } = defaultProfile(identifiers)
  const isSameEmail = identifiers.email === before.email
  const isSamePhone = identifiers.phoneNumber === before.phoneNumber
  return {
    ...ofAll,
    ...identifiers,
    ...(!isSameEmail && { emailVerified: false }),
    ...(!isSamePhone && { phoneVerified: false }),
    name: profile.name ?? name,
    nickname: profile.nickname ?? nickname,
    givenName: profile.given_name ?? null,
    familyName: profile.family_name ?? null,
    picture: profile.picture ?? null,
  }
}

/** The columns of metadata that change. */
export function metadataColumns(
  before: Pick<UserRow, 'appMetadata' | 'userMetadata'> | null,
  { app_metadata, user_metadata }: Pick<Provisioned, 'app_metadata' | 'user_metadata'>,
): Columns {
  const merged = (known: Prisma.JsonValue | undefined, patch: Metadata) => {
    if (Object.keys(patch).length === 0) return undefined
    return mergeMetadata(known as Metadata | null, patch) as Prisma.InputJsonObject
  }
  const appMetadata = merged(before?.appMetadata, app_metadata)
  const userMetadata = merged(before?.userMetadata, user_metadata)
  return { ...(appMetadata && { appMetadata }), ...(userMetadata && { userMetadata }) }
}
