import type { Metrics } from './metrics.ts'

/** The values that the server provides to metrics. */
export interface Readings {
  readonly pool: {
    readonly totalCount: number
    readonly idleCount: number
    readonly waitingCount: number
  }
  readonly waitingHashes: () => number
  readonly waitingLanes: () => Promise<number>
  readonly eventLagSeconds: () => Promise<number>
}

/** Registers the gauges of queues, the pool of database connections and the events that wait. */
export function observe(metrics: Metrics, readings: Readings): void {
  const { pool, waitingHashes, waitingLanes, eventLagSeconds } = readings
  metrics.gauge(
    'latchkey_database_connections',
    'Connections to the database that are open.',
    () => pool.totalCount,
  )
  metrics.gauge(
    'latchkey_database_connections_idle',
    'Connections to the database that nothing uses.',
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
  metrics.gauge(
    'latchkey_event_lanes_waiting',
    'Entities with events that wait for delivery, of all processes; counted up to 100,000.',
    waitingLanes,
    'max',
  )
  metrics.gauge(
    'latchkey_event_lag_seconds',
    'For how long the delivery that is due for the longest has been due, of all processes.',
    eventLagSeconds,
    'max',
  )
}
