import type { Handler } from '../handler.ts'

export const listLogStreams: Handler<'listLogStreams'> = async ({ tenant }) => ({
  status: 200,
  body: await tenant.store.logStreams.list(),
})
