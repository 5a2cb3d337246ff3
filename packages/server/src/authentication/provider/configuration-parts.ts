import type { JWK } from 'jose'
import type { Configuration } from 'oidc-provider'
import type { CountToken } from '../../record-rules/token-quota.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import type { Oidc } from './load-provider.ts'
import type { Senders } from './senders.ts'

/** What the configuration of oidc-provider for one tenant is made of. */
export interface ConfigurationParts {
  readonly tenant: Tenant
  readonly keys: JWK[]
  readonly oidc: Oidc
  readonly senders: Senders
  readonly countToken: CountToken
  readonly now: () => Date
  /** The types of authorization details that the tenant's APIs declare. */
  readonly detailTypes: readonly string[]
  readonly mTLS: NonNullable<Configuration['features']>['mTLS']
}
