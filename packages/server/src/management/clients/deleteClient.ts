import type { Handler } from '../handler.ts'

export const deleteClient: Handler<'deleteClient'> = async ({ write, path }) => {
  await write((store) => store.clients.delete(path.id))
  return { status: 204 }
}
