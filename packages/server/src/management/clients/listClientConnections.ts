import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { answerCheckpoint } from '../lists.ts'
import { selectFields } from '../select-fields.ts'

export const listClientConnections: Handler<'listClientConnections'> = async (call) => {
  const { tenant, path, query, address } = call
  const { clients, connections } = tenant.store
  const page = await connections.listEnabledFor(path.id, query)
  if (page.items.length === 0 && !(await clients.get(path.id))) {
    throw new ApiError('client_not_found')
  }
  const items = page.items.map((connection) => selectFields(query, connection, 'id'))
  return answerCheckpoint('connections', address, query, { ...page, items })
}
