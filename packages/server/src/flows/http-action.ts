import {
  type FlowAction,
  FormError,
  isObject,
  type Json,
  type JsonObject,
  memberOf,
  objectIn,
  textIn,
  textOf,
} from '@latchkey/forms'
import { basicAuthorization } from '../outbound/basic-authorization.ts'
import {
  isOutboundMethod,
  type OutboundAnswer,
  type OutboundRequest,
} from '../outbound/outbound.ts'
import { OutboundError } from '../outbound/outbound-error.ts'
import type { FlowRun, RunFlowAction } from './flow-run.ts'
import { credentialsOf } from './vault.ts'

/** The most bytes of a response that a flow reads. */
const answerBytesMax = 64 * 1024
const headersMax = 50

/** Sends a request by the guarded way out. A response with a status from 400 is an error. */
export const sendRequest: RunFlowAction = async (run, params) => {
  const url = textIn(params, 'url') ?? ''
  if (!URL.canParse(url)) throw new FormError('`url` is no URL.')
  return request(run, params, { url: new URL(url), ...(await authorizationOf(run, params)) })
}

/**
 * Calls the management API of the account in the vault, with a token of its client. The account may
 * be this tenant or another one; both are reached by the guarded way out.
 */
export const sendManagementRequest: RunFlowAction = async (run, params) => {
  const setup = await credentialsOf(run, params, 'AUTH0')
  const origin = `https://${(textIn(setup, 'domain') ?? '').toLowerCase()}`
  const path = textIn(params, 'pathname') ?? ''
  const url = URL.canParse(`${origin}${path}`) ? new URL(`${origin}${path}`) : undefined
  if (url?.origin !== origin || !url.pathname.startsWith('/api/v2/') || dotSegment.test(path)) {
    throw new FormError('`pathname` must be a path of the management API, such as /api/v2/roles.')
  }
  const audience = textIn(setup, 'audience') ?? `${origin}/api/v2/`
  const client = { ...setup, audience, token_endpoint: `${origin}/oauth/token` }
  return request(run, params, { url, ...byToken(await tokenOf(run, client)) })
}

/** A part of a path that leads elsewhere (WHATWG URL, section 4.1). */
const dotSegment = /[/\\](?:\.|%2e){1,2}(?:[/\\?#]|$)/i

/** Encodes values within `pathname`, unless the whole path is one: a user may have entered them. */
export const pathEncodingOf = ({ params }: Pick<FlowAction, 'params'>) =>
  /^\s*\{\{/.test(textIn(params, 'pathname') ?? '') ? undefined : encodeURIComponent

async function request(run: FlowRun, params: JsonObject, to: Destination) {
  const sent = requestOf(params, to)
  const { status, headers, body } = await send(run, sent)
  if (status >= 400) throw new FormError(`The server responded with the status ${status}.`)
  return { statusCode: status, headers: { ...headers }, body: bodyOf(headers, body) }
}

type Sent = Omit<OutboundRequest, 'tenantId' | 'answerBytesMax'>

interface Destination extends Authorization {
  readonly url: URL
}

function requestOf(params: JsonObject, { url, headers: own, query }: Destination): Sent {
  const method = textIn(params, 'method') ?? 'GET'
  if (!isOutboundMethod(method)) throw new FormError(`A request cannot have the method ${method}.`)
  const all = { ...objectIn(params, 'params'), ...query }
  for (const [name, value] of Object.entries(all)) url.searchParams.set(name, textOf(value))
  const content = method === 'GET' ? undefined : contentOf(params)
  const headers = {
    Accept: 'application/json',
    ...headersOf(objectIn(params, 'headers')),
    ...(content && { 'Content-Type': content.type }),
    ...own,
  }
  return { method, url: url.href, headers, ...(content && { body: content.body }) }
}

async function send({ services, tenant }: FlowRun, request: Sent): Promise<OutboundAnswer> {
  try {
    return await services.outbound.send({ ...request, tenantId: tenant.id, answerBytesMax })
  } catch (error) {
    if (error instanceof OutboundError) throw new FormError(error.message)
    throw error
  }
}

/** Headers as RFC 9110, section 5, permits them, without those that belong to the connection. */
function headersOf(given: JsonObject): Readonly<Record<string, string>> {
  const headers = Object.entries(given).map(([name, value]) => [name, textOf(value)] as const)
  if (headers.length > headersMax)
    throw new FormError(`A request has at most ${headersMax} headers.`)
  for (const [name, value] of headers) {
    const isValid =
      /^[\w!#$%&'*+.^`|~-]{1,256}$/.test(name) && /^[\x20-\x7e\t]{0,8192}$/.test(value)
    if (!isValid || ownHeaders.test(name)) throw new FormError(`The header ${name} cannot be sent.`)
  }
  return Object.fromEntries(headers)
}

const ownHeaders =
  /^(?:connection|content-length|expect|host|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade)$/i

function contentOf(
  params: JsonObject,
): { readonly type: string; readonly body: string } | undefined {
  const payload = memberOf(params, 'payload')
  if (payload === undefined) return undefined
  const type = textIn(params, 'content_type') ?? 'JSON'
  if (type === 'XML') return { type: 'application/xml', body: textOf(payload) }
  if (type !== 'FORM') return { type: 'application/json', body: JSON.stringify(payload) }
  const form = new URLSearchParams(
    Object.entries(isObject(payload) ? payload : {}).map(([name, value]) => [name, textOf(value)]),
  )
  return { type: 'application/x-www-form-urlencoded', body: form.toString() }
}

interface Authorization {
  readonly headers: Readonly<Record<string, string>>
  readonly query: JsonObject
}

async function authorizationOf(run: FlowRun, params: JsonObject): Promise<Authorization> {
  const basic = objectIn(params, 'basic')
  const user = textIn(basic, 'username')
  if (user !== undefined) return byBasic(run, user, textIn(basic, 'password'))
  if (memberOf(params, 'connection_id') === undefined) return { headers: {}, query: {} }
  const setup = await credentialsOf(run, params, 'HTTP')
  const name = textIn(setup, 'name') ?? ''
  const value = textIn(setup, 'value') ?? ''
  switch (textIn(setup, 'type')) {
    case 'BEARER':
      return byToken(textIn(setup, 'token') ?? '')
    case 'BASIC_AUTH':
      return byBasic(run, textIn(setup, 'username') ?? '', textIn(setup, 'password'))
    case 'API_KEY':
      return textIn(setup, 'in') === 'QUERY'
        ? { headers: {}, query: { [name]: value } }
        : { headers: headersOf({ [name]: value }), query: {} }
    case 'OAUTH_CLIENT_CREDENTIALS':
      return byToken(await tokenOf(run, setup))
    default:
      throw new FormError('The credentials are of a type that requests cannot use.')
  }
}

const byToken = (token: string) => ({
  headers: headersOf({ Authorization: `Bearer ${token}` }),
  query: {},
})

function byBasic({ secrets }: FlowRun, user: string, password = ''): Authorization {
  const authorization = basicAuthorization(user, password)
  for (const secret of [password, authorization.replace('Basic ', '')]) secrets.add(secret)
  return { headers: { Authorization: authorization }, query: {} }
}

/** A token by the grant of client credentials (RFC 6749, section 4.4). */
async function tokenOf(run: FlowRun, setup: JsonObject): Promise<string> {
  const form = new URLSearchParams({ grant_type: 'client_credentials' })
  for (const name of ['client_id', 'client_secret', 'audience', 'resource', 'scope']) {
    const value = textIn(setup, name)
    if (value !== undefined) form.set(name, value)
  }
  const { status, headers, body } = await send(run, {
    method: 'POST',
    url: textIn(setup, 'token_endpoint') ?? '',
    headers: { Accept: 'application/json', 'Content-Type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
  })
  const token = textIn(bodyOf(headers, body), 'access_token')
  if (status !== 200 || token === undefined) {
    throw new FormError(`The token endpoint responded with the status ${status}.`)
  }
  run.secrets.add(token)
  return token
}

/** A body as JSON where it is JSON, else as a text. */
function bodyOf({ 'content-type': type = '' }: OutboundAnswer['headers'], body: Uint8Array): Json {
  const text = new TextDecoder().decode(body)
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
