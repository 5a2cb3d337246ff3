import type { Handler } from '../handler.ts'
import { totalsOf } from './totals-of.ts'

export const listActions: Handler<'listActions'> = async ({ tenant, query }) => {
  const none = { items: [], total: 0 }
  const page = query.installed ? none : await tenant.store.actions.list(query)
  return { status: 200, body: { actions: page.items, ...totalsOf(query, page) } }
}
