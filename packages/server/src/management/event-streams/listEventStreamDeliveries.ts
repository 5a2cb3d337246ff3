import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { answerCheckpoint } from '../lists.ts'

export const listEventStreamDeliveries: Handler<'listEventStreamDeliveries'> = async ({
  tenant,
  path,
  query,
  address,
}) => {
  const { statuses, event_types, ...others } = query
  const page = await tenant.store.eventDeliveries.list(path.id, {
    ...others,
    ...(statuses !== undefined && { statuses: statuses.split(',') }),
    ...(event_types !== undefined && { event_types: event_types.split(',') }),
  })
  if (!page) throw new ApiError('event_stream_not_found')
  return answerCheckpoint('deliveries', address, query, page)
}
