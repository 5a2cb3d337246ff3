import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const updateEventStream: Handler<'updateEventStream'> = async ({ write, path, body }) => {
  const stream = await write((store) => store.eventStreams.update(path.id, body))
  if (!stream) throw new ApiError('event_stream_not_found')
  return { status: 200, body: stream }
}
