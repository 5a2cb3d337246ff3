import type { Handler } from '../handler.ts'
import { answerCheckpoint } from '../lists.ts'

export const listUserEffectivePermissions: Handler<'listUserEffectivePermissions'> = async (
  call,
) => {
  const { tenant, path, query, address } = call
  const page = await tenant.store.userEffectivePermissions.list(path.id, query)
  return answerCheckpoint('permissions', address, query, page)
}
