import type { Input, Schema } from '@latchkey/contract'
import {
  EventsError,
  isEventsError,
  isNetworkError,
  isTimeoutError,
  NetworkError,
} from './errors.ts'
import { isAnswered } from './lib/answered-error.ts'
import { type Clock, systemClock } from './lib/clock.ts'
import type { CallOptions } from './lib/connection.ts'
import type { ManagementOperation } from './lib/management-operation.ts'
import { serverSentEvents } from './lib/server-sent-events.ts'

/** An event, its type, and the offset after it. */
export type FollowedEvent = Schema<'EventOccurrence'>

/** How to follow events, beside the options of each request. */
export interface FollowOptions extends CallOptions {
  /** Maximum number of reconnects in a row without an event; unlimited by default. */
  readonly reconnects?: number
  /**
   * Called with an offset when everything before it was processed: for an event, when the next one
   * is requested. Store it, and pass it as `from` to continue there.
   */
  readonly onOffset?: (offset: string) => void
  readonly clock?: Clock
  /** A random number from 0 to below 1, for the jitter between attempts. */
  readonly random?: () => number
}

const backoffMs = 500
const backoffDoublingsMax = 6

/** Errors that end a stream by design or temporarily; it reconnects. */
const passing: readonly string[] = ['connection_timeout', 'timeout', 'processing_error']

/**
 * Follows the events of the tenant, endlessly:
 *
 *     for await (const { event } of followEvents(client.events.list)) …
 *
 * After a lost connection, a silence of `timeoutMs`, a 429 or a 5xx it reconnects and continues at
 * its offset, so that no event is missed or repeated. It waits a quarter to half a second before it
 * reconnects, and twice as long after each attempt without events.
 *
 * @throws ManagementError 400, 401, 403 or 410, EventsError, TokenError, the reason of the signal,
 * or, after `reconnects`, the last error.
 */
export async function* followEvents(
  list: ManagementOperation<'listEvents'>,
  input: Input<'listEvents'> = {},
  options: FollowOptions = {},
): AsyncGenerator<FollowedEvent, void, undefined> {
  const { reconnects = Number.POSITIVE_INFINITY, onOffset, ...call } = options
  const { clock = systemClock, random = Math.random, signal } = call
  let { query = {} } = input
  for (let cuts = 0; ; cuts += 1) {
    try {
      for await (const message of messagesIn(await list({ query }, call))) {
        if (message.type === 'error') throw new EventsError(message.error)
        const { from_timestamp: _, ...others } = query
        const { offset } = message
        if (offset !== query.from) cuts = 0
        query = { ...others, from: offset }
        if (message.type !== 'offset-only') yield message
        onOffset?.(offset)
      }
      throw new NetworkError('listEvents', 'The stream ended.')
    } catch (error) {
      if (!isPassing(error) || cuts >= reconnects) throw error
    }
    const waitMs = backoffMs * 2 ** Math.min(cuts, backoffDoublingsMax)
    await clock.wait(waitMs * (0.5 + random() / 2), signal)
  }
}

/** The messages of a stream with their type. */
async function* messagesIn(chunks: AsyncIterable<Uint8Array>) {
  for await (const { type, data } of serverSentEvents(chunks)) {
    const message: Schema<'EventMessage'> = { type, ...JSON.parse(data) }
    yield message
  }
}

function isPassing(error: unknown): boolean {
  if (isEventsError(error)) return passing.includes(error.errorCode)
  if (isAnswered(error)) {
    const { statusCode = 0 } = error
    return statusCode === 429 || statusCode >= 500
  }
  return isNetworkError(error) || isTimeoutError(error)
}
