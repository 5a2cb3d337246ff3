import { readOf } from '../../store/rows/present.ts'
import type { Handler } from '../handler.ts'
import { answerCheckpoint } from '../lists.ts'

export const listConnectionClients: Handler<'listConnectionClients'> = async (call) => {
  const { tenant, path, query, address } = call
  const { connections, connectionClients } = tenant.store
  const page = await readOf(
    () => connectionClients.list(path.id, query),
    () => connections.get(path.id),
    'connection_not_found',
  )
  return answerCheckpoint('clients', address, query, page)
}
