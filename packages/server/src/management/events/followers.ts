import { ApiError } from '../../errors.ts'
import { Signal } from '../../timing/signal.ts'

/** What the feeds of a tenant depend on. */
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

/** A request for the feed of a tenant's events. */
export interface Follower {
  /** Given when there may be new events, or the feed has to end. */
  readonly signal: Signal
  /** Whether the process is stopping. */
  isStopping(): boolean
  /** Whether the reader has disconnected. */
  isClosed(): boolean
  leave(): void
}

/** The feeds of this process. */
export interface Followers {
  /** @throws ApiError `too_many_event_followers` */
  join(tenantId: string): Follower
  /** Signals new events of a tenant. */
  wake(tenantId: string): void
  /** Ends all feeds, and each later one at once. */
  stop(): void
}

/** `Retry-After` of a refused feed: by then, disconnected readers are noticed. */
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
          signal.notify()
          count -= 1
          if (own.size === 0) followers.delete(tenantId)
        },
      }
    },
    wake(tenantId) {
      for (const signal of followers.get(tenantId) ?? []) signal.notify()
    },
    stop() {
      isStopping = true
      for (const own of followers.values()) for (const signal of own) signal.notify()
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
