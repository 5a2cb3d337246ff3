import { storedIdentifier } from '../../store/resource-servers/management-api.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'

/** An `audience` may be any text, a `resource` must be an absolute URI (RFC 8707, section 2). */
const resourcePrefix = 'urn:latchkey:audience:'

/** The `resource` that carries an `audience` through oidc-provider. */
export function resourceOf(audience: string, tenant: Tenant): string {
  const identifier = storedIdentifier(audience, tenant.managementAudience)
  return resourcePrefix + encodeURIComponent(identifier)
}

/** The stored identifier of the API that a `resource` carries, or is, in a signed request. */
export function audienceOf(resource: string): string | undefined {
  if (!resource.startsWith(resourcePrefix)) return resource === '' ? undefined : resource
  return decodeURIComponent(resource.slice(resourcePrefix.length))
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
export function audiencesAsked(tenant: Tenant, { resource, audience }: NamedApis): string[] {
  const named = [resource].flat().filter((each) => typeof each === 'string' && each !== '')
  const standard = audience || tenant.settings.default_audience
  const resources = named.length > 0 || !standard ? named : [resourceOf(String(standard), tenant)]
  return resources.flatMap((each) => audienceOf(String(each)) ?? [])
}
