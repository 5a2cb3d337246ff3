import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const getSession: Handler<'getSession'> = async ({ tenant, path }) => {
  const session = await tenant.store.sessions.get(path.id)
  if (!session) throw new ApiError('session_not_found')
  return { status: 200, body: session }
}
