import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const getOrganizationConnection: Handler<'getOrganizationConnection'> = async ({
  tenant,
  path,
}) => {
  const found = await tenant.store.organizationConnections.get(path.id, path.connection_id)
  if (!found) throw new ApiError('organization_connection_not_found')
  return { status: 200, body: found }
}
