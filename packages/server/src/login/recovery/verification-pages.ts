import type { Request, Response } from 'express'
import type { Mailer } from '../../mail/mail.ts'
import { renderVerification, renderVerificationRequest } from '../../pages/link-result.ts'
import { writePage } from '../../pages/write-page.ts'
import type { Ticket } from '../../store/mail/tickets.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { sendWelcome } from '../../tenant-mail/welcome.ts'
import { appendEntry } from '../append-entry.ts'
import { placeOf } from '../login-origin.ts'
import { refuseForeignForm } from '../same-origin-form.ts'
import type { ServeLogin } from '../serve-login.ts'
import { nameOf, ticketAccount, ticketOf } from './ticket-of.ts'
import { type TicketView, viewOf } from './ticket-view.ts'

interface VerificationOptions {
  readonly mailer: Mailer
  /** The user of the browser's session, if there is one. */
  readonly sessionUserOf: (req: Request, res: Response) => Promise<string | undefined>
}

/** The page of the link that verifies an address. */
export function createVerificationPages(
  options: VerificationOptions,
): Readonly<Record<'getEmailVerification' | 'createEmailVerification', ServeLogin>> {
  return {
    getEmailVerification,
    createEmailVerification: (req, res) => createEmailVerification(req, res, options),
  }
}

/** The state of a link. */
type LinkState =
  | { readonly outcome: 'open' | 'alreadyVerified'; readonly ticket: Ticket }
  | { readonly outcome: 'error' }

/** Asks for confirmation, because mail clients open links in advance. */
async function getEmailVerification(req: Request, res: Response): Promise<void> {
  const state = await stateOf(req.tenant, ticketOf(req))
  if (state.outcome !== 'open') return writeState(req, res, state)
  const { branding } = await viewOf(req, state.ticket)
  const { email = '' } = state.ticket
  writePage(res, renderVerificationRequest(branding, { action: '', hidden: {}, email }))
}

async function createEmailVerification(
  req: Request,
  res: Response,
  { mailer, sessionUserOf }: VerificationOptions,
): Promise<void> {
  refuseForeignForm(req)
  const { tenant } = req
  const ticket = await verify(tenant, ticketOf(req), await sessionUserOf(req, res))
  if (!ticket) {
    const state = await stateOf(tenant, ticketOf(req))
    if (state.outcome === 'error') await logFailure(req)
    return writeState(req, res, state)
  }
  const view = await viewOf(req, ticket)
  welcome(tenant, mailer, view, ticket)
  writeOutcome(res, view, { outcome: 'verified', ticket })
}

async function stateOf({ store }: Tenant, secret: string): Promise<LinkState> {
  const ticket = await store.tickets.findEver(secret, 'email_verification')
  const account = ticket && ticketAccount(await store.users.get(ticket.userId), ticket)
  if (!ticket || !account) return { outcome: 'error' }
  if (account.isVerified) return { outcome: 'alreadyVerified', ticket }
  return ticket.isUsable ? { outcome: 'open', ticket } : { outcome: 'error' }
}

/**
 * Verifies the e-mail address that a link was sent to. Anybody could have created the account
 * before, so all of it except the password is reset. If the browser is logged in to the account,
 * nothing is reset, because the person who signed up reads the mails.
 *
 * @param userId the user of the browser's session
 */
function verify(tenant: Tenant, secret: string, userId: string | undefined) {
  const author = { description: 'Verify an e-mail address' }
  return tenant.store.write(author, async ({ users, tickets, logs }) => {
    const ticket = await tickets.redeem(secret, 'email_verification')
    const account = ticket && ticketAccount(await users.get(ticket.userId), ticket)
    if (!ticket || !account || account.isVerified) return undefined
    const { userId: user_id, email = '' } = ticket
    if (account.isFirst && user_id !== userId) await users.resetAccount(user_id, nameOf(ticket))
    const { connection } = account
    const change = { email_verified: true, ...(!account.isFirst && { connection }) }
    await users.update(user_id, change)
    await tickets.endMailboxLinks(user_id)
    await logs.append({ type: 'sv', user_id, user_name: email })
    return ticket
  })
}

function logFailure(req: Request): Promise<void> {
  const description = 'The link of the verification e-mail is invalid or was used'
  const entry = { type: 'fv', description, ...placeOf(req) } as const
  return appendEntry(req.tenant, 'Verify an e-mail address', entry)
}

function welcome(
  tenant: Tenant,
  mailer: Mailer,
  { branding, organization }: TicketView,
  ticket: Ticket,
): void {
  const { userId, client_id: clientId, email: to = '' } = ticket
  const facts = {
    userId,
    ...(clientId !== undefined && { clientId }),
    ...(organization && { organization }),
  }
  sendWelcome(tenant, mailer, { branding, to, facts })
}

type Outcome = LinkState | { readonly outcome: 'verified'; readonly ticket: Ticket }

async function writeState(req: Request, res: Response, state: LinkState): Promise<void> {
  const ticket = state.outcome === 'error' ? undefined : state.ticket
  writeOutcome(res, await viewOf(req, ticket), state)
}

function writeOutcome(res: Response, { branding, nextUrl }: TicketView, result: Outcome): void {
  // A link that was open and cannot be used any more was used concurrently.
  if (result.outcome === 'error' || result.outcome === 'open') {
    writePage(res, renderVerification(branding, { outcome: 'error' }), { status: 400 })
    return
  }
  const { outcome, ticket } = result
  writePage(res, renderVerification(branding, { outcome, email: ticket.email, nextUrl }))
}
