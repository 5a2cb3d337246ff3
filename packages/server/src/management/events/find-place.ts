import type { Input } from '@latchkey/contract'
import { ApiError } from '../../errors.ts'
import { type EventPlace, readOffset } from '../../store/events/event-place.ts'
import type { Events } from '../../store/events/events.ts'

interface From {
  readonly query: NonNullable<Input<'listEvents'>['query']>
  readonly lastEventId: string | undefined
  /** Events since this time are all stored. */
  readonly keptSince: Date
}

/**
 * The position at which a feed of events begins.
 *
 * @throws ApiError `invalid_cursor`, `cursor_expired`, `two_cursors`
 */
export async function findPlace(
  events: Pick<Events, 'findEnd' | 'findBefore'>,
  { query, lastEventId, keptSince }: From,
): Promise<EventPlace> {
  const { from, from_timestamp } = query
  if (from !== undefined && from_timestamp !== undefined) throw new ApiError('two_cursors')
  const { end, xidMax } = await events.findEnd()
  const offset = lastEventId || from
  if (offset !== undefined) {
    const place = readOffset(offset)
    if (!place) throw new ApiError('invalid_cursor')
    // A transaction id that this database has not reached is of another database.
    if (place.at < keptSince || place.xid > xidMax) throw new ApiError('cursor_expired')
    return place
  }
  if (from_timestamp === undefined) return end
  const time = new Date(from_timestamp)
  if (time < keptSince) throw new ApiError('cursor_expired')
  return (await events.findBefore(time)) ?? end
}
