import type { Handler } from '../handler.ts'
import { answerCheckpoint } from '../lists.ts'

export const listGroupRoles: Handler<'listGroupRoles'> = async (call) => {
  const { tenant, path, query, address } = call
  const page = await tenant.store.groupRoles.listRoles(path.id, query)
  return answerCheckpoint('roles', address, query, page)
}
