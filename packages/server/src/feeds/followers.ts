import { ApiError, type ErrorCode } from '../errors.ts'
import { Signal } from '../timing/signal.ts'

export interface FollowerBounds {
  readonly perTenantMax: number
  /** For all tenants of the process. */
  readonly inAllMax: number
}

/** A request for a feed. */
export interface Follower {
  /** Given when there may be something new, or the feed has to end. */
  readonly signal: Signal
  /** Whether the process is stopping. */
  isStopping(): boolean
  /** Whether the reader has disconnected. */
  isClosed(): boolean
  leave(): void
}

/** The feeds of one kind in this process. */
export interface Followers {
  /**
   * @param topic the id of the object that the feed is about; by default it is about the tenant
   * @throws ApiError with the code of `createFollowers`
   */
  join(tenantId: string, topic?: string): Follower
  /** Signals something new of a tenant, or of one object of it. */
  wake(tenantId: string, topic?: string): void
  /** Signals all, after changes of other processes may have been missed. */
  wakeAll(): void
  /** Ends all feeds, and each later one at once. */
  stop(): void
}

/** `Retry-After` of a refused feed: by then, disconnected readers are noticed. */
const retryAfterSeconds = 5

/** @param refusal the code of the error above the bounds */
export function createFollowers(
  { perTenantMax, inAllMax }: FollowerBounds,
  refusal: ErrorCode,
): Followers {
  /** By tenant, with the topic of each. */
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
