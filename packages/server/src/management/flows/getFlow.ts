import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const getFlow: Handler<'getFlow'> = async ({ tenant, path, query }) => {
  const flow = await tenant.store.flows.get(path.id, query.hydrate)
  if (!flow) throw new ApiError('flow_not_found')
  return { status: 200, body: flow }
}
