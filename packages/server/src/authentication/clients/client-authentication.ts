import type { Request, Response } from 'express'
import type { Provider } from 'oidc-provider'
import { ApiError } from '../../errors.ts'
import type { Client } from '../../store/clients/clients.ts'
import { loadProvider } from '../provider/load-provider.ts'
import { beginOidcRequest } from '../provider/oidc-request.ts'
import { createClientContext } from '../provider/patches.ts'
import { withBody } from '../provider/provider-request.ts'

const credentialParameters = [
  'client_id',
  'client_secret',
  'client_assertion',
  'client_assertion_type',
] as const

/** Whether a request has anything that authenticates its client. */
export const hasCredentials = (req: Request, parameters: URLSearchParams): boolean =>
  req.headers.authorization !== undefined ||
  req.clientCertificate !== undefined ||
  ['client_secret', 'client_assertion'].some((name) => parameters.has(name))

/**
 * Authenticates the client of a request to another endpoint in the way of the token endpoint (RFC
 * 6749, section 2.3), by the steps of oidc-provider. A public client sends only its `client_id`.
 *
 * @throws ApiError `client_unauthorized`, `invalid_body`
 */
export async function authenticateClient(
  req: Request,
  res: Response,
  provider: Provider,
  parameters: URLSearchParams,
): Promise<Client> {
  const { clientAuth, errors } = await loadProvider()
  const message = withBody(req, parameters)
  beginOidcRequest(message, req)
  const present = credentialParameters.filter((name) => parameters.has(name))
  const params = Object.fromEntries(present.map((name) => [name, parameters.get(name)]))
  const ctx = createClientContext(provider, message, res, params)
  const { oidc } = ctx
  const run = async (at: number): Promise<void> => clientAuth[at]?.(ctx, () => run(at + 1))
  await run(0).catch((cause) => {
    if (cause instanceof errors.InvalidRequest) {
      throw new ApiError('invalid_body', { message: cause.error_description ?? '', cause })
    }
    const isRefused = cause instanceof errors.OIDCProviderError && cause.statusCode < 500
    throw isRefused ? new ApiError('client_unauthorized', { cause }) : cause
  })
  const client = await req.tenant.clients.find(oidc.client?.clientId ?? '')
  if (!client) throw new ApiError('client_unauthorized')
  return client
}
