import type { Response } from 'express'
import { LRUCache } from 'lru-cache'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { RateLimit } from '../config/read-rate-limits.ts'
import { ApiError } from '../errors.ts'

/** Windows of one policy; the least recently used are dropped. */
const windowsMax = 100_000

/** Counts requests of one policy in fixed windows, by key. */
export interface RateCounter {
  readonly limit: number
  readonly windowSeconds: number
  readonly memory: RateLimiterMemory
  /** Counts one request. */
  count(key: string): Promise<CountedRequest>
}

/** The window of a key after one more request. */
export interface CountedRequest {
  readonly state: RateLimiterRes
  readonly isExceeded: boolean
}

export function createRateCounter({
  limit,
  windowSeconds,
}: Exclude<RateLimit, 'off'>): RateCounter {
  const memory = new RateLimiterMemory({ points: limit, duration: windowSeconds })
  const recent = new LRUCache<string, true>({
    // By `maxSize`, because `max` would allocate all entries at once: 3 MB and 15 ms per policy.
    maxSize: windowsMax,
    sizeCalculation: () => 1,
    noDisposeOnSet: true,
    dispose: (_, key) => void memory.delete(key),
  })
  return {
    limit,
    windowSeconds,
    memory,
    count(key) {
      recent.set(key, true)
      return memory.consume(key).then(
        (state) => ({ state, isExceeded: false }),
        (state) => {
          if (state instanceof RateLimiterRes) return { state, isExceeded: true }
          throw state
        },
      )
    },
  }
}

/**
 * Sets `X-RateLimit-Limit`, `-Remaining` and `-Reset` (UNIX seconds).
 *
 * @throws ApiError `too_many_requests`, with `Retry-After`
 */
export function setRateLimitHeaders(
  res: Response,
  limit: number,
  { state, isExceeded }: CountedRequest,
): void {
  res.setHeader('X-RateLimit-Limit', limit)
  res.setHeader('X-RateLimit-Remaining', state.remainingPoints)
  res.setHeader('X-RateLimit-Reset', Math.ceil((Date.now() + state.msBeforeNext) / 1000))
  if (!isExceeded) return
  const seconds = Math.max(1, Math.ceil(state.msBeforeNext / 1000))
  throw new ApiError('too_many_requests', { headers: { 'Retry-After': String(seconds) } })
}
