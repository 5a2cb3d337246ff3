import type { Handler } from '../handler.ts'
import { findPlace } from './find-place.ts'
import { followEvents } from './follow-events.ts'

const dayMs = 24 * 60 * 60 * 1000
/**
 * An offset expires this long before its events: they are not stored exactly in the order of their
 * times.
 */
const marginMs = 60 * 60 * 1000

export const listEvents: Handler<'listEvents'> = async (call) => {
  const { tenant, caller, query, header, onClosed, following, log } = call
  const { followers, bounds, eventRetentionDays, now } = following
  const nowMs = now().getTime()
  const { place, since, unseenBy } = await findPlace(tenant.store.events, {
    query,
    lastEventId: header('last-event-id'),
    keptSince: new Date(nowMs - eventRetentionDays * dayMs + marginMs),
  })
  const tokenMs = (caller.expiresAt ?? Number.POSITIVE_INFINITY) * 1000 - nowMs
  const lifetimeMs = Math.min(bounds.eventFollowMs, tokenMs)
  const follower = followers.join(tenant.id)
  onClosed(follower.leave)
  const { events } = tenant.store
  const filter = { types: query.event_type, since, unseenBy }
  const stream = followEvents({ events, follower, place, filter, lifetimeMs, bounds, log })
  return { status: 200, stream }
}
