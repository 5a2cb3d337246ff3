import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const updateResourceServer: Handler<'updateResourceServer'> = async (call) => {
  const { write, path, body } = call
  const api = await write((store) => store.resourceServers.update(path.id, body))
  if (!api) throw new ApiError('resource_server_not_found')
  return { status: 200, body: api }
}
