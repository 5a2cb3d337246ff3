import type { Handler } from '../handler.ts'
import { answerOffset } from '../lists.ts'

export const listUserOrganizations: Handler<'listUserOrganizations'> = async (call) => {
  const { tenant, path, query, address } = call
  const page = await tenant.store.organizationMembers.listOrganizations(path.id, query)
  return answerOffset('organizations', address, query, page)
}
