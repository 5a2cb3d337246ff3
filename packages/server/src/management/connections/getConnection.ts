import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { selectFields } from '../select-fields.ts'
import { showConnection } from './show-connection.ts'

/** Members that `fields` cannot exclude, because clients of the public API rely on them. */
const always = ['id', 'is_domain_connection', 'authentication', 'connected_accounts'] as const

export const getConnection: Handler<'getConnection'> = async ({ tenant, path, query }) => {
  const connection = await tenant.store.connections.get(path.id)
  if (!connection) throw new ApiError('connection_not_found')
  return { status: 200, body: selectFields(query, showConnection(tenant, connection), ...always) }
}
