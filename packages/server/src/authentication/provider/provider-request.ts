import { IncomingMessage } from 'node:http'
import type { Request } from 'express'
import { ApiError } from '../../errors.ts'
import { formType } from '../../form-body.ts'
import { partsOf } from '../../query-of.ts'
import { resourceOf } from '../authorize/resource-identifiers.ts'
import { askForTokenAlone } from '../token/token-alone.ts'
import { offlineAsked } from './existing-grant.ts'

/** Where oidc-provider serves what the document has at another path. */
const providerPaths: Readonly<Record<string, string>> = {
  createToken: '/oauth/token',
  getAuthorizationServerMetadata: '/.well-known/openid-configuration',
}

/** Sets what oidc-provider builds its addresses from: they say the issuer whatever was sent. */
export function addressAsIssuer(req: Request): void {
  const { protocol, host } = new URL(req.tenant.issuer)
  delete req.headers['x-forwarded-host']
  req.headers.host = host
  req.headers['x-forwarded-proto'] = protocol.slice(0, -1)
}

/** The same request as oidc-provider knows it, with parameters in the query. */
export function withQuery(req: Request): IncomingMessage {
  const { path, query } = partsOf(req.url)
  const known = providerPaths[req.operation?.id ?? ''] ?? path
  const parameters = new URLSearchParams(query)
  const isAsking = req.operation?.id === 'getAuthorization'
  const said = isAsking ? asProviderSays(parameters, req).toString() : query
  req.url = said === '' ? known : `${known}?${said}`
  return req
}

/** The same request with its parameters as a form: the stream that came in has been read. */
export function withBody(req: Request, parameters: URLSearchParams): IncomingMessage {
  const body = Buffer.from(parameters.toString())
  const copy = new IncomingMessage(req.socket)
  copy.method = req.method
  copy.url = providerPaths[req.operation?.id ?? ''] ?? req.url
  copy.headers = { ...req.headers, 'content-type': formType, 'content-length': `${body.length}` }
  delete copy.headers['transfer-encoding']
  delete copy.headers['content-encoding']
  copy.complete = true // or its end would be taken for an abort, and end the connection
  copy.push(body)
  copy.push(null)
  return copy
}

/** Operations by which applications ask for users. */
const asking: readonly string[] = [
  'getAuthorization',
  'createPushedAuthorizationRequest',
  'createDeviceAuthorization',
]
/** What says for itself what is asked for. */
const selfSaying = ['scope', 'request', 'request_uri', 'authorization_details']
/** RFC 6749, section 3.3: the value for those who ask for none. */
const defaultScope = 'openid'

/**
 * Parameters in the words of RFC 8707, which says `resource` where clients of this API say
 * `audience`, and with the scope that is asked for where none is said.
 *
 * @throws ApiError `invalid_body`
 */
export function asProviderSays(
  parameters: URLSearchParams,
  { operation, tenant }: Pick<Request, 'operation' | 'tenant'>,
): URLSearchParams {
  if (asking.includes(operation?.id ?? '') && !selfSaying.some((name) => parameters.get(name))) {
    parameters.set('scope', defaultScope)
  }
  askForTokenAlone(parameters)
  const audiences = parameters.getAll('audience').filter(Boolean)
  if (audiences.length > 1) {
    const message = "'audience' parameter must not be provided twice"
    throw new ApiError('invalid_body', { message })
  }
  const resources = parameters.getAll('resource').filter(Boolean)
  parameters.delete('audience')
  parameters.delete('resource')
  for (const audience of [...audiences, ...resources]) {
    parameters.append('resource', resourceOf(audience, tenant))
  }
  parameters.delete(offlineAsked)
  if (parameters.get('scope')?.split(' ').includes('offline_access')) {
    parameters.set(offlineAsked, 'true')
  }
  return parameters
}
