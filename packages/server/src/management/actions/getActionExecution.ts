import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const getActionExecution: Handler<'getActionExecution'> = async ({ tenant, path }) => {
  const execution = await tenant.store.actionExecutions.get(path.id)
  if (!execution) throw new ApiError('action_execution_not_found')
  return { status: 200, body: execution }
}
