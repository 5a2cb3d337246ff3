import type { Schema } from '@latchkey/contract'
import { ApiError, refusedBody } from '../../errors.ts'
import type { TenantStore } from '../../store/tenants/tenants.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'

/** @throws ApiError `connection_not_found`, `directory_provisioning_not_found` */
export async function requireDirectoryProvisioning(
  store: Pick<TenantStore, 'connections' | 'directoryProvisionings'>,
  connectionId: string,
): Promise<Schema<'DirectoryProvisioning'>> {
  const found = await store.directoryProvisionings.get(connectionId)
  if (found) return found
  const connection = await store.connections.get(connectionId)
  throw new ApiError(connection ? 'directory_provisioning_not_found' : 'connection_not_found')
}

/**
 * Requires a connection whose identity provider has a directory that the server can read.
 *
 * @throws ApiError `connection_not_found`, or `invalid_body` for another connection
 */
export async function requireDirectory(
  { store, connectors }: Pick<Tenant, 'store' | 'connectors'>,
  connectionId: string,
): Promise<void> {
  const connection = await store.connections.get(connectionId)
  if (!connection) throw new ApiError('connection_not_found')
  if (connectors.find(connection.strategy)?.directory) return
  const reason = `Connections with the strategy \`${connection.strategy}\` have no directory`
  throw refusedBody(reason, 'strategy')
}
