import type { Schema } from '@latchkey/contract'
import type { Account, FindAccount } from 'oidc-provider'
import type { Tenant } from '../tenancy/tenancy.ts'
import { claimsOfScopes } from './served.ts'

/** Finds who is logged in; whoever is blocked or gone is nobody any more. */
export function findAccount(tenant: Tenant): FindAccount {
  return async (_ctx, sub): Promise<Account | undefined> => {
    const user = await tenant.store.users.get(sub)
    if (!user || user.blocked) return undefined
    return { accountId: sub, claims: () => Promise.resolve({ sub, ...claimsOf(user) }) }
  }
}

/** What may be said of a user, in the order that clients of this API know from ID tokens. */
export function claimsOf(user: Schema<'User'>) {
  return {
    nickname: user.nickname,
    name: user.name,
    picture: user.picture,
    updated_at: user.updated_at,
    given_name: user.given_name,
    family_name: user.family_name,
    preferred_username: user.username,
    email: user.email,
    email_verified: user.email_verified,
    phone_number: user.phone_number,
    phone_number_verified: user.phone_verified,
  }
}

/** What is said of a user for these scopes; who has `openid` alone learns `sub`. */
export function claimsForScopes(user: Schema<'User'>, scopes: readonly string[]) {
  const names = new Set(scopes.flatMap((scope) => claimsOfScopes[scope] ?? []))
  const all = Object.entries({ sub: user.user_id, ...claimsOf(user) })
  return Object.fromEntries(all.filter(([name, value]) => names.has(name) && value !== undefined))
}
