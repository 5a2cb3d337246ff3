import type { Validity } from './certificate-request.ts'

const [minute, hour] = [60_000, 3_600_000]

/** The fraction of the lifetime after which a certificate is renewed at the latest. */
const renewedAfter = 2 / 3
/**
 * The fraction of the lifetime over which renewals are spread, so that not all are due together.
 */
const spread = 0.05

/**
 * The time to renew a certificate.
 *
 * @param random from 0 to 1
 */
export function renewalTime({ notBefore, notAfter }: Validity, random: number): Date {
  const lifetimeMs = notAfter.getTime() - notBefore.getTime()
  return new Date(notBefore.getTime() + lifetimeMs * (renewedAfter - spread * random))
}

/** Waits after the first, second … failure. CAs limit failed validations, so they grow fast. */
const waitsMs = [1 * minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour, 24 * hour]
/** The largest fraction of a wait that is added to it at random. */
const jitterMax = 0.2

/**
 * The time of the next attempt to obtain a certificate.
 *
 * @param failures number of failed attempts so far
 * @param retryAfterMs the pause that the ACME server demands
 * @param random from 0 to 1
 */
export function retryTime(now: Date, failures: number, retryAfterMs: number, random: number): Date {
  const waitMs = waitsMs[Math.min(failures, waitsMs.length - 1)] ?? minute
  return new Date(now.getTime() + Math.max(waitMs * (1 + jitterMax * random), retryAfterMs))
}
