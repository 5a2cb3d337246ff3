import type { Handler } from '../handler.ts'
import { requireUser } from './require-user.ts'

export const deleteUserSessions: Handler<'deleteUserSessions'> = async ({ write, path }) => {
  await write(async (store) => {
    await Promise.all([requireUser(store, path.id), store.sessions.endOfUser(path.id)])
  })
  return { status: 202 }
}
