import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const updateLogStream: Handler<'updateLogStream'> = async ({ write, path, body }) => {
  const stream = await write((store) => store.logStreams.update(path.id, body))
  if (!stream) throw new ApiError('log_stream_not_found')
  return { status: 200, body: stream }
}
