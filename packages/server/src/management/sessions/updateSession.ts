import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const updateSession: Handler<'updateSession'> = async ({ tenant, write, path, body }) => {
  const { session_metadata: metadata } = body
  const session =
    metadata === undefined
      ? await tenant.store.sessions.get(path.id)
      : await write((store) => store.sessions.update(path.id, metadata))
  if (!session) throw new ApiError('session_not_found')
  return { status: 200, body: session }
}
