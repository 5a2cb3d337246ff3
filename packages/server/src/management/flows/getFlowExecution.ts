import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const getFlowExecution: Handler<'getFlowExecution'> = async ({ tenant, path, query }) => {
  const { flow_id, execution_id } = path
  const execution = await tenant.store.flowExecutions.get(flow_id, execution_id, query.hydrate)
  if (!execution) throw new ApiError('flow_execution_not_found')
  return { status: 200, body: execution }
}
