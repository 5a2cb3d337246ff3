import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const updateFlow: Handler<'updateFlow'> = async ({ write, path, body }) => {
  const flow = await write((store) => store.flows.update(path.id, body))
  if (!flow) throw new ApiError('flow_not_found')
  return { status: 200, body: flow }
}
