import type { Request, Response } from 'express'
import type { LoginAccount } from '../../store/logs/logins.ts'
import type { EmailLink } from '../../store/mail/login-codes.ts'
import { originOf } from '../login-origin.ts'
import type { LoginTransaction } from '../login-transaction.ts'
import { logInByCode } from './log-in-by-code.ts'

/** The cookie that carries the secret of a link to the log-in that the link begins. */
const cookieName = 'email_link'
const cookieLifetimeSeconds = 5 * 60

/** Remembers the link of a mail, so that the log-in that begins next completes by it. */
export function rememberLink(req: Request, res: Response, secret: string): void {
  res.setHeader('Set-Cookie', cookieOf(req, secret, cookieLifetimeSeconds))
}

/** The cookie, which is restricted to the path at which authorization requests resume. */
function cookieOf({ tenant }: Request, value: string, seconds: number): string {
  const secure = tenant.issuer.startsWith('https:') ? '; Secure' : ''
  return `${cookieName}=${value}; Path=/u; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`
}

const cookieForm = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{43})(?:;|$)`)

/**
 * Logs in by the link in the cookie, and consumes it.
 *
 * @param now reads the clock
 */
export async function logInByLink(
  req: Request,
  res: Response,
  { client }: Pick<LoginTransaction, 'client'>,
  now: () => Date,
): Promise<LoginAccount | undefined> {
  const { tenant } = req
  const [, secret] = cookieForm.exec(req.headers.cookie ?? '') ?? []
  if (secret === undefined) return undefined
  res.setHeader('Set-Cookie', cookieOf(req, '', 0))
  const link: EmailLink | undefined = await tenant.store.loginCodes.findLink(secret)
  if (!link || link.clientId !== client.clientId) return undefined
  const connection = await tenant.store.connections.get(link.connectionId)
  const way = connection && tenant.connectors.resolve(connection, ['code'])
  if (!way) return undefined
  const origin = originOf(req, client)
  const attempt = { tenant, origin, way, address: link.address, proof: { link: secret }, now }
  const outcome = await logInByCode(attempt)
  return 'account' in outcome ? outcome.account : undefined
}
