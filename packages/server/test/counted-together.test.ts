import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createTestDatabase,
  patient,
  startTestServer,
  type TestDatabase,
  type TestServer,
  type TestTenant,
  until,
  withoutRateLimits,
} from '@latchkey/testkit'
import { exportJWK, SignJWT } from 'jose'
import pg from 'pg'
import { newEcKeysSync } from '../src/keys/new-keys.ts'
import type { Attempts } from '../src/store/attack-protection/attempts.ts'
import { controlOf, withControls } from './controls.ts'
import { hasRedis, type RedisServer, startRedis } from './redis-server.ts'

// Skipped without Redis (apt-get install redis-server).
const test = hasRedis ? it : it.skip

let database: TestDatabase
let redis: RedisServer
let one: TestServer | undefined
let two: TestServer | undefined
let without: TestServer | undefined
/** The time of the servers while a test says which it is. */
let setMs: number | undefined
beforeAll(async () => {
  if (!hasRedis) return
  ;[database, redis] = await Promise.all([createTestDatabase(), startRedis()])
  const config = { publicPort: 443, ...withControls, rateLimits: withoutRateLimits }
  const options = {
    database,
    bounds: { rememberMs: 600_000, redisTimeoutMs: 5_000 },
    now: () => new Date(setMs ?? Date.now()),
  }
  const shared = { ...config, redisUrl: redis.url }
  one = await startTestServer({ ...options, config: shared })
  const { dataFolder } = one
  two = await startTestServer({ ...options, dataFolder, config: shared })
  without = await startTestServer({ ...options, dataFolder, config })
})
afterAll(async () => {
  for (const server of [without, two, one]) await server?.stop()
  await redis?.stop()
  await database?.drop()
})

const tenantOf = (server: TestServer | undefined, domain: string) => {
  if (!server) throw new Error('The server has not started.')
  return server.addTenant(domain)
}

async function isUp(server: TestServer | undefined): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${server?.operationsPort}/metrics`)
  return /^latchkey_redis_up 1$/m.test(await answer.text())
}

/** Runs with Redis stopped, and returns when both servers are connected to a new one. */
async function whileAway(work: () => Promise<void>): Promise<void> {
  await redis.stop()
  try {
    await work()
  } finally {
    await redis.start()
    await until('Redis is used', async () => (await isUp(one)) && (await isUp(two)))
  }
}

const second = 1_000
const minute = 60 * second

describe.each([
  ['Redis', () => one],
  ['PostgreSQL', () => without],
] as const)('attempts in %s', (name, server) => {
  /** Calls at these times after the start, and returns the answers and the start. */
  async function at<T>(times: readonly number[], call: (attempts: Attempts) => Promise<T>) {
    const tenant = await tenantOf(server(), `${name}.example.com`.toLowerCase())
    const startMs = Date.now()
    const answers: T[] = []
    for (const time of times) {
      setMs = startMs + time
      answers.push(await tenant.write(({ attempts }) => call(attempts)))
    }
    setMs = undefined
    return { answers, startMs }
  }

  test('are counted in windows that begin with the first', async () => {
    const times = [0, second, minute - 1, minute, minute + 1]
    const { answers, startMs } = await at(times, (attempts) => attempts.count('window', minute))
    const ends = answers.map(({ endsAt }) => endsAt.getTime() - startMs)
    expect(answers.map(({ count }) => count)).toEqual([1, 2, 3, 1, 2])
    expect(ends).toEqual([minute, minute, minute, 2 * minute, 2 * minute])
  })

  test('are uncounted, and forgotten', async () => {
    const { answers } = await at([0], async (attempts) => {
      for (const _ of [1, 2, 3]) await attempts.count('legitimate', minute)
      await attempts.uncount('legitimate')
      const { count } = await attempts.count('legitimate', minute)
      await attempts.forget('legitimate')
      await attempts.uncount('legitimate')
      return [count, (await attempts.count('legitimate', minute)).count]
    })
    expect(answers).toEqual([[3, 1]])
  })

  test('are taken from a bucket, which is refilled', async () => {
    const bucket = { attemptsMax: 2, rateMs: second }
    const times = [0, 0, 0, 0, 1_500, 10_000]
    const { answers } = await at(times, async (attempts) => {
      const taken = await attempts.take('bucket', bucket)
      return [taken, await attempts.findMissing('bucket', bucket)]
    })
    expect(answers).toEqual([1, 2, 3, 3, 3, 1].map((each) => [each, each]))
    const other = await at([0], (attempts) => attempts.findMissing('other', bucket))
    expect(other.answers).toEqual([0])
  })

  test('wait longer after each', async () => {
    const waits = { firstWaitMs: second, longestWaitMs: 4 * second, forgottenMs: minute }
    const pace = { freeMax: 2, ...waits }
    const times = [0, 0, 500, 1_000, 2_000, 3_000, 7_000, 10_999, 11_000, 71_000, 71_000]
    const { answers, startMs } = await at(times, (attempts) => attempts.countPaced('pace', pace))
    const shown = answers.map((each) => each && [each.count, each.endsAt.getTime() - startMs])
    const counted = undefined
    const [one, two] = [[counted, counted, [2, 1_000], counted, [3, 3_000], counted], [counted]]
    expect(shown).toEqual([...one, ...two, [5, 11_000], counted, counted, counted])
  })
})

const countRows = async (table: string) =>
  Number((await database.query(`select count(*) from ${table}`)).rows[0].count)

describe('attempts of two processes', () => {
  test('are counted without the database, and in it while Redis is away', async () => {
    const here = await tenantOf(one, 'attempts.example.com')
    const there = await tenantOf(two, 'attempts.example.com')
    const take = (tenant: TestTenant) =>
      tenant.write(({ attempts }) =>
        attempts.take('address', { attemptsMax: 5, rateMs: 60 * minute }),
      )
    const rows = await countRows('attempts')
    expect([await take(here), await take(there), await take(here)]).toEqual([1, 2, 3])
    expect(await countRows('attempts')).toBe(rows)
    await whileAway(async () => {
      expect([await take(here), await take(there)]).toEqual([1, 2])
      expect(await countRows('attempts')).toBe(rows + 1)
    })
  })
})

describe('a restored snapshot of a tenant', () => {
  test('begins to count anew, and leaves other tenants as they are', async () => {
    const control = controlOf(() => ({ operationsPort: one?.operationsPort }))
    const restored = await tenantOf(one, 'restored.example.com')
    const other = await tenantOf(one, 'not-restored.example.com')
    const count = async (tenant: TestTenant) =>
      (await tenant.write(({ attempts }) => attempts.count('address', minute))).count
    expect([await count(restored), await count(restored), await count(other)]).toEqual([1, 2, 1])
    const { body } = await control('POST', '/snapshots', { tenant: restored.domain })
    expect((await control('POST', `/snapshots/${body.id}/restore`)).status).toBe(200)
    expect([await count(restored), await count(other)]).toEqual([1, 2])
  })
})

describe('a DPoP proof', () => {
  const keys = newEcKeysSync()
  let client: Readonly<Record<string, string>>

  async function prove(tenant: TestTenant): Promise<string> {
    const htu = `${tenant.baseUrl}/oauth/token`
    return new SignJWT({ jti: randomUUID(), htm: 'POST', htu })
      .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk: await exportJWK(keys.publicKey) })
      .setIssuedAt()
      .sign(keys.privateKey)
  }

  /** The status of a token request with this proof. */
  async function ask(tenant: TestTenant, dpop: string): Promise<number> {
    const form = { grant_type: 'client_credentials', audience: 'https://books.example/', ...client }
    return (await tenant.request('POST', '/oauth/token', { token: null, form, headers: { dpop } }))
      .status
  }

  async function openTenants(): Promise<readonly [TestTenant, TestTenant]> {
    const here = await tenantOf(one, 'proofs.example.com')
    const identifier = 'https://books.example/'
    await here.request('POST', '/api/v2/resource-servers', { json: { identifier, name: 'Books' } })
    const json = { name: 'A service', app_type: 'non_interactive' }
    const { client_id, client_secret } = (await here.request('POST', '/api/v2/clients', { json }))
      .body
    client = { client_id, client_secret }
    const grant = { client_id, audience: identifier, scope: [] }
    await here.request('POST', '/api/v2/client-grants', { json: grant })
    return [here, await tenantOf(two, 'proofs.example.com')]
  }

  test('is refused once it was used at the other process, whichever store has lost it', async () => {
    const [here, there] = await openTenants()
    const proof = await prove(here)
    expect([await ask(here, proof), await ask(there, proof)]).toEqual([200, 400])
    await database.query(`delete from oidc_records where model = 'ReplayDetection'`)
    expect(await ask(there, proof)).toBe(400)
    const kept = await prove(here)
    expect(await ask(here, kept)).toBe(200)
    await whileAway(async () => {
      const fresh = await prove(here)
      const statuses = [await ask(there, kept), await ask(there, fresh), await ask(here, fresh)]
      expect(statuses).toEqual([400, 200, 400])
    })
    expect(await ask(here, kept)).toBe(400)
  })
})

describe('a notice', () => {
  test('goes by Redis, and by PostgreSQL while Redis is away', async () => {
    const heard: string[] = []
    const listener = new pg.Client({ connectionString: database.superuserUrl })
    listener.on('notification', ({ payload = '' }) => heard.push(payload))
    await listener.connect()
    await listener.query('listen latchkey_network_acls')
    const here = await tenantOf(one, 'notices.example.com')
    const there = await tenantOf(two, 'notices.example.com')
    const made = await here.request('POST', '/api/v2/clients', {
      json: { name: 'Cached', grant_types: ['client_credentials'] },
    })
    const { client_id, client_secret } = made.body
    const form = { grant_type: 'client_credentials', client_id, client_secret, audience: 'none' }
    /** A client that the other process has cached is known there until it hears of the change. */
    const isKnown = async () =>
      (await there.request('POST', '/oauth/token', { token: null, form })).status !== 401
    expect(await isKnown()).toBe(true)
    const rotate = async (secret: string) => {
      const json = { client_secret: secret }
      const path = `/api/v2/clients/${client_id}`
      expect((await here.request('PATCH', path, { json })).status).toBe(200)
    }
    heard.length = 0
    await rotate('another-secret-of-forty-eight-characters-or-more-x')
    await until('the other process hears by Redis', async () => !(await isKnown()), patient(second))
    expect(heard).toEqual([])
    await whileAway(async () => {
      await rotate(client_secret)
      await until('the other process hears by PostgreSQL', isKnown, patient(second))
      expect(heard.some((text) => text.endsWith(' client'))).toBe(true)
    })
    await listener.end()
  })
})
