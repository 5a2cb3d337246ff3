import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const deleteUserBlocks: Handler<'deleteUserBlocks'> = async ({ write, path }) => {
  const existed = await write((store) => store.userBlocks.deleteOfUser(path.id))
  if (!existed) throw new ApiError('user_not_found')
  return { status: 204 }
}
