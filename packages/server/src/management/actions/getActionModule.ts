import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const getActionModule: Handler<'getActionModule'> = async ({ tenant, path }) => {
  const module = await tenant.store.actionModules.get(path.id)
  if (!module) throw new ApiError('action_module_not_found')
  return { status: 200, body: module }
}
