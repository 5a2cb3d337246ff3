import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { toEnabledConnection } from './enabled-connection.ts'

type Answer = Handler<'getOrganizationEnabledConnection'>

export const getOrganizationEnabledConnection: Answer = async (call) => {
  const { tenant, path } = call
  const found = await tenant.store.organizationConnections.get(path.id, path.connectionId)
  if (!found?.is_enabled) throw new ApiError('organization_connection_not_found')
  return { status: 200, body: toEnabledConnection(found) }
}
