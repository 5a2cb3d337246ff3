import type { Logger } from 'pino'
import type { Follower } from '../../feeds/followers.ts'
import { opening } from '../../feeds/write-feed.ts'
import { type EventPlace, toOffset } from '../../store/events/event-place.ts'
import type { EventFilter, Events, FollowedEvent } from '../../store/events/events.ts'
import type { FollowBounds } from './follow-rules.ts'

/** What a feed reads, and its limits. */
export interface Following {
  readonly events: Pick<Events, 'list'>
  readonly follower: Follower
  /** The position at which the feed begins. */
  readonly place: EventPlace
  readonly filter: EventFilter
  readonly lifetimeMs: number
  readonly bounds: FollowBounds
  readonly log: Logger
}

/**
 * The events after a position, as server-sent events (HTML Standard, section 9.2). The feed ends at
 * the end of its lifetime, when the process stops, or when the client disconnects.
 *
 * It reads after each write of this process, and at intervals, because other processes write too.
 */
export async function* followEvents(following: Following): AsyncGenerator<string, void> {
  const { events, follower, filter, lifetimeMs, bounds, log } = following
  const endMs = performance.now() + lifetimeMs
  let { place } = following
  let saidMs = performance.now()
  let pauseMs = bounds.eventPollMinMs
  yield opening + progress(place)
  while (!follower.isClosed()) {
    if (follower.isStopping() || performance.now() >= endMs) return yield timeout(place)
    const page = await events.list(place, filter, bounds.eventsPerReadMax).catch((error) => {
      log.warn({ err: error }, 'Events could not be read; the subscriber has to reconnect.')
    })
    if (!page) return yield fault(place)
    place = page.end
    const isSilent = page.events.length === 0
    const isLong = performance.now() - saidMs >= bounds.eventSilenceMs
    if (!isSilent || isLong) {
      yield isSilent ? progress(place) : page.events.map(occurrence).join('')
      saidMs = performance.now()
    }
    pauseMs = isSilent ? Math.min(pauseMs * 1.5, bounds.eventPollMaxMs) : bounds.eventPollMinMs
    if (page.isMore) continue
    const dueMs = Math.min(endMs, saidMs + bounds.eventSilenceMs) - performance.now()
    await follower.signal.wait(Math.max(0, Math.min(pauseMs, dueMs)))
  }
}

const message = (type: string, offset: string, data: string) =>
  `event: ${type}\nid: ${offset}\ndata: ${data}\n\n`

function occurrence({ type, text, place }: FollowedEvent): string {
  const offset = toOffset(place)
  // A line break would end the field. In JSON, line breaks occur only between values.
  return message(type, offset, `{"offset":"${offset}","event":${text.replace(/[\r\n]+/g, ' ')}}`)
}

function progress(place: EventPlace): string {
  const offset = toOffset(place)
  return message('offset-only', offset, JSON.stringify({ offset }))
}

function failure(place: EventPlace, code: string, sentence: string): string {
  const error = { code, message: sentence, offset: toOffset(place) }
  return `event: error\ndata: ${JSON.stringify({ error })}\n\n`
}

const timeout = (place: EventPlace) =>
  failure(
    place,
    'connection_timeout',
    'The request has reached its maximum duration. Reconnect with the last offset.',
  )
const fault = (place: EventPlace) =>
  failure(
    place,
    'processing_error',
    'The events could not be read. Reconnect in a moment with the last offset.',
  )
