import type { Schema } from '@latchkey/contract'
import type { Scope } from '../rows/scope.ts'
import type { IdentityName } from './account-profile.ts'

/** The tokens of an identity provider, as an API answers them. */
export type IdentityTokens = Pick<
  Schema<'UserIdentity'>,
  'access_token' | 'refresh_token' | 'expires_in'
>

/** Stored tokens, and their times. */
export interface HeldTokens {
  readonly tokens: IdentityTokens
  /** When the access token expires; undefined if the provider has not said. */
  readonly expiresAt: Date | undefined
  /** Undefined for tokens that an earlier release stored. */
  readonly receivedAt: Date | undefined
}

/** The tokens of one account. */
export interface AccountTokens extends HeldTokens {
  readonly account: IdentityName
}

/** The encrypted content: the tokens, and the time when they were received. */
type Sealed = IdentityTokens & { readonly receivedMs?: number }

/** The name of an account, `provider|providerUserId`: the id of a user who has it alone. */
export const nameOf = ({ provider, providerUserId }: IdentityName) =>
  `${provider}|${providerUserId}`
const purposeOf = (name: IdentityName) => `identity-tokens/${nameOf(name)}`

/** Encrypts tokens; null if there are none. */
export async function sealTokens(
  { sealer, tenantId, now }: Scope,
  name: IdentityName,
  tokens: IdentityTokens | undefined,
): Promise<string | null> {
  if (!tokens || Object.keys(tokens).length === 0) return null
  return sealer.seal(tenantId, purposeOf(name), textOf(tokens, now()))
}

/** The text to encrypt. */
export function textOf(tokens: IdentityTokens, received: Date): string {
  const sealed: Sealed = { ...tokens, receivedMs: received.getTime() }
  return JSON.stringify(sealed)
}

/** Parses such a text. */
export function tokensOf(text: string): HeldTokens {
  const { receivedMs, ...tokens }: Sealed = JSON.parse(text)
  const { expires_in: seconds } = tokens
  const isKnown = receivedMs !== undefined && seconds !== undefined
  const expiresAt = isKnown ? new Date(receivedMs + seconds * 1000) : undefined
  const receivedAt = receivedMs === undefined ? undefined : new Date(receivedMs)
  return { tokens, expiresAt, receivedAt }
}

async function openTokens(
  { sealer, tenantId }: Scope,
  { sealedTokens, ...account }: IdentityName & { readonly sealedTokens: string | null },
): Promise<AccountTokens> {
  const text = await sealer.open(tenantId, purposeOf(account), sealedTokens ?? '')
  return { account, ...tokensOf(text) }
}

/** The most identities of a user. */
const ofOneUserMax = 1000

const columns = { provider: true, providerUserId: true, sealedTokens: true } as const

/** The tokens of users' identities, by user id and identity (`provider|id`). */
export async function listTokens(
  scope: Scope,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, IdentityTokens>> {
  const { database, tenantId } = scope
  const rows = await database.identity.findMany({
    where: { tenantId, userId: { in: [...userIds] }, sealedTokens: { not: null } },
    select: columns,
    take: userIds.length * ofOneUserMax,
  })
  const opened = await Promise.all(rows.map((row) => openTokens(scope, row)))
  return new Map(opened.map(({ account, tokens }) => [nameOf(account), tokens]))
}

/** Identifies an account of a user in a connection. */
export interface AccountPlace {
  readonly userId: string
  readonly connectionId: string
  /**
   * The identifier of the user at the provider; by default that of the account that was linked
   * first.
   */
  readonly providerUserId?: string | undefined
}

/** The tokens of a user's account at a connection. */
export async function findTokens(
  scope: Scope,
  { userId, connectionId, providerUserId }: AccountPlace,
): Promise<AccountTokens | undefined> {
  const { database, tenantId } = scope
  const row = await database.identity.findFirst({
    where: {
      tenantId,
      userId,
      connectionId,
      sealedTokens: { not: null },
      ...(providerUserId !== undefined && { providerUserId }),
    },
    orderBy: { position: 'asc' },
    select: columns,
  })
  return row ? openTokens(scope, row) : undefined
}

/** The tokens of all accounts of a user, in the order of the accounts. */
export async function listTokensOfUser(
  scope: Scope,
  userId: string,
): Promise<(AccountTokens & { readonly connectionId: string })[]> {
  const { database, tenantId } = scope
  const rows = await database.identity.findMany({
    where: { tenantId, userId, sealedTokens: { not: null } },
    orderBy: { position: 'asc' },
    select: { ...columns, connectionId: true },
    take: ofOneUserMax,
  })
  return Promise.all(
    rows.map(async ({ connectionId, ...row }) => ({
      ...(await openTokens(scope, row)),
      connectionId,
    })),
  )
}

/** Replaces the tokens of an account. */
export async function replaceTokens(
  scope: Scope,
  account: IdentityName,
  tokens: IdentityTokens,
): Promise<void> {
  const { database, tenantId } = scope
  const { provider, providerUserId } = account
  await database.identity.updateMany({
    where: { tenantId, provider, providerUserId },
    data: { sealedTokens: await sealTokens(scope, account, tokens) },
  })
}
