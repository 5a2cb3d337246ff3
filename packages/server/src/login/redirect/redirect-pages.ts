import type { Request, Response } from 'express'
import type { UpstreamRefusal } from '../../connectors/upstream-refusal.ts'
import { ApiError } from '../../errors.ts'
import type { Mailer } from '../../mail/mail.ts'
import type { LoginError } from '../../pages/login.ts'
import { redirectTo } from '../../pages/redirect-to.ts'
import { renderSamlPost } from '../../pages/saml-post.ts'
import { writePage } from '../../pages/write-page.ts'
import { queryOf } from '../../query-of.ts'
import { directoryWayOf } from '../log-in/directory-log-in.ts'
import { finish } from '../log-in/finish.ts'
import { writeLogin } from '../log-in/login-page.ts'
import { originOf } from '../login-origin.ts'
import { type LoginProtocol, type LoginTransaction, pathOf } from '../login-transaction.ts'
import { type OpenLoginOptions, openLogin } from '../open-login.ts'
import type { OpenLogin, ServeLogin, ServeTransaction } from '../serve-login.ts'
import { arriveAs } from './arrive-as.ts'
import { finishAt, type RedirectOptions, type Unreachable } from './ask-connector.ts'
import { noticeCertificate } from './certificate-notice.ts'
import { getConnectionJwks } from './connection-jwks.ts'
import { offerLink } from './offer-link.ts'
import { refuse } from './refuse.ts'
import { getServiceProviderMetadata } from './service-provider-metadata.ts'
import { redirectWayOf, startUpstreamLogin } from './start-upstream-login.ts'
import { locationOfUnsolicited } from './unsolicited.ts'
import { admitUpstream } from './upstream-account.ts'
import {
  type AnsweredLogin,
  consumeUpstreamAnswer,
  consumeUpstreamLogin,
  storeUpstreamAnswer,
} from './upstream-login.ts'
import { upstreamSessionOf } from './upstream-session.ts'

type CallbackOperationId =
  | 'getLoginCallback'
  | 'createLoginCallback'
  | 'getServiceProviderMetadata'
  | 'getConnectionJwks'

/**
 * The callback to which identity providers redirect the browser, and the metadata and keys of a
 * connection, which identity providers fetch.
 */
export const createCallbackPages = (
  options: CallbackOptions,
): Readonly<Record<CallbackOperationId, ServeLogin>> => ({
  getConnectionJwks,
  getServiceProviderMetadata,
  getLoginCallback: (req, res) => receive(req, res, queryOf(req), options),
  createLoginCallback: (req, res) => receive(req, res, req.sent.parameters(), options),
})

interface ArrivalOptions extends RedirectOptions {
  readonly mailer: Mailer
}

interface CallbackOptions extends ArrivalOptions, OpenLoginOptions {
  readonly protocols: readonly LoginProtocol[]
}

/**
 * The redirect to an identity provider, and the page on which the log-in continues after the
 * callback.
 */
export function createRedirectPages(
  options: ArrivalOptions,
): Readonly<Record<'getUpstreamLogin' | 'getUpstreamAnswer', ServeTransaction>> {
  return {
    getUpstreamLogin: (req, res, transaction) => redirect(req, res, transaction, options),
    async getUpstreamAnswer(req, res, transaction) {
      const state = queryOf(req).get('upstream') ?? ''
      const answered = await consumeUpstreamAnswer(req.tenant, transaction, state)
      await arrive(req, res, transaction, answered, options)
    },
  }
}

/** @throws ApiError `connection_unknown` */
async function redirect(
  req: Request,
  res: Response,
  transaction: OpenLogin,
  options: RedirectOptions,
): Promise<void> {
  const query = queryOf(req)
  const way = redirectWayOf(transaction.ways.redirects, query.get('connection') ?? undefined)
  const loginHint = query.get('login_hint') ?? transaction.loginHint
  if (directoryWayOf(way)) {
    return writeLogin(req, res, transaction, { username: loginHint, directory: way })
  }
  const start = { transaction: { ...transaction, loginHint }, way }
  const started = await startUpstreamLogin(req, start, options)
  if ('refused' in started) {
    return refuse(req, res, transaction, { way, error: 'upstream-unavailable', ...started })
  }
  const { url: Location, form, record } = started
  await req.tenant.store.oidc.records.writeAll({ written: [await record()], deleted: [] })
  if (form) {
    const page = renderSamlPost(transaction.branding, { action: Location, fields: form })
    return writePage(res, page, { redirectTargets: ['https:'] })
  }
  transaction.showAtCallback?.(res)
  redirectTo(res, Location)
}

/**
 * Receives the response of an identity provider. If the browser sends a cookie of the transaction
 * to the callback, the log-in continues immediately. Otherwise the server stores the response and
 * redirects the browser to a path below that of the transaction, to which the browser sends the
 * cookie of the transaction. A browser sends no cookie to the callback if it has started another
 * log-in in the meantime, or if the identity provider responds with a form: browsers send forms of
 * other sites without `SameSite=Lax` cookies.
 */
async function receive(
  req: Request,
  res: Response,
  parameters: URLSearchParams,
  options: CallbackOptions,
): Promise<void> {
  const { protocols } = options
  const begun = await locationOfUnsolicited(req, parameters, protocols)
  if (begun !== undefined) {
    redirectTo(res, begun)
    return
  }
  const shown = await findAtCallback(req, res, protocols)
  const answered = shown && (await consumeUpstreamLogin(req.tenant, shown, parameters))
  if (shown && answered) {
    return arrive(req, res, await openLogin(req, shown, options), answered, options)
  }
  const { state, transaction, continuation } = await storeUpstreamAnswer(req.tenant, parameters)
  const paths = {
    'log-in': `${pathOf({ id: transaction })}/upstream-answer`,
    test: '/login/connection-test',
    'customer-test': '/self-service/steps/test',
    'account-connection': '/login/connect-account',
  }
  const Location = `${paths[continuation]}?upstream=${state}`
  redirectTo(res, Location)
}

async function findAtCallback(
  req: Request,
  res: Response,
  protocols: readonly LoginProtocol[],
): Promise<LoginTransaction | undefined> {
  for (const protocol of protocols) {
    const found = await protocol.findAtCallback?.(req, res)
    if (found) return found
  }
  return undefined
}

/** @throws ApiError `interaction_expired` */
async function arrive(
  req: Request,
  res: Response,
  transaction: OpenLogin,
  response: AnsweredLogin,
  options: ArrivalOptions,
): Promise<void> {
  const { tenant } = req
  const { connectionId } = response
  const way = transaction.ways.redirects.find(({ connection }) => connection.id === connectionId)
  if (!way) throw new ApiError('interaction_expired')
  const login = await finishAt(req, way, response, options)
  if ('refused' in login) {
    return refuse(req, res, transaction, { way, error: errorOf(login), ...login })
  }
  noticeCertificate({ tenant, ...options }, way)
  const origin = originOf(req, transaction.client)
  const outcome = await admitUpstream({ tenant, origin, way, login })
  if ('ownerId' in outcome) {
    const upstream = await upstreamSessionOf(tenant, connectionId, login.session)
    return offerLink(req, res, transaction, {
      connectionId,
      arrival: outcome,
      amr: [],
      upstream,
    })
  }
  if ('refused' in outcome) {
    const { refused: error, description } = outcome
    return refuse(req, res, transaction, { way, error, description })
  }
  const { account, sealedTokens } = outcome
  const counted = await arriveAs(req, res, way, { account, origin, sealedTokens })
  const { userId, accessEpoch } = account
  const upstream = await upstreamSessionOf(tenant, connectionId, login.session)
  const { name: connection } = way.connection
  await finish(req, res, transaction, {
    userId,
    amr: [],
    connection,
    accessEpoch,
    upstream,
    ...counted,
  })
}

const errors = {
  access_denied: 'upstream-declined',
  invalid_response: 'upstream-failed',
  not_configured: 'upstream-failed',
  unreachable: 'upstream-unavailable',
} as const

const errorOf = ({ refused }: UpstreamRefusal | Unreachable): LoginError => errors[refused]
