import type { Request, Response } from 'express'
import { ApiError } from '../errors.ts'
import { renderVerification } from '../pages/link-result.ts'
import type { Look } from '../pages/look.ts'
import { renderReset, renderResetDone, renderResetInvalid } from '../pages/reset-password.ts'
import { writePage } from '../pages/write-page.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { requireStrength } from '../passwords/password-strength.ts'
import type { Resources } from '../store/tenants.ts'
import type { Ticket } from '../store/tickets.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import { formOf, refuseForeignForm } from './interactions/interaction.ts'
import { lookFor } from './look-for.ts'
import type { Serve } from './router.ts'

/** Where the links of mails lead. */
export function createTicketPages(): Readonly<Record<string, Serve>> {
  return { getEmailVerification, getPasswordReset, createPasswordReset }
}

const passwordLengthMin = 8

const ticketOf = ({ originalUrl, tenant }: Request) =>
  new URL(originalUrl, tenant.issuer).searchParams.get('ticket') ?? ''

async function getEmailVerification(req: Request, res: Response): Promise<void> {
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
  const nextUrl = ticket?.result_url
  const outcome = ticket ? 'verified' : 'error'
  const page = renderVerification(look, { outcome, email: ticket?.email, nextUrl })
  writePage(res, page, { status: ticket ? 200 : 400 })
}

/** An address that was changed since has not been shown to be theirs. */
async function isStillTheirs({ users }: Resources, { userId, email }: Ticket): Promise<boolean> {
  const user = await users.get(userId)
  return user !== undefined && user.email === email
}

/** Shows the form; the link is used up when it is posted, not when a mail program looks at it. */
async function getPasswordReset(req: Request, res: Response): Promise<void> {
  const look = await lookFor(req.tenant, req.headers)
  const isUsable = await req.tenant.store.tickets.findUsable(ticketOf(req), 'password_change')
  if (isUsable) writeReset(res, look)
  else writePage(res, renderResetInvalid(look, {}), { status: 400 })
}

function writeReset(res: Response, look: Look, error?: Parameters<typeof renderReset>[1]['error']) {
  const page = renderReset(look, { action: '', hidden: {}, passwordLengthMin, error })
  writePage(res, page, { status: error ? 400 : 200 })
}

async function createPasswordReset(req: Request, res: Response): Promise<void> {
  refuseForeignForm(req)
  const look = await lookFor(req.tenant, req.headers)
  const form = formOf(req)
  const [password, again] = [form.get('password') ?? '', form.get('password_again') ?? '']
  if (password !== again) return writeReset(res, look, 'passwords-differ')
  try {
    const isDone = await changePassword(req.tenant, ticketOf(req), password)
    const page = isDone ? renderResetDone(look, {}) : renderResetInvalid(look, {})
    writePage(res, page, { status: isDone ? 200 : 400 })
  } catch (error) {
    const code = error instanceof ApiError ? error.code : ''
    if (!code.startsWith('password_') || code === 'password_queue_full') throw error
    writeReset(res, look, 'password-too-weak')
  }
}

/** A password that is refused leaves the ticket as it was: all of it is one transaction. */
async function changePassword(tenant: Tenant, secret: string, password: string): Promise<boolean> {
  // Hashing is dear: who has no ticket does not get as far.
  if (!(await tenant.store.tickets.findUsable(secret, 'password_change'))) return false
  const passwordHash = await hashPassword(password)
  const author = { description: 'Set a new password' }
  return tenant.store.write(author, async (store) => {
    const ticket = await store.tickets.redeem(secret, 'password_change')
    const user = ticket && (await store.users.get(ticket.userId))
    const account = user?.identities?.find(
      ({ provider, user_id }) =>
        provider === ticket?.identity.provider && user_id === ticket.identity.user_id,
    )
    if (!ticket || !user || !account?.connection) return false
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
    return true
  })
}
