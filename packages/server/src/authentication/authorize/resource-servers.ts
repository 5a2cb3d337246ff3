import type { Client, errors, KoaContextWithOIDC, ResourceServer } from 'oidc-provider'
import { isOwnRecordScope, managementAudience } from '../../record-rules/management-audience.ts'
import type { TokenGrant } from '../../store/clients/client-grants.ts'
import type { Audience } from '../../store/resource-servers/audience.ts'
import { ownApis, shownIdentifier } from '../../store/resource-servers/management-api.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { quotasOf } from '../../tenancy/token-quotas.ts'
import { profileOf } from '../clients/fapi.ts'
import { findApi } from '../mfa/mfa-audience.ts'
import { oidcRequestOf } from '../provider/oidc-request.ts'
import { jwtOf } from '../token/token-format.ts'
import { transferSeconds } from '../transfer/transfer-token.ts'
import { organizationOfClient } from './organization-of-client.ts'
import { audienceOf, requestedAudiences, resourceOf } from './resource-identifiers.ts'

type Errors = typeof errors

/** The error 403 `access_denied`, which oidc-provider lacks; for FAPI clients `invalid_target`. */
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

const isFromTokenEndpoint = ({ oidc }: KoaContextWithOIDC) => oidc.route === 'token'

/** Whether the grant type is `client_credentials`, so that there is no user. */
function isClientCredentials(ctx: KoaContextWithOIDC): boolean {
  return isFromTokenEndpoint(ctx) && ctx.oidc.params?.grant_type === 'client_credentials'
}

/**
 * The `resource` of a request without one: the `default_audience` of the tenant. Without it, the
 * access token of a user is for `/userinfo` only.
 *
 * @throws 403 `access_denied` for `client_credentials` without a default audience
 */
export function defaultResource(tenant: Tenant, oidcErrors: Errors) {
  return (ctx: KoaContextWithOIDC, client: Client, oneOf?: readonly string[]) => {
    if (oneOf?.[0] !== undefined) return oneOf[0]
    const [audience] = requestedAudiences(tenant, ctx.oidc.params ?? {})
    if (audience !== undefined) return resourceOf(audience, tenant)
    if (!isClientCredentials(ctx)) return undefined
    throw refusal(oidcErrors, '`audience` is required: name the API that the token is for.', client)
  }
}

/**
 * The API of a `resource`, with the scopes that can be requested. For `client_credentials` these
 * are the scopes of the client grant; all of them are granted to a request without `scope`, and
 * others are ignored. For users these are all scopes of the API; the permissions of the user are
 * applied to the token later.
 *
 * @throws 403 `access_denied` for an unknown API, and for one without a client grant
 */
export function getResourceServerInfo(tenant: Tenant, oidcErrors: Errors) {
  return async (
    ctx: KoaContextWithOIDC,
    resource: string,
    client: Client,
  ): Promise<ResourceServer> => {
    const identifier = audienceOf(resource)
    if (identifier !== undefined && oidcRequestOf(ctx).refresh?.transfer) {
      return transferServer(identifier)
    }
    const api =
      identifier === undefined ? undefined : await findApi(tenant, identifier, client.clientId)
    if (!api) {
      const shown = shownIdentifier(identifier ?? resource, tenant.managementAudience)
      throw refusal(oidcErrors, `Service not found: ${shown}`, client)
    }
    const audience = shownIdentifier(api.identifier, tenant.managementAudience)
    oidcRequestOf(ctx).apis.set(audience, api)
    const scope = isClientCredentials(ctx)
      ? await scopeOfClient({ tenant, ctx, client, api, audience, oidcErrors })
      : await scopeOfUsers({ tenant, ctx, client, api, audience, oidcErrors })
    return {
      scope,
      audience,
      accessTokenTTL: isFromTokenEndpoint(ctx)
        ? api.tokenLifetimeSeconds
        : api.webTokenLifetimeSeconds,
      accessTokenFormat: 'jwt',
      jwt: jwtOf(api),
    }
  }
}

/** What a session transfer token is issued for: no API. */
const transferServer = (audience: string): ResourceServer => ({
  scope: '',
  audience,
  accessTokenTTL: transferSeconds,
  accessTokenFormat: 'opaque',
})

interface ApiRequest {
  readonly tenant: Tenant
  readonly ctx: KoaContextWithOIDC
  readonly client: Client
  readonly api: Audience
  readonly audience: string
  readonly oidcErrors: Errors
}

async function scopeOfClient(request: ApiRequest): Promise<string> {
  const { tenant, ctx, client, api, audience, oidcErrors } = request
  const stored = await tenant.clients.find(client.clientId)
  const grant = stored?.grants.find((each) => each.audience === api.identifier)
  if (!stored || !grant || !api.admitsClients) {
    const toDo = api.admitsClients
      ? 'You need to create a "client-grant" associated to this API.'
      : 'This API does not allow clients to access it on their own behalf.'
    throw refusal(oidcErrors, `Client is not authorized to access "${audience}". ${toDo}`, client)
  }
  const found = await organizationOfClient(request, grant)
  if ('refused' in found) throw refusal(oidcErrors, found.refused, client)
  const { organization } = found
  const answered = oidcRequestOf(ctx)
  answered.organization = organization
  // A quota must not keep administrators from changing it, nor applications from the own APIs.
  if (!ownApis.includes(api.identifier)) answered.quotas = quotasOf(tenant, stored, organization)
  const granted = grantedScopes(api, grant)
  const { params } = ctx.oidc
  if (typeof params?.scope !== 'string') {
    if (params) params.scope = granted.text
    return granted.text
  }
  // From all scopes of a large API, oidc-provider would create a set for each token.
  return params.scope
    .split(' ')
    .filter((each) => granted.names.has(each))
    .join(' ')
}

async function scopeOfUsers(request: ApiRequest): Promise<string> {
  const { tenant, client, api, audience, oidcErrors } = request
  if (api.usersBy === 'allow_all') return api.scopes.join(' ')
  const found = await tenant.clients.find(client.clientId)
  const grant = found?.userGrants.find((each) => each.audience === api.identifier)
  if (grant && api.usersBy === 'require_client_grant') return grantedScopes(api, grant).text
  const own = ownRecordScopes(request)
  if (own !== '') return own
  throw refusal(
    oidcErrors,
    `This API does not allow access on behalf of users: "${audience}".`,
    client,
  )
}

/** Without a client grant, users may read and change their own record only. */
function ownRecordScopes({ ctx, api }: ApiRequest): string {
  if (api.identifier !== managementAudience) return ''
  const { params, entities } = ctx.oidc
  const { AuthorizationCode, RefreshToken, DeviceCode } = entities
  const { BackchannelAuthenticationRequest: approved } = entities
  // The exchange of a code or token need not repeat the scope.
  const granted = (AuthorizationCode ?? RefreshToken ?? DeviceCode ?? approved)?.scope
  const requested = String(params?.scope ?? granted ?? '').split(' ')
  return requested.some(isOwnRecordScope) ? api.scopes.filter(isOwnRecordScope).join(' ') : ''
}

/** Cached by the row of the client grant: comparing hundreds of scopes for each token is slow. */
const knownScopes = new WeakMap<TokenGrant, GrantedScopes>()

interface GrantedScopes {
  readonly api: Audience
  readonly names: ReadonlySet<string>
  /** The names as a value of `scope`. */
  readonly text: string
}

function grantedScopes(api: Audience, grant: TokenGrant): GrantedScopes {
  const known = knownScopes.get(grant)
  if (known?.api === api) return known
  const offered = new Set(api.scopes)
  const names = grant.allowsAllScopes
    ? offered
    : new Set(grant.scope.filter((each) => offered.has(each)))
  const scopes = { api, names, text: [...names].join(' ') }
  knownScopes.set(grant, scopes)
  return scopes
}
