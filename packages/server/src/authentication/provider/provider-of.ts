import type { Provider } from 'oidc-provider'
import type { Tenant } from '../../tenancy/tenancy.ts'

/** The oidc-provider of one tenant. */
export interface ReadyProvider {
  readonly provider: Provider
  readonly serve: ReturnType<Provider['callback']>
}

/**
 * Finds or creates the oidc-provider of a tenant.
 *
 * @param isFull whether the types of authorization details must be current
 */
export type ProviderOf = (tenant: Tenant, isFull?: boolean) => Promise<ReadyProvider>
