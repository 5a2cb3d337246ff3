import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { rateWindows } from '../store/attack-protection/rate-windows.ts'
import type { Database } from '../store/database/database.ts'
import { createRateLimitSync, type RateKeeper } from './rate-limit-sync.ts'

interface RatesOptions {
  readonly config: Pick<Config, 'redisUrl' | 'bounds'>
  readonly log: Logger
  readonly database: Database
  readonly metrics: Metrics | undefined
}

/** Counts rate limits in Redis where there is one, or else shares them through the database. */
export async function openRates(options: RatesOptions): Promise<RateKeeper> {
  const { config, log, database, metrics } = options
  const { redisUrl: url, bounds } = config
  if (url === undefined) {
    return createRateLimitSync({ windows: rateWindows(database), flushMs: bounds.rateFlushMs, log })
  }
  const { openRedisRates } = await import('./redis-rates.ts')
  const rates = await openRedisRates({ url, log })
  metrics?.gauge(
    'latchkey_redis_up',
    'Whether rate limits are counted in Redis (1), or by each process while it is away (0).',
    () => Number(rates.isUp()),
    'min',
  )
  return rates
}
