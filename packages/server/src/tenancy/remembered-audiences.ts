import type { ResourceName } from '../event-kinds.ts'
import type { Change } from '../store/logs/changes.ts'
import type { Audience } from '../store/resource-servers/audience.ts'
import type { ResourceServers } from '../store/resource-servers/resource-servers.ts'
import type { CacheLookups } from './cache-lookups.ts'
import { Remembered } from './remembered.ts'

const audiencesMax = 10_000

/**
 * Identifiers that may be stored. Others are neither read nor cached, because anybody can name an
 * API.
 */
const identifierForm = /^[^\0]{1,600}$/s

/** The resources that affect APIs. */
export const resourcesOfAudiences: readonly ResourceName[] = ['resource_server']

/** The key of the cached types of all APIs. */
const allTypes = ''

/** The recently used APIs of a tenant, cached. */
export class RememberedAudiences {
  private readonly audiences: Remembered<Audience>
  private readonly types: Remembered<readonly string[]>

  /** @param rememberMs the time after which changes of other processes apply */
  constructor(
    { findAudience, listDetailTypes }: Pick<ResourceServers, 'findAudience' | 'listDetailTypes'>,
    rememberMs: number,
    lookups: CacheLookups,
  ) {
    this.audiences = new Remembered({ max: audiencesMax, rememberMs, read: findAudience, lookups })
    this.types = new Remembered({ max: 1, rememberMs, read: listDetailTypes, lookups })
  }

  /** Finds an API by its stored identifier. */
  async find(identifier: string): Promise<Audience | undefined> {
    return identifierForm.test(identifier) ? this.audiences.find(identifier) : undefined
  }

  /** The types of authorization details (RFC 9396) that the APIs of the tenant declare. */
  async listDetailTypes(): Promise<readonly string[]> {
    return (await this.types.find(allTypes)) ?? []
  }

  invalidateAll(): void {
    this.audiences.invalidateAll()
    this.types.invalidateAll()
  }

  /** Removes what a write of this process changed, before the write is answered. */
  invalidateChanged(changes: readonly Change[]): void {
    if (changes.some(({ resource }) => resourcesOfAudiences.includes(resource)))
      this.invalidateAll()
  }
}
