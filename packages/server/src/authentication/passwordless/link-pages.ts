import type { Request, Response } from 'express'
import { resolveBranding } from '../../branding/resolve-branding.ts'
import { rememberLink } from '../../login/passwordless/log-in-by-link.ts'
import { ticketOf } from '../../login/recovery/ticket-of.ts'
import { refuseForeignForm } from '../../login/same-origin-form.ts'
import { renderEmailLink, renderEmailLinkInvalid } from '../../pages/passwordless.ts'
import { redirectTo } from '../../pages/redirect-to.ts'
import { writePage } from '../../pages/write-page.ts'
import type { Serving } from '../serve.ts'

/**
 * The page of the link that `/passwordless/start` mails. Its button continues to `/authorize`;
 * opening the page does not log in.
 */
export const linkPages: Serving<'getEmailLink' | 'createEmailLink'> = {
  getEmailLink,
  createEmailLink,
}

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
  rememberLink(req, res, ticketOf(req))
  redirectTo(res, `/authorize?${new URLSearchParams(parameters)}`)
}

async function findUsable(req: Request) {
  const { tenant } = req
  const link = await tenant.store.loginCodes.findLink(ticketOf(req))
  const client = link && (await tenant.clients.find(link.clientId))
  return link && client && { link, client }
}
