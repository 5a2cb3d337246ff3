import type { Handler } from '../handler.ts'

export const createEventStream: Handler<'createEventStream'> = async ({ tenant, body }) => ({
  status: 201,
  body: await tenant.store.eventStreams.create(body),
})
