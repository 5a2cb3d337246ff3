import { decodeJwt } from 'jose'
import type { Grant, KoaContextWithOIDC } from 'oidc-provider'
import type { Tenant } from '../../tenancy/tenancy.ts'
import {
  bindToConnection,
  connectionOf,
  connectionOfGrant,
} from '../authorize/connection-prompt.ts'
import {
  bindToOrganization,
  organizationOfGrant,
  requestedOrganization,
} from '../authorize/organizations.ts'
import { audienceOf, userInfoAudienceOf } from '../authorize/resource-identifiers.ts'
import { restoreTokenOnly } from '../token/token-only.ts'
import {
  admitsRefreshToken,
  bindToTransfer,
  endsAtOf,
  transferOfGrant,
} from '../transfer/transferred.ts'
import { scopesOfClaim } from './served-grants.ts'

/**
 * Marks a request with `offline_access`, a scope that oidc-provider removes if there is no consent.
 */
export const offlineParameter = 'latchkey.offline_access'

/** Sets the mark for a pushed Request Object, whose parameters only oidc-provider has parsed. */
export function recordOfflineAccess({ oidc }: KoaContextWithOIDC): void {
  const { params, entities } = oidc
  const { request } = (entities.PushedAuthorizationRequest ?? {}) as { request?: string }
  if (!params || params[offlineParameter] !== undefined || request === undefined) return
  const { scope } = decodeJwt(request)
  if (typeof scope === 'string' && scope.split(' ').includes('offline_access')) {
    params[offlineParameter] = 'true'
  }
}

/**
 * The grant of a request without a consent page: a first-party client gets all that it requests, a
 * third-party client what the user consented to earlier.
 */
export function loadExistingGrant(tenant: Tenant) {
  return async (ctx: KoaContextWithOIDC): Promise<Grant | undefined> => {
    const { client, session, account, params } = ctx.oidc
    if (!client || !session || !account || !params) return undefined
    restoreTokenOnly(params)
    if (await admitsRefreshToken(ctx, tenant)) restoreOfflineAccess(ctx)
    else removeOfflineAccess(params)
    const stored = await tenant.clients.find(client.clientId)
    const grantId = ctx.oidc.result?.consent?.grantId ?? session.grantIdFor(client.clientId)
    const known = grantId ? await ctx.oidc.provider.Grant.find(grantId) : undefined
    const isOurs = known?.accountId === account.accountId && known.clientId === client.clientId
    const organization = requestedOrganization(params)
    const grant = isOurs && organizationOfGrant(known) === organization ? known : undefined
    if (stored?.isFirstParty) return withAllowed(ctx, grant, account.accountId, () => true)
    return withConsented(tenant, ctx, grant, account.accountId)
  }
}

function restoreOfflineAccess({ oidc }: KoaContextWithOIDC): void {
  const { params, client } = oidc
  if (!params?.[offlineParameter] || !client?.grantTypeAllowed('refresh_token')) return
  const scopes = String(params.scope ?? '').split(' ')
  const hasCode = String(params.response_type ?? 'code').includes('code')
  if (!hasCode || scopes.includes('offline_access')) return
  params.scope = [...scopes, 'offline_access'].join(' ').trim()
}

function removeOfflineAccess(params: Record<string, unknown>): void {
  const scopes = String(params.scope ?? '').split(' ')
  params.scope = scopes.filter((each) => each !== 'offline_access').join(' ')
}

/** Extends the grant by all stored consent of the user to the client, from any session. */
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

/** Whether to grant a scope: of an API, or without an audience of OpenID Connect. */
type IsAllowed = (audience: string | undefined, scope: string) => boolean

const loginOfGrant = (grant: Grant) => [
  connectionOfGrant(grant),
  endsAtOf(grant),
  transferOfGrant(grant),
]

/**
 * Extends the grant by all requested scopes that are allowed. It is saved only if it has changed.
 */
async function withAllowed(
  ctx: KoaContextWithOIDC,
  known: Grant | undefined,
  accountId: string,
  isAllowed: IsAllowed,
): Promise<Grant> {
  const { provider, client, resourceServers = {} } = ctx.oidc
  const made = { accountId, clientId: client?.clientId ?? '' }
  const organization = requestedOrganization(ctx.oidc.params)
  const grant = known ?? bindToOrganization(new provider.Grant(made), organization)
  const contentOf = () => JSON.stringify([grant.openid, grant.resources, loginOfGrant(grant)])
  const before = contentOf()
  bindToTransfer(bindToConnection(grant, connectionOf(ctx)), ctx.oidc.session)
  const requested = [...ctx.oidc.requestParamScopes]
  const ofOidc = [...ctx.oidc.requestParamOIDCScopes].filter((scope) => isAllowed(undefined, scope))
  if (ofOidc.length > 0) grant.addOIDCScope(ofOidc.join(' '))
  const claims = [...ctx.oidc.requestParamClaims].filter((claim) =>
    scopesOfClaim(claim).some((scope) => scope !== 'openid' && isAllowed(undefined, scope)),
  )
  if (claims.length > 0) grant.addOIDCClaims(claims)
  for (const [indicator, { scopes }] of Object.entries(resourceServers)) {
    const audience = audienceOf(indicator) ?? ''
    const isGranted = (scope: string) => scopes.has(scope) && isAllowed(audience, scope)
    const offered = requested.filter(isGranted).join(' ')
    if (offered) grant.addResourceScope(indicator, offered)
  }
  if (!known || contentOf() !== before) await grant.save()
  return grant
}
