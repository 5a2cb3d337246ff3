import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const getEventStreamDelivery: Handler<'getEventStreamDelivery'> = async ({
  tenant,
  path,
}) => {
  const delivery = await tenant.store.eventDeliveries.get(path.id, path.event_id)
  if (!delivery) throw new ApiError('event_delivery_not_found')
  return { status: 200, body: delivery }
}
