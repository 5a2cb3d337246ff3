import type { Handler } from '../handler.ts'
import { requireUser } from './require-user.ts'

export const deleteUserRefreshTokens: Handler<'deleteUserRefreshTokens'> = async (call) => {
  await call.write(async (store) => {
    await requireUser(store, call.path.id)
    await store.refreshTokens.revoke({ userId: call.path.id })
  })
  return { status: 202 }
}
