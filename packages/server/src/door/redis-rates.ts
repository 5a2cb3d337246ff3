import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { type Redis, RedisAwayError } from '../redis/redis.ts'
import type { CountedRequest } from './rate-counter.ts'
import type { RateKeeper } from './rate-limit-sync.ts'

/**
 * Counts the requests of all processes in Redis or Valkey, each by one script. While Redis is
 * unavailable, each process counts alone and from zero.
 */
export function redisRates(redis: Redis): RateKeeper {
  return {
    share(policy, own) {
      const limiter = new RateLimiterRedis({
        storeClient: redis.client,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
        keyPrefix: `latchkey:rate:${policy}`,
        points: own.limit,
        duration: own.windowSeconds,
      })
      return {
        ...own,
        async count(key) {
          try {
            return await redis.ask(() => countedBy(limiter, key))
          } catch (error) {
            if (error instanceof RedisAwayError) return own.count(key)
            throw error
          }
        },
      }
    },
    load: async () => undefined,
    close: async () => undefined,
  }
}

async function countedBy(limiter: RateLimiterRedis, key: string): Promise<CountedRequest> {
  try {
    return { state: await limiter.consume(key), isExceeded: false }
  } catch (state) {
    if (state instanceof RateLimiterRes) return { state, isExceeded: true }
    throw state
  }
}
