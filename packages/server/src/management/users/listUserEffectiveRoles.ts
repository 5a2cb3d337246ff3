import type { Handler } from '../handler.ts'
import { answerCheckpoint } from '../lists.ts'

export const listUserEffectiveRoles: Handler<'listUserEffectiveRoles'> = async (call) => {
  const { tenant, path, query, address } = call
  const page = await tenant.store.roleUsers.listEffectiveRoles(path.id, query)
  return answerCheckpoint('roles', address, query, page)
}
