import type { Handler } from '../handler.ts'
import { answerCheckpoint } from '../lists.ts'
import { requireUser } from './require-user.ts'

export const listUserRefreshTokens: Handler<'listUserRefreshTokens'> = async (call) => {
  const { tenant, path, query, address } = call
  await requireUser(tenant.store, path.id)
  const page = await tenant.store.refreshTokens.list({ ...query, user_id: path.id })
  return answerCheckpoint('tokens', address, query, page)
}
