import { identifierOf, resourceNameOf } from '../../record-rules/resource-names.ts'
import { storedIdentifier } from '../../store/resource-servers/management-api.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'

/** The `resource` (RFC 8707) by which oidc-provider knows an `audience`. */
export function resourceOf(audience: string, tenant: Tenant): string {
  return resourceNameOf(storedIdentifier(audience, tenant.managementAudience))
}

/** The stored identifier of the API of a `resource`; undefined for an empty one. */
export function audienceOf(resource: string): string | undefined {
  return resource === '' ? undefined : identifierOf(resource)
}

/** The parameters of a request, or of its Request Object, that name APIs. */
interface ApiParameters {
  readonly resource?: unknown
  readonly audience?: unknown
}

/**
 * The stored identifiers of the requested APIs: by `resource`, or by `audience` (only Request
 * Objects still have it here), or the `default_audience` of the tenant. The audience `/userinfo`
 * names no API, and excludes the default.
 */
export function requestedAudiences(
  tenant: Tenant,
  { resource, audience }: ApiParameters,
): string[] {
  const named = [resource].flat().filter((each) => typeof each === 'string' && each !== '')
  if (named.length === 0 && audience === userInfoAudienceOf(tenant)) return []
  const standard = audience || tenant.settings.default_audience
  const resources = named.length > 0 || !standard ? named : [resourceOf(String(standard), tenant)]
  return resources.flatMap((each) => audienceOf(String(each)) ?? [])
}

/**
 * The audience of an access token for no API, under which consent to OpenID Connect scopes is
 * stored. Older clients of the hosted API send it as `audience`.
 */
export const userInfoAudienceOf = ({ issuer }: Pick<Tenant, 'issuer'>) => `${issuer}userinfo`
