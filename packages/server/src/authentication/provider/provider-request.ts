import { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Request } from 'express'
import { ApiError } from '../../errors.ts'
import { formType } from '../../form-body.ts'
import { partsOf } from '../../query-of.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { resourceOf, userInfoAudienceOf } from '../authorize/resource-identifiers.ts'
import { withoutSelection } from '../authorize/select-account.ts'
import { requestTokenOnly } from '../token/token-only.ts'
import { offlineParameter } from './existing-grant.ts'

/** The paths of operations for which oidc-provider and the document differ. */
const providerPaths: Readonly<Record<string, string>> = {
  createToken: '/oauth/token',
  getAuthorizationServerMetadata: '/.well-known/openid-configuration',
}

/**
 * Sets the headers from which oidc-provider derives its URLs, so that they begin with the issuer.
 */
export function addressAsIssuer(req: Request): void {
  const [scheme = '', host = ''] = req.tenant.issuer.split(/:\/\/|\/$/)
  delete req.headers['x-forwarded-host']
  req.headers.host = host
  req.headers['x-forwarded-proto'] = scheme
}

/** A message for oidc-provider with these parameters in the query. */
export function withQuery(req: Request): IncomingMessage {
  const { path, query } = partsOf(req.url)
  const served = providerPaths[req.operation?.id ?? ''] ?? path
  const sent = queryFor(req, query)
  req.url = sent === '' ? served : `${served}?${sent}`
  return req
}

function queryFor(req: Request, query: string): string {
  // The operation continues a stored request, and oidc-provider fails if it has a `client_id`.
  if (req.operation?.id === 'getAuthorizationAnswer') return ''
  if (req.operation?.id !== 'getAuthorization') return query
  return toProviderParameters(new URLSearchParams(query), req).toString()
}

/** The largest form that oidc-provider reads. */
const formBytesMax = 56 * 1024

/**
 * A message for oidc-provider with these parameters as a form, because the stream of the request
 * was read.
 *
 * @throws ApiError `body_too_large`
 */
export function withBody(req: Request, parameters: URLSearchParams): IncomingMessage {
  const body = Buffer.from(parameters.toString())
  if (body.length > formBytesMax) {
    const message = `The parameters must have at most ${formBytesMax} bytes, as a form.`
    throw new ApiError('body_too_large', { message })
  }
  const copy = new ReadMessage(req.socket, body)
  copy.method = req.method
  copy.url = providerPaths[req.operation?.id ?? ''] ?? req.url
  copy.headers = { ...req.headers, 'content-type': formType, 'content-length': `${body.length}` }
  delete copy.headers['transfer-encoding']
  delete copy.headers['content-encoding']
  return copy
}

/** A request by GET that this server makes of one of a browser, whose other cookies it has. */
export function withCookies(req: Request, url: string, cookies: string): IncomingMessage {
  const made = new ReadMessage(req.socket, Buffer.alloc(0))
  made.method = 'GET'
  made.url = url
  const { cookie } = req.headers
  made.headers = {
    ...req.headers,
    cookie: cookie === undefined ? cookies : `${cookies}; ${cookie}`,
  }
  for (const name of bodyHeaders) delete made.headers[name]
  return made
}

const bodyHeaders = ['content-type', 'content-length', 'content-encoding', 'transfer-encoding']

/**
 * A message whose body was already read. oidc-provider iterates over the message, and receives the
 * body without the buffers and events of a stream, which would cost as much as the rest of reading
 * a form.
 */
class ReadMessage extends IncomingMessage {
  readonly #body: Buffer

  constructor(socket: Socket, body: Buffer) {
    super(socket)
    this.#body = body
    this.complete = true // otherwise Node.js takes its end for an abort, and closes the connection
  }

  override async *iterator(): NodeJS.AsyncIterator<Buffer> {
    yield this.#body
  }
}

/** Operations that begin an authorization, for which `scope` has a default. */
const authorizations: readonly string[] = [
  'getAuthorization',
  'createPushedAuthorizationRequest',
  'createDeviceAuthorization',
]
/** Parameters that make the default scope unnecessary. */
const scopeAlternatives = ['scope', 'request', 'request_uri', 'authorization_details']
/** The scope of a request without one (RFC 6749, section 3.3). */
const defaultScope = 'openid'

/**
 * Translates parameters for oidc-provider: `audience` to `resource` (RFC 8707),
 * `response_type=token` and `prompt=select_account` to what it supports, and a missing `scope` to
 * the default.
 *
 * @throws ApiError `invalid_body`
 */
export function toProviderParameters(
  parameters: URLSearchParams,
  { operation, tenant }: Partial<Pick<Request, 'operation'>> & Pick<Request, 'tenant'>,
): URLSearchParams {
  if (
    authorizations.includes(operation?.id ?? '') &&
    !scopeAlternatives.some((name) => parameters.get(name))
  ) {
    parameters.set('scope', defaultScope)
  }
  requestTokenOnly(parameters)
  withoutSelection(parameters)
  nameApis(parameters, tenant)
  parameters.delete(offlineParameter)
  if (parameters.get('scope')?.split(' ').includes('offline_access')) {
    parameters.set(offlineParameter, 'true')
  }
  return parameters
}

/**
 * Translates `audience` to `resource`, which a tenant may ignore (`resource_parameter_profile`). In
 * the request of a user, the audience `/userinfo` names no API, and remains, so that no default
 * applies.
 *
 * @throws ApiError `invalid_body`
 */
function nameApis(parameters: URLSearchParams, tenant: Tenant): void {
  const audiences = parameters.getAll('audience').filter(Boolean)
  if (audiences.length > 1) {
    const message = "'audience' parameter must not be provided twice"
    throw new ApiError('invalid_body', { message })
  }
  const hasUser = parameters.get('grant_type') !== 'client_credentials'
  if (hasUser && audiences[0] === userInfoAudienceOf(tenant)) audiences.pop()
  else parameters.delete('audience')
  const isRead = tenant.settings.resource_parameter_profile !== 'audience'
  const resources = isRead ? parameters.getAll('resource').filter(Boolean) : []
  parameters.delete('resource')
  for (const audience of [...audiences, ...resources]) {
    parameters.append('resource', resourceOf(audience, tenant))
  }
}
