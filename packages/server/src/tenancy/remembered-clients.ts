import type { ResourceName } from '../event-kinds.ts'
import type { Client, Clients } from '../store/clients/clients.ts'
import type { Change } from '../store/logs/changes.ts'
import type { CacheLookups } from './cache-lookups.ts'
import { Remembered } from './remembered.ts'

const clientsMax = 10_000

/**
 * Ids that may be stored. Others are neither read nor cached, because anybody can name a client.
 */
const clientIdForm = /^[\x20-\x7e]{1,255}$/ // RFC 6749, appendix A.1

/** The resources that affect a client at the token endpoint. */
const relevantResources: readonly ResourceName[] = ['client', 'client_grant']
const ofMany: readonly ResourceName[] = ['resource_server', 'client_credential']

/** The resources that affect clients. */
export const resourcesOfClients: readonly ResourceName[] = [...relevantResources, ...ofMany]

/** The recently used clients of a tenant, cached. */
export class RememberedClients {
  private readonly clients: Remembered<Client>

  /** @param rememberMs the time after which changes of other processes apply */
  constructor(clients: Pick<Clients, 'find'>, rememberMs: number, lookups: CacheLookups) {
    this.clients = new Remembered({ max: clientsMax, rememberMs, read: clients.find, lookups })
  }

  /** The client with an id; a cached one is returned synchronously. */
  find(clientId: string): Promise<Client | undefined> | Client | undefined {
    return clientIdForm.test(clientId) ? this.clients.find(clientId) : undefined
  }

  invalidateAll(): void {
    this.clients.invalidateAll()
  }

  /**
   * Removes the clients that a write changed, before the write is answered. If another process has
   * changed a client, which one is not known.
   */
  invalidateChanged(changes: readonly Change[]): void {
    for (const { resource, before, after } of changes) {
      // Deleting an API deletes its client grants, and a changed credential does not name its
      // client.
      if (ofMany.includes(resource)) this.clients.invalidateAll()
      if (!relevantResources.includes(resource)) continue
      const changed: { readonly client_id?: string } | undefined = after ?? before
      // A default grant applies to every third-party client.
      if (changed?.client_id === undefined) this.clients.invalidateAll()
      else this.clients.forget(changed.client_id)
    }
  }
}
