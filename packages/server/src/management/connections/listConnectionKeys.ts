import type { Handler } from '../handler.ts'
import { requireKeyed } from './keyed-connection.ts'

export const listConnectionKeys: Handler<'listConnectionKeys'> = async ({ tenant, path }) => {
  const keys = await tenant.store.connectionKeys.list(path.id)
  if (keys.length === 0) await requireKeyed(tenant, path.id)
  return { status: 200, body: [...keys] }
}
