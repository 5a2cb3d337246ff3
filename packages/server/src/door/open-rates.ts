import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import type { Redis } from '../redis/redis.ts'
import { rateWindows } from '../store/attack-protection/rate-windows.ts'
import type { Database } from '../store/database/database.ts'
import { createRateLimitSync, type RateKeeper } from './rate-limit-sync.ts'

interface RatesOptions {
  readonly bounds: Config['bounds']
  readonly log: Logger
  readonly database: Database
  readonly redis: Redis | undefined
}

/** Opens what keeps rate limits: Redis if it is configured, or else the database. */
export async function openRates(options: RatesOptions): Promise<RateKeeper> {
  const { bounds, log, database, redis } = options
  if (!redis) {
    return createRateLimitSync({ windows: rateWindows(database), flushMs: bounds.rateFlushMs, log })
  }
  const { redisRates } = await import('./redis-rates.ts')
  return redisRates(redis)
}
