import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const deleteFlowExecution: Handler<'deleteFlowExecution'> = async ({ write, path }) => {
  const { flow_id, execution_id } = path
  const existed = await write((store) => store.flowExecutions.delete(flow_id, execution_id))
  if (!existed) throw new ApiError('flow_execution_not_found')
  return { status: 204 }
}
