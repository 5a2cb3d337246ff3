import type { Request, Response } from 'express'
import { ApiError } from '../../errors.ts'
import { isWebAddress } from '../../pages/safe-address.ts'
import type { ProviderOf } from '../provider/provider-of.ts'

/**
 * Sends who comes to a log-in that is over to where the next one begins: the client's
 * `initiate_login_uri` (OpenID Connect Core 1.0, section 4), else the tenant's
 * `default_redirection_uri`.
 *
 * @returns whether there is such a place
 */
export async function beginAnew(
  req: Request,
  res: Response,
  of: ProviderOf,
  error: unknown,
): Promise<boolean> {
  if (!(error instanceof ApiError) || error.code !== 'interaction_expired') return false
  const location = await whereTo(req, of)
  if (location === undefined) return false
  res.writeHead(303, { Location: location, 'Cache-Control': 'no-store' }).end()
  return true
}

async function whereTo({ tenant, pathParameters }: Request, of: ProviderOf) {
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
