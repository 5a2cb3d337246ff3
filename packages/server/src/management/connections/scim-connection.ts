import type { Schema } from '@latchkey/contract'
import type { Connector } from '../../connectors/connector.ts'
import { ApiError, refusedBody } from '../../errors.ts'
import type { TenantStore } from '../../store/tenants/tenants.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'

/** @throws ApiError `connection_not_found`, `scim_configuration_not_found` */
export async function requireScimConfiguration(
  store: Pick<TenantStore, 'connections' | 'scimConfigurations'>,
  connectionId: string,
): Promise<Schema<'ScimConfiguration'>> {
  const found = await store.scimConfigurations.get(connectionId)
  if (found) return found
  const connection = await store.connections.get(connectionId)
  throw new ApiError(connection ? 'scim_configuration_not_found' : 'connection_not_found')
}

/**
 * The connector of an enterprise connection, whose identity provider may provision users.
 *
 * @throws ApiError `connection_not_found`, or `invalid_body` for another connection
 */
export async function requireEnterprise(
  { store, connectors }: Pick<Tenant, 'store' | 'connectors'>,
  connectionId: string,
): Promise<Connector> {
  const connection = await store.connections.get(connectionId)
  if (!connection) throw new ApiError('connection_not_found')
  const connector = connectors.find(connection.strategy)
  if (connector?.type === 'enterprise') return connector
  const reason = `Connections with the strategy \`${connection.strategy}\` cannot be provisioned by SCIM`
  throw refusedBody(reason, 'strategy')
}
