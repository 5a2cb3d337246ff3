import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const getGroup: Handler<'getGroup'> = async ({ tenant, path }) => {
  const group = await tenant.store.groups.get(path.id)
  if (!group) throw new ApiError('group_not_found')
  return { status: 200, body: group }
}
