import type { Refuse } from './config-error.ts'
import type { Environment } from './env.ts'

/** Where processes count together what is too frequent for the database. */
export interface RedisConfig {
  /** Undefined: they count in the database, rate limits once a second. */
  readonly redisUrl: string | undefined
}

/** The URL of Redis or Valkey, if one is named. */
export function readRedisConfig(env: Environment, refuse: Refuse): RedisConfig {
  const url = env.LATCHKEY_REDIS_URL
  if (!url) return { redisUrl: undefined }
  if (!/^rediss?:\/\/./.test(url) || !URL.canParse(url)) {
    refuse(
      'LATCHKEY_REDIS_URL must be a redis:// URL, or rediss:// for TLS; ' +
        'write rediss://user:password@host:6379/0.',
    )
  }
  return { redisUrl: url }
}
