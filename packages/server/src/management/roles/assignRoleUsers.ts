import type { Handler } from '../handler.ts'

export const assignRoleUsers: Handler<'assignRoleUsers'> = async ({ write, path, body }) => {
  await write((store) => store.roleUsers.assignUsers(path.id, body.users))
  return { status: 200, body: {} }
}
