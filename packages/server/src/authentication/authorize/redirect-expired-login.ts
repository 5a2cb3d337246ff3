import type { Request, Response } from 'express'
import { ApiError } from '../../errors.ts'
import { loginRouteOf } from '../../login/login-route.ts'
import { redirectTo } from '../../pages/redirect-to.ts'
import type { ProviderOf } from '../provider/provider-of.ts'

/**
 * Redirects the browser of an expired log-in to where a new one begins.
 *
 * @returns whether `error` was an expired log-in, and the URL is set
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
  redirectTo(res, location)
  return true
}

async function restartUriOf({ tenant, pathParameters }: Request, of: ProviderOf) {
  const { provider } = await of(tenant)
  const interaction = await provider.Interaction.find(String(pathParameters.state ?? ''))
  const clientId = interaction?.params.client_id
  return loginRouteOf(tenant, typeof clientId === 'string' ? clientId : undefined)
}
