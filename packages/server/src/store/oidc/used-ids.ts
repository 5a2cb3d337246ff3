import { type Redis, RedisAwayError } from '../../redis/redis.ts'

interface UsedId {
  readonly tenantId: string
  readonly model: string
  readonly idHash: string
  /** How long a second use of an id is refused. */
  readonly lifetimeMs: number
}

/**
 * Refuses an id that Redis knows, without a query of the database. For other ids `insertRow`
 * decides, because Redis may have lost the id, or be unavailable.
 *
 * @returns whether this is the first use; of concurrent calls, one resolves to true
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
    // The id was not used: the caller may send it again.
    await redis.ask((client) => client.del(key)).catch(() => undefined)
    throw error
  }
}

/** Whether Redis does not know the key, or is unavailable. */
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
