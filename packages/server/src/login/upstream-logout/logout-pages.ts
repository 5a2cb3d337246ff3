import { type Received, receivePost, receiveRedirect, SamlError } from '@latchkey/saml'
import type { Request, Response } from 'express'
import { resolveBranding } from '../../branding/resolve-branding.ts'
import type { SamlLogout } from '../../connectors/redirect-logout.ts'
import { ApiError } from '../../errors.ts'
import { renderLogoutDone } from '../../pages/logout.ts'
import { redirectTo } from '../../pages/redirect-to.ts'
import { renderSamlPost } from '../../pages/saml-post.ts'
import { anySite, writePage } from '../../pages/write-page.ts'
import { partsOf, queryOf } from '../../query-of.ts'
import type { Connection } from '../../store/connections/connection-wire.ts'
import { firstLogoutUrl, loggedOutUrlOf } from '../first-logout-url.ts'
import type { LoginProtocol } from '../login-transaction.ts'
import type { ServeLogin } from '../serve-login.ts'
import { endFromUpstream, isFirstUse, logRefusal } from './end-from-upstream.ts'
import {
  findForm,
  logoutPlaceOf,
  redirecting,
  takeUpstreamLogout,
  urlOfMessage,
} from './log-out-upstream.ts'

interface LogoutPagesOptions {
  /** The protocols whose clients are also logged out. */
  readonly protocols: readonly LoginProtocol[]
}

/**
 * The URL to which identity providers send log-out requests, and to which the browser returns after
 * a log-out that this server requested.
 */
export const createLogoutPages = (
  options: LogoutPagesOptions,
): Readonly<Record<'getUpstreamLogout' | 'createUpstreamLogout', ServeLogin>> => {
  const serve: ServeLogin = async (req, res) => {
    const kept = req.method === 'GET' ? queryOf(req).get('message') : null
    if (kept !== null) return postMessage(req, res, kept)
    const { request, response, state } = receive(req)
    if (request) return answerRequest(req, res, request, options)
    await goOn(req, res, state, response)
  }
  return { getUpstreamLogout: serve, createUpstreamLogout: serve }
}

/** Shows a page that posts a message of this server to an identity provider. */
async function postMessage(req: Request, res: Response, id: string): Promise<void> {
  const form = await findForm(req.tenant, id)
  if (!form) throw new ApiError('interaction_expired')
  const branding = await resolveBranding(req.tenant, { headers: req.headers })
  writePage(res, renderSamlPost(branding, form), { redirectTargets: anySite })
}

interface Messages {
  readonly request?: Received
  readonly response?: Received
  /** `state` or `RelayState` of the request of this server; '' if the message has none. */
  readonly state: string
}

/** @throws ApiError `saml_message_refused` */
function receive(req: Request): Messages {
  const isGet = req.method === 'GET'
  const parameters = isGet ? queryOf(req) : req.sent.parameters()
  const state = parameters.get('state') ?? parameters.get('RelayState') ?? ''
  const { query } = partsOf(req.originalUrl)
  const read = (direction: 'SAMLRequest' | 'SAMLResponse') =>
    isGet
      ? receiveRedirect(query, direction)
      : receivePost(parameters.get(direction) ?? '', parameters.get('RelayState') ?? undefined)
  try {
    if (parameters.has('SAMLRequest')) return { request: read('SAMLRequest'), state }
    return parameters.has('SAMLResponse') ? { response: read('SAMLResponse'), state } : { state }
  } catch (error) {
    throw refusalOf(error)
  }
}

/**
 * Redirects the browser to the last URL of a log-out that began at this server, whose session has
 * ended before.
 */
async function goOn(
  req: Request,
  res: Response,
  state: string,
  response: Received | undefined,
): Promise<void> {
  const logout = state === '' ? undefined : await takeUpstreamLogout(req.tenant, state)
  if (!logout) {
    const branding = await resolveBranding(req.tenant, { headers: req.headers })
    return writePage(res, renderLogoutDone(branding, 'complete'))
  }
  const { connectionId, next, requestId } = logout
  if (requestId !== undefined) await noteFailure(req, { connectionId, requestId }, response)
  redirectTo(res, next)
}

/**
 * Writes a log entry if the identity provider did not log the user out, or its response is not
 * valid.
 */
async function noteFailure(
  req: Request,
  { connectionId, requestId }: { readonly connectionId: string; readonly requestId: string },
  response: Received | undefined,
): Promise<void> {
  const connection = await req.tenant.store.connections.get(connectionId)
  const logout = connection && redirecting(req.tenant, connection)?.connector.redirect.samlLogout
  if (!connection || !logout) return
  const reason = response && (await failureOf(req, { connection, logout, requestId, response }))
  if (reason !== undefined) await logRefusal(req, connection, reason)
}

interface Responded {
  readonly connection: Connection
  readonly logout: SamlLogout
  readonly requestId: string
  readonly response: Received
}

async function failureOf(
  { tenant }: Request,
  { connection, logout, requestId, response }: Responded,
): Promise<string | undefined> {
  try {
    const place = await logoutPlaceOf(tenant, connection)
    const { isSuccess } = logout.readResponse(place, response, requestId)
    return isSuccess ? undefined : 'The identity provider did not log the user out everywhere'
  } catch (error) {
    if (!(error instanceof SamlError)) throw error
    return `${error.code}: ${error.message}`
  }
}

/**
 * Ends the sessions that a `LogoutRequest` names, logs the user out of their clients, and then
 * redirects the browser to the identity provider with the response.
 *
 * @throws ApiError `connection_unknown`, `saml_message_refused`, `saml_message_replayed`
 */
async function answerRequest(
  req: Request,
  res: Response,
  received: Received,
  { protocols }: LogoutPagesOptions,
): Promise<void> {
  const { tenant } = req
  const name = queryOf(req).get('connection') ?? ''
  const connection = await tenant.store.connections.findByName(name)
  const logout = connection && redirecting(tenant, connection)?.connector.redirect.samlLogout
  if (!connection || !logout) throw new ApiError('connection_unknown')
  const place = await logoutPlaceOf(tenant, connection)
  try {
    const { id, issuer, subject, sids } = logout.readRequest(place, received)
    if (!(await isFirstUse(req, { issuer, id }))) throw new ApiError('saml_message_replayed')
    const ended = await endFromUpstream(req, connection, { subject, sids })
    const { relayState } = received
    const response = await logout.writeResponse(place, { inResponseTo: id, relayState })
    const last = response ? await urlOfMessage(tenant, response) : loggedOutUrlOf(tenant)
    redirectTo(res, await firstLogoutUrl(protocols, req, ended.map(sessionOf), last))
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal instanceof ApiError) await logRefusal(req, connection, refusal.message)
    throw refusal
  }
}

const sessionOf = ({
  accountId,
  clients,
}: Awaited<ReturnType<typeof endFromUpstream>>[number]) => ({
  userId: accountId,
  sessionIds: Object.fromEntries(clients.map(({ clientId, sid }) => [clientId, sid])),
})

const refusalOf = (error: unknown): unknown =>
  error instanceof SamlError
    ? new ApiError('saml_message_refused', {
        message: `${error.code}: ${error.message}`,
        cause: error,
      })
    : error
