import { isNetworkError, isTimeoutError } from '../errors.ts'
import { type AnsweredError, isAnswered } from './answered-error.ts'
import type { Clock } from './clock.ts'

/** How often a request is repeated, and how long the client waits in between. */
export interface RetryPolicy {
  readonly retries: number
  readonly retryWaitMsMax: number
  readonly clock: Clock
  readonly random: () => number
  readonly signal: AbortSignal | undefined
  /** Whether the request is idempotent (RFC 9110, section 9.2.2). */
  readonly isIdempotent: boolean
}

const backoffMs = 500

/** Runs `attempt` until it succeeds, fails permanently, or has no retries left. */
export async function withRetries<Result>(
  policy: RetryPolicy,
  attempt: () => Promise<Result>,
): Promise<Result> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await attempt()
    } catch (error) {
      const waitMs = tried < policy.retries ? waitMsAfter(error, tried, policy) : undefined
      if (waitMs === undefined || waitMs > policy.retryWaitMsMax) throw error
      await policy.clock.wait(waitMs, policy.signal)
    }
  }
}

/** The time in milliseconds to wait after this error; undefined if a retry is useless. */
function waitMsAfter(error: unknown, tried: number, policy: RetryPolicy): number | undefined {
  const backoff = backoffMs * 2 ** tried * (0.5 + policy.random() / 2)
  if (isNetworkError(error) || isTimeoutError(error)) {
    return policy.isIdempotent ? backoff : undefined
  }
  if (!isAnswered(error)) return undefined
  const { statusCode = 0 } = error
  const isWorthwhile = statusCode === 429 || (statusCode >= 500 && policy.isIdempotent)
  return isWorthwhile ? (retryAfterMs(error, policy.clock.now()) ?? backoff) : undefined
}

/**
 * The wait that the server requests: `Retry-After` (RFC 9110, section 10.2.3) in seconds or as a
 * date; otherwise, for a 429, `X-RateLimit-Reset` in seconds since the Unix epoch. Past times are
 * ignored.
 */
function retryAfterMs({ headers, statusCode }: AnsweredError, nowMs: number) {
  const after = headers?.get('retry-after') ?? ''
  if (/^\d+$/.test(after)) return Number(after) * 1000
  const reset = statusCode === 429 ? (headers?.get('x-ratelimit-reset') ?? '') : ''
  const atMs = after === '' ? Number(reset) * 1000 : Date.parse(after)
  return atMs > nowMs ? atMs - nowMs : undefined
}
