import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const getEventStreamStatistics: Handler<'getEventStreamStatistics'> = async ({
  tenant,
  path,
  query,
}) => {
  const statistics = await tenant.store.eventStreamStatistics.get(path.id, query)
  if (!statistics) throw new ApiError('event_stream_not_found')
  return { status: 200, body: statistics }
}
