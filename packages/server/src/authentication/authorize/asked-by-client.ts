import type { AskedByClient } from '../../login/second-factors/second-factor-policy.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { audiencesAsked } from './resource-identifiers.ts'

/** Parameters that decide on a second factor; those of a signed request as they were signed. */
interface Parameters {
  readonly resource?: unknown
  readonly audience?: unknown
  readonly acr_values?: unknown
}

/** What a request asks for, resolved: its authentication context classes and its APIs. */
export function askedByClient(tenant: Tenant, parameters: Parameters = {}): AskedByClient {
  const { acr_values: values } = parameters
  return {
    acrValues: typeof values === 'string' ? values.split(' ') : [],
    audiences: audiencesAsked(tenant, parameters),
  }
}
