import type { Provider } from 'oidc-provider'
import type { Tenant } from '../../tenancy/tenancy.ts'

/** The OAuth server of one tenant. */
export interface ReadyProvider {
  readonly provider: Provider
  readonly serve: ReturnType<Provider['callback']>
}

/** @param isFull whether the types of authorization details must be current */
export type ProviderOf = (tenant: Tenant, isFull?: boolean) => Promise<ReadyProvider>
