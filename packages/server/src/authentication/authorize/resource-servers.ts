import type { Client, errors, KoaContextWithOIDC, ResourceServer } from 'oidc-provider'
import { managementAudience } from '../../record-rules/management-audience.ts'
import type { TokenGrant } from '../../store/clients/client-grants.ts'
import { shownIdentifier } from '../../store/resource-servers/management-api.ts'
import type { Audience } from '../../store/resource-servers/resource-servers.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { profileOf } from '../clients/fapi.ts'
import { oidcRequestOf } from '../provider/oidc-request.ts'
import { jwtOf } from '../token/token-format.ts'
import { audienceOf, requestedAudiences, resourceOf } from './resource-identifiers.ts'

type Errors = typeof errors

/** A refusal with 403, which oidc-provider's own errors do not have; under FAPI one of those. */
function refusal(
  { OIDCProviderError, InvalidTarget }: Errors,
  description: string,
  client: Client,
): Error {
  if (profileOf(client)) return new InvalidTarget(description)
  const error = new OIDCProviderError(403, 'access_denied')
  error.error_description = description
  return Object.assign(error, { expose: true })
}

/** The client asks for itself, not for a user. */
function isForItself({ oidc }: KoaContextWithOIDC): boolean {
  return oidc.route === 'token' && oidc.params?.grant_type === 'client_credentials'
}

/**
 * What a token is for where the request does not say. For a user it may be for no API at all, and
 * opens `/userinfo` alone.
 *
 * @throws 403 `access_denied` where a client asks for itself, and the tenant has no default
 *   audience
 */
export function defaultResource(tenant: Tenant, oidcErrors: Errors) {
  return (ctx: KoaContextWithOIDC, client: Client, oneOf?: readonly string[]) => {
    if (oneOf?.[0] !== undefined) return oneOf[0]
    const [audience] = requestedAudiences(tenant, ctx.oidc.params ?? {})
    if (audience !== undefined) return resourceOf(audience, tenant)
    if (!isForItself(ctx)) return undefined
    throw refusal(oidcErrors, '`audience` is required: name the API that the token is for.', client)
  }
}

/**
 * What may be asked of the API that a `resource` stands for: by a client for itself what it is
 * granted, by users all its scopes, of which they get what they may. A request of a client that
 * names no scope gets all that it is granted, and a scope beyond the grant is left out.
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
    if (!api) throw refusal(oidcErrors, `Service not found: ${asked ?? resource}`, client)
    const audience = shownIdentifier(api.identifier, tenant.managementAudience)
    oidcRequestOf(ctx).apis.set(audience, api)
    const scope = isForItself(ctx)
      ? await scopeOfClient({ tenant, ctx, client, api, audience, oidcErrors })
      : scopeOfUsers(api, audience, client, oidcErrors)
    return {
      scope,
      audience,
      accessTokenTTL: api.tokenLifetimeSeconds,
      accessTokenFormat: 'jwt',
      jwt: jwtOf(api),
    }
  }
}

interface Asking {
  readonly tenant: Tenant
  readonly ctx: KoaContextWithOIDC
  readonly client: Client
  readonly api: Audience
  readonly audience: string
  readonly oidcErrors: Errors
}

async function scopeOfClient(asking: Asking): Promise<string> {
  const { tenant, ctx, client, api, audience, oidcErrors } = asking
  const found = await tenant.clients.find(client.clientId)
  const grant = found?.grants.find((each) => each.audience === api.identifier)
  if (!grant || !api.admitsClients) {
    const toDo = api.admitsClients
      ? 'You need to create a "client-grant" associated to this API.'
      : 'This API does not allow clients to access it on their own behalf.'
    throw refusal(oidcErrors, `Client is not authorized to access "${audience}". ${toDo}`, client)
  }
  const scope = grantedScope(api, grant)
  if (ctx.oidc.params) ctx.oidc.params.scope ??= scope
  return scope
}

/** No user opens administrative routes. */
function scopeOfUsers(api: Audience, audience: string, client: Client, oidcErrors: Errors) {
  if (api.identifier === managementAudience) {
    throw refusal(
      oidcErrors,
      `This API does not allow access on behalf of users: "${audience}".`,
      client,
    )
  }
  return api.scopes.join(' ')
}

/**
 * A cache by the rows that are kept in memory, of no request: an API may have hundreds of scopes,
 * which would be compared for each token.
 */
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
