import type { Handler } from '../handler.ts'
import { answerEither } from '../lists.ts'

export const listFlowExecutions: Handler<'listFlowExecutions'> = async (call) => {
  const { tenant, path, query, address } = call
  const page = await tenant.store.flowExecutions.list(path.flow_id, query)
  return answerEither('executions', address, query, page)
}
