import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const createEventStreamTest: Handler<'createEventStreamTest'> = async ({
  write,
  path,
  body,
}) => {
  const delivery = await write((store) => store.eventStreamTests.create(path.id, body))
  if (!delivery) throw new ApiError('event_stream_not_found')
  return { status: 202, body: delivery }
}
