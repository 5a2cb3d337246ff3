import type { Handler } from '../handler.ts'

export const deleteSession: Handler<'deleteSession'> = async ({ write, path }) => {
  await write((store) => store.sessions.end(path.id))
  return { status: 202 }
}
