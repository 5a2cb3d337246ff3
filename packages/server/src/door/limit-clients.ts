import type { Request, Response } from 'express'
import { decodeJwt } from 'jose'
import { LRUCache } from 'lru-cache'
import { ApiError } from '../errors.ts'
import { queryOf } from '../query-of.ts'
import type { LogRecorder } from '../tenancy/log-recorder.ts'
import type { ClientRateLimit } from '../tenancy/remembered-rate-limit-policies.ts'
import { createRateCounter } from './rate-counter.ts'
import type { RateKeeper } from './rate-limit-sync.ts'

/** The length of the windows in which rate limit policies of tenants count. */
const windowSeconds = 1
/** The greatest limit that a policy may have. */
const limitMax = 10_000
/** The log has at most one entry per policy and client in this time. */
const entryMs = 60_000
/** The most pairs of policy and client whose last log entry is remembered. */
const entriesMax = 10_000

/**
 * The operations that are counted: their number depends on the application more than on its users.
 */
const countedOperations: readonly string[] = [
  'getAuthorization',
  'createPushedAuthorizationRequest',
  'createToken',
  'revokeToken',
  'createDeviceAuthorization',
  'createBackchannelAuthentication',
  'createPasswordlessStart',
  'createPasswordlessVerification',
  'createPasskeyChallenge',
  'createPasskeyRegistration',
]

interface Options {
  readonly keeper: Pick<RateKeeper, 'share'>
  readonly recorder: LogRecorder
}

/** Counts a request after its body was read; resolves to true if it has answered the request. */
export type LimitClients = (req: Request, res: Response) => Promise<boolean> | boolean

/**
 * Applies the rate limit policies of a tenant to the requests of its clients, even if those do not
 * authenticate. Responses to counted requests have the header `Auth0-RateLimit`.
 *
 * @returns a step that resolves to true after answering a request with a redirect
 * @throws ApiError `client_limit_exceeded`, with `Retry-After`
 */
export function limitClients({ keeper, recorder }: Options): LimitClients {
  const counter = keeper.share('client', createRateCounter({ limit: limitMax, windowSeconds }))
  const logged = new LRUCache<string, true>({ max: entriesMax, ttl: entryMs })
  const log = (req: Request, { policy }: ClientRateLimit, clientId: string) => {
    const key = `${policy.id} ${clientId}`
    if (logged.has(key)) return
    logged.set(key, true)
    const { consumer_selector, configuration } = policy
    recorder.record(req, {
      type: 'api_limit',
      description: `The rate limit policy of ${consumer_selector} was exceeded`,
      client_id: clientId,
      details: { policy_id: policy.id, consumer_selector, ...configuration },
    })
  }
  const apply = async (req: Request, res: Response) => {
    const client = await req.tenant.clients.find(clientIdOf(req) ?? '')
    const found = client && (await req.tenant.rateLimitPolicies.findFor(client))
    const configuration = found?.policy.configuration
    if (!client || !configuration || configuration.action === 'allow') return false
    const { limit } = configuration
    const { policy, countedClientId = '' } = found
    const { state } = await counter.count(`${req.tenant.id}/${policy.id} ${countedClientId}`)
    const remaining = Math.max(0, limit - state.consumedPoints)
    res.setHeader('Auth0-RateLimit', `client;q=${limit};t=${windowSeconds};r=${remaining}`)
    if (state.consumedPoints <= limit) return false
    log(req, found, client.clientId)
    if (configuration.action === 'log') return false
    if (configuration.action === 'redirect' && req.operation?.id === 'getAuthorization') {
      const headers = { Location: configuration.redirect_uri, 'Cache-Control': 'no-store' }
      res.writeHead(302, headers).end()
      return true
    }
    const seconds = Math.max(1, Math.ceil(state.msBeforeNext / 1000))
    throw new ApiError('client_limit_exceeded', { headers: { 'Retry-After': String(seconds) } })
  }
  return (req, res) => {
    if (!countedOperations.includes(req.operation?.id ?? '')) return false
    const exist = req.tenant.rateLimitPolicies.exist()
    if (exist instanceof Promise) return exist.then((some) => some && apply(req, res))
    return exist && apply(req, res)
  }
}

/** The id of the client in a parameter, in HTTP Basic, or in a client assertion. */
function clientIdOf(req: Request): string | undefined {
  const { client_id: sent, client_assertion: assertion } = req.sent.members
  if (typeof sent === 'string') return sent
  const asked = req.operation?.body === 'none' ? queryOf(req).get('client_id') : null
  if (asked !== null) return asked
  const [, basic] = /^Basic ([\w+/=-]+)$/i.exec(req.headers.authorization ?? '') ?? []
  if (basic !== undefined) return Buffer.from(basic, 'base64').toString().split(':', 1)[0]
  return typeof assertion === 'string' ? subjectOf(assertion) : undefined
}

function subjectOf(assertion: string): string | undefined {
  try {
    return decodeJwt(assertion).sub
  } catch {
    return undefined
  }
}
