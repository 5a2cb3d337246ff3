import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { answerCheckpoint } from '../lists.ts'

export const listConnectionClients: Handler<'listConnectionClients'> = async (call) => {
  const { tenant, path, query, address } = call
  const { connections, connectionClients } = tenant.store
  const page = await connectionClients.list(path.id, query)
  if (page.items.length === 0 && !(await connections.get(path.id))) {
    throw new ApiError('connection_not_found')
  }
  return answerCheckpoint('clients', address, query, page)
}
