import { isDeepStrictEqual } from 'node:util'
import type { Schema } from '@latchkey/contract'
import { lockAndRead } from '../rows/lock-row.ts'
import type { Scope } from '../rows/scope.ts'
import type { AccountProfile, IdentityName } from './account-profile.ts'
import { defaultProfile } from './user-profile.ts'
import { toWire, withIdentities } from './user-wire.ts'

export type IdentityTokens = Pick<
  Schema<'UserIdentity'>,
  'access_token' | 'refresh_token' | 'expires_in'
>

/** The result of a log-in at an identity provider, for a known user. */
export interface Arrival {
  /** Undefined if the stored profile stays. */
  readonly profile: AccountProfile | undefined
  readonly tokens: IdentityTokens | undefined
}

type Account = IdentityName & { readonly userId: string }

const nameOf = ({ provider, providerUserId }: IdentityName) => `${provider}|${providerUserId}`
const purposeOf = (name: IdentityName) => `identity-tokens/${nameOf(name)}`

/** Seals tokens for storage; null if there are none. */
export async function sealTokens(
  { sealer, tenantId }: Scope,
  name: IdentityName,
  tokens: IdentityTokens | undefined,
): Promise<string | null> {
  if (!tokens || Object.keys(tokens).length === 0) return null
  return sealer.seal(tenantId, purposeOf(name), JSON.stringify(tokens))
}

/** Replaces the tokens and the profile of an account; a linked account has its own profile. */
export async function arrive(scope: Scope, account: Account, arrival: Arrival): Promise<void> {
  const { database, tenantId, now, changes } = scope
  const { userId, provider, providerUserId } = account
  const key = { tenantId_userId: { tenantId, userId } }
  const find = () => database.user.findUnique({ where: key, include: withIdentities })
  const before = await lockAndRead(scope, 'users', { user_id: userId }, find)
  const identity = before?.identities.find((each) => nameOf(each) === nameOf(account))
  if (!before || !identity) return
  const { profile } = arrival
  const isMain = identity === before.identities[0]
  const sealedTokens = await sealTokens(scope, account, arrival.tokens)
  await database.identity.update({
    where: { tenantId_provider_providerUserId: { tenantId, provider, providerUserId } },
    data: { sealedTokens, ...(profile && !isMain && { profileData: { ...profile } }) },
  })
  if (!profile || !isMain) return
  if (isDeepStrictEqual(before, { ...before, ...rootOf(profile) })) return
  await database.user.update({ where: key, data: { ...rootOf(profile), updatedAt: now() } })
  const after = await find()
  if (after) changes.updated('user', toWire(before, scope), toWire(after, scope))
}

/** The user columns that an identity provider writes. */
function rootOf(profile: AccountProfile) {
  const { name, nickname } = defaultProfile(profile)
  return {
    email: profile.email ?? null,
    emailVerified: profile.email_verified ?? false,
    name: profile.name ?? name,
    nickname: profile.nickname ?? nickname,
    givenName: profile.given_name ?? null,
    familyName: profile.family_name ?? null,
    picture: profile.picture ?? null,
  }
}

/** The tokens of users' identities, by user and identity (`provider|id`). */
export async function listTokens(
  { database, sealer, tenantId }: Scope,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, IdentityTokens>> {
  const rows = await database.identity.findMany({
    where: { tenantId, userId: { in: [...userIds] }, sealedTokens: { not: null } },
    select: { provider: true, providerUserId: true, sealedTokens: true },
  })
  const opened = rows.map(async ({ sealedTokens, ...name }) => {
    const text = await sealer.open(tenantId, purposeOf(name), sealedTokens ?? '')
    const tokens: IdentityTokens = JSON.parse(text)
    return [nameOf(name), tokens] as const
  })
  return new Map(await Promise.all(opened))
}
