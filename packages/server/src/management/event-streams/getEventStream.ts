import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const getEventStream: Handler<'getEventStream'> = async ({ tenant, path }) => {
  const stream = await tenant.store.eventStreams.get(path.id)
  if (!stream) throw new ApiError('event_stream_not_found')
  return { status: 200, body: stream }
}
