import type { Schema } from '@latchkey/contract'
import type { Tenant } from '../../tenancy/tenancy.ts'
import type { Caller } from '../authenticate.ts'

type User = Schema<'User'>

/** Adds the tokens of identity providers to users, for callers with `read:user_idp_tokens`. */
export async function showTokens(
  { scopes }: Pick<Caller, 'scopes'>,
  { store, connectors }: Pick<Tenant, 'store' | 'connectors'>,
  users: readonly User[],
): Promise<readonly User[]> {
  if (!scopes.has('read:user_idp_tokens')) return users
  // A database connection issues no tokens.
  const mayHaveTokens = ({ provider = '' }: Schema<'UserIdentity'>) =>
    connectors.find(provider)?.type !== 'database'
  const ids = users
    .filter(({ identities }) => identities?.some(mayHaveTokens))
    .flatMap(({ user_id }) => user_id ?? [])
  if (ids.length === 0) return users
  const tokens = await store.userIdentities.listTokens(ids)
  return tokens.size === 0 ? users : users.map((user) => withTokens(user, tokens))
}

type Tokens = Awaited<ReturnType<Tenant['store']['userIdentities']['listTokens']>>

const withTokens = ({ identities = [], ...others }: User, tokens: Tokens): User => ({
  ...others,
  identities: identities.map((identity) => ({
    ...identity,
    ...tokens.get(`${identity.provider}|${identity.user_id}`),
  })),
})
