import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const getConnectionStatus: Handler<'getConnectionStatus'> = async ({ tenant, path }) => {
  const connection = await tenant.store.connections.get(path.id)
  if (!connection) throw new ApiError('connection_not_found')
  return { status: 200 }
}
