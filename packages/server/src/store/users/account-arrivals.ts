import { isDeepStrictEqual } from 'node:util'
import { memberOf } from '../../members.ts'
import { Prisma } from '../prisma/client.ts'
import type { Scope } from '../rows/scope.ts'
import type { AccountProfile, IdentityName } from './account-profile.ts'
import type { DirectoryAttributes } from './directory-attributes.ts'
import { type IdentityTokens, nameOf, sealTokens } from './identity-tokens.ts'
import { defaultProfile } from './user-profile.ts'
import { toWire, type withIdentities } from './user-wire.ts'
import { findWithAccounts, lockWithAccounts } from './users-with-accounts.ts'

/** The result of a log-in at an identity provider, for a known user. */
export interface Arrival {
  /** Undefined if the stored profile is to be kept. */
  readonly profile: AccountProfile | undefined
  /** Null if there are none, undefined if the stored ones are kept. */
  readonly directory: DirectoryAttributes | null | undefined
  /** Whether the stored names are kept, because the provider sends them only once. */
  readonly keepsNames?: boolean | undefined
  /** `kept`: the stored tokens are kept. */
  readonly tokens: IdentityTokens | 'kept' | undefined
}

type Account = IdentityName & { readonly userId: string }

type Found = Prisma.IdentityGetPayload<{ include: { user: { include: typeof withIdentities } } }>

/** What a log-in with an unchanged profile writes: the new tokens. */
export interface OnlyTokens {
  /** The encrypted tokens; null if there are none, undefined if the stored ones are kept. */
  readonly sealedTokens?: string | null
}

/**
 * What a log-in writes, if it changes nothing but tokens.
 *
 * @returns undefined if the profile differs from the stored one
 */
export async function onlyTokensOf(
  scope: Scope,
  { user, ...identity }: Found,
  arrival: Arrival,
): Promise<OnlyTokens | undefined> {
  const { profile, tokens } = arrival
  const isMain = nameOf(identity) === nameOf(user.identities[0] ?? identity)
  const isSame = isMain
    ? isDeepStrictEqual(user, { ...user, ...(profile && rootOf(profile, arrival)) })
    : profile === undefined ||
      isDeepStrictEqual(identity.profileData, linkedOf(profile, arrival, identity))
  if (!isSame || changesDirectory(identity, arrival)) return undefined
  if (tokens === 'kept') return {}
  const sealedTokens = await sealTokens(scope, identity, tokens)
  return sealedTokens === identity.sealedTokens ? {} : { sealedTokens }
}

/** Replaces the tokens and the profile of an account; a linked account has a profile of its own. */
export async function arrive(scope: Scope, account: Account, arrival: Arrival): Promise<void> {
  const { database, tenantId, now, changes } = scope
  const { userId, provider, providerUserId } = account
  const key = { tenantId_userId: { tenantId, userId } }
  const before = await lockWithAccounts(scope, userId)
  const identity = before?.identities.find((each) => nameOf(each) === nameOf(account))
  if (!before || !identity) return
  const { profile, directory } = arrival
  const isMain = identity === before.identities[0]
  const { tokens } = arrival
  const sealed = tokens !== 'kept' && { sealedTokens: await sealTokens(scope, account, tokens) }
  await database.identity.update({
    where: { tenantId_provider_providerUserId: { tenantId, provider, providerUserId } },
    data: {
      ...sealed,
      ...(profile && !isMain && { profileData: linkedOf(profile, arrival, identity) }),
      ...(directory !== undefined && { directoryAttributes: directory ?? Prisma.DbNull }),
    },
  })
  if (!isMain) return
  const root = profile && rootOf(profile, arrival)
  const isSame = isDeepStrictEqual(before, { ...before, ...root })
  if (isSame && !changesDirectory(identity, arrival)) return
  await database.user.update({ where: key, data: { ...root, updatedAt: now() } })
  const after = await findWithAccounts(scope, userId)
  if (after) changes.updated('user', toWire(before, scope), toWire(after, scope))
}

const changesDirectory = (
  { directoryAttributes: before }: { readonly directoryAttributes: Prisma.JsonValue },
  { directory }: Arrival,
): boolean => directory !== undefined && !isDeepStrictEqual(before, directory)

/** The columns of a user that an identity provider writes. */
function rootOf(profile: AccountProfile, { keepsNames }: Arrival) {
  const { name, nickname } = defaultProfile(profile)
  return {
    email: profile.email ?? null,
    emailVerified: profile.email_verified ?? false,
    ...(!keepsNames && {
      name: profile.name ?? name,
      nickname: profile.nickname ?? nickname,
      givenName: profile.given_name ?? null,
      familyName: profile.family_name ?? null,
    }),
    picture: profile.picture ?? null,
  }
}

const names = ['name', 'nickname', 'given_name', 'family_name'] as const

/** The profile of a linked account. */
function linkedOf(
  profile: AccountProfile,
  { keepsNames }: Arrival,
  { profileData }: { readonly profileData: Prisma.JsonValue },
): AccountProfile {
  if (!keepsNames) return { ...profile }
  const kept = names.flatMap((name) => {
    const value = memberOf(profileData, name)
    return typeof value === 'string' ? [[name, value]] : []
  })
  return { ...Object.fromEntries(kept), ...profile }
}
