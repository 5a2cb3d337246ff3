import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const getOrganizationClient: Handler<'getOrganizationClient'> = async ({ tenant, path }) => {
  const found = await tenant.store.organizationClients.get(path.id, path.client_id)
  if (!found) throw new ApiError('organization_client_not_found')
  return { status: 200, body: found }
}
