import type { Handler } from '../handler.ts'
import { answerOffset } from '../lists.ts'
import { fieldSelection } from '../select-fields.ts'

export const listResourceServers: Handler<'listResourceServers'> = async (call) => {
  const { tenant, query, address } = call
  const page = await tenant.store.resourceServers.list(query)
  const items = page.items.map(fieldSelection(query))
  return answerOffset('resource_servers', address, query, { ...page, items })
}
