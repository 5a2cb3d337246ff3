import type { Response } from 'express'
import { LRUCache } from 'lru-cache'
import type { RateLimit } from '../config/read-rate-limits.ts'
import { ApiError } from '../errors.ts'

/** The most windows of one policy; the least recently used are dropped. */
const windowsMax = 100_000

/** Counts the requests of one policy in fixed windows, by key. */
export interface RateCounter {
  readonly limit: number
  readonly windowSeconds: number
  readonly windows: Windows
  /** Counts one request. */
  count(key: string): CountedRequest | Promise<CountedRequest>
}

/** The window of a key, after counting a request. */
export interface CountedRequest {
  readonly state: WindowState
  readonly isExceeded: boolean
}

interface WindowState {
  readonly consumedPoints: number
  readonly remainingPoints: number
  readonly msBeforeNext: number
}

interface Window {
  requests: number
  readonly endsAtMs: number
}

/** The current windows of one policy, in this process. */
export class Windows {
  // Bounded by `maxSize`, as `max` allocates all entries at once: 3 MB and 15 ms per policy.
  readonly #windows = new LRUCache<string, Window>({ maxSize: windowsMax, sizeCalculation: one })
  readonly #lengthMs: number

  constructor(windowSeconds: number) {
    this.#lengthMs = windowSeconds * 1000
  }

  /**
   * Counts one request.
   *
   * @returns its window
   */
  add(key: string, nowMs: number): Window {
    const current = this.#windows.get(key)
    if (current && this.isCurrent(current.endsAtMs, nowMs)) {
      current.requests += 1
      return current
    }
    return this.set(key, { requests: 1, endsAtMs: nowMs + this.#lengthMs })
  }

  /** The number of requests in the current window; undefined if there are none. */
  requestsOf(key: string, nowMs: number): number | undefined {
    const current = this.#windows.peek(key)
    return current && this.isCurrent(current.endsAtMs, nowMs) ? current.requests : undefined
  }

  /** Whether a window has begun and not ended. */
  isCurrent(endsAtMs: number, nowMs: number): boolean {
    return endsAtMs > nowMs && endsAtMs <= this.latestEndMs(nowMs)
  }

  /**
   * The latest end of a window. One that ends later began before the clock was set back, and would
   * last for as long as that. The clocks of processes may differ by the length of a window.
   */
  latestEndMs(nowMs: number): number {
    return nowMs + 2 * this.#lengthMs
  }

  set(key: string, window: Window): Window {
    this.#windows.set(key, window)
    return window
  }
}

const one = () => 1

/** Creates a counter in memory. */
export function createRateCounter({
  limit,
  windowSeconds,
}: Exclude<RateLimit, 'off'>): RateCounter {
  const windows = new Windows(windowSeconds)
  return {
    limit,
    windowSeconds,
    windows,
    count(key) {
      const nowMs = Date.now()
      const { requests, endsAtMs } = windows.add(key, nowMs)
      const remainingPoints = Math.max(0, limit - requests)
      const state = { consumedPoints: requests, remainingPoints, msBeforeNext: endsAtMs - nowMs }
      return { state, isExceeded: requests > limit }
    },
  }
}

/**
 * Sets `X-RateLimit-Limit`, `-Remaining` and `-Reset` (seconds since 1970).
 *
 * @throws ApiError `too_many_requests`, with `Retry-After`, if the limit is exceeded
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
