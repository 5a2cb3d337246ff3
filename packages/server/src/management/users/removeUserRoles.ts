import type { Handler } from '../handler.ts'

export const removeUserRoles: Handler<'removeUserRoles'> = async ({ write, path, body }) => {
  await write((store) => store.roleUsers.removeRoles(path.id, body.roles))
  return { status: 204 }
}
