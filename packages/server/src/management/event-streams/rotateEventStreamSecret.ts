import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

const overlapSecondsDefault = 24 * 60 * 60

export const rotateEventStreamSecret: Handler<'rotateEventStreamSecret'> = async ({
  write,
  path,
  body,
}) => {
  const seconds = body.overlap_seconds ?? overlapSecondsDefault
  const rotated = await write((store) => store.eventStreamSecrets.rotate(path.id, seconds))
  if (!rotated) throw new ApiError('event_stream_not_found')
  return { status: 200, body: rotated }
}
