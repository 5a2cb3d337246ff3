import type { Schema } from '@latchkey/contract'
import type { Tenant } from '../../tenancy/tenancy.ts'
import type { Caller } from '../authenticate.ts'

type User = Schema<'User'>

type Tokens = Awaited<ReturnType<Tenant['store']['userIdentities']['listTokens']>>

/**
 * The users' tokens of identity providers, for callers with `read:user_idp_tokens`; empty for
 * others.
 */
export async function readTokens(
  { scopes }: Pick<Caller, 'scopes'>,
  { store }: Pick<Tenant, 'store'>,
  userIds: readonly string[],
): Promise<Tokens> {
  return scopes.has('read:user_idp_tokens') ? store.userIdentities.listTokens(userIds) : new Map()
}

/** Adds tokens to the identities of a user. */
export function withTokens(user: User, tokens: Tokens): User {
  if (tokens.size === 0) return user
  const { identities = [], ...others } = user
  return {
    ...others,
    identities: identities.map((identity) => ({
      ...identity,
      ...tokens.get(`${identity.provider}|${identity.user_id}`),
    })),
  }
}

/** Adds the tokens of identity providers to users, if the caller may read them. */
export async function showTokens(
  caller: Pick<Caller, 'scopes'>,
  tenant: Pick<Tenant, 'store'>,
  users: readonly User[],
): Promise<User[]> {
  const ids = users.flatMap(({ user_id }) => user_id ?? [])
  const tokens = await readTokens(caller, tenant, ids)
  return users.map((user) => withTokens(user, tokens))
}
