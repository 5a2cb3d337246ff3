import {
  type Received,
  readLogoutRequest,
  readLogoutResponse,
  receivePost,
  receiveRedirect,
} from '@latchkey/saml'
import type { Request, Response } from 'express'
import { ApiError } from '../errors.ts'
import { formOf } from '../login/same-origin-form.ts'
import { redirectTo } from '../pages/redirect-to.ts'
import { partsOf, queryOf } from '../query-of.ts'
import { continueLogout, participantsOf } from './logout-round.ts'
import type { SamlOptions } from './options.ts'
import {
  consumeRecord,
  findAndConsumeRecord,
  findRecord,
  type LogoutRound,
  markMessageUsed,
  type RequestedLogout,
  storeRecord,
} from './records.ts'
import {
  keysOf,
  type ServiceProvider,
  serviceProviderOf,
  singleLogoutUrlOf,
} from './service-provider.ts'

/**
 * Serves a `LogoutRequest`, or the `LogoutResponse` to a request of this server, by either binding.
 * A request by HTTP-POST is stored and continued by a redirect, because browsers send no cookies
 * with a form of another site.
 */
export async function serveLogout(
  req: Request,
  res: Response,
  options: SamlOptions,
): Promise<void> {
  const provider = await serviceProviderOf(req)
  const kept = req.method === 'GET' ? queryOf(req).get('request') : null
  if (kept !== null) return continueWith(req, res, provider, kept, options)
  const { request, response } = receive(req)
  if (response) return takeResponse(req, res, provider, response, options)
  if (!request) throw new ApiError('saml_message_missing')
  const requested = await readRequest(req, provider, request, options)
  if (req.method === 'GET') return logOut(req, res, provider, requested, options)
  const id = await storeRecord(req.tenant, 'SamlLogoutRequest', requested)
  const Location = `/samlp/${provider.client.clientId}/logout?request=${id}`
  redirectTo(res, Location)
}

interface Messages {
  readonly request?: Received
  readonly response?: Received
}

function receive(req: Request): Messages {
  if (req.method === 'GET') {
    const { query } = partsOf(req.originalUrl)
    const has = (name: string) => queryOf(req).has(name)
    if (has('SAMLResponse')) return { response: receiveRedirect(query, 'SAMLResponse') }
    return has('SAMLRequest') ? { request: receiveRedirect(query, 'SAMLRequest') } : {}
  }
  const form = formOf(req)
  const [request, response] = [form.get('SAMLRequest'), form.get('SAMLResponse')]
  const relayState = form.get('RelayState') ?? undefined
  if (response !== null) return { response: receivePost(response, relayState) }
  return request === null ? {} : { request: receivePost(request, relayState) }
}

/** Continues a stored request, or a log-out between two clients. */
async function continueWith(
  req: Request,
  res: Response,
  provider: ServiceProvider,
  id: string,
  options: SamlOptions,
): Promise<void> {
  const requested = await findAndConsumeRecord(req.tenant, 'SamlLogoutRequest', id)
  if (requested && requested.clientId === provider.client.clientId) {
    return logOut(req, res, provider, requested, options)
  }
  const round = await findAndConsumeRecord(req.tenant, 'SamlLogout', id)
  if (!round) throw new ApiError('interaction_expired')
  await continueLogout(req, res, round, options)
}

const expectationsOf = ({ tenant }: Request, { client, addon }: ServiceProvider, now: Date) => ({
  keys: keysOf(addon),
  issuer: addon.audience,
  destination: singleLogoutUrlOf(tenant, client.clientId),
  allowSha1: addon.algorithm === 'rsa-sha1',
  now,
})

/** @throws SamlError, ApiError `saml_message_replayed` */
async function readRequest(
  req: Request,
  provider: ServiceProvider,
  received: Received,
  { now }: SamlOptions,
): Promise<RequestedLogout> {
  const request = readLogoutRequest(received, expectationsOf(req, provider, now()))
  if (!(await markMessageUsed(req.tenant, request))) throw new ApiError('saml_message_replayed')
  const { id: requestId, nameId, sessionIndexes } = request
  const { clientId } = provider.client
  return { clientId, requestId, relayState: received.relayState, nameId, sessionIndexes }
}

/** Ends the session that the request names, and begins to log out its other clients. */
async function logOut(
  req: Request,
  res: Response,
  provider: ServiceProvider,
  requested: RequestedLogout,
  options: SamlOptions,
): Promise<void> {
  const { clientId, name: client_name } = provider.client
  const session = await options.sessions.find(req, res)
  const known = session?.sessionIds[clientId]
  const { sessionIndexes: named } = requested
  const isNamed = known !== undefined && (named.length === 0 || named.includes(known))
  const initiator = { clientId, requestId: requested.requestId, relayState: requested.relayState }
  if (!session || !isNamed) {
    return continueLogout(
      req,
      res,
      { initiator, waiting: [], isPartial: session !== undefined },
      options,
    )
  }
  const waiting = await participantsOf(req.tenant, session, clientId)
  await options.sessions.end(req, res)
  const entry = { type: 'slo', client_id: clientId, client_name, user_id: session.userId } as const
  options.recorder.record(req, entry)
  await continueLogout(req, res, { initiator, waiting, isPartial: false }, options)
}

/** @throws SamlError, ApiError `interaction_expired` */
async function takeResponse(
  req: Request,
  res: Response,
  provider: ServiceProvider,
  received: Received,
  options: SamlOptions,
): Promise<void> {
  const id = received.relayState ?? ''
  const round = await findRecord(req.tenant, 'SamlLogout', id)
  const current = round?.current
  if (!round || current?.clientId !== provider.client.clientId) {
    throw new ApiError('interaction_expired')
  }
  const { isSuccess } = readLogoutResponse(received, {
    ...expectationsOf(req, provider, options.now()),
    inResponseTo: current.requestId,
  })
  if (!(await consumeRecord(req.tenant, 'SamlLogout', id)))
    throw new ApiError('interaction_expired')
  const next: LogoutRound = { ...round, isPartial: round.isPartial || !isSuccess }
  await continueLogout(req, res, next, options)
}
