import type { Handler } from '../handler.ts'

export const assignRoleGroups: Handler<'assignRoleGroups'> = async ({ write, path, body }) => {
  await write((store) => store.groupRoles.assign(body.groups, [path.id]))
  return { status: 204 }
}
