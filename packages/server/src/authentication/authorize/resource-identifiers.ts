import { identifierOf, resourceNameOf } from '../../record-rules/resource-names.ts'
import { storedIdentifier } from '../../store/resource-servers/management-api.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'

/** The `resource` (RFC 8707) that stands for an `audience` inside oidc-provider. */
export function resourceOf(audience: string, tenant: Tenant): string {
  return resourceNameOf(storedIdentifier(audience, tenant.managementAudience))
}

/** The stored identifier of the API that a `resource` stands for; undefined if it is empty. */
export function audienceOf(resource: string): string | undefined {
  return resource === '' ? undefined : identifierOf(resource)
}

/** The parameters of a request, or of its Request Object, that name APIs. */
interface ApiParameters {
  readonly resource?: unknown
  readonly audience?: unknown
}

/**
 * The stored identifiers of the requested APIs: by `resource`, else by `audience`, which only a
 * Request Object still has, else by the tenant's `default_audience`.
 */
export function requestedAudiences(
  tenant: Tenant,
  { resource, audience }: ApiParameters,
): string[] {
  const named = [resource].flat().filter((each) => typeof each === 'string' && each !== '')
  const standard = audience || tenant.settings.default_audience
  const resources = named.length > 0 || !standard ? named : [resourceOf(String(standard), tenant)]
  return resources.flatMap((each) => audienceOf(String(each)) ?? [])
}

/** The audience under which consent to the scopes of OpenID Connect is stored. */
export const userInfoAudienceOf = ({ issuer }: Pick<Tenant, 'issuer'>) => `${issuer}userinfo`
