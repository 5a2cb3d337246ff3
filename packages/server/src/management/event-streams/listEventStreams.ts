import type { Handler } from '../handler.ts'

export const listEventStreams: Handler<'listEventStreams'> = async ({ tenant, query }) => ({
  status: 200,
  body: await tenant.store.eventStreams.list(query),
})
