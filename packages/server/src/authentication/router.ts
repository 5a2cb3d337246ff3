import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Request, RequestHandler, Response } from 'express'
import type { Provider } from 'oidc-provider'
import { ApiError } from '../errors.ts'
import { readParameters } from '../form-body.ts'
import type { LeakedPasswords } from '../login/guards/leaked-passwords.ts'
import { homePage } from '../login/home-page.ts'
import { createLoginPages } from '../login/login-pages.ts'
import type { LoginProtocol } from '../login/login-transaction.ts'
import { linkPages } from '../login/passwordless/link-pages.ts'
import { createTicketPages } from '../login/recovery/ticket-pages.ts'
import { createUnblockPages } from '../login/recovery/unblock-pages.ts'
import { refuseForeignForm } from '../login/same-origin-form.ts'
import { createEnrollmentPages } from '../login/second-factors/enrollment-ticket.ts'
import type { Mailer } from '../mail/mail.ts'
import type { Outbound } from '../outbound/outbound.ts'
import { queryOf } from '../query-of.ts'
import type { EndedSessions } from '../tenancy/ended-sessions.ts'
import type { Tenancy } from '../tenancy/tenancy.ts'
import { beginAnew } from './authorize/begin-anew.ts'
import { createConsent, getConsentPage } from './authorize/consent.ts'
import { oidcProtocol } from './authorize/oidc-transaction.ts'
import { audienceOf } from './authorize/resource-identifiers.ts'
import { createApprovalPages } from './backchannel/approval-pages.ts'
import { createDatabaseConnections } from './dbconnections/database-connections.ts'
import { createActivationPages } from './device/activation.ts'
import { logOut } from './logout/log-out.ts'
import { tellClients } from './logout/tell-clients.ts'
import { createMfaApi } from './mfa/mfa-api.ts'
import { passkeyApi } from './passkey/passkey-api.ts'
import { createPasswordless } from './passwordless/start.ts'
import { handOver } from './provider/hand-over.ts'
import { oidcRequestOf } from './provider/oidc-request.ts'
import { createProviders } from './provider/provider.ts'
import type { ProviderOf } from './provider/provider-of.ts'
import {
  addressAsIssuer,
  asProviderSays,
  withBody,
  withQuery,
} from './provider/provider-request.ts'
import { createClientRegistrations } from './registration/client-registration.ts'
import type { Serve } from './serve.ts'
import type { EntryRecorder } from './token/entry-recorder.ts'
import { noteTokens } from './token/note-tokens.ts'
import { serveUserInfo } from './userinfo/user-info.ts'

interface AuthenticationOptions {
  readonly readBytes: RequestHandler
  readonly mailer: Mailer
  readonly leaks: LeakedPasswords
  readonly outbound: Outbound
  readonly recorder: EntryRecorder
  readonly tenancy: Tenancy
  readonly endedSessions: EndedSessions
  /** Further protocols that send people to the pages of a log-in. */
  readonly protocols: readonly LoginProtocol[]
  /** The port that asks clients for certificates. */
  readonly mtlsPortOf: () => number | undefined
  readonly now: () => Date
}

/**
 * Serves the authentication API: the tenant's OAuth server, in the form that it takes, and beside
 * it what it does not have.
 */
export function serveAuthentication(options: AuthenticationOptions): RequestHandler {
  const { mailer, leaks, recorder, mtlsPortOf, now } = options
  const onMade = (provider: Provider) => {
    provider.on('server_error', (ctx, error) => {
      oidcRequestOf(ctx).req.cause = error
    })
    noteTokens(provider, recorder)
  }
  const providerOf = createProviders({ reach: options, mailer, leaks, mtlsPortOf, now, onMade })
  const own = servedHere(options, providerOf)
  options.endedSessions.toldBy(async (ended, domain) => {
    const tenant = await options.tenancy.find(domain)
    if (tenant) await tellClients((await providerOf(tenant)).provider, ended)
  })
  const hand = async (
    req: Request,
    res: Response,
    message: IncomingMessage,
    parameters = queryOf(req),
  ): Promise<void> => {
    refuseUnpushed(req, parameters)
    refusePushing(req)
    return handOver(req, res, { providerOf, message, isFull: mayBeRich(req, parameters) })
  }
  const serve = async (req: Request, res: Response): Promise<void> => {
    const id = req.operation?.id ?? ''
    refuseNul(req)
    if (userInfo.includes(id)) nameInteraction(req, res)
    if (own[id]) return own[id](req, res, providerOf)
    if (userInfo.includes(id) && (await serveUserInfo(req, res, options.now))) return
    if (req.operation?.body === 'none') return hand(req, res, withQuery(req))
    if (id === 'createEndSessionConfirmation') refuseForeignForm(req)
    const sent = readParameters(req.body, req.headers['content-type'])
    if (asked.includes(id)) return askByAddress(req, res, sent)
    const parameters = asProviderSays(sent, req)
    // The page to log out says it in its own words.
    if (parameters.get('action') === 'accept') parameters.set('logout', 'yes')
    await lookAhead(req, parameters)
    return hand(req, res, withBody(req, parameters), parameters)
  }
  return (req, res, next) => {
    addressAsIssuer(req)
    const begin = () =>
      serve(req, res).catch(async (error) => {
        if (await beginAnew(req, res, providerOf, error).catch(() => false)) return
        next(error)
      })
    if (req.operation?.body === 'none') return void begin()
    options.readBytes(req, res, (error) => {
      if (error) return next(error)
      begin()
    })
  }
}

/** The operations that oidc-provider does not serve. */
function servedHere(
  options: AuthenticationOptions,
  providerOf: ProviderOf,
): Readonly<Record<string, Serve>> {
  return {
    ...homePage,
    ...createLoginPages({
      ...options,
      protocols: [oidcProtocol(providerOf), ...options.protocols],
    }),
    getConsentPage,
    createConsent,
    ...createDatabaseConnections(options),
    ...createTicketPages({
      ...options,
      async sessionUserOf(req, res) {
        const { provider } = await providerOf(req.tenant)
        return (await provider.Session.get(provider.createContext(req, res))).accountId
      },
    }),
    ...createUnblockPages(),
    ...createPasswordless(options),
    ...linkPages,
    ...passkeyApi,
    ...createActivationPages(),
    ...createApprovalPages(),
    ...createClientRegistrations(),
    getLogout: (req, res, of) => logOut(req, res, of, options),
    ...createMfaApi(options),
    ...createEnrollmentPages(),
  }
}

/** @throws ApiError `invalid_query_string`: PostgreSQL stores and compares no NUL */
function refuseNul({ originalUrl }: Request): void {
  if (!originalUrl.includes('%00')) return
  throw new ApiError('invalid_query_string', { message: 'A parameter has a NUL character.' })
}

/** What has or hides authorization details, or says which there are. */
const richMembers = ['authorization_details', 'request', 'request_uri']
const metadata: readonly string[] = ['getDiscovery', 'getAuthorizationServerMetadata']

const mayBeRich = ({ operation }: Request, parameters: URLSearchParams) =>
  metadata.includes(operation?.id ?? '') || richMembers.some((name) => parameters.has(name))

/** @throws ApiError `request_not_pushed`: a signed request is long, and no browser's business */
function refuseUnpushed({ operation }: Request, parameters: URLSearchParams): void {
  if (operation?.id === 'getAuthorization' && parameters.has('request')) {
    throw new ApiError('request_not_pushed')
  }
}

/** @throws ApiError `pushed_requests_off` where the tenant takes none (RFC 9126) */
function refusePushing({ operation, tenant }: Request): void {
  if (operation?.id !== 'createPushedAuthorizationRequest') return
  if (tenant.settings.pushed_authorization_requests_supported === false) {
    throw new ApiError('pushed_requests_off')
  }
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** FAPI 1.0 Baseline, section 6.2.1: both sides name a call alike in their logs. */
function nameInteraction({ headers }: Request, res: Response): void {
  const said = headers['x-fapi-interaction-id']
  const id = typeof said === 'string' && uuid.test(said) ? said : randomUUID()
  res.setHeader('x-fapi-interaction-id', id)
}

/** Requests that may come by a form from elsewhere, and then without cookies. */
const asked: readonly string[] = ['createAuthorization', 'createEndSession']

/** The same request by an address: browsers send cookies with those (RFC 6265bis, section 5.2). */
function askByAddress(req: Request, res: Response, parameters: URLSearchParams): void {
  const Location = `${req.operation?.path ?? ''}?${parameters}`
  res.writeHead(303, { Location, 'Cache-Control': 'no-store' }).end()
}

const userInfo: readonly string[] = ['getUserInfo', 'getUserInfoByForm']

/**
 * What the OAuth server cannot look up it calls an error of its own; asked here first, it is a 503.
 */
async function lookAhead({ headers, tenant }: Request, parameters: URLSearchParams) {
  const [, basic = ''] = /^Basic ([\w+/=-]+)$/i.exec(headers.authorization ?? '') ?? []
  const [byBasic = ''] = Buffer.from(basic, 'base64').toString().split(':', 1)
  const clientId = parameters.get('client_id') ?? byBasic
  const audience = audienceOf(parameters.get('resource') ?? '')
  await Promise.all([
    /^\w+$/.test(clientId) && tenant.clients.find(clientId),
    audience !== undefined && tenant.audiences.find(audience),
  ])
}
