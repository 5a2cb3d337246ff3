import type { Handler } from '../handler.ts'
import { answerCheckpoint } from '../lists.ts'
import { selectFields } from '../select-fields.ts'

export const listGroupMembers: Handler<'listGroupMembers'> = async (call) => {
  const { tenant, path, query, address } = call
  const page = await tenant.store.groups.listMembers(path.id, query)
  const items = page.items.map((member) => selectFields(query, member))
  return answerCheckpoint('members', address, query, { ...page, items })
}
