import type { Input } from '@latchkey/contract'
import { ApiError } from '../../errors.ts'
import { type EventPlace, readOffset } from '../../store/events/event-place.ts'
import type { EventFilter, Events } from '../../store/events/events.ts'

interface From {
  readonly query: NonNullable<Input<'listEvents'>['query']>
  readonly lastEventId: string | undefined
  /** All events since this time are still stored. */
  readonly keptSince: Date
}

/** Where a feed begins. */
export interface FeedStart extends Pick<EventFilter, 'since' | 'unseenBy'> {
  readonly place: EventPlace
}

/**
 * Finds the position at which a feed begins, and which events after it are too old: transactions
 * overlap, so the position alone does not separate them.
 *
 * @throws ApiError `invalid_cursor`, `cursor_expired`, `two_cursors`
 */
export async function findPlace(
  events: Pick<Events, 'findEnd' | 'findBefore'>,
  { query, lastEventId, keptSince }: From,
): Promise<FeedStart> {
  const { from, from_timestamp } = query
  if (from !== undefined && from_timestamp !== undefined) throw new ApiError('two_cursors')
  const { end, snapshot, xidMax } = await events.findEnd()
  const since = from_timestamp === undefined ? undefined : new Date(from_timestamp)
  const offset = lastEventId || from
  if (offset !== undefined) {
    const place = readOffset(offset)
    if (!place) throw new ApiError('invalid_cursor')
    // A transaction id that this database has not reached belongs to another database.
    if (place.at < keptSince || place.xid > xidMax) throw new ApiError('cursor_expired')
    return { place, since, unseenBy: undefined }
  }
  if (!since) return { place: end, since, unseenBy: snapshot }
  if (since < keptSince) throw new ApiError('cursor_expired')
  return { place: (await events.findBefore(since)) ?? end, since, unseenBy: undefined }
}
