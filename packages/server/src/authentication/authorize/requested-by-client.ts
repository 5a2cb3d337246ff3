import type { RequestedByClient } from '../../login/second-factors/second-factor-policy.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { requestedAudiences } from './resource-identifiers.ts'

/** Parameters that decide on a second factor; those of a signed request as they were signed. */
interface Parameters {
  readonly resource?: unknown
  readonly audience?: unknown
  readonly acr_values?: unknown
}

/** The authentication context classes and the APIs that a request asks for, resolved. */
export function requestedByClient(tenant: Tenant, parameters: Parameters = {}): RequestedByClient {
  const { acr_values: values } = parameters
  return {
    acrValues: typeof values === 'string' ? values.split(' ') : [],
    audiences: requestedAudiences(tenant, parameters),
  }
}
