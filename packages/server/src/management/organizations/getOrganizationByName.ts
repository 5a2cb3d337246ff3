import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { showOrganization } from './show-organization.ts'

export const getOrganizationByName: Handler<'getOrganizationByName'> = async ({ tenant, path }) => {
  const found = await tenant.store.organizations.findByName(path.name)
  if (!found) throw new ApiError('organization_not_found')
  return { status: 200, body: showOrganization(found) }
}
