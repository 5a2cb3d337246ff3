import type { Handler } from '../handler.ts'

export const assignUserPermissions: Handler<'assignUserPermissions'> = async (call) => {
  const { write, path, body } = call
  await write((store) => store.userPermissions.assign(path.id, body.permissions))
  return { status: 201, body: {} }
}
