import type { Schema } from '@latchkey/contract'
import type { Tenant } from '../../tenancy/tenancy.ts'
import type { Caller } from '../authenticate.ts'

type User = Schema<'User'>

/** Adds the tokens of identity providers to users, for callers with `read:user_idp_tokens`. */
export async function showTokens(
  { scopes }: Pick<Caller, 'scopes'>,
  { store }: Pick<Tenant, 'store'>,
  users: readonly User[],
): Promise<User[]> {
  if (!scopes.has('read:user_idp_tokens')) return [...users]
  const ids = users.flatMap(({ user_id }) => user_id ?? [])
  const tokens = await store.userIdentities.listTokens(ids)
  if (tokens.size === 0) return [...users]
  return users.map(({ identities = [], ...user }) => ({
    ...user,
    identities: identities.map((identity) => ({
      ...identity,
      ...tokens.get(`${identity.provider}|${identity.user_id}`),
    })),
  }))
}
