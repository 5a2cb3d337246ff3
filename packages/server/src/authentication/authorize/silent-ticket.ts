import type { Request, Response } from 'express'
import type { BrowserSessions } from '../../login/browser-sessions.ts'
import { redeemTicket } from '../../login/cross-origin/log-in-by-ticket.ts'
import { nameOfTicket } from '../../login/cross-origin/login-ticket.ts'
import { partsOf, queryOf } from '../../query-of.ts'
import type { Client } from '../../store/clients/clients.ts'
import { toProviderParameters } from '../provider/provider-request.ts'
import type { Serve } from '../serve.ts'
import { ticketParameter } from './login-ticket.ts'
import { presentSession, servePresented } from './present-session.ts'
import { requestedByClient } from './requested-by-client.ts'

/** Parameters with which a log-in may need a page even before a second factor or consent. */
const pageParameters = ['request', 'request_uri', 'organization', 'invitation']

/**
 * Logs the user of a ticket in before a request with `prompt=none` is served, as auth0-js sends it
 * in a frame for `popup.loginWithCredentials`. Where the log-in needs a page, the ticket stays
 * unused, and the response is `login_required`.
 */
export function withSilentTicket(sessions: BrowserSessions, serve: Serve): Serve {
  return async (req, res, providerOf) => {
    const query = queryOf(req)
    const ticket = query.get(ticketParameter)
    const isSilent = ticket !== null && query.get('prompt') === 'none'
    const needsPage = pageParameters.some((name) => query.has(name))
    if (!isSilent || needsPage) return serve(req, res, providerOf)
    const client = await req.tenant.clients.find(query.get('client_id') ?? '')
    const isLoggedIn = client && (await logIn(req, res, { client, query, ticket, sessions }))
    if (!isLoggedIn) return serve(req, res, providerOf)
    query.delete(ticketParameter)
    req.url = `${partsOf(req.url).path}?${query}`
    await servePresented(req, client, () => serve(req, res, providerOf))
  }
}

interface SilentLogin {
  readonly client: Client
  readonly query: URLSearchParams
  readonly ticket: string
  readonly sessions: BrowserSessions
}

async function logIn(req: Request, res: Response, silent: SilentLogin): Promise<boolean> {
  const { tenant } = req
  const { client, query, ticket, sessions } = silent
  const parameters = toProviderParameters(new URLSearchParams(query), req)
  const request = {
    client,
    connection: query.get('connection') ?? undefined,
    organization: undefined,
    ticket: nameOfTicket(ticket),
    ...requestedByClient(tenant, {
      resource: parameters.getAll('resource'),
      acr_values: parameters.get('acr_values'),
    }),
  }
  const redeemed = await redeemTicket(req, res, request, true)
  if (!redeemed) return false
  const { authentication } = redeemed
  const login = { ...authentication, meetsFactorPolicy: true } as const
  presentSession(req, res, await sessions.join(req, res, client.clientId, login))
  return true
}
