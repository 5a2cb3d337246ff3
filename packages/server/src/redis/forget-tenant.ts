import { type Redis, RedisAwayError } from './redis.ts'

const keysPerPage = 1_000

/** Removes what was counted and used in a tenant, when its rows were replaced by earlier ones. */
export async function forgetTenant(redis: Redis, tenantId: string): Promise<void> {
  try {
    await removeKeys(redis, `latchkey:attempts:${tenantId}:*`)
    await removeKeys(redis, `latchkey:used:${tenantId}:*`)
  } catch (error) {
    if (!(error instanceof RedisAwayError)) throw error // then nothing is counted in it
  }
}

/** Ends when the cursor does (Redis, SCAN). */
async function removeKeys(redis: Redis, pattern: string): Promise<void> {
  const page = { MATCH: pattern, COUNT: keysPerPage }
  let cursor = '0'
  do {
    const found = await redis.ask((client) => client.scan(cursor, page))
    if (found.keys.length > 0) await redis.ask((client) => client.unlink(found.keys))
    cursor = found.cursor
  } while (cursor !== '0')
}
