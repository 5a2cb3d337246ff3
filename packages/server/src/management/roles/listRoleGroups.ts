import type { Handler } from '../handler.ts'
import { answerCheckpoint } from '../lists.ts'

export const listRoleGroups: Handler<'listRoleGroups'> = async (call) => {
  const { tenant, path, query, address } = call
  const page = await tenant.store.groupRoles.listGroups(path.id, query)
  return answerCheckpoint('groups', address, query, page)
}
