import { randomUUID } from 'node:crypto'
import type { Request, RequestHandler, Response } from 'express'
import type { Provider } from 'oidc-provider'
import { ApiError } from '../errors.ts'
import type { BrowserSessions } from '../login/browser-sessions.ts'
import {
  accountPageOperations,
  isOwnApiOperation,
  isScimOperation,
  presentationOperations,
} from '../operations.ts'
import { readRequest } from '../validation/read-request.ts'
import { redirectExpiredLogin } from './authorize/redirect-expired-login.ts'
import { type IssueDirectly, issueDirectly } from './grants/issue-directly.ts'
import { type AuthenticationOptions, createHandlers, type FurtherProtocols } from './handlers.ts'
import { sendLogoutTokens } from './logout/send-logout-tokens.ts'
import { browserSessions } from './provider/browser-sessions.ts'
import { oidcRequestOf } from './provider/oidc-request.ts'
import { createProviders } from './provider/provider.ts'
import type { ProviderOf } from './provider/provider-of.ts'
import { addressAsIssuer } from './provider/provider-request.ts'
import { redirectToQuery, serveByProvider } from './provider/serve-by-provider.ts'
import type { AuthenticationHandlers, Serve } from './serve.ts'
import { recordTokenEntries } from './token/record-token-entries.ts'

/** The authentication API, with the parts of it that others use. */
export interface AuthenticationApi {
  /** The sessions of browsers, which other protocols share. */
  readonly sessions: BrowserSessions
  /** Issues tokens without a log-in, for test controls. */
  readonly issueDirectly: IssueDirectly
  /**
   * Serves the authentication API: reads a request, validates it by the document, applies the
   * limits of its client, and calls the handler of the operation.
   */
  serve(further: FurtherProtocols): RequestHandler
}

/** Creates the authentication API. */
export function createAuthentication(options: AuthenticationOptions): AuthenticationApi {
  const { mailer, leaks, countLogIn, countToken, outbound, recorder, mtlsPortOf, now } = options
  const onMade = (provider: Provider) => {
    provider.on('server_error', (ctx, error) => {
      oidcRequestOf(ctx).req.cause = error
    })
    recordTokenEntries(provider, recorder)
  }
  const providerOf = createProviders({
    mailer,
    leaks,
    countLogIn,
    countToken,
    outbound,
    mtlsPortOf,
    now,
    onMade,
    senders: options,
  })
  const sessions = browserSessions(providerOf, options.endedSessions)
  options.endedSessions.onEnded(async (ended, domain) => {
    const tenant = await options.tenancy.find(domain)
    if (tenant) await sendLogoutTokens((await providerOf(tenant)).provider, tenant, ended)
  })
  return {
    sessions,
    issueDirectly: issueDirectly(providerOf),
    serve: (further) =>
      serveBy(createHandlers({ ...options, ...further, sessions }, providerOf), {
        ...options,
        providerOf,
      }),
  }
}

type Parts = Pick<
  AuthenticationOptions,
  'operations' | 'validatorOf' | 'readBytes' | 'limitClients'
> & {
  readonly providerOf: ProviderOf
}

function serveBy(handlers: AuthenticationHandlers, options: Parts): RequestHandler {
  const { validatorOf, readBytes, limitClients, providerOf } = options
  const serverOf = byName(handlers, options)
  const refusesRepeated = servedByProvider(handlers)
  const read = readRequest({ validatorOf, readBytes, refusesRepeated })
  const serve = async (req: Request, res: Response): Promise<void> => {
    if (!req.operation) throw new ApiError('route_not_found')
    const isLimited = limitClients(req, res)
    if (isLimited instanceof Promise ? await isLimited : isLimited) return
    await serverOf(req.operation.id)(req, res, providerOf)
  }
  return (req, res, next) => {
    addressAsIssuer(req)
    refuseNul(req)
    if (userInfo.includes(req.operation?.id ?? '')) nameInteraction(req, res)
    const fail = async (error: unknown) => {
      if (await redirectExpiredLogin(req, res, providerOf, error).catch(() => false)) return
      next(error)
    }
    read(req, res, (error) => {
      if (error) fail(error)
      else serve(req, res).catch(fail)
    })
  }
}

/**
 * Looks up handlers by `operationId`. The type of the table is total, but the look-up is by a name
 * at run time; therefore the names are compared with the document at the start.
 */
function byName(
  handlers: AuthenticationHandlers,
  { operations }: Pick<AuthenticationOptions, 'operations'>,
): (id: string) => Serve {
  const table = new Map<string, Serve>(Object.entries(handlers))
  const elsewhere: readonly string[] = [...presentationOperations, ...accountPageOperations]
  const ids = operations
    .filter((each) => !isScimOperation(each) && !isOwnApiOperation(each))
    .filter((each) => !elsewhere.includes(each.id))
    .map(({ id }) => id)
  const differing = [
    ...ids.filter((id) => !table.has(id)),
    ...[...table.keys()].filter((id) => !ids.includes(id)),
  ]
  if (differing.length > 0) {
    throw new Error(`Handlers and document differ: ${differing.join(', ')}`)
  }
  return (id) => {
    const serve = table.get(id)
    if (!serve) throw new Error(`No handler for ${id}`)
    return serve
  }
}

const servedByProvider = (handlers: AuthenticationHandlers) => [
  'getAuthorization',
  ...Object.entries(handlers)
    .filter(([, serve]) => serve === serveByProvider || serve === redirectToQuery)
    .map(([id]) => id),
]

/** @throws ApiError `invalid_query_string` for NUL, which PostgreSQL cannot store */
function refuseNul({ originalUrl }: Request): void {
  if (!originalUrl.includes('%00')) return
  throw new ApiError('invalid_query_string', { message: 'A parameter contains a NUL character.' })
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

const userInfo: readonly string[] = ['getUserInfo', 'getUserInfoByForm']

/** Answers the `x-fapi-interaction-id` of the request, or a new one (FAPI 1.0 Baseline, 6.2.1). */
function nameInteraction({ headers }: Request, res: Response): void {
  const sent = headers['x-fapi-interaction-id']
  const id = typeof sent === 'string' && uuid.test(sent) ? sent : randomUUID()
  res.setHeader('x-fapi-interaction-id', id)
}
