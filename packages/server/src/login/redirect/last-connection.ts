import type { Request, Response } from 'express'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { readCookie } from '../cookies.ts'

/** RFC 6265bis, section 4.1.3.2: the prefix binds the cookie to this host. */
const nameOf = ({ issuer }: Tenant) =>
  issuer.startsWith('https:') ? '__Host-last_connection' : 'last_connection'

const maxAgeMs = 365 * 24 * 60 * 60 * 1000

/** The id of the connection of the last log-in in this browser. */
export const lastConnectionOf = (req: Pick<Request, 'headers' | 'tenant'>): string | undefined =>
  readCookie(req, nameOf(req.tenant))

/** Sets the cookie by which the log-in page shows the button of the connection first. */
export function rememberConnection({ tenant }: Request, res: Response, connectionId: string): void {
  const secure = tenant.issuer.startsWith('https:')
  const options = { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: maxAgeMs } as const
  res.cookie(nameOf(tenant), connectionId, options)
}
