import type { Account, FindAccount } from 'oidc-provider'
import type { OidcSubject } from '../store/oidc-subjects.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import { claimsOfScopes } from './served.ts'

/** Finds who is logged in; whoever is blocked or gone is nobody any more. */
export function findAccount(tenant: Tenant): FindAccount {
  return async (_ctx, sub): Promise<Account | undefined> => {
    const user = await tenant.store.oidc.findSubject(sub)
    if (!user || user.blocked) return undefined
    return { accountId: sub, claims: () => Promise.resolve({ sub, ...claimsOf(user) }) }
  }
}

/** What may be said of a user, in the order that clients of this API know from ID tokens. */
export function claimsOf(user: OidcSubject) {
  return {
    nickname: user.nickname ?? undefined,
    name: user.name ?? undefined,
    picture: user.picture ?? undefined,
    updated_at: user.updated_at.toISOString(),
    given_name: user.given_name ?? undefined,
    family_name: user.family_name ?? undefined,
    preferred_username: user.username ?? undefined,
    ...(user.email !== null && { email: user.email, email_verified: user.email_verified }),
    ...(user.phone_number !== null && {
      phone_number: user.phone_number,
      phone_number_verified: user.phone_verified,
    }),
  }
}

/** What is said of a user for these scopes; who has `openid` alone learns `sub`. */
export function claimsForScopes(user: OidcSubject, scopes: readonly string[]) {
  const names = new Set(scopes.flatMap((scope) => claimsOfScopes[scope] ?? []))
  const all = Object.entries({ sub: user.user_id, ...claimsOf(user) })
  return Object.fromEntries(all.filter(([name, value]) => names.has(name) && value !== undefined))
}
