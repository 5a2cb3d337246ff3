import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const deleteActionModule: Handler<'deleteActionModule'> = async ({ write, path }) => {
  const existed = await write((store) => store.actionModules.delete(path.id))
  if (!existed) throw new ApiError('action_module_not_found')
  return { status: 204 }
}
