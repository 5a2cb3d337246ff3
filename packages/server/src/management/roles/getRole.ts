import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { showRole } from './show-role.ts'

export const getRole: Handler<'getRole'> = async ({ tenant, path }) => {
  const role = await tenant.store.roles.get(path.id)
  if (!role) throw new ApiError('role_not_found')
  return { status: 200, body: showRole(role) }
}
