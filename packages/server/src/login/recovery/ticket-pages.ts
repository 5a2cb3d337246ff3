import type { Request, Response } from 'express'
import { afterPasswordChange } from '../../actions/password-changes.ts'
import { requireDatabaseConnection } from '../../connectors/database-connection.ts'
import { logTypes } from '../../log-types.ts'
import type { Mailer } from '../../mail/mail.ts'
import { redirectTo } from '../../pages/redirect-to.ts'
import {
  renderReset,
  renderResetBegin,
  renderResetDone,
  renderResetInvalid,
} from '../../pages/reset-password.ts'
import { writePage } from '../../pages/write-page.ts'
import { historySizeOf, requireUnused } from '../../passwords/password-history.ts'
import { countedPassword } from '../../passwords/password-length.ts'
import { passwordRulesOf, requireStrength } from '../../passwords/password-strength.ts'
import type { Ticket } from '../../store/mail/tickets.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { appendEntry } from '../append-entry.ts'
import type { LeakedPasswords } from '../guards/leaked-passwords.ts'
import { passwordRefusal } from '../guards/password-refusals.ts'
import { requireUnleaked } from '../guards/require-unleaked.ts'
import { placeOf } from '../login-origin.ts'
import { formOf, refuseForeignForm } from '../same-origin-form.ts'
import type { ServeLogin } from '../serve-login.ts'
import { findOpenReset, guardReset } from './guard-reset.ts'
import { nameOf, ticketAccount, ticketOf } from './ticket-of.ts'
import { viewOf } from './ticket-view.ts'
import { createVerificationPages } from './verification-pages.ts'

interface TicketPageOptions {
  readonly mailer: Mailer
  readonly leaks: LeakedPasswords
  /** The user of the browser's session, if there is one. */
  readonly sessionUserOf: (req: Request, res: Response) => Promise<string | undefined>
}

/** The pages of links in mails. */
export function createTicketPages(
  options: TicketPageOptions,
): Readonly<
  Record<
    'getEmailVerification' | 'createEmailVerification' | 'getPasswordReset' | 'createPasswordReset',
    ServeLogin
  >
> {
  return {
    ...createVerificationPages(options),
    async getPasswordReset(req, res) {
      await ((await findOpenReset(req)) ? writeReset(req, res) : writeBegin(req, res))
    },
    createPasswordReset: (req, res) => createPasswordReset(req, res, options),
  }
}

/**
 * Shows a button that goes on. Only a person who presses it runs the actions of the tenant: mail
 * clients open links in advance.
 */
async function writeBegin(req: Request, res: Response): Promise<void> {
  const { tickets, users } = req.tenant.store
  const ticket = await tickets.find(ticketOf(req), 'password_change')
  const [{ branding }, user] = await Promise.all([
    viewOf(req, ticket),
    ticket && users.get(ticket.userId),
  ])
  const email = user?.email ?? user?.username
  writePage(res, renderResetBegin(branding, { action: '', hidden: {}, email }))
}

type ResetError = Parameters<typeof renderReset>[1]['error']

/**
 * Shows the form. Only submitting it consumes the link, because mail clients open links in advance.
 */
async function writeReset(req: Request, res: Response, error?: ResetError): Promise<void> {
  const { store, connectors } = req.tenant
  const ticket = await store.tickets.find(ticketOf(req), 'password_change')
  const [{ branding }, user] = await Promise.all([
    viewOf(req, ticket),
    ticket && store.users.get(ticket.userId),
  ])
  const name = ticket && ticketAccount(user, ticket)?.connection
  if (name === undefined) return writePage(res, renderResetInvalid(branding, {}), { status: 400 })
  const { connection } = await requireDatabaseConnection(connectors, store, name)
  const passwordRules = passwordRulesOf(connection.options)
  const email = user?.email ?? user?.username
  const page = renderReset(branding, { action: '', hidden: {}, passwordRules, email, error })
  writePage(res, page, { status: error ? 400 : 200 })
}

async function createPasswordReset(
  req: Request,
  res: Response,
  options: TicketPageOptions,
): Promise<void> {
  refuseForeignForm(req)
  const open = await guardReset(req, res)
  if (!open) return
  const form = formOf(req)
  if (!form.has('password')) return redirectTo(res, req.originalUrl)
  const [password, again] = [form.get('password') ?? '', form.get('password_again') ?? '']
  if (password !== again) return writeReset(req, res, 'passwords-differ')
  try {
    const changed = await changePassword(req, options, ticketOf(req), password)
    const { ticket } = changed ?? {}
    if (changed)
      afterPasswordChange(options.mailer, { tenant: req.tenant, request: req, ...changed })
    else await logFailure(req, 'the link is invalid or was used')
    const { branding, nextUrl } = await viewOf(req, ticket)
    const page = ticket
      ? renderResetDone(branding, { loginUrl: open.resultUrl ?? nextUrl })
      : renderResetInvalid(branding, {})
    writePage(res, page, { status: ticket ? 200 : 400 })
  } catch (error) {
    const refusal = passwordRefusal(error)
    if (!refusal) throw error
    await logFailure(req, 'the password was refused')
    await writeReset(req, res, refusal)
  }
}

function logFailure(req: Request, reason: string): Promise<void> {
  const description = `${logTypes.fcp}: ${reason}`
  const entry = { type: 'fcp', description, ...placeOf(req) } as const
  return appendEntry(req.tenant, 'Set a new password', entry)
}

interface Changed {
  readonly ticket: Ticket
  readonly userId: string
  /** The name of the connection of the account. */
  readonly connection: string
}

/**
 * Consumes the ticket and changes the password in one transaction, so that a refused password does
 * not consume it.
 */
async function changePassword(
  req: Request,
  { leaks, mailer }: TicketPageOptions,
  secret: string,
  password: string,
): Promise<Changed | undefined> {
  const { tenant } = req
  // Without a usable ticket, a request must not cause hashing or outbound requests.
  const usable = await tenant.store.tickets.find(secret, 'password_change')
  if (!usable) return undefined
  const counted = await requireUnusedBy(tenant, usable, password)
  await requireUnleaked(
    { tenant, mailer, leaks },
    { password, type: 'reset_pwd_leak', ...placeOf(req) },
  )
  const passwordHash = await tenant.passwords.hash(tenant.id, counted)
  const author = { description: 'Set a new password' }
  return tenant.store.write(author, async (store) => {
    const ticket = await store.tickets.redeem(secret, 'password_change')
    const user = ticket && (await store.users.get(ticket.userId))
    const account = ticket && ticketAccount(user, ticket)
    if (!ticket || !user || !account) return undefined
    const { connection: name } = account
    const { connection } = await requireDatabaseConnection(tenant.connectors, store, name)
    requireStrength(password, connection.options, user)
    const hasAddress = ticket.email !== undefined
    // Until the address was verified, anybody could have created the account.
    const userId =
      hasAddress && !account.isVerified
        ? await store.users.resetAccount(ticket.userId, nameOf(ticket))
        : ticket.userId
    const isShown = ticket.mark_email_as_verified === true && hasAddress
    await store.users.update(userId, {
      connection: name,
      passwordHash,
      rememberedHashes: historySizeOf(connection.options),
      ...(isShown && { email_verified: true }),
    })
    await store.logs.append({ type: 'scp', user_id: userId, connection: name })
    return { ticket, userId, connection: name }
  })
}

/**
 * @returns the part of the password that counts
 * @throws ApiError `password_reused`
 */
async function requireUnusedBy(tenant: Tenant, ticket: Ticket, password: string): Promise<string> {
  const { connectors, store } = tenant
  const { userId } = ticket
  const name = ticketAccount(await store.users.get(userId), ticket)?.connection
  if (name === undefined) return password
  const { connection } = await requireDatabaseConnection(connectors, store, name)
  await requireUnused(tenant, { userId, connection, password })
  return countedPassword(password, connection.options)
}
