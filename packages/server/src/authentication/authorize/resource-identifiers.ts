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
