import type { CookieOptions } from 'express'
import { pathOf } from '../login/login-transaction.ts'
import type { Tenant } from '../tenancy/tenancy.ts'

const maxAgeMs = 60 * 60 * 1000

/** Binds a log-in to the browser that began it; sent to the pages of this log-in alone. */
export function cookieOf(
  { issuer }: Pick<Tenant, 'issuer'>,
  id: string,
): { readonly name: string; readonly options: CookieOptions } {
  const secure = issuer.startsWith('https:')
  const options = { httpOnly: true, sameSite: 'lax', secure, path: pathOf({ id }) } as const
  return { name: 'saml', options: { ...options, maxAge: maxAgeMs } }
}
