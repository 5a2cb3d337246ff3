import type { Handler } from '../handler.ts'
import { answerCheckpoint } from '../lists.ts'

type Answer = Handler<'listUserEffectivePermissionSourceEffectiveRoles'>

export const listUserEffectivePermissionSourceEffectiveRoles: Answer = async (call) => {
  const { tenant, path, query, address } = call
  const page = await tenant.store.roleUsers.listGrantingRoles(path.id, query)
  return answerCheckpoint('roles', address, query, page)
}
