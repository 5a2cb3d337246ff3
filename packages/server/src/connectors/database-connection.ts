import { ApiError } from '../errors.ts'
import type { Connection } from '../store/connections/connection-wire.ts'
import type { Resources } from '../store/tenants/resources.ts'
import { newConnection } from './connection-settings.ts'
import type { ConnectionWith } from './connector.ts'
import { Connectors } from './connectors.ts'

/** The name of the default connection in the hosted service. */
const defaultName = 'Username-Password-Authentication'

/** Finds the default database connection of a tenant, and creates it if it does not exist. */
export async function ensureDefaultConnection({
  connections,
}: Pick<Resources, 'connections'>): Promise<Connection> {
  const found = await connections.findByName(defaultName)
  if (found) return found
  const definition = { name: defaultName, strategy: 'auth0' } as const
  return connections.create(newConnection(new Connectors(), definition))
}

type Finding = { readonly connections: Pick<Resources['connections'], 'findByName'> }

/**
 * Finds a connection by name. Its connector must have the ability `provisioning`.
 *
 * @throws ApiError `connection_unknown`, `connection_not_database`
 */
export async function requireDatabaseConnection(
  connectors: Connectors,
  { connections }: Finding,
  name: string,
): Promise<ConnectionWith<'provisioning'>> {
  const connection = await connections.findByName(name)
  if (!connection) throw new ApiError('connection_unknown')
  return requireProvisioning(connectors, connection)
}

/**
 * Requires that the connector of a connection has the ability `provisioning`.
 *
 * @throws ApiError `connection_not_database`
 */
export function requireProvisioning(
  connectors: Connectors,
  connection: Connection,
): ConnectionWith<'provisioning'> {
  const found = connectors.resolve(connection, ['provisioning'])
  if (!found) throw new ApiError('connection_not_database')
  return found
}
