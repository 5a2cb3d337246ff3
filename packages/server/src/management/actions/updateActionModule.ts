import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const updateActionModule: Handler<'updateActionModule'> = async ({ write, path, body }) => {
  const module = await write((store) => store.actionModules.update(path.id, body))
  if (!module) throw new ApiError('action_module_not_found')
  return { status: 200, body: module }
}
