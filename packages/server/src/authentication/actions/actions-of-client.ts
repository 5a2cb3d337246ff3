import type { errors, KoaContextWithOIDC } from 'oidc-provider'
import {
  runCredentialsExchange,
  type TokenDecision,
} from '../../actions/run-credentials-exchange.ts'
import { isBound } from '../../actions/run-trigger.ts'
import { refusal } from '../grants/refusal.ts'
import { oidcRequestOf } from '../provider/oidc-request.ts'
import { factsOfRequest } from './facts-of-request.ts'

/**
 * Runs the actions of the tenant for a client that requests a token of its own.
 *
 * @throws 403 `access_denied`, or the error that an action names
 */
export async function runActionsOfClient(
  ctx: KoaContextWithOIDC,
  oidcErrors: typeof errors,
  audience: string,
  scopes: readonly string[],
): Promise<TokenDecision | undefined> {
  const request = oidcRequestOf(ctx)
  const { req } = request
  const { tenant } = req
  if (!isBound(tenant, 'credentials-exchange')) return undefined
  const known = await factsOfRequest(ctx, request.organization?.id, {})
  if (!known) return undefined
  const result = await runCredentialsExchange({
    ...known,
    audience,
    requestedScopes: [...ctx.oidc.requestParamScopes],
    scopes,
  })
  request.executions = result?.executions ?? []
  if (!result || !('denied' in result)) return result
  const { error, denied, description } = result
  const status = error === 'access_denied' ? 403 : 400
  const refused = refusal({ errors: oidcErrors }, status, error, denied)
  throw Object.assign(refused, { error_detail: description ?? denied })
}
