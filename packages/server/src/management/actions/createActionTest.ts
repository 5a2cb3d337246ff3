import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const createActionTest: Handler<'createActionTest'> = async ({ tenant, path }) => {
  const action = await tenant.store.actions.get(path.id)
  if (!action) throw new ApiError('action_not_found')
  throw new ApiError('not_implemented')
}
