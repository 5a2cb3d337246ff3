import type { Ability, ConnectionWith } from '../connectors/connector.ts'
import type { Connectors } from '../connectors/connectors.ts'
import type { ResourceName } from '../event-kinds.ts'
import type { ConnectionSecrets } from '../record-rules/connection-secrets.ts'
import type { Connection } from '../store/connections/connection-wire.ts'
import type { Connections } from '../store/connections/connections.ts'
import type { Change } from '../store/logs/changes.ts'
import type { CacheLookups } from './cache-lookups.ts'
import { Remembered } from './remembered.ts'

export interface ConnectionSelector<A extends Ability> {
  /** The abilities of its connector, which must be enabled. */
  readonly abilities: readonly A[]
  /** If set, only the connection of this name. */
  readonly name?: string | undefined
  /** The names of those that an organization has; without it, all. */
  readonly among?: ReadonlySet<string> | undefined
  /** What the connection must be enabled for, one of these; without it, log-ins. */
  readonly purposes?: readonly ConnectionPurpose[]
}

export type ConnectionPurpose = 'authentication' | 'connected_accounts'

const clientsMax = 10_000
const openedMax = 1_000

/** The resources whose changes affect the connections of clients. */
export const resourcesOfConnections: readonly ResourceName[] = ['connection', 'client']

/** The recently used connections of a tenant's clients, cached. */
export class RememberedConnections {
  private readonly ofClients: Remembered<readonly Connection[]>
  private readonly secrets: Remembered<ConnectionSecrets>
  private readonly connectors: Connectors

  /** Changes of other processes apply after `rememberMs`. */
  constructor(
    { listEnabled, getSecrets }: Pick<Connections, 'listEnabled' | 'getSecrets'>,
    connectors: Connectors,
    rememberMs: number,
    lookups: CacheLookups,
  ) {
    this.connectors = connectors
    this.ofClients = new Remembered({ max: clientsMax, rememberMs, read: listEnabled, lookups })
    this.secrets = new Remembered({ max: openedMax, rememberMs, read: getSecrets, lookups })
  }

  /**
   * The connections with these abilities and one of these purposes that are enabled for a client,
   * the oldest first.
   */
  async listEnabledFor<A extends Ability>(
    clientId: string,
    { abilities, name, among, purposes = ['authentication'] }: ConnectionSelector<A>,
  ): Promise<readonly ConnectionWith<A>[]> {
    const enabled = (await this.ofClients.find(clientId)) ?? []
    return enabled.flatMap((connection) => {
      if (name !== undefined && connection.name !== name) return []
      if (among && !among.has(connection.name)) return []
      if (!purposes.some((each) => connection[each].active)) return []
      return this.connectors.resolve(connection, abilities) ?? []
    })
  }

  /** The secret options of a connection, decrypted. */
  async secretsOf({ id }: Pick<Connection, 'id'>): Promise<ConnectionSecrets> {
    return (await this.secrets.find(id)) ?? {}
  }

  /** The oldest of them. */
  async findEnabledFor<A extends Ability>(
    clientId: string,
    selector: ConnectionSelector<A>,
  ): Promise<ConnectionWith<A> | undefined> {
    return (await this.listEnabledFor(clientId, selector))[0]
  }

  invalidateAll(): void {
    this.ofClients.invalidateAll()
    this.secrets.invalidateAll()
  }

  /** Drops what a write changed, so that it applies when the write is answered. */
  invalidateChanged(changes: readonly Change[]): void {
    if (changes.some(({ resource }) => resourcesOfConnections.includes(resource)))
      this.invalidateAll()
  }
}
