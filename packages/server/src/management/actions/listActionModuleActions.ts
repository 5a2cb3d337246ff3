import type { Handler } from '../handler.ts'
import { totalsOf } from './totals-of.ts'

export const listActionModuleActions: Handler<'listActionModuleActions'> = async ({
  tenant,
  path,
  query,
}) => {
  const page = await tenant.store.actionModuleVersions.listActions(path.id, query)
  return { status: 200, body: { actions: page.items, ...totalsOf(query, page) } }
}
