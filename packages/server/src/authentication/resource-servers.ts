import type { Client, errors, KoaContextWithOIDC, ResourceServer } from 'oidc-provider'
import { managementAudience } from '../store/clients.ts'
import type { Tenant } from '../tenancy/tenancy.ts'

/** 24 hours, as clients of this API expect. */
export const accessTokenLifetimeSeconds = 24 * 60 * 60

/** An `audience` may be any text, a `resource` must be an absolute URI (RFC 8707, section 2). */
const resourcePrefix = 'urn:latchkey:audience:'

/** The `resource` that carries an `audience` through oidc-provider. */
export function resourceOf(audience: string, tenant: Tenant): string {
  const isManagement = audience === managementAudience || audience === tenant.managementAudience
  return resourcePrefix + encodeURIComponent(isManagement ? managementAudience : audience)
}

type Errors = typeof errors

/** A refusal with 403, which oidc-provider's own errors do not have. */
function refusal({ OIDCProviderError }: Errors, description: string): Error {
  const error = new OIDCProviderError(403, 'access_denied')
  error.error_description = description
  return Object.assign(error, { expose: true })
}

/** @throws 403 `access_denied`: a tenant has no default audience, so a request must name one. */
export function refuseWithoutAudience(oidcErrors: Errors): never {
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
    const audience = decodeURIComponent(resource.slice(resourcePrefix.length))
    if (!resource.startsWith(resourcePrefix) || audience !== managementAudience) {
      throw refusal(oidcErrors, `Service not found: ${audience || resource}`)
    }
    const found = await tenant.findClient(client.clientId)
    const grant = found?.grants.find((each) => each.audience === audience)
    if (!grant) {
      throw refusal(
        oidcErrors,
        `Client is not authorized to access "${tenant.managementAudience}". ` +
          'You need to create a "client-grant" associated to this API.',
      )
    }
    const scope = grant.scope.join(' ')
    if (ctx.oidc.params) ctx.oidc.params.scope ??= scope
    return {
      scope,
      audience: tenant.managementAudience,
      accessTokenTTL: accessTokenLifetimeSeconds,
      accessTokenFormat: 'jwt',
      jwt: { sign: { alg: 'RS256' } },
    }
  }
}
