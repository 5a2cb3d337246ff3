import type { Provider } from 'oidc-provider'
import type { Tenant } from '../../tenancy/tenancy.ts'

/** The OAuth server of one tenant. */
export interface ReadyProvider {
  readonly provider: Provider
  readonly serve: ReturnType<Provider['callback']>
}

/** `isFull`: also what it knows of APIs, which changes more often, is as of now. */
export type ProviderOf = (tenant: Tenant, isFull?: boolean) => Promise<ReadyProvider>
