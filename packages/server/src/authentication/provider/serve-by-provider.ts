import type { IncomingMessage } from 'node:http'
import type { Request, Response } from 'express'
import { ApiError } from '../../errors.ts'
import { refuseForeignForm } from '../../login/same-origin-form.ts'
import { redirectTo } from '../../pages/redirect-to.ts'
import { queryOf, uriBytesMax } from '../../query-of.ts'
import { refuseUnreadableJson, requireReadableParameters } from '../authorize/request-object.ts'
import { audienceOf } from '../authorize/resource-identifiers.ts'
import type { Serve } from '../serve.ts'
import { callProvider } from './call-provider.ts'
import type { ProviderOf } from './provider-of.ts'
import { toProviderParameters, withBody, withQuery } from './provider-request.ts'

/** Lets oidc-provider serve an operation, after translating its parameters. */
export const serveByProvider: Serve = async (req, res, providerOf) => {
  if (req.operation?.body === 'none') return serveMessage(req, res, providerOf, withQuery(req))
  const parameters = toProviderParameters(req.sent.parameters(), req)
  await requireStore(req, parameters)
  return serveMessage(req, res, providerOf, withBody(req, parameters), parameters)
}

/** Serves the form of the page that confirms a log-out. */
export const confirmLogOut: Serve = async (req, res, providerOf) => {
  refuseForeignForm(req)
  const parameters = toProviderParameters(req.sent.parameters(), req)
  if (parameters.get('action') === 'accept') parameters.set('logout', 'yes')
  return serveMessage(req, res, providerOf, withBody(req, parameters), parameters)
}

/**
 * Redirects a form to the same request by GET. Browsers send `SameSite=Lax` cookies with such a
 * redirect, but not with a form of another site (RFC 6265bis, section 5.2).
 *
 * @throws ApiError `body_too_large` for parameters that are too long for a URI
 */
export const redirectToQuery: Serve = async (req, res) => {
  const Location = `${req.operation?.path ?? ''}?${req.sent.parameters()}`
  if (Location.length > uriBytesMax) {
    const message =
      `The parameters must have at most ${uriBytesMax} bytes, as a query. ` +
      'Push a larger authorization request (RFC 9126).'
    throw new ApiError('body_too_large', { message })
  }
  redirectTo(res, Location)
}

async function serveMessage(
  req: Request,
  res: Response,
  providerOf: ProviderOf,
  message: IncomingMessage,
  parameters = queryOf(req),
): Promise<void> {
  refuseUnpushed(req, parameters)
  refusePushing(req)
  refuseUnreadableJson(parameters)
  const request = parameters.get('request')
  if (request !== null) requireReadableParameters(request)
  return callProvider(req, res, { providerOf, message, isFull: mayBeRich(req, parameters) })
}

/** Parameters that are, or may contain, `authorization_details` (RFC 9396). */
const richMembers = ['authorization_details', 'request', 'request_uri']
const metadata: readonly string[] = ['getDiscovery', 'getAuthorizationServerMetadata']

const mayBeRich = ({ operation }: Request, parameters: URLSearchParams) =>
  metadata.includes(operation?.id ?? '') || richMembers.some((name) => parameters.has(name))

/** @throws ApiError `request_not_pushed` for a signed request that was not pushed */
function refuseUnpushed({ operation }: Request, parameters: URLSearchParams): void {
  if (operation?.id === 'getAuthorization' && parameters.has('request')) {
    throw new ApiError('request_not_pushed')
  }
}

/** @throws ApiError `pushed_requests_off` if the tenant disables pushed requests (RFC 9126) */
function refusePushing({ operation, tenant }: Request): void {
  if (operation?.id !== 'createPushedAuthorizationRequest') return
  if (tenant.settings.pushed_authorization_requests_supported === false) {
    throw new ApiError('pushed_requests_off')
  }
}

/**
 * Reads the client and the API of a request first, so that an unavailable database is answered 503.
 * oidc-provider would answer `server_error`.
 */
async function requireStore({ headers, tenant }: Request, parameters: URLSearchParams) {
  const [, basic = ''] = /^Basic ([\w+/=-]+)$/i.exec(headers.authorization ?? '') ?? []
  const [byBasic = ''] = Buffer.from(basic, 'base64').toString().split(':', 1)
  const clientId = parameters.get('client_id') ?? byBasic
  const audience = audienceOf(parameters.get('resource') ?? '')
  await Promise.all([
    /^\w+$/.test(clientId) && tenant.clients.find(clientId),
    audience !== undefined && tenant.audiences.find(audience),
  ])
}
