import type { Handler } from '../handler.ts'

export const removeRoleGroups: Handler<'removeRoleGroups'> = async ({ write, path, body }) => {
  await write((store) => store.groupRoles.removeGroups(path.id, body.groups))
  return { status: 204 }
}
