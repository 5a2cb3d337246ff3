import type { Response } from 'express'
import { LRUCache } from 'lru-cache'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { RateLimit } from '../config/config.ts'
import { ApiError } from '../errors.ts'

/** Windows of one policy kept at most; those that were asked for least lately are forgotten. */
const windowsMax = 100_000

/** Counts requests of one policy in fixed windows, by whatever they are counted by. */
export interface RateCounter {
  readonly limit: number
  readonly memory: RateLimiterMemory
  /** Counts one. */
  take(key: string): Promise<Taken>
}

export interface Taken {
  readonly state: RateLimiterRes
  readonly isExceeded: boolean
}

/** Nothing where there is no limit. */
export function createRateCounter(rate: RateLimit): RateCounter | undefined {
  if (rate === 'off') return undefined
  const { limit, windowSeconds: duration } = rate
  const memory = new RateLimiterMemory({ points: limit, duration })
  const known = new LRUCache<string, true>({
    // By size, as a `max` would allocate all places at once: 3 MB and 15 ms for each policy.
    maxSize: windowsMax,
    sizeCalculation: () => 1,
    noDisposeOnSet: true,
    dispose: (_, key) => void memory.delete(key),
  })
  return {
    limit,
    memory,
    async take(key) {
      known.set(key, true)
      try {
        return { state: await memory.consume(key), isExceeded: false }
      } catch (state) {
        if (state instanceof RateLimiterRes) return { state, isExceeded: true }
        throw state
      }
    },
  }
}

/**
 * Tells what is left: `X-RateLimit-Limit`, `-Remaining` and `-Reset` (UNIX seconds).
 *
 * @throws ApiError `too_many_requests`, with `Retry-After`
 */
export function tellRate(res: Response, limit: number, { state, isExceeded }: Taken): void {
  res.setHeader('X-RateLimit-Limit', limit)
  res.setHeader('X-RateLimit-Remaining', state.remainingPoints)
  res.setHeader('X-RateLimit-Reset', Math.ceil((Date.now() + state.msBeforeNext) / 1000))
  if (!isExceeded) return
  const seconds = Math.max(1, Math.ceil(state.msBeforeNext / 1000))
  throw new ApiError('too_many_requests', { headers: { 'Retry-After': String(seconds) } })
}
