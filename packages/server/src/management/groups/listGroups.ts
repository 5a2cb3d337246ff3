import type { Handler } from '../handler.ts'
import { answerEither } from '../lists.ts'
import { fieldSelection } from '../select-fields.ts'

export const listGroups: Handler<'listGroups'> = async ({ tenant, query, address }) => {
  const page = await tenant.store.groups.list(query)
  const items = page.items.map(fieldSelection(query))
  return answerEither('groups', address, query, { ...page, items })
}
