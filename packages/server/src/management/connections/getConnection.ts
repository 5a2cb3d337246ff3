import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { selectFields } from '../select-fields.ts'

export const getConnection: Handler<'getConnection'> = async ({ tenant, path, query }) => {
  const connection = await tenant.store.connections.get(path.id)
  if (!connection) throw new ApiError('connection_not_found')
  return { status: 200, body: selectFields(query, connection, 'id') }
}
