import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const revokeSession: Handler<'revokeSession'> = async ({ write, path }) => {
  await write(async (store) => {
    if (!(await store.sessions.end(path.id))) throw new ApiError('session_not_found')
    await store.refreshTokens.revoke({ sessionId: path.id })
  })
  return { status: 202 }
}
