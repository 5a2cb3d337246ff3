import type { Ability, ConnectionWith } from '../connectors/connector.ts'
import type { Connectors } from '../connectors/connectors.ts'
import type { ResourceName } from '../event-kinds.ts'
import type { Connection, Connections } from '../store/connections/connections.ts'
import type { Change } from '../store/logs/changes.ts'
import { Remembered } from './remembered.ts'

export interface WantedConnection<A extends Ability> {
  /** What its connector must have, and what must be enabled for it. */
  readonly abilities: readonly A[]
  /** Where one is named, it is that one or none. */
  readonly name?: string | undefined
  /** The names of those that an organization has; without it, all. */
  readonly among?: ReadonlySet<string> | undefined
}

const clientsMax = 10_000

/** What changes which connections a client is enabled for, and how they are. */
const telling: readonly ResourceName[] = ['connection', 'client']

/** The connections of the clients of a tenant that people logged in to lately. */
export class RememberedConnections {
  private readonly ofClients: Remembered<readonly Connection[]>
  private readonly connectors: Connectors

  /** A connection that another process changed is known anew after `rememberMs`. */
  constructor(
    { listEnabled }: Pick<Connections, 'listEnabled'>,
    connectors: Connectors,
    rememberMs: number,
  ) {
    this.connectors = connectors
    this.ofClients = new Remembered({ max: clientsMax, rememberMs, ask: listEnabled })
  }

  /**
   * The connections that a client is enabled for, of those that are wanted, the oldest first;
   * without those that are disabled for log-ins (`authentication.active`).
   */
  async listEnabledFor<A extends Ability>(
    clientId: string,
    { abilities, name, among }: WantedConnection<A>,
  ): Promise<readonly ConnectionWith<A>[]> {
    const enabled = (await this.ofClients.find(clientId)) ?? []
    return enabled.flatMap((connection) => {
      if (name !== undefined && connection.name !== name) return []
      if (among && !among.has(connection.name)) return []
      if (connection.authentication.active === false) return []
      return this.connectors.resolve(connection, abilities) ?? []
    })
  }

  /** The oldest of them. */
  async findEnabledFor<A extends Ability>(
    clientId: string,
    wanted: WantedConnection<A>,
  ): Promise<ConnectionWith<A> | undefined> {
    return (await this.listEnabledFor(clientId, wanted))[0]
  }

  /** Forgets what a write changed, so that it holds when it is answered. */
  forgetChanged(changes: readonly Change[]): void {
    if (changes.some(({ resource }) => telling.includes(resource))) this.ofClients.forgetAll()
  }
}
