import type { ResourceName } from '../event-kinds.ts'
import type { SupportedStrategy } from '../store/connections/connection-options.ts'
import type { Connection, Connections } from '../store/connections/connections.ts'
import type { Change } from '../store/logs/changes.ts'
import { Remembered } from './remembered.ts'

export interface WantedConnection {
  readonly strategy: SupportedStrategy
  /** Where one is named, it is that one or none. */
  readonly name?: string | undefined
  readonly accepts?: (connection: Connection) => boolean
}

const clientsMax = 10_000

/** What changes which connections a client is enabled for, and how they are. */
const telling: readonly ResourceName[] = ['connection', 'client']

/** The connections of the clients of a tenant that people logged in to lately. */
export class RememberedConnections {
  private readonly ofClients: Remembered<readonly Connection[]>

  /** A connection that another process changed is known anew after `rememberMs`. */
  constructor({ listEnabled }: Pick<Connections, 'listEnabled'>, rememberMs: number) {
    this.ofClients = new Remembered({ max: clientsMax, rememberMs, ask: listEnabled })
  }

  /** The oldest that a client is enabled for, of those that are wanted; without its clients. */
  async findEnabledFor(
    clientId: string,
    { strategy, name, accepts = () => true }: WantedConnection,
  ): Promise<Connection | undefined> {
    const enabled = (await this.ofClients.find(clientId)) ?? []
    return enabled.find(
      (each) =>
        each.strategy === strategy && (name === undefined || each.name === name) && accepts(each),
    )
  }

  /** Forgets what a write changed, so that it holds when it is answered. */
  forgetChanged(changes: readonly Change[]): void {
    if (changes.some(({ resource }) => telling.includes(resource))) this.ofClients.forgetAll()
  }
}
