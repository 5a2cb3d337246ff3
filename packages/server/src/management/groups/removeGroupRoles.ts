import type { Handler } from '../handler.ts'

export const removeGroupRoles: Handler<'removeGroupRoles'> = async ({ write, path, body }) => {
  await write((store) => store.groupRoles.removeRoles(path.id, body.roles))
  return { status: 204 }
}
