import type { RequestedByClient } from '../../login/second-factors/second-factor-policy.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { requestedAudiences } from './resource-identifiers.ts'

/** The parameters of a request, or of its Request Object, that can require a second factor. */
interface Parameters {
  readonly resource?: unknown
  readonly audience?: unknown
  readonly acr_values?: unknown
}

/** The requested `acr_values` and the identifiers of the requested APIs. */
export function requestedByClient(tenant: Tenant, parameters: Parameters = {}): RequestedByClient {
  const { acr_values: values } = parameters
  return {
    acrValues: typeof values === 'string' ? values.split(' ') : [],
    audiences: requestedAudiences(tenant, parameters),
  }
}
