import type { Handler } from '../handler.ts'
import { totalsOf } from './totals-of.ts'

export const listActionTriggerBindings: Handler<'listActionTriggerBindings'> = async ({
  tenant,
  path,
  query,
}) => {
  const page = await tenant.store.actionBindings.list(path.triggerId, query)
  return { status: 200, body: { bindings: page.items, ...totalsOf(query, page) } }
}
