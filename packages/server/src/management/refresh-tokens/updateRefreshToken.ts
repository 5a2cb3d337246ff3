import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const updateRefreshToken: Handler<'updateRefreshToken'> = async (call) => {
  const { tenant, write, path, body } = call
  const { refresh_token_metadata: metadata } = body
  const token =
    metadata === undefined
      ? await tenant.store.refreshTokens.get(path.id)
      : await write((store) => store.refreshTokens.update(path.id, metadata))
  if (!token) throw new ApiError('refresh_token_not_found')
  return { status: 200, body: token }
}
