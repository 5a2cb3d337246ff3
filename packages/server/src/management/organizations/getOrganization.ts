import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { showOrganization } from './show-organization.ts'

export const getOrganization: Handler<'getOrganization'> = async ({ tenant, path }) => {
  const found = await tenant.store.organizations.get(path.id)
  if (!found) throw new ApiError('organization_not_found')
  return { status: 200, body: showOrganization(found) }
}
