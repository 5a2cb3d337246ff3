import type { Handler } from '../handler.ts'
import { totalsOf } from './totals-of.ts'

export const listActionVersions: Handler<'listActionVersions'> = async ({
  tenant,
  path,
  query,
}) => {
  const page = await tenant.store.actionVersions.list(path.actionId, query)
  return { status: 200, body: { versions: page.items, ...totalsOf(query, page) } }
}
