const [second, minute, hour] = [1000, 60_000, 3_600_000]

/** The waits after each failed attempt; after the last one the delivery has failed. */
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

/** Adds up to this part to each wait, so that simultaneous failures are not retried together. */
const jitterMax = 0.2

/**
 * The wait after attempt number `failures` has failed, in milliseconds; undefined after the last
 * one.
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
 * Retry-After (RFC 9110, section 10.2.3) in milliseconds from now; undefined for an invalid value.
 */
export function readRetryAfter(value: string | undefined, now: Date): number | undefined {
  if (value === undefined) return undefined
  const ms = /^\d{1,10}$/.test(value) ? Number(value) * second : Date.parse(value) - now.getTime()
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), retryAfterMaxMs)
}
