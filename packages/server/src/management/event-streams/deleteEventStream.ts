import type { Handler } from '../handler.ts'

export const deleteEventStream: Handler<'deleteEventStream'> = async ({ write, path }) => {
  await write((store) => store.eventStreams.delete(path.id))
  return { status: 204 }
}
