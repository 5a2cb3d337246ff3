import type { Request, Response } from 'express'
import { appendEntry } from '../../login/append-entry.ts'
import type { BrowserSessions } from '../../login/browser-sessions.ts'
import { readCookie } from '../../login/cookies.ts'
import { originOf } from '../../login/login-origin.ts'
import { partsOf, queryOf } from '../../query-of.ts'
import type { Client } from '../../store/clients/clients.ts'
import { entryOfOrigin } from '../../store/logs/logins.ts'
import { presentSession, servePresented } from '../authorize/present-session.ts'
import type { Serve } from '../serve.ts'
import { redeemTransfer } from './redeem-transfer.ts'

/** The parameter of `/authorize`, and the cookie, that carry a session transfer token. */
const parameter = 'session_transfer_token'
const cookie = 'auth0_session_transfer_token'

/** Prompts that ask the user in any case; the token then stays unused. */
const asking = ['login', 'select_account']

/**
 * Begins the session that a session transfer token transfers, before the authorization request is
 * served by it. A token that cannot be used asks the user to log in, even if there is a session:
 * the app wants that of its own user. In a cookie it is ignored, because a cookie of a parent
 * domain may come again with every request.
 */
export function withSessionTransfer(sessions: BrowserSessions, serve: Serve): Serve {
  return async (req, res, providerOf) => {
    const query = queryOf(req)
    const inQuery = query.get(parameter) || undefined
    const inCookie = readCookie(req, cookie) || undefined
    if (inQuery === undefined && inCookie === undefined) return serve(req, res, providerOf)
    query.delete(parameter)
    const client = await req.tenant.clients.find(query.get('client_id') ?? '')
    const methods = client?.settings.session_transfer?.allowed_authentication_methods ?? []
    const byQuery = methods.includes('query') ? inQuery : undefined
    const byCookie = methods.includes('cookie') ? inCookie : undefined
    const token = byQuery ?? byCookie
    if (byCookie !== undefined) forget(req, res)
    if (client && token !== undefined && !isAsking(query)) {
      const refused = await transfer(req, res, { client, token, query, sessions })
      if (refused && (byQuery !== undefined || refused.isOthers)) askAnyway(req, query)
    }
    req.url = `${partsOf(req.url).path}?${query}`
    const served = () => serve(req, res, providerOf)
    return client ? servePresented(req, client, served) : served()
  }
}

const promptsOf = (query: URLSearchParams) => query.get('prompt')?.split(' ').filter(Boolean) ?? []

const isAsking = (query: URLSearchParams) => promptsOf(query).some((each) => asking.includes(each))

/** A cookie without a domain, and one that names this host, are different cookies. */
function forget(req: Request, res: Response): void {
  const { hostname, protocol } = new URL(req.tenant.issuer)
  const secure = protocol === 'https:'
  res.clearCookie(cookie, { path: '/', secure })
  res.clearCookie(cookie, { path: '/', secure, domain: hostname })
}

interface Transferring {
  readonly client: Client
  readonly token: string
  readonly query: URLSearchParams
  readonly sessions: BrowserSessions
}

/** Why there was no transfer. */
interface Refused {
  /** Whether the session was of another user; it has ended. */
  readonly isOthers: boolean
}

/** @returns undefined where the browser has the session of the user */
async function transfer(
  req: Request,
  res: Response,
  { client, token, query, sessions }: Transferring,
): Promise<Refused | undefined> {
  const known = await sessions.find(req, res)
  const redeemed = await redeemTransfer(req, token, {
    client,
    organization: query.get('organization') || undefined,
    userId: known?.userId,
  })
  if ('authentication' in redeemed) {
    const begun = await sessions.join(req, res, client.clientId, redeemed.authentication)
    presentSession(req, res, begun)
    return undefined
  }
  if ('isSame' in redeemed) return undefined
  const { refused, isOthers } = redeemed
  if (isOthers) await sessions.end(req, res)
  await appendEntry(req.tenant, 'Transfer a session', {
    type: 'w',
    description: refused,
    ...entryOfOrigin(originOf(req, client)),
  })
  return { isOthers }
}

/** Without a page, the response is `login_required`, as in a browser without a session. */
function askAnyway(req: Request, query: URLSearchParams): void {
  const prompts = promptsOf(query)
  if (prompts.includes('none')) req.headers.cookie = ''
  else query.set('prompt', ['login', ...prompts].join(' '))
}
