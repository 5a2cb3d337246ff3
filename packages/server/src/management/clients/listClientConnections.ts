import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { answerCheckpoint } from '../lists.ts'
import { selectFields } from '../select-fields.ts'

export const listClientConnections: Handler<'listClientConnections'> = async (call) => {
  const { tenant, path, query, address } = call
  if (!(await tenant.store.clients.get(path.id))) throw new ApiError('client_not_found')
  const page = await tenant.store.connections.listEnabledFor(path.id, query)
  const items = page.items.map((connection) => selectFields(query, connection, 'id'))
  return answerCheckpoint('connections', address, query, { ...page, items })
}
