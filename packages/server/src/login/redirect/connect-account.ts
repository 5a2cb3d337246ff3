import { randomBytes } from 'node:crypto'
import type { Request, Response } from 'express'
import type { ConnectionWith } from '../../connectors/connector.ts'
import type { UpstreamLogin } from '../../connectors/redirect-connector.ts'
import { accountSubject, isAccountSubject } from '../../connectors/upstream/account-subject.ts'
import { scopesIn } from '../../connectors/upstream/upstream-parameters.ts'
import { ApiError } from '../../errors.ts'
import { redirectTo } from '../../pages/redirect-to.ts'
import { queryOf } from '../../query-of.ts'
import { isStorable } from '../../unstorable-text.ts'
import { hostCookie } from '../cookies.ts'
import type { ServeLogin } from '../serve-login.ts'
import { listConnectable, redeemTicket, storeArrivedAccount } from './account-connections.ts'
import { finishAt, type RedirectOptions, startAt } from './ask-connector.ts'
import {
  type AccountConnection,
  consumeBrowserAnswer,
  newUpstreamState,
  storeUpstreamLogin,
} from './upstream-login.ts'

/** Binds the request to the browser that opened the connect URI. */
const cookie = hostCookie('connect_account')

/**
 * The page that redirects a user to an identity provider to connect an account there, and to which
 * the browser returns.
 */
export const createConnectAccountPage = (
  options: RedirectOptions,
): Readonly<Record<'getConnectAccountPage', ServeLogin>> => ({
  async getConnectAccountPage(req, res) {
    const query = queryOf(req)
    const state = query.get('upstream')
    if (state !== null) return arrive(req, res, state, options)
    const account = await redeemTicket(req.tenant, query.get('ticket') ?? '')
    await leave(req, res, account, options)
  },
})

/**
 * The connection of the request.
 *
 * @throws ApiError `interaction_expired` if the connection was disabled after the request
 */
async function wayOf(
  { tenant }: Request,
  { clientId, connectionId }: AccountConnection,
): Promise<ConnectionWith<'redirect'>> {
  const ways = await listConnectable(tenant, clientId)
  const way = ways.find(({ connection }) => connection.id === connectionId)
  if (!way) throw new ApiError('interaction_expired')
  return way
}

async function leave(
  req: Request,
  res: Response,
  account: AccountConnection,
  options: RedirectOptions,
): Promise<void> {
  const way = await wayOf(req, account)
  const state = newUpstreamState()
  const { parameters, scopes } = account
  const requested = { ...parameters, connection_scope: scopes.join(' ') }
  const start = { state, loginHint: parameters.login_hint, requested }
  const started = await startAt(req, way, start, options)
  if ('refused' in started) return sendBack(res, account, failure(started))
  const browser = randomBytes(32).toString('base64url')
  const { url: Location, kept } = started
  const connecting = { account, browser }
  const login = { transaction: '', connecting, connectionId: way.connection.id, kept }
  await storeUpstreamLogin(req.tenant, state, login)
  cookie.set(req, res, browser)
  redirectTo(res, Location)
}

/** @throws ApiError `interaction_expired` */
async function arrive(
  req: Request,
  res: Response,
  state: string,
  options: RedirectOptions,
): Promise<void> {
  const { tenant } = req
  const browser = cookie.read(req)
  const { connecting, kept, answer } = await consumeBrowserAnswer(tenant, browser, state)
  if (!connecting) throw new ApiError('interaction_expired')
  const { account } = connecting
  const way = await wayOf(req, account)
  const login = await finishAt(req, way, { state, answer, kept }, options)
  if ('refused' in login) return sendBack(res, account, failure(login))
  const providerUserId = accountSubject(way, login.subject)
  if (login.tokens?.access_token === undefined || !isAccountSubject(providerUserId)) {
    const description = 'The identity provider issued no access token'
    return sendBack(res, account, failure({ refused: 'invalid_response', description }))
  }
  const connect_code = await storeArrivedAccount(tenant, account, {
    connectionId: way.connection.id,
    providerUserId,
    scopes: grantedScopes(login, account),
    tokens: login.tokens,
  })
  sendBack(res, account, { connect_code })
}

/**
 * The granted scopes: those that were requested if the token response has no `scope` (RFC 6749,
 * section 5.1). Scopes that PostgreSQL cannot store are omitted.
 */
const grantedScopes = (
  { grantedScope }: UpstreamLogin,
  { scopes }: AccountConnection,
): readonly string[] =>
  grantedScope === undefined ? scopes : scopesIn(grantedScope).filter(isStorable)

interface Failed {
  readonly refused: string
  readonly description: string
}

/**
 * The parameters of an error response to the application, with the error codes of RFC 6749, section
 * 4.1.2.1.
 */
function failure({ refused, description: error_description }: Failed) {
  const errors = new Map([
    ['access_denied', 'access_denied'],
    ['unreachable', 'temporarily_unavailable'],
  ])
  return { error: errors.get(refused) ?? 'server_error', error_description }
}

function sendBack(
  res: Response,
  { redirectUri, state }: AccountConnection,
  members: Readonly<Record<string, string>>,
): void {
  const location = new URL(redirectUri)
  const all = { ...members, ...(state !== undefined && { state }) }
  for (const [name, value] of Object.entries(all)) location.searchParams.set(name, value)
  redirectTo(res, location.href)
}
