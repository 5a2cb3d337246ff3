import { type Redis, RedisAwayError } from './redis.ts'

const keysPerPage = 1_000

/** Removes the counters and the used codes of a tenant, after a snapshot has replaced its rows. */
export async function forgetTenant(redis: Redis, tenantId: string): Promise<void> {
  try {
    await removeKeys(redis, `latchkey:attempts:${tenantId}:*`)
    await removeKeys(redis, `latchkey:used:${tenantId}:*`)
  } catch (error) {
    // Redis is away: it has counted nothing meanwhile
    if (!(error instanceof RedisAwayError)) throw error
  }
}

/** Iterates until the cursor is 0 (Redis, SCAN). */
async function removeKeys(redis: Redis, pattern: string): Promise<void> {
  const page = { MATCH: pattern, COUNT: keysPerPage }
  let cursor = '0'
  do {
    const found = await redis.ask((client) => client.scan(cursor, page))
    if (found.keys.length > 0) await redis.ask((client) => client.unlink(found.keys))
    cursor = found.cursor
  } while (cursor !== '0')
}
