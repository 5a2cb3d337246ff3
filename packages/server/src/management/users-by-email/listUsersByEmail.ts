import type { Handler } from '../handler.ts'
import { fieldSelection } from '../select-fields.ts'

export const listUsersByEmail: Handler<'listUsersByEmail'> = async ({ tenant, query }) => {
  const found = await tenant.store.userSearch.listByEmail(query.email)
  return { status: 200, body: found.map(fieldSelection(query)) }
}
