import { ApiError } from '../../errors.ts'
import { Signal } from '../../timing/signal.ts'

/** What following the events of a tenant goes by. */
export interface FollowRules {
  readonly followers: Followers
  readonly bounds: FollowBounds
  readonly eventRetentionDays: number
  readonly now: () => Date
}

interface FollowerBounds {
  readonly eventFollowersPerTenantMax: number
  readonly eventFollowersMax: number
}

/** A request that follows the events of a tenant. */
export interface Follower {
  /** Given when there may be something to do. */
  readonly signal: Signal
  /** Whether the process stops. */
  isStopping(): boolean
  /** Whether nobody reads any more. */
  isClosed(): boolean
  leave(): void
}

/** Those who follow events in this process. */
export interface Followers {
  /** @throws ApiError `too_many_event_followers` */
  join(tenantId: string): Follower
  /** There are new events in a tenant. */
  wake(tenantId: string): void
  /** Ends all that follow, and whoever joins from now on, each at once. */
  stop(): void
}

/** How long who is refused does best to wait: what was cut is noticed by then. */
const retryAfterSeconds = 5

export function createFollowers(bounds: FollowerBounds): Followers {
  const followers = new Map<string, Set<Signal>>()
  let count = 0
  let isStopping = false
  const isFull = (own: ReadonlySet<Signal> | undefined) =>
    count >= bounds.eventFollowersMax || (own?.size ?? 0) >= bounds.eventFollowersPerTenantMax
  return {
    join(tenantId) {
      const own = followers.get(tenantId) ?? new Set()
      if (isFull(own)) {
        const headers = { 'Retry-After': String(retryAfterSeconds) }
        throw new ApiError('too_many_event_followers', { headers })
      }
      const signal = new Signal()
      own.add(signal)
      followers.set(tenantId, own)
      count += 1
      return {
        signal,
        isStopping: () => isStopping,
        isClosed: () => !own.has(signal),
        leave() {
          if (!own.delete(signal)) return
          signal.give()
          count -= 1
          if (own.size === 0) followers.delete(tenantId)
        },
      }
    },
    wake(tenantId) {
      for (const signal of followers.get(tenantId) ?? []) signal.give()
    },
    stop() {
      isStopping = true
      for (const own of followers.values()) for (const signal of own) signal.give()
    },
  }
}

export interface FollowBounds {
  readonly eventFollowMs: number
  readonly eventSilenceMs: number
  readonly eventsPerReadMax: number
  readonly eventPollMinMs: number
  readonly eventPollMaxMs: number
}
