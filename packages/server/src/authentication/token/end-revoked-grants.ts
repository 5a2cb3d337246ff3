import type { RefreshToken } from 'oidc-provider'
import { hashOfId } from '../../store/oidc/record-ids.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { audienceOf, userInfoAudienceOf } from '../authorize/resource-identifiers.ts'
import { oidcRequestOf } from '../provider/oidc-request.ts'
import type { EndGrantsOf } from '../provider/refresh-token-adapter.ts'
import { originOf } from '../provider/request-origin.ts'

/**
 * Ends the log-in of a refresh token that is revoked (RFC 7009) or used again. With the tenant's
 * flag `revoke_refresh_token_grant`, a client that revokes a refresh token also gives up the grant
 * of the user for the same APIs, with its refresh tokens of all log-ins. All of it ends together.
 */
export function endRevokedGrants(tenant: Tenant): EndGrantsOf {
  const { store, settings } = tenant
  return async (ctx, token) => {
    const { method: _method, ...origin } = originOf(ctx)
    const { accountId: userId, grantId = '' } = token
    if (ctx.oidc.route !== 'revocation' || !settings.flags?.revoke_refresh_token_grant) {
      return store.oidc.records.revokeGrant(grantId, originOf(ctx))
    }
    const { method, path } = oidcRequestOf(ctx).req
    const author = { description: 'Revoke a token', ...origin, userId, method, path }
    await store.write(author, async ({ grants, refreshTokens }) => {
      for (const audience of audiencesOf(tenant, token)) {
        const key = { userId, clientId: token.clientId ?? '', audience }
        const grant = await grants.find(key)
        if (grant?.id !== undefined) await grants.delete(grant.id)
        await refreshTokens.revoke(key)
      }
      await grants.endLogIn(userId, hashOfId(grantId))
    })
  }
}

function audiencesOf(tenant: Tenant, { resource }: RefreshToken): readonly string[] {
  const apis = [resource ?? ''].flat().flatMap((each) => audienceOf(each) ?? [])
  return apis.length > 0 ? apis : [userInfoAudienceOf(tenant)]
}
