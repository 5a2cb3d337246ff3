import type { Handler } from '../handler.ts'
import { totalsOf } from './totals-of.ts'

export const listActionModuleVersions: Handler<'listActionModuleVersions'> = async ({
  tenant,
  path,
  query,
}) => {
  const page = await tenant.store.actionModuleVersions.list(path.id, query)
  return { status: 200, body: { versions: page.items, ...totalsOf(query, page) } }
}
