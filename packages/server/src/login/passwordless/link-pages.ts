import type { Request, Response } from 'express'
import { resolveBranding } from '../../branding/resolve-branding.ts'
import { renderEmailLink, renderEmailLinkInvalid } from '../../pages/passwordless.ts'
import { writePage } from '../../pages/write-page.ts'
import type { LoginAccount } from '../../store/logs/logins.ts'
import type { EmailLink } from '../../store/mail/login-codes.ts'
import { originOf } from '../login-origin.ts'
import type { LoginTransaction } from '../login-transaction.ts'
import { ticketOf } from '../recovery/ticket-of.ts'
import { refuseForeignForm } from '../same-origin-form.ts'
import type { ServeLogin } from '../serve-login.ts'
import { logInByCode } from './log-in-by-code.ts'

/** The link in a mail: a page with a button, which leads to `/authorize`. */
export const linkPages: Readonly<Record<'getEmailLink' | 'createEmailLink', ServeLogin>> = {
  getEmailLink,
  createEmailLink,
}

/** The cookie that carries the secret of a link through `/authorize`. */
const cookieName = 'email_link'
const cookieLifetimeSeconds = 5 * 60

async function getEmailLink(req: Request, res: Response): Promise<void> {
  const branding = await resolveBranding(req.tenant, { headers: req.headers })
  const found = await findUsable(req)
  if (!found) return writePage(res, renderEmailLinkInvalid(branding), { status: 400 })
  const { link, client } = found
  const shown = { action: '', hidden: {}, clientName: client.name, email: link.address }
  const redirectTargets = [link.parameters.redirect_uri ?? '']
  writePage(res, renderEmailLink(branding, shown), { redirectTargets })
}

async function createEmailLink(req: Request, res: Response): Promise<void> {
  refuseForeignForm(req)
  const branding = await resolveBranding(req.tenant, { headers: req.headers })
  const found = await findUsable(req)
  if (!found) return writePage(res, renderEmailLinkInvalid(branding), { status: 400 })
  const { link, client } = found
  const parameters = { ...link.parameters, client_id: client.clientId, prompt: 'login' }
  const Location = `/authorize?${new URLSearchParams(parameters)}`
  const cookie = cookieOf(req, ticketOf(req), cookieLifetimeSeconds)
  res.writeHead(303, { Location, 'Set-Cookie': cookie, 'Cache-Control': 'no-store' }).end()
}

async function findUsable(req: Request) {
  const { tenant } = req
  const link = await tenant.store.loginCodes.findLink(ticketOf(req))
  const client = link && (await tenant.clients.find(link.clientId))
  return link && client && { link, client }
}

/** Restricted to the path at which requests continue. */
function cookieOf({ tenant }: Request, value: string, seconds: number): string {
  const secure = tenant.issuer.startsWith('https:') ? '; Secure' : ''
  return `${cookieName}=${value}; Path=/u; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`
}

const cookieForm = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{43})(?:;|$)`)

/**
 * Logs in by the link of the cookie, and consumes it.
 *
 * @param now the time
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
