import type { ResourceName } from '../event-kinds.ts'
import type { Change } from '../store/logs/changes.ts'
import type { Audience } from '../store/resource-servers/audience.ts'
import type { ResourceServers } from '../store/resource-servers/resource-servers.ts'
import type { CacheLookups } from './cache-lookups.ts'
import { Remembered } from './remembered.ts'

const audiencesMax = 10_000

/** Other identifiers are neither read nor cached: anybody can name an API. */
const identifierForm = /^[^\0]{1,600}$/s

/** The resources whose changes affect APIs. */
export const resourcesOfAudiences: readonly ResourceName[] = ['resource_server']

/** The key under which the types of all APIs are cached. */
const allTypes = ''

/** The recently used APIs of a tenant, cached. */
export class RememberedAudiences {
  private readonly audiences: Remembered<Audience>
  private readonly types: Remembered<readonly string[]>

  /** Changes of other processes apply after `rememberMs`. */
  constructor(
    { findAudience, listDetailTypes }: Pick<ResourceServers, 'findAudience' | 'listDetailTypes'>,
    rememberMs: number,
    lookups: CacheLookups,
  ) {
    this.audiences = new Remembered({ max: audiencesMax, rememberMs, read: findAudience, lookups })
    this.types = new Remembered({ max: 1, rememberMs, read: listDetailTypes, lookups })
  }

  /** By the stored identifier. */
  async find(identifier: string): Promise<Audience | undefined> {
    return identifierForm.test(identifier) ? this.audiences.find(identifier) : undefined
  }

  /** The types of authorization details (RFC 9396) that the APIs declare. */
  async listDetailTypes(): Promise<readonly string[]> {
    return (await this.types.find(allTypes)) ?? []
  }

  invalidateAll(): void {
    this.audiences.invalidateAll()
    this.types.invalidateAll()
  }

  /** Drops what a write changed, so that it applies when the write is answered. */
  invalidateChanged(changes: readonly Change[]): void {
    if (changes.some(({ resource }) => resourcesOfAudiences.includes(resource)))
      this.invalidateAll()
  }
}
