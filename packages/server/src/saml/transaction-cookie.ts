import type { CookieOptions } from 'express'
import { pathOf } from '../login/login-transaction.ts'
import type { Tenant } from '../tenancy/tenancy.ts'

const maxAgeMs = 60 * 60 * 1000

/**
 * The cookie that binds a log-in to its browser. It is restricted to the path of the pages of this
 * log-in.
 */
export function cookieOf(
  { issuer }: Pick<Tenant, 'issuer'>,
  id: string,
): { readonly name: string; readonly options: CookieOptions } {
  const secure = issuer.startsWith('https:')
  return {
    name: 'saml',
    options: { httpOnly: true, sameSite: 'lax', secure, path: pathOf({ id }), maxAge: maxAgeMs },
  }
}
