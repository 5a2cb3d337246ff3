import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const listClientCredentials: Handler<'listClientCredentials'> = async (call) => {
  const { tenant, path } = call
  const credentials = await tenant.store.clientCredentials.list(path.id)
  if (!credentials) throw new ApiError('client_not_found')
  return { status: 200, body: [...credentials] }
}
