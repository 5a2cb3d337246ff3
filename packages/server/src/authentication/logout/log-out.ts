/*
 * Log-out, and the notification of clients (OpenID Connect RP-Initiated Logout 1.0, Front-Channel
 * Logout 1.0 and Back-Channel Logout 1.0).
 */

import type { Request, Response } from 'express'
import { resolveBranding } from '../../branding/resolve-branding.ts'
import { ApiError } from '../../errors.ts'
import type { BrowserSession, BrowserSessions } from '../../login/browser-sessions.ts'
import { firstLogoutUrl, loggedOutUrlOf } from '../../login/first-logout-url.ts'
import type { LoginProtocol } from '../../login/login-transaction.ts'
import { upstreamLogoutUrl } from '../../login/upstream-logout/log-out-upstream.ts'
import { renderFrontChannelLogout } from '../../pages/logout.ts'
import { locationOf } from '../../pages/safe-address.ts'
import { writePage } from '../../pages/write-page.ts'
import { queryOf } from '../../query-of.ts'
import type { LogRecorder } from '../../tenancy/log-recorder.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { frontChannelUrlsOf } from './front-channel.ts'
import { detailsOfLogout } from './session-metadata.ts'

interface LogOutOptions {
  readonly recorder: LogRecorder
  readonly sessions: BrowserSessions
  readonly protocols: readonly LoginProtocol[]
}

/**
 * Ends the session, and redirects to `returnTo` (`GET /v2/logout`). The URL must be one of
 * `allowed_logout_urls` of the client, or of the tenant if there is no `client_id`. Query and
 * fragment are not compared.
 *
 * @throws ApiError `invalid_query_string` for any other `returnTo`
 */
export async function logOut(
  req: Request,
  res: Response,
  { recorder, sessions, protocols }: LogOutOptions,
): Promise<void> {
  const { tenant } = req
  const query = queryOf(req)
  const returnUrl = await returnUrlOf(tenant, query)
  const upstream = query.has('federated') ? await upstreamOf(req, res, sessions) : undefined
  const session = await sessions.end(req, res)
  const next = returnUrl ?? loggedOutUrlOf(tenant)
  const last = (await upstreamLogoutUrl(tenant, upstream, next)) ?? returnUrl
  const location = session ? await throughClients(protocols, req, session, last) : last
  const frames = await frontChannelUrlsOf(tenant, session?.sessionIds ?? {})
  const clientId = query.get('client_id')
  if (session) {
    recorder.record(req, {
      type: 'slo',
      user_id: session.userId,
      ...(clientId !== null && { client_id: clientId }),
      ...detailsOfLogout(tenant, session.metadata),
    })
  }
  const headers = { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' }
  if (frames.length > 0) {
    const page = renderFrontChannelLogout(await resolveBranding(tenant, { headers: req.headers }), {
      frames,
      next: location ?? loggedOutUrlOf(tenant),
    })
    return writePage(res, page)
  }
  if (location === undefined) return void res.writeHead(200, headers).end('OK')
  res.writeHead(302, { ...headers, Location: location }).end()
}

/** The session at the identity provider by which the browser has logged in. */
async function upstreamOf(req: Request, res: Response, sessions: BrowserSessions) {
  const session = await sessions.find(req, res)
  return session && req.tenant.store.oidc.records.upstreamSessions.find(session.id)
}

/**
 * The URL at which the log-out of clients of other protocols begins; undefined if there are none.
 */
async function throughClients(
  protocols: readonly LoginProtocol[],
  req: Request,
  session: BrowserSession,
  last: string | undefined,
): Promise<string | undefined> {
  const next = last ?? loggedOutUrlOf(req.tenant)
  const location = await firstLogoutUrl(protocols, req, [session], next)
  return location === next ? last : location
}

/** @throws ApiError `invalid_query_string` */
async function returnUrlOf(tenant: Tenant, query: URLSearchParams): Promise<string | undefined> {
  const [returnTo, clientId] = [query.get('returnTo'), query.get('client_id')]
  const client = clientId === null ? undefined : await tenant.clients.find(clientId)
  const allowed = client
    ? (client.settings.allowed_logout_urls ?? [])
    : (tenant.settings.allowed_logout_urls ?? [])
  if (returnTo === null) return client && locationOf(allowed[0] ?? '')
  if (!allowed.some((each) => isSame(each, returnTo))) {
    const message = 'The "returnTo" address is not in the list of allowed logout URLs.'
    throw new ApiError('invalid_query_string', { message })
  }
  return locationOf(returnTo)
}

const comparedMembers = ['protocol', 'host', 'pathname'] as const

function isSame(allowed: string, requested: string): boolean {
  if (!URL.canParse(allowed) || !URL.canParse(requested)) return false
  const [one, other] = [new URL(allowed), new URL(requested)]
  if (other.username !== '' || other.password !== '') return false
  // `origin` is `null` for all private-use schemes, so the members are compared one by one.
  return comparedMembers.every((member) => one[member] === other[member])
}
