import type { Handler } from '../handler.ts'
import { answerCheckpoint } from '../lists.ts'

export const listOrganizationRoleGroups: Handler<'listOrganizationRoleGroups'> = async (call) => {
  const { tenant, path, query, address } = call
  const { organizationGroupRoles } = tenant.store
  const page = await organizationGroupRoles.listGroups(path.organization_id, path.role_id, query)
  return answerCheckpoint('groups', address, query, page)
}
