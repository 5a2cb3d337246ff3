import type { Handler } from '../handler.ts'
import { answerCheckpoint } from '../lists.ts'

export const listOrganizationGroups: Handler<'listOrganizationGroups'> = async (call) => {
  const { tenant, path, query, address } = call
  const page = await tenant.store.groups.listOfOrganization(path.organization_id, query)
  return answerCheckpoint('groups', address, query, page)
}
