import { RedisAwayError } from '../../redis/redis.ts'
import type { Scope } from '../rows/scope.ts'
import type { Attempts } from './attempts.ts'
import { attemptsInPostgres } from './attempts-in-postgres.ts'
import { attemptsInRedis } from './attempts-in-redis.ts'

/**
 * Counts attempts in Redis while it responds, and otherwise in PostgreSQL. Failures in a row are
 * always counted in PostgreSQL: they lead to a block, and are removed by a log-in, in the same
 * transaction.
 */
export function attempts(scope: Scope): Attempts {
  const rows = attemptsInPostgres(scope)
  const { redis, tenantId, now } = scope
  if (!redis) return rows
  const keys = attemptsInRedis({ redis, tenantId, now })
  return {
    countInRow: rows.countInRow,
    count: (...counted) => unlessAway(keys.count(...counted), () => rows.count(...counted)),
    take: (...taken) => unlessAway(keys.take(...taken), () => rows.take(...taken)),
    findMissing: (...of) => unlessAway(keys.findMissing(...of), () => rows.findMissing(...of)),
    countPaced: (...of) => unlessAway(keys.countPaced(...of), () => rows.countPaced(...of)),
    uncount: (subject) => unlessAway(keys.uncount(subject), () => rows.uncount(subject)),
    async forget(subject) {
      await Promise.all([rows.forget(subject), unlessAway(keys.forget(subject), async () => {})])
    },
  }
}

async function unlessAway<T>(asked: Promise<T>, instead: () => Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof RedisAwayError) return instead()
    throw error
  }
}
