import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createTestDatabase,
  patient,
  startTestServer,
  type TestDatabase,
  type TestServer,
  type TestTenant,
  until,
} from '@latchkey/testkit'
import { hasRedis, type RedisServer, startRedis } from './redis-server.ts'

// Skipped without Redis (apt-get install redis-server).
const test = hasRedis ? it : it.skip

/** Longer than by default, because on a busy machine Redis answers late. */
const redisTimeoutMs = 1_000

let database: TestDatabase
let redis: RedisServer
let one: TestServer
let two: TestServer
beforeAll(async () => {
  if (!hasRedis) return
  database = await createTestDatabase()
  redis = await startRedis()
  const config = {
    publicPort: 443,
    redisUrl: redis.url,
    operationsPort: 0,
    rateLimits: { 'management-write': { limit: 6, windowSeconds: 600 } },
  }
  const bounds = { redisTimeoutMs }
  one = await startTestServer({ database, config, bounds })
  two = await startTestServer({ database, config, bounds, dataFolder: one.dataFolder })
})
afterAll(async () => {
  if (!hasRedis) return
  await two.stop()
  await one.stop()
  await redis.stop()
  await database.drop()
})

/** Sent without a token, so that it is counted by the address. */
async function post(tenant: TestTenant): Promise<readonly [number, number]> {
  const json = { name: 'counted' }
  const { status, headers } = await tenant.request('POST', '/api/v2/roles', { json, token: null })
  return [status, Number(headers.get('x-ratelimit-remaining'))]
}

const isUp = async (server: TestServer) => {
  const answer = await fetch(`http://127.0.0.1:${server.operationsPort}/metrics`)
  return /^latchkey_redis_up (\d)$/m.exec(await answer.text())?.[1]
}

async function tenantOf(domain: string): Promise<readonly [TestTenant, TestTenant]> {
  return [await one.addTenant(domain), await two.addTenant(domain)]
}

describe('rate limits in Redis', () => {
  test('count each request once for all processes', async () => {
    const [here, there] = await tenantOf('counted.example.com')
    const answers = []
    for (const tenant of [here, there, here, there, here, there, here, there]) {
      answers.push(await post(tenant))
    }
    const counted = [5, 4, 3, 2, 1, 0].map((remaining) => [401, remaining])
    expect(answers).toEqual([...counted, [429, 0], [429, 0]])
  })

  test('are counted by each process while it is unavailable, as a metric shows', async () => {
    const [here, there] = await tenantOf('away.example.com')
    expect(await post(here)).toEqual([401, 5])
    expect(await isUp(one)).toBe('1')
    await redis.stop()
    expect(await post(here)).toEqual([401, 5])
    expect(await post(here)).toEqual([401, 4])
    expect(await post(there)).toEqual([401, 5])
    expect(await isUp(one)).toBe('0')
    await redis.start()
    await until('both count together again', async () => {
      await Promise.all([post(here), post(there)])
      return (await isUp(one)) === '1' && (await isUp(two)) === '1'
    })
  })

  test('delay one request, within bounds, when it does not respond', async () => {
    const [here] = await tenantOf('frozen.example.com')
    expect(await post(here)).toEqual([401, 5])
    redis.freeze()
    const startMs = performance.now()
    const answers = [await post(here), await post(here), await post(here)]
    expect(answers).toEqual([5, 4, 3].map((remaining) => [401, remaining]))
    expect(performance.now() - startMs).toBeLessThan(redisTimeoutMs + patient(1_000))
    redis.thaw()
  })
})
