import { decodeJwt } from 'jose'
import type { Grant, KoaContextWithOIDC } from 'oidc-provider'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { audienceOf, userInfoAudienceOf } from '../authorize/resource-identifiers.ts'
import { scopesOfClaim } from './served-grants.ts'

/** Says that `offline_access` was asked for: oidc-provider leaves it out where nobody consents. */
export const offlineParameter = 'latchkey.offline_access'

/** Notes it of a signed request, which nobody but oidc-provider reads on its way. */
export function noteOfflineAccess({ oidc }: KoaContextWithOIDC): void {
  const { params, entities } = oidc
  const { request } = (entities.PushedAuthorizationRequest ?? {}) as { request?: string }
  if (!params || params[offlineParameter] !== undefined || request === undefined) return
  const { scope } = decodeJwt(request)
  if (typeof scope === 'string' && scope.split(' ').includes('offline_access')) {
    params[offlineParameter] = 'true'
  }
}

/**
 * What the user lets the client do already. The tenant's own applications need not be let in; what
 * others may do is what was consented to, as it is kept.
 */
export function loadExistingGrant(tenant: Tenant) {
  return async (ctx: KoaContextWithOIDC): Promise<Grant | undefined> => {
    const { client, session, account, params } = ctx.oidc
    if (!client || !session || !account || !params) return undefined
    restoreOfflineAccess(ctx)
    const stored = await tenant.clients.find(client.clientId)
    const grantId = ctx.oidc.result?.consent?.grantId ?? session.grantIdFor(client.clientId)
    const known = grantId ? await ctx.oidc.provider.Grant.find(grantId) : undefined
    const isOurs = known?.accountId === account.accountId && known.clientId === client.clientId
    const grant = isOurs ? known : undefined
    if (stored?.isFirstParty) return withAllowed(ctx, grant, account.accountId, () => true)
    return withConsented(tenant, ctx, grant, account.accountId)
  }
}

function restoreOfflineAccess({ oidc }: KoaContextWithOIDC): void {
  const { params, client } = oidc
  if (!params?.[offlineParameter] || !client?.grantTypeAllowed('refresh_token')) return
  const scopes = String(params.scope ?? '').split(' ')
  const asksForCode = String(params.response_type ?? 'code').includes('code')
  if (!asksForCode || scopes.includes('offline_access')) return
  params.scope = [...scopes, 'offline_access'].join(' ').trim()
}

/** What was consented to in any session is not asked again; nothing where there is no consent. */
async function withConsented(
  tenant: Tenant,
  ctx: KoaContextWithOIDC,
  known: Grant | undefined,
  accountId: string,
): Promise<Grant | undefined> {
  const clientId = ctx.oidc.client?.clientId ?? ''
  const consented = await tenant.store.grants.listAllowed(accountId, clientId)
  if (consented.length === 0) return known
  const scopes = new Map(consented.map((each) => [each.audience, new Set(each.scope)]))
  return withAllowed(ctx, known, accountId, (audience, scope) => {
    return scopes.get(audience ?? userInfoAudienceOf(tenant))?.has(scope) ?? false
  })
}

/** Whether a scope is allowed of an API, or without one, of OpenID Connect. */
type IsAllowed = (audience: string | undefined, scope: string) => boolean

/** Everything that is asked for and allowed; it is written only when it is more than before. */
async function withAllowed(
  ctx: KoaContextWithOIDC,
  known: Grant | undefined,
  accountId: string,
  isAllowed: IsAllowed,
): Promise<Grant> {
  const { provider, client, resourceServers = {} } = ctx.oidc
  const grant = known ?? new provider.Grant({ accountId, clientId: client?.clientId ?? '' })
  const before = JSON.stringify([grant.openid, grant.resources])
  const asked = [...ctx.oidc.requestParamScopes]
  const ofOidc = [...ctx.oidc.requestParamOIDCScopes].filter((scope) => isAllowed(undefined, scope))
  if (ofOidc.length > 0) grant.addOIDCScope(ofOidc.join(' '))
  const claims = [...ctx.oidc.requestParamClaims].filter((claim) =>
    scopesOfClaim(claim).some((scope) => scope !== 'openid' && isAllowed(undefined, scope)),
  )
  if (claims.length > 0) grant.addOIDCClaims(claims)
  for (const [indicator, { scopes }] of Object.entries(resourceServers)) {
    const audience = audienceOf(indicator) ?? ''
    const may = (scope: string) => scopes.has(scope) && isAllowed(audience, scope)
    const offered = asked.filter(may).join(' ')
    if (offered) grant.addResourceScope(indicator, offered)
  }
  if (!known || JSON.stringify([grant.openid, grant.resources]) !== before) await grant.save()
  return grant
}
