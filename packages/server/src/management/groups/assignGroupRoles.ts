import type { Handler } from '../handler.ts'

export const assignGroupRoles: Handler<'assignGroupRoles'> = async ({ write, path, body }) => {
  await write((store) => store.groupRoles.assign([path.id], body.roles))
  return { status: 204 }
}
