import type { Ability, ConnectionWith } from '../connectors/connector.ts'
import type { Connectors } from '../connectors/connectors.ts'
import type { ResourceName } from '../event-kinds.ts'
import type { ConnectionSecrets } from '../record-rules/connection-secrets.ts'
import type { Connection } from '../store/connections/connection-wire.ts'
import type { Connections } from '../store/connections/connections.ts'
import type { Change } from '../store/logs/changes.ts'
import type { CacheLookups } from './cache-lookups.ts'
import { Remembered } from './remembered.ts'

/** Which connections of a client to find. */
export interface ConnectionSelector<A extends Ability> {
  /** What the connector must be able to do; these abilities must also be enabled. */
  readonly abilities: readonly A[]
  /** The name that the connection must have, if any. */
  readonly name?: string | undefined
  /** The names of the connections of an organization, to which the result is restricted. */
  readonly among?: ReadonlySet<string> | undefined
  /** The connection must be enabled for one of these purposes; by default for log-ins. */
  readonly purposes?: readonly ConnectionPurpose[]
}

/** What a connection is enabled for: log-ins, or connecting accounts to a user. */
export type ConnectionPurpose = 'authentication' | 'connected_accounts'

const clientsMax = 10_000
const openedMax = 1_000

/** The resources that affect the connections of clients. */
export const resourcesOfConnections: readonly ResourceName[] = ['connection', 'client']

/** The recently used connections of a tenant's clients, cached. */
export class RememberedConnections {
  private readonly ofClients: Remembered<readonly Connection[]>
  private readonly secrets: Remembered<ConnectionSecrets>
  private readonly connectors: Connectors

  /** @param rememberMs the time after which changes of other processes apply */
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

  /** The connections of a client that match, oldest first. */
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

  /**
   * The name of the connection of a client that a realm names: by its name or, if no connection has
   * this name, by its `realms`; the oldest of several. The realm itself if no connection has it.
   */
  async nameOfRealm(clientId: string, realm: string): Promise<string> {
    const ways = await this.listEnabledFor(clientId, { abilities: [] })
    if (ways.some(({ connection }) => connection.name === realm)) return realm
    const found = ways.find(({ connection }) => connection.realms?.includes(realm))
    return found?.connection.name ?? realm
  }

  /** The decrypted secret options of a connection. */
  async secretsOf({ id }: Pick<Connection, 'id'>): Promise<ConnectionSecrets> {
    return (await this.secrets.find(id)) ?? {}
  }

  /** The oldest connection of a client that matches. */
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

  /** Removes what a write of this process changed, before the write is answered. */
  invalidateChanged(changes: readonly Change[]): void {
    if (changes.some(({ resource }) => resourcesOfConnections.includes(resource)))
      this.invalidateAll()
  }
}
