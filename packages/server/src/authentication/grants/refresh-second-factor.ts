import type { KoaContextWithOIDC } from 'oidc-provider'
import { accountAudience } from '../../record-rules/management-audience.ts'
import { requestedAudiences } from '../authorize/resource-identifiers.ts'
import type { Granting } from './granting.ts'
import { requireSecondFactor } from './require-second-factor.ts'

/**
 * Requires a second factor before a refresh token gives access to the My Account API, by which the
 * user's factors can be removed: the log-in of the refresh token may be older than the factor.
 *
 * @throws 403 `mfa_required`
 */
export async function requireFactorOfRefresh(
  ctx: KoaContextWithOIDC,
  granting: Pick<Granting, 'tenant' | 'oidc'>,
): Promise<void> {
  const { RefreshToken: token } = ctx.oidc.entities
  const { resource = token?.resource, scope = token?.scope } = ctx.oidc.params ?? {}
  const audiences = requestedAudiences(granting.tenant, { resource })
  if (!token || !audiences.includes(accountAudience)) return
  const { accountId, amr = [], gty = 'refresh_token' } = token
  await requireSecondFactor(ctx, granting, { accountId, amr, gty }, { resource, scope })
}
