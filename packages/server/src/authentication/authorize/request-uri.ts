import type { Request } from 'express'
import { ApiError } from '../../errors.ts'
import type { Outbound } from '../../outbound/outbound.ts'
import { partsOf, queryOf } from '../../query-of.ts'
import type { Serve } from '../serve.ts'
import { requireReadableParameters } from './request-object.ts'

const requestBytesMax = 64 * 1024
/** A JWS in compact serialization (RFC 7515, section 7.1). */
const compact = /^[\w-]+\.[\w-]+\.[\w-]+$/

/**
 * Fetches the Request Object at the `request_uri` of an authorization request, and serves the
 * request with it (OpenID Connect Core 1.0, section 6.2). Only URIs that the client has registered
 * are fetched.
 *
 * @throws ApiError `invalid_request_uri`, `invalid_request_object`
 */
export function withRequestObject(outbound: Outbound, serve: Serve): Serve {
  return async (req, res, providerOf) => {
    const query = queryOf(req)
    const [uri, ...others] = query.getAll('request_uri')
    const isReference = uri?.startsWith('https:') && others.length === 0
    const registered = isReference ? await registeredUris(req, query.get('client_id')) : []
    // If the client has registered none, oidc-provider refuses the parameter.
    if (uri !== undefined && registered.length > 0) {
      requireRegistered(uri, registered)
      query.delete('request_uri')
      const request = await fetchRequestObject(outbound, req, uri)
      requireReadableParameters(request)
      query.set('request', request)
      req.url = `${partsOf(req.url).path}?${query}`
    }
    return serve(req, res, providerOf)
  }
}

async function registeredUris({ tenant }: Request, clientId: string | null) {
  const client = await tenant.clients.find(clientId ?? '')
  return client?.settings.request_uris ?? []
}

function requireRegistered(uri: string, registered: readonly string[]): void {
  if (registered.includes(uri)) return
  const message = '`request_uri` is not one of the `request_uris` that the client has registered.'
  throw new ApiError('invalid_request_uri', { message })
}

async function fetchRequestObject(
  outbound: Outbound,
  { tenant }: Request,
  uri: string,
): Promise<string> {
  const answer = await outbound
    .send({
      tenantId: tenant.id,
      url: uri,
      method: 'GET',
      headers: { Accept: 'application/oauth-authz-req+jwt, application/jwt' },
      answerBytesMax: requestBytesMax,
    })
    .catch((cause) => {
      const message = `The server cannot fetch \`request_uri\`: ${cause.message}`
      throw new ApiError('invalid_request_uri', { message, cause })
    })
  const text = Buffer.from(answer.body).toString().trim()
  if (answer.status === 200 && compact.test(text)) return text
  const message = '`request_uri` must respond with status 200 and a signed request object.'
  throw new ApiError('invalid_request_uri', { message })
}
