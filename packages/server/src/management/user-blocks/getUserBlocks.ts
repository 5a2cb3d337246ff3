import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const getUserBlocks: Handler<'getUserBlocks'> = async ({ tenant, path, query }) => {
  const blocks = await tenant.store.userBlocks.listOfUser(path.id, query)
  if (!blocks) throw new ApiError('user_not_found')
  return { status: 200, body: { blocked_for: blocks } }
}
