import type { KoaContextWithOIDC } from 'oidc-provider'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { profileOf } from '../clients/fapi.ts'
import { runActionsOfRefresh } from '../grants/refresh-actions.ts'
import { requireFactorOfRefresh } from '../grants/refresh-second-factor.ts'
import { chooseApi } from '../grants/refreshed-api.ts'
import { limitsAfter, limitsIn, refreshTokenEnds, refreshTokenSettingsOf } from './lifetimes.ts'
import type { Oidc } from './load-provider.ts'
import { oidcRequestOf } from './oidc-request.ts'
import { originOf } from './request-origin.ts'

/**
 * Whether to rotate the refresh token, by `rotation_type` of the client. Using a token that is not
 * rotated extends its idle lifetime.
 *
 * @throws `invalid_grant` for a revoked token, 403 `mfa_required`, 403 `access_denied`, and what
 *   `chooseApi` throws
 */
export function rotateRefreshToken(tenant: Tenant, oidc: Oidc) {
  const { store } = tenant
  return async (ctx: KoaContextWithOIDC): Promise<boolean> => {
    await chooseApi(ctx, { tenant, oidc })
    // Before the token is consumed, because the user continues with it after the second factor.
    await requireFactorOfRefresh(ctx, { tenant, oidc })
    await runActionsOfRefresh(ctx, { tenant, oidc })
    const { client, entities } = ctx.oidc
    // An ID token of a refresh should have no nonce (OpenID Connect Core 1.0, section 12.2); some
    // clients refuse that of the log-in.
    if (entities.RefreshToken) entities.RefreshToken.nonce = undefined
    const settings = refreshTokenSettingsOf(client)
    // FAPI 2.0 Security Profile, section 5.3.2.1: refresh tokens must not be rotated.
    const mayRotate = profileOf(client) !== '2.0'
    if (mayRotate && settings.rotation_type === 'rotating') return true
    const { jti = '', grantId = '', iiat = 0 } = entities.RefreshToken ?? {}
    const { refreshToken: decided } = oidcRequestOf(ctx).actions ?? {}
    const limits = limitsAfter(limitsIn(entities.RefreshToken), decided)
    const ends = refreshTokenEnds(settings, iiat, store.oidc.now(), limits)
    const shown = { ...ends, limits, rotating: false, origin: originOf(ctx) }
    const exists = await store.oidc.records.refreshTokens.touch(jti, grantId, shown)
    if (!exists) throw new oidc.errors.InvalidGrant('refresh token has been revoked')
    return false
  }
}
