import { isObject } from '../../members.ts'
import type { Prisma } from '../prisma/client.ts'
import { metadataOf } from '../users/user-metadata.ts'
import { defaultProfile } from '../users/user-profile.ts'
import { identifiersOf } from '../users/user-rows.ts'
import { type UserRow, withIdentities } from '../users/user-wire.ts'
import type { ProvisionedProfile, ScimAccount } from './scim-account.ts'

type Metadata = Readonly<Record<string, unknown>>

/** A SCIM resource as it is stored, and the changes that it makes to its user. */
export interface Provisioned {
  readonly columns: {
    readonly userName: string
    readonly externalId: string | null
    readonly emails: string[]
    readonly resource: Metadata
  }
  readonly profile: ProvisionedProfile
  /** The changes of metadata; null removes a member. */
  readonly app_metadata: Metadata
  readonly user_metadata: Metadata
}

/** What to read of an account without its groups, of which there may be many. */
export const accountWithoutGroups = {
  scimUser: true,
  user: { include: withIdentities },
} satisfies Prisma.IdentityInclude

/** What to read of an account with its groups. */
export const wholeAccount = {
  ...accountWithoutGroups,
  groups: { include: { group: true } },
} satisfies Prisma.IdentityInclude

type WholeRow = Prisma.IdentityGetPayload<{ include: typeof wholeAccount }>
type Row = Prisma.IdentityGetPayload<{ include: typeof accountWithoutGroups }> &
  Partial<Pick<WholeRow, 'groups'>>

/** The account of a row. */
export function toScimAccount(row: Row): ScimAccount {
  const { provider, providerUserId, position, profileData, user, scimUser, createdAt } = row
  const { blocked, appMetadata, userMetadata, updatedAt } = user
  return {
    id: `${provider}|${providerUserId}`,
    providerUserId,
    resource: isObject(scimUser?.resource) ? scimUser.resource : undefined,
    profile: { ...(position === 0 ? profileOf(user) : textsOf(profileData)), blocked },
    app_metadata: isObject(appMetadata) ? appMetadata : {},
    user_metadata: isObject(userMetadata) ? userMetadata : {},
    groups: (row.groups ?? [])
      .map(({ group: { id, displayName } }) => ({ id, displayName }))
      .sort((a, b) => a.displayName.localeCompare(b.displayName)),
    createdAt,
    updatedAt,
  }
}

const profileOf = (row: UserRow): ProvisionedProfile =>
  textsOf({
    email: row.email,
    username: row.username,
    phone_number: row.phoneNumber,
    name: row.name,
    nickname: row.nickname,
    given_name: row.givenName,
    family_name: row.familyName,
    picture: row.picture,
  })

/** The members that are strings. */
function textsOf(members: unknown): ProvisionedProfile {
  if (!isObject(members)) return {}
  return Object.fromEntries(
    Object.entries(members).filter(([, value]) => typeof value === 'string'),
  )
}

/** The columns that change of the user of an account. Of a linked account, only `blocked` does. */
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
  before: Pick<UserRow, 'appMetadata' | 'userMetadata'>,
  { app_metadata, user_metadata }: Pick<Provisioned, 'app_metadata' | 'user_metadata'>,
) {
  return metadataOf(before, {
    ...(Object.keys(app_metadata).length > 0 && { app_metadata: { ...app_metadata } }),
    ...(Object.keys(user_metadata).length > 0 && { user_metadata: { ...user_metadata } }),
  })
}
