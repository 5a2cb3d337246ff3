import type { Handler } from '../handler.ts'
import { totalsOf } from './totals-of.ts'

export const listActionModules: Handler<'listActionModules'> = async ({ tenant, query }) => {
  const page = await tenant.store.actionModules.list(query)
  return { status: 200, body: { modules: page.items, ...totalsOf(query, page) } }
}
