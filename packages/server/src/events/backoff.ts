const [second, minute, hour] = [1000, 60_000, 3_600_000]

/**
 * The waits after the first, second … failed attempt; after the last of them the delivery fails.
 */
const schedules: Readonly<Record<string, readonly number[]>> = {
  extended: [
    5 * second,
    30 * second,
    2 * minute,
    10 * minute,
    30 * minute,
    1 * hour,
    2 * hour,
    4 * hour,
    6 * hour,
    12 * hour,
  ],
  short: [1 * second, 2 * second, 4 * second],
}

/** The largest fraction of a wait that is added to it at random, so that retries are spread. */
const jitterMax = 0.2

/**
 * The wait after `failures` failed attempts, in milliseconds; undefined if there is no other
 * attempt.
 *
 * @param random from 0 to 1
 */
export function waitAfter(schedule: string, failures: number, random: number): number | undefined {
  const waitMs = schedules[schedule]?.[failures - 1]
  return waitMs === undefined ? undefined : Math.round(waitMs * (1 + jitterMax * random))
}

/** The longest accepted `Retry-After`. */
export const retryAfterMaxMs = 24 * hour

/**
 * Milliseconds from now of a `Retry-After` header (RFC 9110, section 10.2.3); undefined if invalid.
 */
export function readRetryAfter(value: string | undefined, now: Date): number | undefined {
  if (value === undefined) return undefined
  const ms = /^\d{1,10}$/.test(value) ? Number(value) * second : Date.parse(value) - now.getTime()
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), retryAfterMaxMs)
}
