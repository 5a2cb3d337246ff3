import type { Change } from '../store/logs/changes.ts'
import type { Audience, ResourceServers } from '../store/resource-servers/resource-servers.ts'
import { Remembered } from './remembered.ts'

const audiencesMax = 10_000

/** What cannot be is not asked for, nor remembered: anybody may name an API. */
const identifierForm = /^[^\0]{1,600}$/s

/** The APIs of a tenant that tokens were asked for lately. */
export class RememberedAudiences {
  private readonly audiences: Remembered<Audience>

  /** An API that another process changed is known anew after `rememberMs`. */
  constructor(resourceServers: Pick<ResourceServers, 'findAudience'>, rememberMs: number) {
    const ask = resourceServers.findAudience
    this.audiences = new Remembered({ max: audiencesMax, rememberMs, ask })
  }

  /** By its identifier as it is stored. */
  async find(identifier: string): Promise<Audience | undefined> {
    return identifierForm.test(identifier) ? this.audiences.find(identifier) : undefined
  }

  /** Forgets what a write changed, so that it holds when it is answered. */
  forgetChanged(changes: readonly Change[]): void {
    if (changes.some(({ resource }) => resource === 'resource_server')) this.audiences.forgetAll()
  }
}
