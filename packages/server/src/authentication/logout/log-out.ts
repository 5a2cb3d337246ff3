/*
 * Log-out, and how clients learn of it (OpenID Connect RP-Initiated Logout 1.0, Front-Channel
 * Logout 1.0 and Back-Channel Logout 1.0).
 */

import type { Request, Response } from 'express'
import { resolveBranding } from '../../branding/resolve-branding.ts'
import { ApiError } from '../../errors.ts'
import type { BrowserSession, BrowserSessions } from '../../login/browser-sessions.ts'
import type { LoginProtocol } from '../../login/login-transaction.ts'
import { renderFrontChannelLogout } from '../../pages/logout.ts'
import { writePage } from '../../pages/write-page.ts'
import { queryOf } from '../../query-of.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import type { EntryRecorder } from '../token/entry-recorder.ts'
import { framesOf } from './front-channel.ts'

interface LogOutOptions {
  readonly recorder: EntryRecorder
  readonly sessions: BrowserSessions
  readonly protocols: readonly LoginProtocol[]
}

/**
 * Ends the session and goes where the client may ask to (`GET /v2/logout`). Query and fragment do
 * not count when an address is compared; without a client the tenant's list is asked.
 *
 * @throws ApiError `invalid_query_string` for an address that nobody has registered.
 */
export async function logOut(
  req: Request,
  res: Response,
  { recorder, sessions, protocols }: LogOutOptions,
): Promise<void> {
  const { tenant } = req
  const query = queryOf(req)
  const asked = await whereTo(tenant, query)
  const session = await sessions.end(req, res)
  const location = session ? await leadThrough(protocols, req, session, asked) : asked
  const frames = await framesOf(tenant, session?.sessionIds ?? {})
  const clientId = query.get('client_id')
  if (session) {
    const of = { user_id: session.userId, ...(clientId !== null && { client_id: clientId }) }
    recorder.record(req, { type: 'slo', ...of })
  }
  const headers = { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' }
  if (frames.length > 0) {
    const page = renderFrontChannelLogout(await resolveBranding(tenant, { headers: req.headers }), {
      frames,
      next: location ?? new URL('oidc/logout/success', tenant.issuer).href,
    })
    return writePage(res, page)
  }
  if (location === undefined) return void res.writeHead(200, headers).end('OK')
  res.writeHead(302, { ...headers, Location: location }).end()
}

const loggedOutPage = ({ issuer }: Tenant) => new URL('oidc/logout/success', issuer).href

/** The first address that has the clients of other protocols end their part of the session. */
async function leadThrough(
  protocols: readonly LoginProtocol[],
  req: Request,
  session: BrowserSession,
  asked: string | undefined,
): Promise<string | undefined> {
  let location = asked
  for (const protocol of protocols) {
    const next = location ?? loggedOutPage(req.tenant)
    location = (await protocol.leadToLogout?.(req, session, next)) ?? location
  }
  return location
}

async function whereTo(tenant: Tenant, query: URLSearchParams): Promise<string | undefined> {
  const [returnTo, clientId] = [query.get('returnTo'), query.get('client_id')]
  const client = clientId === null ? undefined : await tenant.clients.find(clientId)
  const allowed = client
    ? (client.settings.allowed_logout_urls ?? [])
    : (tenant.settings.allowed_logout_urls ?? [])
  if (returnTo === null) return client ? allowed[0] : undefined
  if (!allowed.some((each) => isSame(each, returnTo))) {
    const message = 'The "returnTo" address is not in the list of allowed logout URLs.'
    throw new ApiError('invalid_query_string', { message })
  }
  return returnTo
}

const compared = ['protocol', 'host', 'pathname'] as const

function isSame(allowed: string, asked: string): boolean {
  if (!URL.canParse(allowed) || !URL.canParse(asked)) return false
  const [one, other] = [new URL(allowed), new URL(asked)]
  if (other.username !== '' || other.password !== '') return false
  // The origin of a scheme of an application's own is `null`, whatever the scheme.
  return compared.every((member) => one[member] === other[member])
}
