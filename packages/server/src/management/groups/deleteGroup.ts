import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const deleteGroup: Handler<'deleteGroup'> = async ({ write, path }) => {
  const existed = await write((store) => store.groups.delete(path.id))
  if (!existed) throw new ApiError('group_not_found')
  return { status: 204 }
}
