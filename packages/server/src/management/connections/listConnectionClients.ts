import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { answerCheckpoint } from '../lists.ts'

export const listConnectionClients: Handler<'listConnectionClients'> = async (call) => {
  const { tenant, path, query, address } = call
  const { connections, connectionClients } = tenant.store
  if (!(await connections.get(path.id))) throw new ApiError('connection_not_found')
  const page = await connectionClients.list(path.id, query)
  return answerCheckpoint('clients', address, query, page)
}
