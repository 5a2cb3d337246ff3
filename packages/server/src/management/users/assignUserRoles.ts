import type { Handler } from '../handler.ts'

export const assignUserRoles: Handler<'assignUserRoles'> = async ({ write, path, body }) => {
  await write((store) => store.roleUsers.assignRoles(path.id, body.roles))
  return { status: 204 }
}
