import type { Metrics } from './metrics.ts'

/** What the server measures about itself. */
export interface Readings {
  readonly pool: {
    readonly totalCount: number
    readonly idleCount: number
    readonly waitingCount: number
  }
  readonly waitingWrites: () => number
  readonly waitingHashes: () => number
  readonly doneHashes: () => number
  /** By the name of a cache. */
  readonly lookups: Readonly<Record<string, { readonly hits: number; readonly misses: number }>>
  readonly waitingMails: () => number
  readonly waitingLogStreams: () => Promise<number>
  readonly logStreamLagSeconds: () => Promise<number>
  readonly waitingJobs: () => Promise<number>
  readonly waitingLanes: () => Promise<number>
  readonly eventLagSeconds: () => Promise<number>
  /** The certificates that a CA issued for custom domains; undefined without ACME. */
  readonly certificates: (() => Promise<Certificates>) | undefined
  /** Undefined without Redis. */
  readonly redis: { isUp(): boolean } | undefined
}

interface Certificates {
  readonly failing: number
  readonly firstExpiry: Date | undefined
}

/** Registers metrics of queues, caches, and the pool of database connections. */
export function observe(metrics: Metrics, readings: Readings): void {
  observePool(metrics, readings)
  observeCaches(metrics, readings)
  observeQueues(metrics, readings)
  if (readings.redis) observeRedis(metrics, readings.redis)
}

function observeRedis(metrics: Metrics, redis: { isUp(): boolean }): void {
  metrics.gauge(
    'latchkey_redis_up',
    'Whether Redis answers (1), or processes count without it (0).',
    () => Number(redis.isUp()),
    'min',
  )
}

function observePool(metrics: Metrics, { pool, waitingWrites }: Readings): void {
  metrics.gauge(
    'latchkey_database_connections',
    'Open connections to the database.',
    () => pool.totalCount,
  )
  metrics.gauge(
    'latchkey_database_connections_idle',
    'Idle connections to the database.',
    () => pool.idleCount,
  )
  metrics.gauge(
    'latchkey_database_waiting',
    'Requests that wait for a connection to the database.',
    () => pool.waitingCount,
  )
  metrics.gauge(
    'latchkey_database_writes_waiting',
    'Writes that wait for the transactions that commit the writes before them.',
    waitingWrites,
  )
}

function observeCaches(metrics: Metrics, { lookups }: Readings): void {
  metrics.totals(
    'latchkey_cache_lookups_total',
    'Look-ups in caches: a hit is answered from memory, a miss reads the database or verifies.',
    ['cache', 'result'],
    () =>
      Object.entries(lookups).flatMap(([cache, { hits, misses }]) => [
        { labels: { cache, result: 'hit' }, value: hits },
        { labels: { cache, result: 'miss' }, value: misses },
      ]),
  )
}

function observeQueues(metrics: Metrics, readings: Readings): void {
  const { waitingHashes, doneHashes, waitingMails, waitingJobs, waitingLanes } = readings
  const { eventLagSeconds, waitingLogStreams, logStreamLagSeconds } = readings
  metrics.gauge(
    'latchkey_mails_waiting',
    'Mails that are prepared or sent, or wait for that or for a retry.',
    waitingMails,
  )
  metrics.gauge(
    'latchkey_log_streams_waiting',
    'Log streams with entries to send, across all processes, 1,000 at most.',
    waitingLogStreams,
    'max',
  )
  metrics.gauge(
    'latchkey_log_stream_lag_seconds',
    'Age of the oldest log entry that waits for a log stream, across all processes.',
    logStreamLagSeconds,
    'max',
  )
  metrics.gauge(
    'latchkey_password_hashes_waiting',
    'Passwords that wait to be hashed or verified.',
    waitingHashes,
  )
  metrics.total(
    'latchkey_password_hashes_total',
    'Passwords that were hashed or verified.',
    doneHashes,
  )
  metrics.gauge(
    'latchkey_jobs_waiting',
    'Imports, exports and mails that wait or are under way, across all processes, 1,000 at most.',
    waitingJobs,
    'max',
  )
  metrics.gauge(
    'latchkey_event_lanes_waiting',
    'Entities with events that wait for delivery, across all processes, 100,000 at most.',
    waitingLanes,
    'max',
  )
  metrics.gauge(
    'latchkey_event_lag_seconds',
    'Age of the oldest event delivery that is due, across all processes.',
    eventLagSeconds,
    'max',
  )
  if (readings.certificates) observeCertificates(metrics, readings.certificates)
}

function observeCertificates(metrics: Metrics, read: () => Promise<Certificates>): void {
  metrics.gauge(
    'latchkey_domain_certificates_failing',
    'Custom domains whose certificate could not be issued or renewed at the last attempt.',
    async () => (await read()).failing,
    'max',
  )
  metrics.gauge(
    'latchkey_domain_certificates_first_expiry_seconds',
    'Time at which the first certificate of a custom domain expires, in seconds since 1970.',
    async () => {
      const { firstExpiry } = await read()
      if (!firstExpiry) throw new Error('No certificate has been issued yet.')
      return Math.floor(firstExpiry.getTime() / 1000)
    },
    'min',
  )
}
