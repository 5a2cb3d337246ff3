import type { Connectors } from '../../connectors/connectors.ts'
import type { Connection } from '../../store/connections/connection-wire.ts'

/** A connection with the options that follow from others. */
export function showConnection<C extends Pick<Connection, 'strategy' | 'options'>>(
  { connectors }: { readonly connectors: Connectors },
  connection: C,
): C {
  const show = connectors.find(connection.strategy)?.options.show
  return show ? { ...connection, options: show(connection.options) } : connection
}
