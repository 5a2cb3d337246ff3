import { sentTogether } from '../../store/rows/sent-together.ts'
import type { Handler } from '../handler.ts'
import { answerCheckpoint } from '../lists.ts'
import { requireUser } from './require-user.ts'

export const listUserRefreshTokens: Handler<'listUserRefreshTokens'> = async (call) => {
  const { tenant, path, query, address } = call
  const [, page] = await sentTogether([
    requireUser(tenant.store, path.id),
    tenant.store.refreshTokens.list({ ...query, user_id: path.id }),
  ])
  return answerCheckpoint('tokens', address, query, page)
}
