import type { KoaContextWithOIDC } from 'oidc-provider'
import { isBound } from '../../actions/run-trigger.ts'
import { decide } from '../actions/actions-of-grant.ts'
import { connectionOfGrant } from '../authorize/connection-prompt.ts'
import { organizationOfGrant } from '../authorize/organizations.ts'
import { editRefreshToken } from '../provider/edit-metadata.ts'
import { oidcRequestOf } from '../provider/oidc-request.ts'
import type { Granting } from './granting.ts'
import { requireSecondFactor } from './require-second-factor.ts'

/**
 * Runs the actions of the tenant before a refresh token is consumed, so that a refused request does
 * not use it up.
 *
 * @throws 403 `access_denied`, 403 `mfa_required`
 */
export async function runActionsOfRefresh(
  ctx: KoaContextWithOIDC,
  granting: Pick<Granting, 'tenant' | 'oidc'>,
): Promise<void> {
  const { RefreshToken: token, Grant: grant } = ctx.oidc.entities
  if (!token || !isBound(oidcRequestOf(ctx).req.tenant, 'post-login')) return
  const { accountId, amr = [], gty = 'refresh_token' } = token
  const user = { accountId, amr, gty, connection: connectionOfGrant(grant) }
  const { resource = token.resource, scope = token.scope } = ctx.oidc.params ?? {}
  const organizationId = organizationOfGrant(grant)
  const { refreshTokens } = granting.tenant.store.oidc.records
  const refreshTokenId = await refreshTokens.familyOf(token.jti)
  const logIn = { organizationId, refreshTokenId, resource, scope }
  const actions = await decide(ctx, granting, user, logIn)
  oidcRequestOf(ctx).actions = actions
  const { metadata } = actions?.refreshToken ?? {}
  if (metadata && refreshTokenId !== undefined && !actions?.factor) {
    await editRefreshToken(granting.tenant, refreshTokenId, metadata)
  }
  if (!actions?.factor) return
  const requested = { resource, scope, organization: organizationId }
  await requireSecondFactor(ctx, granting, { ...user, actions }, requested)
}
