import {
  type Received,
  readAuthnRequest,
  receivePost,
  receiveRedirect,
  type Status,
  statusCodes,
} from '@latchkey/saml'
import type { Request, Response } from 'express'
import { detailsOfExecutions } from '../actions/details-of-executions.ts'
import {
  changesUser,
  leadsAway,
  type PostLoginState,
} from '../actions/post-login/post-login-state.ts'
import { ApiError } from '../errors.ts'
import { runLoginActions } from '../login/actions/run-login-actions.ts'
import type { BrowserSession } from '../login/browser-sessions.ts'
import { admitsSession } from '../login/log-in/admits-session.ts'
import { logSuccess } from '../login/log-in/log-success.ts'
import { originOf } from '../login/login-origin.ts'
import { formOf } from '../login/same-origin-form.ts'
import { rememberedBrowserOf } from '../login/second-factors/browser-cookie.ts'
import { isSecondFactorDue, multiFactor } from '../login/second-factors/second-factor-policy.ts'
import { redirectTo } from '../pages/redirect-to.ts'
import { partsOf, queryOf } from '../query-of.ts'
import type { SamlOptions } from './options.ts'
import { findAndConsumeRecord, markMessageUsed, type StoredLogin, storeRecord } from './records.ts'
import {
  askedBySaml,
  needsSecondFactor,
  type RequestedLogin,
  requestedLoginOf,
  requestedNameIdFormat,
  unsolicitedLoginOf,
} from './requested-login.ts'
import { authnFailed, noPassive, respond, respondWithStatus } from './respond.ts'
import {
  keysOf,
  type ServiceProvider,
  serviceProviderOf,
  singleSignOnUrlOf,
} from './service-provider.ts'
import { cookieOf } from './transaction-cookie.ts'

/** Serves a request by HTTP-Redirect, or starts a log-in without a request. */
export async function getSamlSingleSignOn(
  req: Request,
  res: Response,
  options: SamlOptions,
): Promise<void> {
  const provider = await serviceProviderOf(req)
  const query = queryOf(req)
  const taken = query.get('request')
  if (taken !== null) {
    const login = await findAndConsumeRecord(req.tenant, 'SamlRequest', taken)
    if (login?.requested.clientId !== provider.client.clientId) {
      throw new ApiError('interaction_expired')
    }
    return begin(req, res, provider, login.requested, options)
  }
  const requested = query.has('SAMLRequest')
    ? read(req, provider, receiveRedirect(partsOf(req.originalUrl).query, 'SAMLRequest'), options)
    : unsolicitedLoginOf(provider, query.get('RelayState') ?? undefined)
  await begin(req, res, provider, withHints(requested, query), options)
}

/**
 * Serves a request by HTTP-POST: stores it and redirects, because browsers send no cookies with a
 * form of another site.
 */
export async function createSamlSingleSignOn(
  req: Request,
  res: Response,
  options: SamlOptions,
): Promise<void> {
  const provider = await serviceProviderOf(req)
  const form = formOf(req)
  const received = receivePost(form.get('SAMLRequest') ?? '', form.get('RelayState') ?? undefined)
  const requested = withHints(read(req, provider, received, options), queryOf(req))
  const id = await storeRecord(req.tenant, 'SamlRequest', { requested, step: 'login' })
  const Location = `/samlp/${provider.client.clientId}?request=${id}`
  redirectTo(res, Location)
}

/** @throws SamlError, ApiError `saml_acs_not_registered` */
function read(
  { tenant }: Request,
  provider: ServiceProvider,
  received: Received,
  { now }: SamlOptions,
): RequestedLogin {
  const { client, addon } = provider
  const request = readAuthnRequest(received, {
    keys: keysOf(addon),
    issuer: addon.audience,
    destination: singleSignOnUrlOf(tenant, client.clientId),
    allowSha1: addon.algorithm === 'rsa-sha1',
    now: now(),
  })
  return requestedLoginOf(request, provider, received.relayState)
}

function withHints(requested: RequestedLogin, query: URLSearchParams): RequestedLogin {
  const connection = query.get('connection') ?? requested.connection
  const loginHint = requested.loginHint ?? query.get('login_hint') ?? undefined
  return { ...requested, connection, loginHint }
}

/** Answers by the session of the browser, or redirects to the log-in pages. */
async function begin(
  req: Request,
  res: Response,
  provider: ServiceProvider,
  requested: RequestedLogin,
  options: SamlOptions,
): Promise<void> {
  const { tenant } = req
  const impossible = unfulfillable(provider, requested)
  if (impossible) return refuse(req, res, provider, requested, impossible, options)
  const session = requested.forceAuthn ? undefined : await sessionOf(req, res, options)
  const { step, actions, refusal } = await nextOf(req, provider, requested, session)
  if (refusal) return refuse(req, res, provider, requested, refusal, options)
  if (step === undefined) return answer(req, res, provider, requested, { ...options, actions })
  if (requested.isPassive) return refuse(req, res, provider, requested, noPassive, options)
  const login: StoredLogin = { requested, step, session: session && waiting(session, actions) }
  const id = await storeRecord(tenant, 'SamlLogin', login)
  const cookie = cookieOf(tenant, id)
  res.cookie(cookie.name, id, cookie.options)
  redirectTo(res, `/u/${id}`)
}

/** The user of a session who has to be at a page first. */
const waiting = (
  { id: sessionId, userId, amr, dueEntry }: BrowserSession,
  actions: PostLoginState | undefined,
): StoredLogin['session'] => ({ userId, sessionId, amr, actions, dueEntry })

function unfulfillable({ addon }: ServiceProvider, requested: RequestedLogin) {
  if (requested.classRef === null) {
    const message = 'No requested authentication context class is supported.'
    return { code: statusCodes.responder, detailCode: statusCodes.noAuthnContext, message }
  }
  if (requestedNameIdFormat(requested, addon.nameIdentifierFormat) === null) {
    const message = 'The requested format of `NameID` is not supported.'
    return { code: statusCodes.requester, detailCode: statusCodes.invalidNameIdPolicy, message }
  }
  return undefined
}

/** The session, unless its user is deleted or blocked. */
async function sessionOf(req: Request, res: Response, { sessions }: SamlOptions) {
  const session = await sessions.find(req, res)
  const user = session && (await req.tenant.store.oidc.findSubject(session.userId))
  return user && !user.blocked ? session : undefined
}

/** A refusal, and what the log says of it. */
interface Refusal extends Status {
  readonly logged?: string | undefined
  readonly executions?: readonly string[]
}

interface Next {
  /** The step of the log-in; undefined if the session satisfies the request. */
  readonly step?: StoredLogin['step'] | undefined
  readonly actions?: PostLoginState | undefined
  readonly refusal?: Refusal
}

/** What the request needs besides the session: a page, or what actions of the tenant ask for. */
async function nextOf(
  req: Request,
  { client }: ServiceProvider,
  requested: RequestedLogin,
  session: BrowserSession | undefined,
): Promise<Next> {
  const step = await stepOf(req, requested, session)
  if (step !== undefined || !session) return { step }
  const asked = askedBySaml(requested)
  const bySession = { ...session, sessionId: session.id }
  const at = { client, audiences: [], asked, session: bySession, isSilent: requested.isPassive }
  const result = await runLoginActions(req, at, session)
  if (result && 'denied' in result) {
    const { denied: message, description: logged, executions } = result
    return { refusal: { ...authnFailed, message, logged, executions } }
  }
  const actions = result
  // The session has ended with its user.
  if (actions && changesUser(actions, session.userId)) return { step: 'login' }
  if (actions && leadsAway(actions)) return { step: 'actions', actions }
  return actions?.factor ? { step: 'mfa', actions } : { actions }
}

async function stepOf(
  req: Request,
  requested: RequestedLogin,
  session: BrowserSession | undefined,
): Promise<StoredLogin['step'] | undefined> {
  const { clientId, connection } = requested
  const isAdmitted = session && (await admitsSession(req.tenant, { clientId, connection }, session))
  if (!isAdmitted) return 'login'
  const isDue = await isSecondFactorDue({
    tenant: req.tenant,
    userId: session.userId,
    amr: session.amr,
    requested: { acrValues: needsSecondFactor(requested) ? [multiFactor] : [], audiences: [] },
    browser: rememberedBrowserOf(req),
  })
  return isDue ? 'mfa' : undefined
}

/** Answers without a page, because the session satisfies the request. */
async function answer(
  req: Request,
  res: Response,
  provider: ServiceProvider,
  requested: RequestedLogin,
  options: SamlOptions & { readonly actions: PostLoginState | undefined },
): Promise<void> {
  const { actions } = options
  await consumeRequest(req, requested)
  const session = await options.sessions.join(req, res, requested.clientId, undefined, actions)
  const { clientId: client_id, name: client_name } = provider.client
  const { userId: user_id, dueEntry } = session
  if (dueEntry) {
    const origin = originOf(req, provider.client)
    await logSuccess(req.tenant, dueEntry, { ...session, origin, actions })
  }
  const of = detailsOfExecutions(actions?.executions)
  options.recorder.record(req, { type: 'ssa', client_id, client_name, user_id, ...of })
  await respond(req, res, provider, requested, { ...session, actions }, options)
}

async function refuse(
  req: Request,
  res: Response,
  provider: ServiceProvider,
  requested: RequestedLogin,
  status: Refusal,
  options: SamlOptions,
): Promise<void> {
  await consumeRequest(req, requested)
  const { clientId: client_id, name: client_name } = provider.client
  const description = status.logged ?? status.message ?? status.code
  const of = detailsOfExecutions(status.executions)
  options.recorder.record(req, { type: 'fsa', client_id, client_name, description, ...of })
  await respondWithStatus(req, res, provider, requested, status, options)
}

/**
 * Refuses a replayed request.
 *
 * @throws ApiError `saml_message_replayed`
 */
export async function consumeRequest(
  { tenant }: Request,
  requested: RequestedLogin,
): Promise<void> {
  const { requestId: id, requestIssuer: issuer = '' } = requested
  if (id === undefined || (await markMessageUsed(tenant, { issuer, id }))) return
  throw new ApiError('saml_message_replayed')
}
