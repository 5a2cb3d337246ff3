import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const updateConnectionClients: Handler<'updateConnectionClients'> = async (call) => {
  const { write, path, body } = call
  const existed = await write((store) => store.connections.updateClients(path.id, body))
  if (!existed) throw new ApiError('connection_not_found')
  return { status: 204 }
}
