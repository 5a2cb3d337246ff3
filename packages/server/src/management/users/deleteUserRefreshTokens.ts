import type { Handler } from '../handler.ts'
import { requireUser } from './require-user.ts'

export const deleteUserRefreshTokens: Handler<'deleteUserRefreshTokens'> = async (call) => {
  await call.write(async (store) => {
    const userId = call.path.id
    await Promise.all([requireUser(store, userId), store.refreshTokens.revoke({ userId })])
  })
  return { status: 202 }
}
