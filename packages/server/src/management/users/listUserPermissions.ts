import type { Handler } from '../handler.ts'
import { answerOffset } from '../lists.ts'

export const listUserPermissions: Handler<'listUserPermissions'> = async (call) => {
  const { tenant, path, query, address } = call
  const page = await tenant.store.userPermissions.list(path.id, query)
  return answerOffset('permissions', address, query, page)
}
