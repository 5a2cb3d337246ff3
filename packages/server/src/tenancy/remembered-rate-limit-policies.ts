import type { ResourceName } from '../event-kinds.ts'
import type {
  RateLimitPolicies,
  RateLimitPolicy,
} from '../store/attack-protection/rate-limit-policies.ts'
import type { Client } from '../store/clients/clients.ts'
import type { Change } from '../store/logs/changes.ts'
import type { CacheLookups } from './cache-lookups.ts'
import { Remembered } from './remembered.ts'

type BySelector = ReadonlyMap<string, RateLimitPolicy>

/** A policy, and the client that its requests are counted for. */
export interface ClientRateLimit {
  readonly policy: RateLimitPolicy
  /** The client; undefined if all clients of the policy share one limit. */
  readonly countedClientId: string | undefined
}

/** The resources that affect the policies. */
export const resourcesOfRateLimitPolicies: readonly ResourceName[] = ['rate_limit_policy']

/** The rate limit policies of a tenant, cached. */
export class RememberedRateLimitPolicies {
  private readonly policies: Remembered<BySelector>

  /** @param rememberMs the time after which changes of other processes apply */
  constructor(
    { listAll }: Pick<RateLimitPolicies, 'listAll'>,
    rememberMs: number,
    lookups: CacheLookups,
  ) {
    this.policies = new Remembered({ max: 1, rememberMs, read: listAll, lookups })
  }

  /** Whether the tenant has policies; a cached value is returned synchronously. */
  exist(): boolean | Promise<boolean> {
    const found = this.policies.find('')
    return found instanceof Promise ? found.then(isFilled) : isFilled(found)
  }

  /**
   * The policy of a client: the one that names the client, that of its group, or the default one.
   */
  async findFor({
    clientId,
    isFirstParty,
    settings,
  }: Client): Promise<ClientRateLimit | undefined> {
    const policies = await this.policies.find('')
    const own = policies?.get(`client_id:${clientId}`)
    if (own) return { policy: own, countedClientId: clientId }
    const isOfDocument = settings.external_metadata_type === 'cimd'
    const ofDocuments = isOfDocument ? policies?.get('cimd_clients') : undefined
    const ofGroup = ofDocuments ?? (isFirstParty ? undefined : policies?.get('third_party_clients'))
    if (ofGroup) return { policy: ofGroup, countedClientId: undefined }
    const fallback = policies?.get('default')
    return fallback && { policy: fallback, countedClientId: clientId }
  }

  invalidateAll(): void {
    this.policies.invalidateAll()
  }

  /** Removes what a write of this process changed, before the write is answered. */
  invalidateChanged(changes: readonly Change[]): void {
    if (changes.some(({ resource }) => resourcesOfRateLimitPolicies.includes(resource)))
      this.invalidateAll()
  }
}

const isFilled = (policies: BySelector | undefined) => policies !== undefined && policies.size > 0
