import type { Request, Response } from 'express'
import { detailsOfExecutions } from '../../actions/details-of-executions.ts'
import type { PostLoginDenial } from '../../actions/post-login/post-login-state.ts'
import { runPasswordReset } from '../../actions/run-password-reset.ts'
import { isBound } from '../../actions/run-trigger.ts'
import { ApiError } from '../../errors.ts'
import { isSameSecret } from '../../keys/is-same-secret.ts'
import { renderError } from '../../pages/error.ts'
import { redirectTo } from '../../pages/redirect-to.ts'
import { writePage } from '../../pages/write-page.ts'
import type { Client } from '../../store/clients/clients.ts'
import type { Ticket } from '../../store/mail/tickets.ts'
import { hashSecret } from '../../store/rows/hash-secret.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { appendEntry } from '../append-entry.ts'
import { placeOf } from '../login-origin.ts'
import { pathOf } from '../login-transaction.ts'
import { beginReset, findReset } from './stored-reset.ts'
import { ticketAccount, ticketOf } from './ticket-of.ts'
import { viewOf } from './ticket-view.ts'

/** A link whose page may be shown. */
interface OpenReset {
  /** Where the user continues, if an action says so. */
  readonly resultUrl?: string | undefined
}

/**
 * A link whose page may be shown: the actions of the tenant have let it pass in this browser, there
 * are none, or the link cannot be used.
 *
 * @returns undefined where actions are still to decide
 */
export async function findOpenReset(req: Request): Promise<OpenReset | undefined> {
  const decision = await decisionOf(req)
  return 'open' in decision ? decision.open : undefined
}

const unguarded: OpenReset = {}

/** What actions have decided of a link, or what they are still to decide of. */
async function decisionOf(req: Request) {
  const { tenant } = req
  if (!isBound(tenant, 'password-reset-post-challenge')) return { open: unguarded }
  const secret = ticketOf(req)
  const ticket = await tenant.store.tickets.find(secret, 'password_change')
  const facts = ticket && (await factsOf(tenant, ticket))
  if (!ticket || !facts) return { open: unguarded }
  const known = (await findReset(req))?.reset
  const isPassed = known?.isPassed && isSameSecret(known.ticketHash, hashSecret(secret))
  return isPassed ? { open: known.actions } : { secret, ticket, facts }
}

/**
 * Lets the actions of the tenant decide of a link for a new password, once in each browser. Without
 * actions, and for a link that cannot be used, it does nothing.
 *
 * @returns undefined if the response is sent: a refusal, or a redirect to what the actions ask for
 */
export async function guardReset(req: Request, res: Response): Promise<OpenReset | undefined> {
  const decision = await decisionOf(req)
  if ('open' in decision) return decision.open
  const { secret, ticket, facts } = decision
  const result = await runPasswordReset({ ...facts, request: req })
  if (!result) return {}
  if ('denied' in result) {
    await refuseReset(req, res, result, ticket)
    return undefined
  }
  const isPassed = !result.redirect && !result.factor
  const id = await beginReset(req, res, secret, { actions: result, isPassed })
  if (isPassed) return result
  redirectTo(res, pathOf({ id }))
  return undefined
}

/** The user and the client of a link; undefined if the account is no longer that of the link. */
export async function factsOf(tenant: Tenant, ticket: Ticket) {
  const { store } = tenant
  const user = await store.users.get(ticket.userId)
  const connection = ticketAccount(user, ticket)?.connection
  if (!user || connection === undefined) return undefined
  const { organization_id: id, client_id: clientId } = ticket
  const [organization, client] = await Promise.all([
    id === undefined ? undefined : store.organizations.get(id),
    clientOf(tenant, clientId),
  ])
  return { user: { ...user, user_id: ticket.userId }, connection, organization, client }
}

/** The client of a link; the global client for a link without one, or whose client was deleted. */
async function clientOf(tenant: Tenant, clientId: string | undefined): Promise<Client> {
  const named = clientId === undefined ? undefined : await tenant.clients.find(clientId)
  if (named) return named
  const { items } = await tenant.store.clients.list({ is_global: true })
  const client = await tenant.clients.find(items[0]?.client.client_id ?? '')
  if (client) return client
  throw new ApiError('client_not_found')
}

/** Logs that actions have refused a reset, and says so. */
export async function refuseReset(
  req: Request,
  res: Response,
  { denied, description = denied, executions }: Omit<PostLoginDenial, 'error'>,
  ticket: Ticket | undefined,
): Promise<void> {
  await appendEntry(req.tenant, 'Set a new password', {
    type: 'fcp',
    description,
    ...placeOf(req),
    ...(ticket && { user_id: ticket.userId }),
    ...detailsOfExecutions(executions),
  })
  const { branding } = await viewOf(req, ticket)
  const page = renderError(branding, { error: 'access_denied', description: denied })
  writePage(res, page, { status: 403 })
}
