import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const getRefreshToken: Handler<'getRefreshToken'> = async ({ tenant, path }) => {
  const token = await tenant.store.refreshTokens.get(path.id)
  if (!token) throw new ApiError('refresh_token_not_found')
  return { status: 200, body: token }
}
