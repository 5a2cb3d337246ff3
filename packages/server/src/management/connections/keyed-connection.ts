import { ApiError, refusedBody } from '../../errors.ts'
import type { Connection } from '../../store/connections/connection-wire.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'

/**
 * Requires a connection at whose identity provider the server can authenticate with a key.
 *
 * @throws ApiError `connection_not_found`, or `invalid_body` if its strategy has no
 *   `token_endpoint_auth_method`
 */
export async function requireKeyed(
  { store, connectors }: Pick<Tenant, 'store' | 'connectors'>,
  connectionId: string,
): Promise<Connection> {
  const connection = await store.connections.get(connectionId)
  if (!connection) throw new ApiError('connection_not_found')
  const { strategy } = connection
  const members = connectors.find(strategy)?.options.members
  if (members?.includes('token_endpoint_auth_method')) return connection
  throw refusedBody(`Connections with the strategy \`${strategy}\` have no keys`, 'strategy')
}
