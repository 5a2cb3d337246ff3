import type { KoaContextWithOIDC } from 'oidc-provider'
import { mfaAudienceOf } from '../../login/second-factors/second-factor-policy.ts'
import { accountAudience } from '../../record-rules/management-audience.ts'
import { requestedAudiences } from '../authorize/resource-identifiers.ts'
import { oidcRequestOf } from '../provider/oidc-request.ts'
import type { Granting } from './granting.ts'
import { requireSecondFactor } from './require-second-factor.ts'

/**
 * Requires a second factor before a refresh token gives access to the My Account API or the MFA
 * API, by which the user's factors can be removed: the log-in of the refresh token may be older
 * than the factor, or for another API. In the latter case the client keeps the refresh token, which
 * is for the API of the log-in too, and gets no other by the factor.
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
  const guarded = [accountAudience, mfaAudienceOf(granting.tenant)]
  if (!token || !guarded.some((each) => audiences.includes(each))) return
  const { accountId, amr = [], gty = 'refresh_token' } = token
  const isOfLogIn = oidcRequestOf(ctx).refresh?.resource === undefined
  const parameters = { resource, scope: isOfLogIn ? scope : withoutOffline(String(scope)) }
  await requireSecondFactor(ctx, granting, { accountId, amr, gty }, parameters)
}

/** The scope without `offline_access`; never empty, which would mean all scopes of the API. */
function withoutOffline(scope: string): string {
  const others = scope.split(' ').filter((each) => each !== 'offline_access')
  return others.join(' ') || scope
}
