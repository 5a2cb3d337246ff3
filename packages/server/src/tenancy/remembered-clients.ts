import type { ResourceName } from '../event-kinds.ts'
import type { Client, Clients } from '../store/clients/clients.ts'
import type { Change } from '../store/logs/changes.ts'
import { Remembered } from './remembered.ts'

const clientsMax = 10_000

/** What cannot be is not asked for, nor remembered: anybody may name a client. */
const clientIdForm = /^[\x20-\x7e]{1,255}$/ // RFC 6749, appendix A.1

/** Writes of these change what the token endpoint knows of a client. */
const telling: readonly ResourceName[] = ['client', 'client_grant']
const ofMany: readonly ResourceName[] = ['resource_server', 'client_credential']

/** The clients of a tenant that were asked for lately. */
export class RememberedClients {
  private readonly clients: Remembered<Client>

  /** A client that another process changed is known anew after `rememberMs`. */
  constructor(clients: Pick<Clients, 'find'>, rememberMs: number) {
    this.clients = new Remembered({ max: clientsMax, rememberMs, ask: clients.find })
  }

  /** Answers at once what is remembered. */
  find(clientId: string): Promise<Client | undefined> | Client | undefined {
    return clientIdForm.test(clientId) ? this.clients.find(clientId) : undefined
  }

  /** Forgets the clients that a write changed, so that it holds when it is answered. */
  forgetChanged(changes: readonly Change[]): void {
    for (const { resource, before, after } of changes) {
      // With an API go the grants for it; a credential does not say whose it is.
      if (ofMany.includes(resource)) this.clients.forgetAll()
      if (!telling.includes(resource)) continue
      const { client_id: clientId } = (after ?? before) as { readonly client_id?: string }
      if (clientId !== undefined) this.clients.forget(clientId)
    }
  }
}
