import type { Handler } from '../handler.ts'
import { requireKeyed } from './keyed-connection.ts'

export const listConnectionKeys: Handler<'listConnectionKeys'> = async ({ tenant, path }) => {
  await requireKeyed(tenant, path.id)
  return { status: 200, body: [...(await tenant.store.connectionKeys.list(path.id))] }
}
