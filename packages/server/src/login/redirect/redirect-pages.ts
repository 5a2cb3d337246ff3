import type { Request, Response } from 'express'
import type { ConnectionWith } from '../../connectors/connector.ts'
import type { UpstreamRefusal } from '../../connectors/upstream-refusal.ts'
import { ApiError } from '../../errors.ts'
import type { Outbound } from '../../outbound/outbound.ts'
import { OutboundError } from '../../outbound/outbound-error.ts'
import type { LoginError } from '../../pages/login.ts'
import { renderSamlPost } from '../../pages/saml-post.ts'
import { writePage } from '../../pages/write-page.ts'
import { queryOf } from '../../query-of.ts'
import type { Connection } from '../../store/connections/connection-wire.ts'
import { finish } from '../log-in/finish.ts'
import { originOf } from '../login-origin.ts'
import { pathOf } from '../login-transaction.ts'
import type { OpenLogin, ServeLogin, ServeTransaction } from '../serve-login.ts'
import { arriveAs } from './arrive-as.ts'
import { getConnectionJwks } from './connection-jwks.ts'
import { storeLinkOffer } from './link-offer.ts'
import { refuse } from './refuse.ts'
import { getServiceProviderMetadata } from './service-provider-metadata.ts'
import { locationOfUnsolicited } from './unsolicited.ts'
import { admitUpstream } from './upstream-account.ts'
import {
  consumeUpstreamAnswer,
  newUpstreamState,
  storeUpstreamAnswer,
  storeUpstreamLogin,
} from './upstream-login.ts'
import { upstreamSessionOf } from './upstream-session.ts'

interface RedirectOptions {
  readonly outbound: Outbound
  readonly now: () => Date
}

type CallbackOperationId =
  | 'getLoginCallback'
  | 'createLoginCallback'
  | 'getServiceProviderMetadata'
  | 'getConnectionJwks'

/** The callback to which identity providers redirect the browser, and what they read. */
export const callbackPages: Readonly<Record<CallbackOperationId, ServeLogin>> = {
  getConnectionJwks,
  getServiceProviderMetadata,
  getLoginCallback: (req, res) => receive(req, res, queryOf(req)),
  createLoginCallback: (req, res) => receive(req, res, req.sent.parameters()),
}

/** The redirect to an identity provider, and the continuation after it. */
export function createRedirectPages(
  options: RedirectOptions,
): Readonly<Record<'getUpstreamLogin' | 'getUpstreamAnswer', ServeTransaction>> {
  return {
    getUpstreamLogin: (req, res, transaction) => redirect(req, res, transaction, options),
    getUpstreamAnswer: (req, res, transaction) => arrive(req, res, transaction, options),
  }
}

const callbackUrlOf = ({ tenant }: Request) => `${tenant.issuer}login/callback`

/** @throws ApiError `connection_unknown` */
async function redirect(
  req: Request,
  res: Response,
  transaction: OpenLogin,
  { outbound, now }: RedirectOptions,
): Promise<void> {
  const query = queryOf(req)
  const way = wayOf(transaction, query.get('connection'))
  const { connection, connector } = way
  const state = newUpstreamState()
  const pending = await connectorRequestOf(req, { connection, state, outbound, now })
  const { id, parameters: requested = {} } = transaction
  const loginHint = query.get('login_hint') ?? transaction.loginHint
  const started = await answered(connector.redirect.start({ ...pending, loginHint, requested }))
  if ('refused' in started) {
    return refuse(req, res, transaction, { way, error: 'upstream-unavailable', ...started })
  }
  const { url: Location, form, kept } = started
  await storeUpstreamLogin(req.tenant, state, {
    transaction: id,
    connectionId: connection.id,
    kept,
  })
  if (form) {
    const page = renderSamlPost(transaction.branding, { action: Location, fields: form })
    return writePage(res, page, { redirectTargets: ['https:'] })
  }
  res.writeHead(303, { Location, 'Cache-Control': 'no-store' }).end()
}

type Asking = RedirectOptions & { readonly connection: Connection; readonly state: string }

/** The request of the connector, to start and to finish the log-in. */
const connectorRequestOf = async (req: Request, { connection, state, outbound, now }: Asking) => ({
  tenantId: req.tenant.id,
  connection,
  secrets: await req.tenant.store.connections.getSecrets(connection.id),
  findClientKey: () => req.tenant.store.connectionKeys.findCurrent(connection.id),
  callbackUrl: callbackUrlOf(req),
  state,
  outbound,
  now,
})

function wayOf({ ways }: OpenLogin, name: string | null): ConnectionWith<'redirect'> {
  const [only, ...others] = ways.redirects
  const named = ways.redirects.find(({ connection }) => connection.name === name)
  const way = named ?? (name === null && others.length === 0 ? only : undefined)
  if (!way) throw new ApiError('connection_unknown')
  return way
}

/** The cookie of the transaction is restricted to its path, where it is compared. */
async function receive(req: Request, res: Response, parameters: URLSearchParams): Promise<void> {
  const begun = await locationOfUnsolicited(req, parameters)
  if (begun !== undefined) {
    res.writeHead(303, { Location: begun, 'Cache-Control': 'no-store' }).end()
    return
  }
  const { state, transaction } = await storeUpstreamAnswer(req.tenant, parameters)
  const Location = `${pathOf({ id: transaction })}/upstream-answer?upstream=${state}`
  res.writeHead(303, { Location, 'Cache-Control': 'no-store' }).end()
}

/** @throws ApiError `interaction_expired` */
async function arrive(
  req: Request,
  res: Response,
  transaction: OpenLogin,
  { outbound, now }: RedirectOptions,
): Promise<void> {
  const { tenant } = req
  const state = queryOf(req).get('upstream') ?? ''
  const { connectionId, kept, answer } = await consumeUpstreamAnswer(tenant, transaction, state)
  const way = transaction.ways.redirects.find(({ connection }) => connection.id === connectionId)
  if (!way) throw new ApiError('interaction_expired')
  const { connection, connector } = way
  const pending = await connectorRequestOf(req, { connection, state, outbound, now })
  const parameters = new URLSearchParams(answer)
  const login = await answered(connector.redirect.finish({ ...pending, parameters, kept }))
  if ('refused' in login) {
    return refuse(req, res, transaction, { way, error: errorOf(login), ...login })
  }
  const origin = originOf(req, transaction.client)
  const outcome = await admitUpstream({ tenant, origin, way, login })
  if ('ownerId' in outcome) {
    const { ownerId: userId, email, account } = outcome
    const upstream = await upstreamSessionOf(tenant, connectionId, login.session)
    const offer = { connectionId, account, email, userId, isAccepted: false, upstream }
    await storeLinkOffer(tenant, transaction, offer)
    const Location = `${pathOf(transaction)}/link`
    res.writeHead(303, { Location, 'Cache-Control': 'no-store' }).end()
    return
  }
  if ('refused' in outcome) {
    const { refused: error, description } = outcome
    return refuse(req, res, transaction, { way, error, description })
  }
  const { account } = outcome
  await arriveAs(req, res, way, account, origin)
  const { userId, accessEpoch } = account
  const upstream = await upstreamSessionOf(tenant, connectionId, login.session)
  await finish(req, res, transaction, { userId, amr: [], accessEpoch, upstream })
}

const errors = {
  access_denied: 'upstream-declined',
  invalid_response: 'upstream-failed',
  not_configured: 'upstream-failed',
  unreachable: 'upstream-unavailable',
} as const

const errorOf = ({ refused }: UpstreamRefusal | Unreachable): LoginError => errors[refused]

interface Unreachable {
  readonly refused: 'unreachable'
  readonly description: string
  readonly status: 503
}

async function answered<T>(pending: Promise<T>): Promise<T | Unreachable> {
  try {
    return await pending
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    const description = `The identity provider did not answer: ${error.message}`
    return { refused: 'unreachable', description, status: 503 }
  }
}
