import type { Handler } from '../handler.ts'

export const createConnection: Handler<'createConnection'> = async ({ write, body }) => ({
  status: 201,
  body: await write((store) => store.connections.create(body)),
})
