import { identifierOf, resourceNameOf } from '../../record-rules/resource-names.ts'
import { storedIdentifier } from '../../store/resource-servers/management-api.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'

/** The `resource` that carries an `audience` through oidc-provider. */
export function resourceOf(audience: string, tenant: Tenant): string {
  return resourceNameOf(storedIdentifier(audience, tenant.managementAudience))
}

/** The stored identifier of the API that a `resource` carries, or is, in a signed request. */
export function audienceOf(resource: string): string | undefined {
  return resource === '' ? undefined : identifierOf(resource)
}

/** The parameters of a request that name APIs; in a signed one as they were signed. */
interface NamedApis {
  readonly resource?: unknown
  readonly audience?: unknown
}

/**
 * The stored identifiers of the APIs that are asked for: by `resource`, else by the `audience` of a
 * signed request, else by the tenant's default.
 */
export function requestedAudiences(tenant: Tenant, { resource, audience }: NamedApis): string[] {
  const named = [resource].flat().filter((each) => typeof each === 'string' && each !== '')
  const standard = audience || tenant.settings.default_audience
  const resources = named.length > 0 || !standard ? named : [resourceOf(String(standard), tenant)]
  return resources.flatMap((each) => audienceOf(String(each)) ?? [])
}

/** The audience of what an application may learn of a user: the scopes of OpenID Connect. */
export const userInfoAudienceOf = ({ issuer }: Pick<Tenant, 'issuer'>) => `${issuer}userinfo`
