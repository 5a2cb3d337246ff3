import type { Validity } from './certificate-request.ts'

const [minute, hour] = [60_000, 3_600_000]

/** The part of the lifetime after which a certificate is renewed at the latest. */
const renewedAfter = 2 / 3
/** The part of the lifetime by which renewals are spread, so that not all are due together. */
const spread = 0.05

/** @param random from 0 to 1 */
export function renewalTime({ notBefore, notAfter }: Validity, random: number): Date {
  const lifetimeMs = notAfter.getTime() - notBefore.getTime()
  return new Date(notBefore.getTime() + lifetimeMs * (renewedAfter - spread * random))
}

/** CAs limit failed validations, so that attempts become rare soon. */
const waitsMs = [1 * minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour, 24 * hour]
/** Adds up to this part to each wait. */
const jitterMax = 0.2

/**
 * The time of the next attempt.
 *
 * @param failures before this one
 * @param retryAfterMs how long the ACME server asks to wait
 * @param random from 0 to 1
 */
export function retryTime(now: Date, failures: number, retryAfterMs: number, random: number): Date {
  const waitMs = waitsMs[Math.min(failures, waitsMs.length - 1)] ?? minute
  return new Date(now.getTime() + Math.max(waitMs * (1 + jitterMax * random), retryAfterMs))
}
