import { type Redis, RedisAwayError } from '../../redis/redis.ts'

interface UsedId {
  readonly tenantId: string
  readonly model: string
  readonly idHash: string
  /** How long a second use is a replay. */
  readonly lifetimeMs: number
}

/**
 * Refuses in Redis what was used already, without the database. What Redis does not know is decided
 * by `insertRow`, because Redis may have lost it or may be away.
 *
 * @returns whether this is the first use; of concurrent calls, one gets true
 */
export async function isFirstUse(
  redis: Redis | undefined,
  id: UsedId,
  insertRow: () => Promise<boolean>,
): Promise<boolean> {
  if (!redis || id.lifetimeMs <= 0) return insertRow()
  const key = `latchkey:used:${id.tenantId}:${id.model}:${id.idHash}`
  if (!(await isNew(redis, key, id.lifetimeMs))) return false
  try {
    return await insertRow()
  } catch (error) {
    // Nothing was used: the caller may come again with the same id.
    await redis.ask((client) => client.del(key)).catch(() => undefined)
    throw error
  }
}

/** Whether Redis does not know the key, or is away. */
async function isNew(redis: Redis, key: string, lifetimeMs: number): Promise<boolean> {
  try {
    const expiration = { type: 'PX', value: Math.ceil(lifetimeMs) } as const
    const options = { condition: 'NX', expiration } as const
    return (await redis.ask((client) => client.set(key, '', options))) !== null
  } catch (error) {
    if (error instanceof RedisAwayError) return true
    throw error
  }
}
