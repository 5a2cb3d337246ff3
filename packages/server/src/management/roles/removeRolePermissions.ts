import type { Handler } from '../handler.ts'

export const removeRolePermissions: Handler<'removeRolePermissions'> = async (call) => {
  const { write, path, body } = call
  await write((store) => store.rolePermissions.remove(path.id, body.permissions))
  return { status: 204 }
}
