import type { Client, errors, KoaContextWithOIDC, ResourceServer } from 'oidc-provider'
import type { TokenGrant } from '../store/client-grants.ts'
import { shownIdentifier, storedIdentifier } from '../store/management-api.ts'
import type { Audience } from '../store/resource-servers.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import { jwtOf } from './token-format.ts'

/** An `audience` may be any text, a `resource` must be an absolute URI (RFC 8707, section 2). */
const resourcePrefix = 'urn:latchkey:audience:'

/** The `resource` that carries an `audience` through oidc-provider. */
export function resourceOf(audience: string, tenant: Tenant): string {
  const identifier = storedIdentifier(audience, tenant.managementAudience)
  return resourcePrefix + encodeURIComponent(identifier)
}

/** The stored identifier of the API that a `resource` carries; of another one there is none. */
export function audienceOf(resource: string): string | undefined {
  if (!resource.startsWith(resourcePrefix)) return undefined
  return decodeURIComponent(resource.slice(resourcePrefix.length))
}

type Errors = typeof errors

/** A refusal with 403, which oidc-provider's own errors do not have. */
function refusal({ OIDCProviderError }: Errors, description: string): Error {
  const error = new OIDCProviderError(403, 'access_denied')
  error.error_description = description
  return Object.assign(error, { expose: true })
}

/**
 * What a token is for where the request does not say.
 *
 * @throws 403 `access_denied` where the tenant has no default audience either
 */
export function defaultResource(tenant: Tenant, oidcErrors: Errors): string {
  const { default_audience: audience } = tenant.settings
  if (audience) return resourceOf(audience, tenant)
  throw refusal(oidcErrors, 'An audience is required: name the API that the token is for.')
}

/**
 * What a client may ask of the API that a `resource` stands for. A request that names no scope gets
 * all that the client is granted, and a scope beyond the grant is left out.
 *
 * @throws 403 `access_denied` for an unknown API and for one without a grant.
 */
export function getResourceServerInfo(tenant: Tenant, oidcErrors: Errors) {
  return async (
    ctx: KoaContextWithOIDC,
    resource: string,
    client: Client,
  ): Promise<ResourceServer> => {
    const asked = audienceOf(resource)
    const api = asked === undefined ? undefined : await tenant.audiences.find(asked)
    if (!api) throw refusal(oidcErrors, `Service not found: ${asked ?? resource}`)
    const audience = shownIdentifier(api.identifier, tenant.managementAudience)
    const found = await tenant.clients.find(client.clientId)
    const grant = found?.grants.find((each) => each.audience === api.identifier)
    if (!grant || !api.admitsClients) {
      const toDo = api.admitsClients
        ? 'You need to create a "client-grant" associated to this API.'
        : 'This API admits no client by itself.'
      throw refusal(oidcErrors, `Client is not authorized to access "${audience}". ${toDo}`)
    }
    const scope = grantedScope(api, grant)
    if (ctx.oidc.params) ctx.oidc.params.scope ??= scope
    return {
      scope,
      audience,
      accessTokenTTL: api.tokenLifetimeSeconds,
      accessTokenFormat: 'jwt',
      jwt: jwtOf(api),
    }
  }
}

/** Both are remembered for a while, and hundreds of scopes are many to compare for each token. */
const granted = new WeakMap<TokenGrant, { readonly api: Audience; readonly scope: string }>()

function grantedScope(api: Audience, grant: TokenGrant): string {
  const known = granted.get(grant)
  if (known?.api === api) return known.scope
  const offered = new Set(api.scopes)
  const scopes = grant.allowsAllScopes
    ? api.scopes
    : grant.scope.filter((each) => offered.has(each))
  const scope = scopes.join(' ')
  granted.set(grant, { api, scope })
  return scope
}
