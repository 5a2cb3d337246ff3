import type { Handler } from '../handler.ts'

export const deleteEventStream: Handler<'deleteEventStream'> = async ({ tenant, path }) => {
  await tenant.store.eventStreams.delete(path.id)
  return { status: 204 }
}
