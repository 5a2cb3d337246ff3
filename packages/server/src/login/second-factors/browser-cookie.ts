import type { Request, Response } from 'express'
import { rememberBrowser } from '../../store/second-factors/remembered-browsers.ts'
import type { Authentication } from '../authentication.ts'
import { hostCookie } from '../cookies.ts'

const cookie = hostCookie('remembered')

/** The secret of a remembered browser, from its cookie. */
export const rememberedBrowserOf = (req: Pick<Request, 'headers' | 'tenant'>): string | undefined =>
  cookie.read(req)

/** Sets the cookie of a remembered browser, which then needs no second factor for some time. */
export async function rememberBrowserOf(
  req: Request,
  res: Response,
  authentication: Pick<Authentication, 'userId' | 'accessEpoch'>,
): Promise<void> {
  const { tenant } = req
  const times = tenant.guardian.remembering
  const value = await rememberBrowser(tenant.store.oidc, authentication, times)
  cookie.set(req, res, value, times.mfa_session_overall_timeout * 1000)
}
