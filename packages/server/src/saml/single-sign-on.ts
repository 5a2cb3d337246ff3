import {
  type Received,
  readAuthnRequest,
  receivePost,
  receiveRedirect,
  statusCodes,
} from '@latchkey/saml'
import type { Request, Response } from 'express'
import { ApiError } from '../errors.ts'
import type { BrowserSession } from '../login/browser-sessions.ts'
import { formOf } from '../login/same-origin-form.ts'
import { rememberedBrowserOf } from '../login/second-factors/browser-cookie.ts'
import { isSecondFactorDue, multiFactor } from '../login/second-factors/second-factor-policy.ts'
import { partsOf, queryOf } from '../query-of.ts'
import type { SamlOptions } from './options.ts'
import { type KeptLogin, keepRecord, takeRecord, useMessageUp } from './records.ts'
import {
  needsSecondFactor,
  type RequestedLogin,
  requestedLoginOf,
  requestedNameIdFormat,
  unsolicitedLoginOf,
} from './requested-login.ts'
import { noPassive, respond, respondWithStatus } from './respond.ts'
import {
  keysOf,
  type ServiceProvider,
  serviceProviderOf,
  singleSignOnUrlOf,
} from './service-provider.ts'
import { cookieOf } from './transaction-cookie.ts'

/** Takes a request by HTTP-Redirect, or begins a log-in where there is none. */
export async function getSamlSingleSignOn(
  req: Request,
  res: Response,
  options: SamlOptions,
): Promise<void> {
  const provider = await serviceProviderOf(req)
  const query = queryOf(req)
  const taken = query.get('request')
  if (taken !== null) {
    const login = await takeRecord(req.tenant, 'SamlRequest', taken)
    if (login?.asked.clientId !== provider.client.clientId) {
      throw new ApiError('interaction_expired')
    }
    return begin(req, res, provider, login.asked, options)
  }
  const asked = query.has('SAMLRequest')
    ? read(req, provider, receiveRedirect(partsOf(req.originalUrl).query, 'SAMLRequest'), options)
    : unsolicitedLoginOf(provider, query.get('RelayState') ?? undefined)
  await begin(req, res, provider, withHints(asked, query), options)
}

/**
 * Takes a request by HTTP-POST. Browsers send no cookie with a form from elsewhere, so that it goes
 * on by an address.
 */
export async function createSamlSingleSignOn(
  req: Request,
  res: Response,
  options: SamlOptions,
): Promise<void> {
  const provider = await serviceProviderOf(req)
  const form = formOf(req)
  const received = receivePost(form.get('SAMLRequest') ?? '', form.get('RelayState') ?? undefined)
  const asked = withHints(read(req, provider, received, options), queryOf(req))
  const id = await keepRecord(req.tenant, 'SamlRequest', { asked, step: 'login' })
  const Location = `/samlp/${provider.client.clientId}?request=${id}`
  res.writeHead(303, { Location, 'Cache-Control': 'no-store' }).end()
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
    allowSha1: addon.signatureAlgorithm === 'rsa-sha1',
    now: now(),
  })
  return requestedLoginOf(request, provider, received.relayState)
}

function withHints(asked: RequestedLogin, query: URLSearchParams): RequestedLogin {
  const connection = query.get('connection') ?? asked.connection
  const loginHint = asked.loginHint ?? query.get('login_hint') ?? undefined
  return { ...asked, connection, loginHint }
}

/** Answers by the session that the browser has, or shows the pages of a log-in. */
async function begin(
  req: Request,
  res: Response,
  provider: ServiceProvider,
  asked: RequestedLogin,
  options: SamlOptions,
): Promise<void> {
  const { tenant } = req
  const impossible = unfulfillable(provider, asked)
  if (impossible) return refuse(req, res, provider, asked, impossible, options)
  const session = asked.forceAuthn ? undefined : await sessionOf(req, res, options)
  const step = await stepOf(req, asked, session)
  if (step === undefined) return answer(req, res, provider, asked, options)
  if (asked.isPassive) return refuse(req, res, provider, asked, noPassive, options)
  const login: KeptLogin = {
    asked,
    step,
    ...(session && { session: { userId: session.userId, amr: session.amr } }),
  }
  const id = await keepRecord(tenant, 'SamlLogin', login)
  const cookie = cookieOf(tenant, id)
  res.cookie(cookie.name, id, cookie.options)
  res.writeHead(303, { Location: `/u/${id}`, 'Cache-Control': 'no-store' }).end()
}

function unfulfillable({ addon }: ServiceProvider, asked: RequestedLogin) {
  if (asked.classRef === null) {
    const message = 'No requested authentication context class is supported.'
    return { code: statusCodes.responder, detailCode: statusCodes.noAuthnContext, message }
  }
  if (requestedNameIdFormat(asked, addon.nameIdentifierFormat) === null) {
    const message = 'The requested format of `NameID` is not supported.'
    return { code: statusCodes.requester, detailCode: statusCodes.invalidNameIdPolicy, message }
  }
  return undefined
}

/** The session, unless its user is gone or blocked. */
async function sessionOf(req: Request, res: Response, { sessions }: SamlOptions) {
  const session = await sessions.find(req, res)
  const user = session && (await req.tenant.store.oidc.findSubject(session.userId))
  return user && !user.blocked ? session : undefined
}

async function stepOf(
  req: Request,
  asked: RequestedLogin,
  session: BrowserSession | undefined,
): Promise<KeptLogin['step'] | undefined> {
  if (!session) return 'login'
  const isDue = await isSecondFactorDue({
    tenant: req.tenant,
    userId: session.userId,
    amr: session.amr,
    asked: { acrValues: needsSecondFactor(asked) ? [multiFactor] : [], audiences: [] },
    browser: rememberedBrowserOf(req),
  })
  return isDue ? 'mfa' : undefined
}

/** Answers without any page, as the session has all that is asked for. */
async function answer(
  req: Request,
  res: Response,
  provider: ServiceProvider,
  asked: RequestedLogin,
  options: SamlOptions,
): Promise<void> {
  await useRequestUp(req, asked)
  const session = await options.sessions.join(req, res, asked.clientId)
  const { clientId: client_id, name: client_name } = provider.client
  options.recorder.record(req, { type: 'ssa', client_id, client_name, user_id: session.userId })
  await respond(req, res, provider, asked, session, options)
}

async function refuse(
  req: Request,
  res: Response,
  provider: ServiceProvider,
  asked: RequestedLogin,
  status: typeof noPassive,
  options: SamlOptions,
): Promise<void> {
  await useRequestUp(req, asked)
  const { clientId: client_id, name: client_name } = provider.client
  const description = status.message ?? status.code
  options.recorder.record(req, { type: 'fsa', client_id, client_name, description })
  await respondWithStatus(req, res, provider, asked, status, options)
}

/**
 * Each request is answered once.
 *
 * @throws ApiError `saml_message_replayed`
 */
export async function useRequestUp({ tenant }: Request, asked: RequestedLogin): Promise<void> {
  const { requestId: id, requestIssuer: issuer = '' } = asked
  if (id === undefined || (await useMessageUp(tenant, { issuer, id }))) return
  throw new ApiError('saml_message_replayed')
}
