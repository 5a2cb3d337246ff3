import type { Handler } from '../handler.ts'
import { answerEither } from '../lists.ts'
import { fieldSelection } from '../select-fields.ts'
import { showConnection } from './show-connection.ts'

export const listConnections: Handler<'listConnections'> = async ({ tenant, query, address }) => {
  const page = await tenant.store.connections.list(query)
  const shown = page.items.map((connection) => showConnection(tenant, connection))
  const items = shown.map(fieldSelection(query, 'id', 'is_domain_connection'))
  return answerEither('connections', address, query, { ...page, items })
}
