import type { Schema } from '@latchkey/contract'
import type { Request, Response } from 'express'
import { composeWelcome } from '../../mail/compose.ts'
import type { Mailer } from '../../mail/mail.ts'
import { renderVerification } from '../../pages/link-result.ts'
import type { Look } from '../../pages/look.ts'
import { renderReset, renderResetDone, renderResetInvalid } from '../../pages/reset-password.ts'
import { writePage } from '../../pages/write-page.ts'
import { hashPassword } from '../../passwords/password-hash.ts'
import { passwordRulesOf, requireStrength } from '../../passwords/password-strength.ts'
import { queryOf } from '../../query-of.ts'
import type { Ticket } from '../../store/mail/tickets.ts'
import type { Resources } from '../../store/tenants/resources.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { sendTenantMail } from '../../tenant-mail/send-tenant-mail.ts'
import type { LeakedPasswords } from '../guards/leaked-passwords.ts'
import { passwordRefusal } from '../guards/password-refusals.ts'
import { lookFor } from '../look-for.ts'
import { formOf, refuseForeignForm } from '../same-origin-form.ts'
import type { ServeLogin } from '../serve-login.ts'
import { requireUnleaked } from '../sign-up/sign-up.ts'

interface TicketPageOptions {
  readonly mailer: Mailer
  readonly leaks: LeakedPasswords
}

/** Where the links of mails lead. */
export function createTicketPages(
  options: TicketPageOptions,
): Readonly<Record<string, ServeLogin>> {
  return {
    getEmailVerification: (req, res) => getEmailVerification(req, res, options.mailer),
    getPasswordReset,
    createPasswordReset: (req, res) => createPasswordReset(req, res, options.leaks),
  }
}

export const ticketOf = (req: Request) => queryOf(req).get('ticket') ?? ''

async function getEmailVerification(req: Request, res: Response, mailer: Mailer): Promise<void> {
  const { tenant } = req
  const look = await lookFor(tenant, req.headers)
  const author = { description: 'Verify an e-mail address' }
  const ticket = await tenant.store.write(author, async (store) => {
    const redeemed = await store.tickets.redeem(ticketOf(req), 'email_verification')
    if (!redeemed || !(await isStillTheirs(store, redeemed))) return undefined
    const { userId: user_id, email = '' } = redeemed
    await store.users.update(user_id, { email_verified: true })
    await store.logs.append({ type: 'sv', user_id, user_name: email })
    return redeemed
  })
  if (ticket) sendWelcome(tenant, mailer, look, ticket)
  const nextUrl = ticket && onwardOf(ticket)
  const outcome = ticket ? 'verified' : 'error'
  const page = renderVerification(look, { outcome, email: ticket?.email, nextUrl })
  writePage(res, page, { status: ticket ? 200 : 400 })
}

function sendWelcome(tenant: Tenant, mailer: Mailer, look: Look, ticket: Ticket): void {
  const { userId, client_id: clientId, email: to = '' } = ticket
  const facts = { userId, ...(clientId !== undefined && { clientId }) }
  const mail = composeWelcome(look, { to })
  const template = 'welcome_email'
  sendTenantMail(mailer, tenant, { template, look, mail, facts, isOptional: true })
}

/** Where people go on, and with their address where that was agreed on. */
function onwardOf({ result_url, email, includeEmailInRedirect }: Ticket): string | undefined {
  if (result_url === undefined || !includeEmailInRedirect || email === undefined) return result_url
  const url = new URL(result_url)
  url.searchParams.set('email', email)
  return url.href
}

/** An address that was changed since has not been shown to be theirs. */
async function isStillTheirs({ users }: Resources, { userId, email }: Ticket): Promise<boolean> {
  const user = await users.get(userId)
  return user !== undefined && user.email === email
}

/** Shows the form; the link is used up when it is posted, not when a mail program looks at it. */
async function getPasswordReset(req: Request, res: Response): Promise<void> {
  await writeReset(req, res, await lookFor(req.tenant, req.headers))
}

type ResetError = Parameters<typeof renderReset>[1]['error']

async function writeReset(req: Request, res: Response, look: Look, error?: ResetError) {
  const { store } = req.tenant
  const ticket = await store.tickets.find(ticketOf(req), 'password_change')
  const user = ticket && (await store.users.get(ticket.userId))
  const name = user && accountOf(user, ticket)?.connection
  if (name === undefined) return writePage(res, renderResetInvalid(look, {}), { status: 400 })
  const { options } = await store.databaseConnections.get(name)
  const passwordRules = passwordRulesOf(options)
  const email = user?.email ?? user?.username
  const page = renderReset(look, { action: '', hidden: {}, passwordRules, email, error })
  writePage(res, page, { status: error ? 400 : 200 })
}

/** The account that a ticket means, of those of its user. */
const accountOf = (user: Schema<'User'>, { identity }: Ticket) =>
  user.identities?.find(
    ({ provider, user_id }) => provider === identity.provider && user_id === identity.user_id,
  )

async function createPasswordReset(
  req: Request,
  res: Response,
  leaks: LeakedPasswords,
): Promise<void> {
  refuseForeignForm(req)
  const look = await lookFor(req.tenant, req.headers)
  const form = formOf(req)
  const [password, again] = [form.get('password') ?? '', form.get('password_again') ?? '']
  if (password !== again) return writeReset(req, res, look, 'passwords-differ')
  try {
    const ticket = await changePassword(req.tenant, leaks, ticketOf(req), password)
    const page = ticket
      ? renderResetDone(look, { loginUrl: onwardOf(ticket) })
      : renderResetInvalid(look, {})
    writePage(res, page, { status: ticket ? 200 : 400 })
  } catch (error) {
    const refusal = passwordRefusal(error)
    if (!refusal) throw error
    await writeReset(req, res, look, refusal)
  }
}

/** A password that is refused leaves the ticket as it was: all of it is one transaction. */
async function changePassword(
  tenant: Tenant,
  leaks: LeakedPasswords,
  secret: string,
  password: string,
): Promise<Ticket | undefined> {
  // Without a ticket nobody makes this server hash, or ask another server.
  if (!(await tenant.store.tickets.findUsable(secret, 'password_change'))) return undefined
  await requireUnleaked(tenant, leaks, password, 'pre-change-password')
  const passwordHash = await hashPassword(password)
  const author = { description: 'Set a new password' }
  return tenant.store.write(author, async (store) => {
    const ticket = await store.tickets.redeem(secret, 'password_change')
    const user = ticket && (await store.users.get(ticket.userId))
    const account = ticket && user && accountOf(user, ticket)
    if (!ticket || !user || !account?.connection) return undefined
    const { connection: name } = account
    const connection = await store.databaseConnections.get(name)
    requireStrength(password, connection.options, user)
    const isShown = ticket.mark_email_as_verified === true && user.email === ticket.email
    await store.users.update(ticket.userId, {
      connection: name,
      passwordHash,
      ...(isShown && { email_verified: true }),
    })
    await store.logs.append({ type: 'scp', user_id: ticket.userId, connection: name })
    return ticket
  })
}
