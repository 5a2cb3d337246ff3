import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const deleteConnectionUser: Handler<'deleteConnectionUser'> = async (call) => {
  const { write, path, query } = call
  await write(async (store) => {
    if (!(await store.connections.get(path.id))) throw new ApiError('connection_not_found')
    await store.connectionUsers.deleteByEmail(path.id, query.email)
  })
  return { status: 204 }
}
