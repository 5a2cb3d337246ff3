import type { Handler } from '../handler.ts'

export const assignRolePermissions: Handler<'assignRolePermissions'> = async (call) => {
  const { write, path, body } = call
  await write((store) => store.rolePermissions.assign(path.id, body.permissions))
  return { status: 201, body: {} }
}
