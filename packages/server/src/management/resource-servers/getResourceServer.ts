import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { selectFields } from '../select-fields.ts'

export const getResourceServer: Handler<'getResourceServer'> = async ({ tenant, path, query }) => {
  const api = await tenant.store.resourceServers.get(path.id)
  if (!api) throw new ApiError('resource_server_not_found')
  return { status: 200, body: selectFields(query, api) }
}
