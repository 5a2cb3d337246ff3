import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const deleteAction: Handler<'deleteAction'> = async ({ write, path, query }) => {
  const { force = false } = query
  const existed = await write((store) => store.actions.delete(path.id, force))
  if (!existed) throw new ApiError('action_not_found')
  return { status: 204 }
}
