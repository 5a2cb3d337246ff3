import type { Request, Response } from 'express'
import { resolveBranding } from '../../branding/resolve-branding.ts'
import { renderUnblock } from '../../pages/link-result.ts'
import { renderUnblockRequest } from '../../pages/unblock.ts'
import { writePage } from '../../pages/write-page.ts'
import { refuseForeignForm } from '../same-origin-form.ts'
import type { ServeLogin } from '../serve-login.ts'
import { ticketOf } from './ticket-of.ts'

/** The page of the link that ends the block of an account. */
export function createUnblockPages(): Readonly<
  Record<'getAccountUnblock' | 'createAccountUnblock', ServeLogin>
> {
  return { getAccountUnblock, createAccountUnblock }
}

/** Asks for confirmation, because mail clients open links in advance. */
async function getAccountUnblock(req: Request, res: Response): Promise<void> {
  const branding = await resolveBranding(req.tenant, { headers: req.headers })
  const isUsable = await req.tenant.store.tickets.findUsable(ticketOf(req), 'unblock')
  const page = isUsable
    ? renderUnblockRequest(branding, { action: '', hidden: {} })
    : renderUnblock(branding, { outcome: 'error' })
  writePage(res, page, { status: isUsable ? 200 : 400 })
}

async function createAccountUnblock(req: Request, res: Response): Promise<void> {
  refuseForeignForm(req)
  const { tenant, facts } = req
  const branding = await resolveBranding(tenant, { headers: req.headers })
  const author = { description: 'Unblock an account' }
  const isDone = await tenant.store.write(author, async ({ tickets, userBlocks, logs }) => {
    const ticket = await tickets.redeem(ticketOf(req), 'unblock')
    if (!ticket?.blocked) return false
    const { identifier, ip } = ticket.blocked
    await userBlocks.delete(identifier, ip)
    const from = facts.address === undefined ? {} : { ip: facts.address }
    await logs.append({
      type: 'ublkdu',
      ...from,
      user_id: ticket.userId,
      user_name: identifier,
      ...(ip !== undefined && { details: { blocked_ip: ip } }),
    })
    return true
  })
  const page = renderUnblock(branding, { outcome: isDone ? 'success' : 'error' })
  writePage(res, page, { status: isDone ? 200 : 400 })
}
