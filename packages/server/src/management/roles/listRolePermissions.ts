import type { Handler } from '../handler.ts'
import { answerOffset } from '../lists.ts'

export const listRolePermissions: Handler<'listRolePermissions'> = async (call) => {
  const { tenant, path, query, address } = call
  const page = await tenant.store.rolePermissions.list(path.id, query)
  return answerOffset('permissions', address, query, page)
}
