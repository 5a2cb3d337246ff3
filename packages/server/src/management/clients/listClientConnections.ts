import { readOf } from '../../store/rows/present.ts'
import { showConnection } from '../connections/show-connection.ts'
import type { Handler } from '../handler.ts'
import { answerCheckpoint } from '../lists.ts'
import { fieldSelection } from '../select-fields.ts'

export const listClientConnections: Handler<'listClientConnections'> = async (call) => {
  const { tenant, path, query, address } = call
  const { clients, connections } = tenant.store
  const page = await readOf(
    () => connections.listEnabledFor(path.id, query),
    () => clients.get(path.id),
    'client_not_found',
  )
  const shown = page.items.map((connection) => showConnection(tenant, connection))
  const items = shown.map(fieldSelection(query, 'id'))
  return answerCheckpoint('connections', address, query, { ...page, items })
}
