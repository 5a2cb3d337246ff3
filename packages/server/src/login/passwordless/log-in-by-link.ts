import type { Request, Response } from 'express'
import type { EmailLink } from '../../store/mail/login-codes.ts'
import { hostCookie } from '../cookies.ts'
import { originOf } from '../login-origin.ts'
import type { LoginTransaction } from '../login-transaction.ts'
import { type CodeAttempt, type CodeOutcome, logInByCode } from './log-in-by-code.ts'
import type { Refusal } from './prove-address.ts'

/**
 * Carries the secret of a link to the log-in that the link begins. Without the prefix of its name,
 * a sibling of the host could set it, and so log the user in to another account.
 */
const cookie = hostCookie('email_link')
const cookieLifetimeMs = 5 * 60 * 1000

/** Remembers the link of a mail, so that the log-in that begins next completes by it. */
export function rememberLink(req: Request, res: Response, secret: string): void {
  cookie.set(req, res, secret, cookieLifetimeMs)
}

/**
 * Logs in by the link in the cookie, and consumes it.
 */
export async function logInByLink(
  req: Request,
  res: Response,
  { client }: Pick<LoginTransaction, 'client'>,
  { now, mailer }: Pick<CodeAttempt, 'now' | 'mailer'>,
): Promise<Exclude<CodeOutcome, Refusal> | undefined> {
  const { tenant } = req
  const secret = cookie.read(req)
  if (secret === undefined) return undefined
  cookie.set(req, res, '', 0)
  const link: EmailLink | undefined = await tenant.store.loginCodes.findLink(secret)
  if (!link || link.clientId !== client.clientId) return undefined
  const connection = await tenant.store.connections.get(link.connectionId)
  const way = connection && tenant.connectors.resolve(connection, ['code'])
  if (!way) return undefined
  const origin = originOf(req, client)
  const { address } = link
  const attempt = { tenant, origin, way, address, proof: { link: secret }, now, mailer }
  const outcome = await logInByCode(attempt)
  return 'account' in outcome ? outcome : undefined
}
