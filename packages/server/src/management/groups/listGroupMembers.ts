import type { Handler } from '../handler.ts'
import { answerCheckpoint } from '../lists.ts'
import { fieldSelection } from '../select-fields.ts'

export const listGroupMembers: Handler<'listGroupMembers'> = async (call) => {
  const { tenant, path, query, address } = call
  const page = await tenant.store.groups.listMembers(path.id, query)
  const items = page.items.map(fieldSelection(query))
  return answerCheckpoint('members', address, query, { ...page, items })
}
