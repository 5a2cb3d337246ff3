import { ApiError, type ErrorCode } from '../errors.ts'
import { Signal } from '../timing/signal.ts'

/** The limits of the feeds of one kind, in this process. */
export interface FollowerBounds {
  readonly perTenantMax: number
  /** Of all tenants. */
  readonly inAllMax: number
}

/** One request that reads a feed. */
export interface Follower {
  /** Set when there may be something new, or the feed must end. */
  readonly signal: Signal
  /** Whether the process is stopping. */
  isStopping(): boolean
  /** Whether the client has disconnected. */
  isClosed(): boolean
  leave(): void
}

/** The current feeds of one kind, in this process. */
export interface Followers {
  /**
   * Adds a feed.
   *
   * @param topic the id of the object that the feed is about; by default it is about the tenant
   * @throws ApiError with the code of `createFollowers` if there are too many
   */
  join(tenantId: string, topic?: string): Follower
  /** Signals the feeds of a tenant, or of one topic, that there is something new. */
  wake(tenantId: string, topic?: string): void
  /** Signals all feeds, because notices of other processes may have been missed. */
  wakeAll(): void
  /** Ends all feeds; a feed that joins later ends at once. */
  stop(): void
}

/** The `Retry-After` of a refused feed. The server has noticed disconnected clients by then. */
const retryAfterSeconds = 5

/**
 * Creates the feeds of one kind, at first none.
 *
 * @param refusal the code of the error for a feed beyond the limits
 */
export function createFollowers(
  { perTenantMax, inAllMax }: FollowerBounds,
  refusal: ErrorCode,
): Followers {
  /** The feeds of each tenant, with their topics. */
  const followers = new Map<string, Map<Signal, string>>()
  let count = 0
  let isStopping = false
  const wakeAll = () => {
    for (const own of followers.values()) for (const signal of own.keys()) signal.notify()
  }
  return {
    join(tenantId, topic = '') {
      const own = followers.get(tenantId) ?? new Map<Signal, string>()
      if (count >= inAllMax || own.size >= perTenantMax) {
        throw new ApiError(refusal, { headers: { 'Retry-After': String(retryAfterSeconds) } })
      }
      const signal = new Signal()
      own.set(signal, topic)
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
    wake(tenantId, topic = '') {
      for (const [signal, of] of followers.get(tenantId) ?? []) if (of === topic) signal.notify()
    },
    wakeAll,
    stop() {
      isStopping = true
      wakeAll()
    },
  }
}
