import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const getLogStream: Handler<'getLogStream'> = async ({ tenant, path }) => {
  const stream = await tenant.store.logStreams.get(path.id)
  if (!stream) throw new ApiError('log_stream_not_found')
  return { status: 200, body: stream }
}
