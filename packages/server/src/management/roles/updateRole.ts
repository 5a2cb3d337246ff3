import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { showRole } from './show-role.ts'

export const updateRole: Handler<'updateRole'> = async ({ write, path, body }) => {
  const role = await write((store) => store.roles.update(path.id, body))
  if (!role) throw new ApiError('role_not_found')
  return { status: 200, body: showRole(role) }
}
