import type { Input, Schema } from '@latchkey/contract'
import { createParser } from 'eventsource-parser'
import {
  EventsError,
  isEventsError,
  isManagementError,
  isNetworkError,
  isTimeoutError,
  isTokenError,
  NetworkError,
} from './errors.ts'
import { type Clock, systemClock } from './lib/clock.ts'
import type { CallOptions } from './lib/connection.ts'
import type { ManagementOperation } from './lib/management-operation.ts'

/** An event, its type, and the offset behind it. */
export type FollowedEvent = Schema<'EventOccurrence'>

export interface FollowOptions extends CallOptions {
  /** How often in a row to connect again with nothing in between; without end when not given. */
  readonly reconnects?: number
  /**
   * Told of each offset once what is before it has been taken: of an event when the next one is
   * asked for. Keep it, and begin with `from` there the next time.
   */
  readonly onOffset?: (offset: string) => void
  readonly clock?: Clock
  /** From 0 to below 1, for spreading attempts. */
  readonly random?: () => number
}

/** Longer than any message of a tenant's events. */
const messageCharactersMax = 16 * 1024 * 1024
const backoffMs = 500
const backoffDoublingsMax = 6

/** How a stream ends in its time, or with what passes. */
const passing: readonly string[] = ['connection_timeout', 'timeout', 'processing_error']

/**
 * The events of the tenant, those to come included, without end:
 *
 *     for await (const { event } of followEvents(client.events.list)) …
 *
 * After a lost connection, a silence of `timeoutMs`, a 429 or a 5xx it goes on where it was, so
 * that no event is missed and none comes twice. It waits a quarter to half a second before it
 * connects again, and twice as long each time that this brings nothing.
 *
 * @throws ManagementError 400, 401, 403 or 410, EventsError, TokenError, the reason of the signal,
 * or after `reconnects` what went wrong last.
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

/** The messages in a stream of server-sent events (HTML, section 9.2), their type among them. */
async function* messagesIn(chunks: AsyncIterable<Uint8Array>) {
  const decoder = new TextDecoder()
  let messages: Schema<'EventMessage'>[] = []
  const parser = createParser({
    maxBufferSize: messageCharactersMax,
    onEvent: ({ event: type, data }) => messages.push({ type, ...JSON.parse(data) }),
  })
  for await (const chunk of chunks) {
    parser.feed(decoder.decode(chunk, { stream: true }))
    yield* messages
    messages = []
  }
}

function isPassing(error: unknown): boolean {
  if (isEventsError(error)) return passing.includes(error.errorCode)
  if (isManagementError(error) || isTokenError(error)) {
    const { statusCode = 0 } = error
    return statusCode === 429 || statusCode >= 500
  }
  return isNetworkError(error) || isTimeoutError(error)
}
