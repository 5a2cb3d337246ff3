import type { Refuse } from './config-error.ts'
import type { Environment } from './env.ts'
import { isPercentEncoded } from './percent-encoding.ts'

/** The Redis in which all processes count what is too frequent for the database. */
export interface RedisConfig {
  /** Undefined: the processes count in the database, and synchronize rate limits once a second. */
  readonly redisUrl: string | undefined
}

/** Reads the URL of Redis or Valkey. */
export function readRedisConfig(env: Environment, refuse: Refuse): RedisConfig {
  const url = env.LATCHKEY_REDIS_URL
  if (!url) return { redisUrl: undefined }
  if (!/^rediss?:\/\/./.test(url) || !URL.canParse(url) || !isRead(new URL(url))) {
    refuse(
      'LATCHKEY_REDIS_URL must be a redis:// URL, or rediss:// for TLS; ' +
        'write rediss://user:password@host:6379/0.',
    )
  }
  return { redisUrl: url }
}

/** Whether the client of Redis can read user and password, and the number of a database. */
const isRead = ({ username, password, pathname }: URL): boolean =>
  isPercentEncoded(username) && isPercentEncoded(password) && /^(\/\d*)?$/.test(pathname)
