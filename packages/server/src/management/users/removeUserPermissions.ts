import type { Handler } from '../handler.ts'

export const removeUserPermissions: Handler<'removeUserPermissions'> = async (call) => {
  const { write, path, body } = call
  await write((store) => store.userPermissions.remove(path.id, body.permissions))
  return { status: 204 }
}
