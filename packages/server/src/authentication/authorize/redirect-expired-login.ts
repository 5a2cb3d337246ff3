import type { Request, Response } from 'express'
import { ApiError } from '../../errors.ts'
import { isWebAddress } from '../../pages/safe-address.ts'
import type { ProviderOf } from '../provider/provider-of.ts'

/**
 * Redirects the browser of an expired log-in to where a new one begins: the client's
 * `initiate_login_uri` (OpenID Connect Core 1.0, section 4), else the tenant's
 * `default_redirection_uri`.
 *
 * @returns whether `error` was an expired log-in and one of the two is set
 */
export async function redirectExpiredLogin(
  req: Request,
  res: Response,
  of: ProviderOf,
  error: unknown,
): Promise<boolean> {
  if (!(error instanceof ApiError) || error.code !== 'interaction_expired') return false
  const location = await restartUriOf(req, of)
  if (location === undefined) return false
  res.writeHead(303, { Location: location, 'Cache-Control': 'no-store' }).end()
  return true
}

async function restartUriOf({ tenant, pathParameters }: Request, of: ProviderOf) {
  const { provider } = await of(tenant)
  const interaction = await provider.Interaction.find(String(pathParameters.state ?? ''))
  const clientId = interaction?.params.client_id
  const client = typeof clientId === 'string' ? await tenant.clients.find(clientId) : undefined
  const { initiate_login_uri: uri } = client?.settings ?? {}
  if (isWebAddress(uri)) {
    const location = new URL(uri)
    location.searchParams.set('iss', tenant.issuer)
    return location.href
  }
  const { default_redirection_uri: fallback } = tenant.settings
  return isWebAddress(fallback) ? fallback : undefined
}
