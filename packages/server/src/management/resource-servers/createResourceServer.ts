import type { Handler } from '../handler.ts'

export const createResourceServer: Handler<'createResourceServer'> = async ({ write, body }) => ({
  status: 201,
  body: await write((store) => store.resourceServers.create(body)),
})
