import type { Request, Response } from 'express'
import type { BackchannelAuthenticationRequest, Provider } from 'oidc-provider'
import { resolveBranding } from '../../branding/resolve-branding.ts'
import { formOf, refuseForeignForm } from '../../login/same-origin-form.ts'
import { type ApprovalOutcome, renderApproval, renderApprovalDone } from '../../pages/approval.ts'
import { writePage } from '../../pages/write-page.ts'
import { queryOf } from '../../query-of.ts'
import { keepActions } from '../actions/actions-of-request.ts'
import { loadProvider } from '../provider/load-provider.ts'
import { beginOidcRequest } from '../provider/oidc-request.ts'
import { inContext } from '../provider/patches.ts'
import type { ProviderOf } from '../provider/provider-of.ts'
import type { Serve, Serving } from '../serve.ts'
import {
  endLogIn,
  findLoggedIn,
  type LoggedIn,
  recordRefusal,
  redirectToLogin,
  resumedBy,
} from './approval-log-in.ts'
import {
  approvalModel,
  approvalPath,
  findWaiting,
  grantRequested,
  requestedAccessOf,
} from './approvals.ts'

/** The pages on which users approve CIBA requests (OpenID Connect CIBA Core 1.0, section 8). */
export function createApprovalPages(): Serving<'getApproval' | 'createApproval'> {
  return { getApproval: inRequest(getApproval), createApproval: inRequest(createApproval) }
}

/**
 * Serves a page within a request of oidc-provider, whose state has the access epoch of the session
 * or log-in. What is written for the user ends when that access ends.
 */
function inRequest(serve: Serve): Serve {
  return async (req, res, of) => {
    const [modules, { provider }] = await Promise.all([loadProvider(), of(req.tenant)])
    beginOidcRequest(req, req)
    await inContext(provider, modules, [req, res], () => serve(req, res, of))
  }
}

async function getApproval(req: Request, res: Response, of: ProviderOf): Promise<void> {
  const { provider } = await of(req.tenant)
  const ticket = queryOf(req).get('ticket') ?? resumedBy(req, res, provider)?.ticket ?? ''
  const found = await findAnswerable(req, res, provider, ticket)
  if (!found) return
  const { request, user } = found
  const [client, branding] = await Promise.all([
    req.tenant.clients.find(request.clientId ?? ''),
    resolveBranding(req.tenant, { headers: req.headers }),
  ])
  const page = renderApproval(branding, {
    action: approvalPath,
    hidden: { ticket },
    clientName: client?.name ?? '',
    bindingMessage: String(request.params?.binding_message ?? ''),
    username: user.email,
    ...(await requestedAccessOf(req.tenant, request)),
  })
  writePage(res, page)
}

async function createApproval(req: Request, res: Response, of: ProviderOf): Promise<void> {
  refuseForeignForm(req)
  const { tenant } = req
  const { provider } = await of(tenant)
  const form = formOf(req)
  const ticket = form.get('ticket') ?? ''
  const found = await findAnswerable(req, res, provider, ticket)
  if (!found) return
  // Of two concurrent decisions, the first counts.
  const isFirst = await tenant.store.oidc.records.consume(approvalModel, ticket)
  if (!isFirst) return showOutcome(req, res, 'error')
  const isAccepted = form.get('action') === 'accept'
  const { request, by } = found
  if (isAccepted) await accept(req, provider, request, by)
  else await deny(provider, request)
  await endLogIn(req, res, provider)
  await showOutcome(req, res, isAccepted ? 'accepted' : 'denied', request.clientId)
}

async function accept(
  { tenant }: Request,
  provider: Provider,
  request: BackchannelAuthenticationRequest,
  { amr, acr, authTime, connection, actions }: LoggedIn,
): Promise<void> {
  const access = await requestedAccessOf(tenant, request)
  const grant = await grantRequested(provider, request, { ...access, connection })
  keepActions(request, actions)
  await provider.backchannelResult(request, grant, { amr, acr, authTime })
}

async function deny(provider: Provider, request: BackchannelAuthenticationRequest): Promise<void> {
  const { errors } = await loadProvider()
  await provider.backchannelResult(request, new errors.AccessDenied())
}

/**
 * The pending request of a ticket, with its logged-in user. Otherwise sends a page or redirect that
 * says why, and resolves to undefined.
 */
async function findAnswerable(req: Request, res: Response, provider: Provider, ticket: string) {
  const request = await findWaiting(req.tenant, provider, ticket)
  const user = request && (await req.tenant.store.users.get(request.accountId ?? ''))
  if (!request || !user || user.blocked) return showOutcome(req, res, 'error')
  const by = await findLoggedIn(req, res, provider, { ticket, request })
  if (by && by.accountId === user.user_id) return { request, user, by }
  if (by) {
    await endLogIn(req, res, provider)
    return showOutcome(req, res, 'wrong-user')
  }
  await recordRefusal(req, res, provider)
  return void (await redirectToLogin(req, res, provider, {
    ticket,
    request,
    email: user.email ?? '',
  }))
}

const statuses = { accepted: 200, denied: 200, error: 400, 'wrong-user': 403 } as const

async function showOutcome(
  req: Request,
  res: Response,
  outcome: ApprovalOutcome,
  clientId = '',
): Promise<undefined> {
  const client = outcome === 'accepted' ? await req.tenant.clients.find(clientId) : undefined
  const branding = await resolveBranding(req.tenant, { headers: req.headers })
  writePage(res, renderApprovalDone(branding, outcome, client?.name), { status: statuses[outcome] })
}
