import type { Handler } from '../handler.ts'

export const createEventStream: Handler<'createEventStream'> = async ({ write, body }) => ({
  status: 201,
  body: await write((store) => store.eventStreams.create(body)),
})
