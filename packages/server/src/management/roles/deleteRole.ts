import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const deleteRole: Handler<'deleteRole'> = async ({ write, path }) => {
  const existed = await write((store) => store.roles.delete(path.id))
  if (!existed) throw new ApiError('role_not_found')
  return { status: 200, body: {} }
}
