import type { Request, Response } from 'express'
import { rememberBrowser } from '../../store/second-factors/remembered-browsers.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import type { Authentication } from '../authentication.ts'
import { readCookie } from '../cookies.ts'

/** RFC 6265bis, section 4.1.3.2: the prefix binds the cookie to this host. */
const nameOf = ({ issuer }: Tenant) =>
  issuer.startsWith('https:') ? '__Host-remembered' : 'remembered'

/** The secret in the cookie of a remembered browser. */
export const rememberedBrowserOf = (req: Pick<Request, 'headers' | 'tenant'>): string | undefined =>
  readCookie(req, nameOf(req.tenant))

/** Sets the cookie by which this browser needs no second factor for a while. */
export async function rememberBrowserOf(
  { tenant }: Request,
  res: Response,
  authentication: Pick<Authentication, 'userId' | 'accessEpoch'>,
): Promise<void> {
  const times = tenant.guardian.remembering
  const value = await rememberBrowser(tenant.store.oidc, authentication, times)
  const maxAge = times.mfa_session_overall_timeout * 1000
  const secure = tenant.issuer.startsWith('https:')
  const options = { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge } as const
  res.cookie(nameOf(tenant), value, options)
}
