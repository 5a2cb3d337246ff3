import type { Handler } from '../handler.ts'
import { answerEither } from '../lists.ts'
import { fieldSelection } from '../select-fields.ts'

export const listUserGroups: Handler<'listUserGroups'> = async (call) => {
  const { tenant, path, query, address } = call
  const page = await tenant.store.groups.listOfUser(path.id, query)
  const items = page.items.map(fieldSelection(query))
  return answerEither('groups', address, query, { ...page, items })
}
