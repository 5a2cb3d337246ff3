import type { Lane, PendingDelivery } from '../store/events/lanes.ts'
import type { SettledLane, Tried } from '../store/events/settle-lanes.ts'
import { waitAfter } from './backoff.ts'
import type { Destination, Sent } from './destination.ts'

/** What delivering a lane needs. */
export interface Delivering {
  readonly lane: Lane
  readonly destination: Destination
  readonly now: () => Date
  /** A number from 0 to 1, for jitter. */
  readonly random: () => number
  /** Awaited before each attempt, see `Pace`. */
  readonly turn: () => Promise<void>
  /** Whether another attempt may begin: the stream is unchanged, and the lease has not expired. */
  readonly mayGoOn: () => boolean
  /** The outcomes so far. The caller may read them at any time. */
  readonly tried: Tried[]
}

/** Sends the deliveries of a lane in order, until one must wait for a retry. */
export async function deliverLane(delivering: Delivering): Promise<SettledLane> {
  const { lane, turn, mayGoOn, tried, now } = delivering
  for (const delivery of lane.deliveries) {
    await turn()
    if (!mayGoOn()) break
    const one = await tryOnce(delivering, delivery, tried.length === 0 ? lane.failures : 0)
    tried.push(one.tried)
    if (one.waitMs === undefined) continue
    return { lane, tried, nextAt: new Date(now().getTime() + one.waitMs) }
  }
  return { lane, tried }
}

interface Once {
  readonly tried: Tried
  /** The wait of the lane before its next attempt; undefined to continue at once. */
  readonly waitMs?: number
}

async function tryOnce(
  { lane, destination, now, random }: Delivering,
  delivery: PendingDelivery,
  failures: number,
): Promise<Once> {
  const { eventId } = delivery
  if (delivery.data === null) return { tried: { eventId } } // the event was deleted as expired
  const at = now()
  const startMs = performance.now()
  const { failure } = await destination.send(delivery, at)
  if (!failure) return { tried: { eventId } }
  const attempt = {
    status: 'failed' as const,
    error_message: failure.message,
    timestamp: at.toISOString(),
    duration: Math.round(performance.now() - startMs),
  }
  const waitMs = isWorthRetrying(lane, failure)
    ? waitAfter(lane.stream.retrySchedule, failures + 1, random())
    : undefined
  const { retryAfterMs } = failure
  const tried: Tried = {
    eventId,
    failure: {
      attempt,
      isFinal: waitMs === undefined,
      isOutage: failure.kind === 'outage',
      ...(retryAfterMs !== undefined && { pauseMs: retryAfterMs }),
    },
  }
  return waitMs === undefined ? { tried } : { tried, waitMs: Math.max(waitMs, retryAfterMs ?? 0) }
}

/** Whether to retry. A receiver that sends `Retry-After` asks for a retry, whatever the status. */
function isWorthRetrying({ stream }: Lane, failure: NonNullable<Sent['failure']>): boolean {
  if (failure.kind === 'outage' || failure.retryAfterMs !== undefined) return true
  return stream.clientErrorPolicy === 'retry'
}
