import type { Logger } from 'pino'
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { within } from '../timing/within.ts'
import type { CountedRequest } from './rate-counter.ts'
import type { RateKeeper } from './rate-limit-sync.ts'

/** The longest wait of a request for its count; after it, the process counts by itself. */
const answerTimeoutMs = 100
/** How long Redis is not called after a failure, and the interval of attempts to connect. */
const retryMs = 1_000
const connectTimeoutMs = 2_000
/** Interval of PINGs; a socket without an answer for `silenceMs` is closed. */
const pingMs = 2_000
const silenceMs = 5_000
const commandsMax = 10_000

export interface RedisRates extends RateKeeper {
  /** Whether the last count succeeded. */
  isUp(): boolean
}

interface RedisOptions {
  readonly url: string
  readonly log: Logger
}

/**
 * Counts the requests of all processes in Redis or Valkey, each request by one script. While Redis
 * is unavailable every process counts by itself, from zero.
 */
export async function openRedisRates({ url, log }: RedisOptions): Promise<RedisRates> {
  const { createClient } = await import('./redis-client.ts')
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: commandsMax,
    pingInterval: pingMs,
    socket: {
      connectTimeout: connectTimeoutMs,
      socketTimeout: silenceMs,
      reconnectStrategy: retryMs,
    },
  })
  const presence = new Presence(log)
  client.on('error', (error) => presence.failed(error))
  await within(connectTimeoutMs, client.connect())
  return {
    isUp: () => presence.isUp,
    share(policy, own) {
      const limiter = new RateLimiterRedis({
        storeClient: client,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
        keyPrefix: `latchkey:rate:${policy}`,
        points: own.limit,
        duration: own.windowSeconds,
      })
      return {
        ...own,
        async count(key) {
          if (presence.isLeftAlone) return own.count(key)
          try {
            const counted = await countedBy(limiter, key)
            presence.answered()
            return counted
          } catch (error) {
            presence.failed(error)
            return own.count(key)
          }
        },
      }
    },
    load: async () => undefined,
    close: async () => client.destroy(),
  }
}

/** @throws Error without an answer in time */
async function countedBy(limiter: RateLimiterRedis, key: string): Promise<CountedRequest> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`Redis did not answer in ${answerTimeoutMs} ms.`)),
      answerTimeoutMs,
    )
  })
  try {
    return { state: await Promise.race([limiter.consume(key), late]), isExceeded: false }
  } catch (state) {
    if (state instanceof RateLimiterRes) return { state, isExceeded: true }
    throw state
  } finally {
    clearTimeout(timer)
  }
}

/** Whether Redis answers; each change is logged once. */
class Presence {
  isUp = true
  private failedAtMs = Number.NEGATIVE_INFINITY
  private readonly log: Logger

  constructor(log: Logger) {
    this.log = log
  }

  get isLeftAlone(): boolean {
    return performance.now() - this.failedAtMs < retryMs
  }

  answered(): void {
    if (!this.isUp) this.log.info('Redis answers again: all processes count rate limits together.')
    this.isUp = true
  }

  failed(error: unknown): void {
    this.failedAtMs = performance.now()
    if (this.isUp) {
      const sentence = 'Redis is away: each process counts rate limits by itself until it is back.'
      this.log.error({ err: error }, sentence)
    }
    this.isUp = false
  }
}
