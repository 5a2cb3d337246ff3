import type { Provider, RefreshToken } from 'oidc-provider'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { audienceOf, userInfoAudienceOf } from '../authorize/resource-identifiers.ts'
import { oidcRequestOf, type WithOidc } from '../provider/oidc-request.ts'
import { originOf } from '../provider/request-origin.ts'
import { revokedRefreshTokenOf } from './revoked-refresh-token.ts'

/**
 * With the tenant's flag `revoke_refresh_token_grant`: a client that revokes a refresh token
 * (RFC 7009) also gives up the grant of the user for the same APIs, with its refresh tokens of all
 * log-ins. Without it, only those of the same log-in end.
 */
export function endRevokedGrants(provider: Provider, tenant: Tenant): void {
  if (!tenant.settings.flags?.revoke_refresh_token_grant) return
  provider.use<object, WithOidc>(async (ctx, next) => {
    await next()
    const token = revokedRefreshTokenOf(ctx)
    if (!token) return
    const { method: _method, ...origin } = originOf(ctx)
    const { accountId: userId } = token
    const { method, path } = oidcRequestOf(ctx).req
    const author = { description: 'Revoke a token', ...origin, userId, method, path }
    await tenant.store.write(author, async ({ grants, refreshTokens }) => {
      for (const audience of audiencesOf(tenant, token)) {
        const key = { userId, clientId: token.clientId ?? '', audience }
        const grant = await grants.find(key)
        if (grant?.id !== undefined) await grants.delete(grant.id)
        await refreshTokens.revoke(key)
      }
    })
  })
}

function audiencesOf(tenant: Tenant, { resource }: RefreshToken): readonly string[] {
  const apis = [resource ?? ''].flat().flatMap((each) => audienceOf(each) ?? [])
  return apis.length > 0 ? apis : [userInfoAudienceOf(tenant)]
}
