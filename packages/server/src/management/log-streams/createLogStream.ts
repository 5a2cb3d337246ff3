import type { Handler } from '../handler.ts'

export const createLogStream: Handler<'createLogStream'> = async ({ write, body }) => ({
  status: 200,
  body: await write((store) => store.logStreams.create(body)),
})
