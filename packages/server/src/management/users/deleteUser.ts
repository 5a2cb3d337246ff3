import type { Handler } from '../handler.ts'

export const deleteUser: Handler<'deleteUser'> = async ({ write, path }) => {
  await write((store) => store.users.delete(path.id))
  return { status: 204 }
}
