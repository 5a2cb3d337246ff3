import type { Handler } from '../handler.ts'

export const deleteResourceServer: Handler<'deleteResourceServer'> = async ({ write, path }) => {
  await write((store) => store.resourceServers.delete(path.id))
  return { status: 204 }
}
