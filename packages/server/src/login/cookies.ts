import { parse } from 'cookie'
import type { Request, Response } from 'express'
import type { Tenant } from '../tenancy/tenancy.ts'

/** The value of a cookie (RFC 6265, section 5.4). */
export function readCookie(
  { headers }: Pick<Request, 'headers'>,
  name: string,
): string | undefined {
  return parse(headers.cookie ?? '')[name]
}

/** A cookie for this host and every path. */
export interface HostCookie {
  read(req: Pick<Request, 'headers' | 'tenant'>): string | undefined
  /** @param maxAge in milliseconds; by default the cookie lasts until the browser is closed */
  set(req: Pick<Request, 'tenant'>, res: Response, value: string, maxAge?: number): void
}

/**
 * Creates such a cookie. The prefix of its name binds it to the host, if TLS is on (RFC 6265bis,
 * section 4.1.3.2).
 *
 * @param isForOtherSites whether pages of other sites may set it by a request of theirs; without
 *   TLS, browsers refuse that
 */
export function hostCookie(name: string, isForOtherSites = false): HostCookie {
  const isSecure = ({ issuer }: Tenant) => issuer.startsWith('https:')
  const nameOf = (tenant: Tenant) => (isSecure(tenant) ? `__Host-${name}` : name)
  return {
    read: (req) => readCookie(req, nameOf(req.tenant)),
    set({ tenant }, res, value, maxAge) {
      res.cookie(nameOf(tenant), value, {
        httpOnly: true,
        sameSite: isForOtherSites && isSecure(tenant) ? 'none' : 'lax',
        secure: isSecure(tenant),
        path: '/',
        ...(maxAge !== undefined && { maxAge }),
      })
    },
  }
}
