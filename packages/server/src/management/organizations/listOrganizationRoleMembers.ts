import type { Handler } from '../handler.ts'
import { answerCheckpoint } from '../lists.ts'

export const listOrganizationRoleMembers: Handler<'listOrganizationRoleMembers'> = async (call) => {
  const { tenant, path, query, address } = call
  const { organizationMemberRoles } = tenant.store
  const page = await organizationMemberRoles.listMembers(path.id, path.role_id, query)
  return answerCheckpoint('members', address, query, page)
}
