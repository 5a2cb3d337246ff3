import type { Change } from '../store/logs/changes.ts'
import type { Audience, ResourceServers } from '../store/resource-servers/resource-servers.ts'
import { Remembered } from './remembered.ts'

const audiencesMax = 10_000

/** What cannot be is not asked for, nor remembered: anybody may name an API. */
const identifierForm = /^[^\0]{1,600}$/s

/** The one name under which the types of all are remembered. */
const allTypes = ''

/** The APIs of a tenant that tokens were asked for lately. */
export class RememberedAudiences {
  private readonly audiences: Remembered<Audience>
  private readonly types: Remembered<readonly string[]>

  /** An API that another process changed is known anew after `rememberMs`. */
  constructor(
    { findAudience, listDetailTypes }: Pick<ResourceServers, 'findAudience' | 'listDetailTypes'>,
    rememberMs: number,
  ) {
    this.audiences = new Remembered({ max: audiencesMax, rememberMs, ask: findAudience })
    this.types = new Remembered({ max: 1, rememberMs, ask: listDetailTypes })
  }

  /** By its identifier as it is stored. */
  async find(identifier: string): Promise<Audience | undefined> {
    return identifierForm.test(identifier) ? this.audiences.find(identifier) : undefined
  }

  /** The types of authorization details (RFC 9396) that they take. */
  async listDetailTypes(): Promise<readonly string[]> {
    return (await this.types.find(allTypes)) ?? []
  }

  /** Forgets what a write changed, so that it holds when it is answered. */
  forgetChanged(changes: readonly Change[]): void {
    if (!changes.some(({ resource }) => resource === 'resource_server')) return
    this.audiences.forgetAll()
    this.types.forgetAll()
  }
}
