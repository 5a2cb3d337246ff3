import type { Handler } from '../handler.ts'
import { answerEither } from '../lists.ts'
import { selectFields } from '../select-fields.ts'

export const listConnections: Handler<'listConnections'> = async ({ tenant, query, address }) => {
  const page = await tenant.store.connections.list(query)
  const items = page.items.map((connection) => selectFields(query, connection, 'id'))
  return answerEither('connections', address, query, { ...page, items })
}
