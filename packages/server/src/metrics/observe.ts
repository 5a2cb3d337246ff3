import type { Metrics } from './metrics.ts'

/** The values that the server provides to metrics. */
export interface Readings {
  readonly pool: {
    readonly totalCount: number
    readonly idleCount: number
    readonly waitingCount: number
  }
  readonly waitingHashes: () => number
  readonly doneHashes: () => number
  readonly waitingJobs: () => Promise<number>
  readonly waitingLanes: () => Promise<number>
  readonly eventLagSeconds: () => Promise<number>
}

/** Registers the gauges and totals of queues, the pool of database connections and what waits. */
export function observe(metrics: Metrics, readings: Readings): void {
  const { pool, waitingHashes, doneHashes, waitingJobs, waitingLanes, eventLagSeconds } = readings
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
}
