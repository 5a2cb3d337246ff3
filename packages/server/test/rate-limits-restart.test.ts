import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createTestDatabase,
  patient,
  startTestServer,
  type TestDatabase,
  type TestServer,
  until,
} from '@latchkey/testkit'
import { controlOf, withControls } from './controls.ts'

/** A window that outlasts the test by far. */
const limit = { limit: 6, windowSeconds: 600 }
const config = { rateLimits: { 'management-write': limit } }
const path = '/api/v2/roles'

let database: TestDatabase
let first: TestServer
beforeAll(async () => {
  database = await createTestDatabase()
  first = await startTestServer({ database, config, bounds: { rateFlushMs: 50 } })
})
afterAll(async () => {
  await first.stop()
  await database.drop()
})

/** Without a token, so that it is counted by the address, which stays the same. */
const post = (server: TestServer, name: string) =>
  server.tenant.request('POST', path, { json: { name }, token: null })
const limitsOf = (headers: Headers) =>
  ['remaining', 'reset'].map((name) => Number(headers.get(`x-ratelimit-${name}`)))

describe('a limit that was reached', () => {
  it('is still reached after a restart, with the same reset, and in another process', async () => {
    const statuses: number[] = []
    for (let at = 0; at <= limit.limit; at += 1) {
      statuses.push((await post(first, `role ${at}`)).status)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429])
    const [, reset = 0] = limitsOf((await post(first, 'one more')).headers)
    await first.stopServing()

    const { dataFolder } = first
    const options = { database, dataFolder, config, bounds: { rateFlushMs: 50 } }
    const second = await startTestServer(options)
    const refused = await post(second, 'after the restart')
    expect(refused.status).toBe(429)
    const [remaining, end = 0] = limitsOf(refused.headers)
    expect(remaining).toBe(0)
    expect(Math.abs(end - reset)).toBeLessThanOrEqual(1)
    const other = await second.addTenant('other.example.com')
    const free = await other.request('POST', path, { json: { name: 'free' } })
    expect(free.status).toBe(200)
    await second.stop()
  })

  it('includes the counts of other processes', async () => {
    const { dataFolder } = first
    const options = { database, dataFolder, config, bounds: { rateFlushMs: 50 } }
    const [one, two] = await Promise.all([startTestServer(options), startTestServer(options)])
    const [here, there] = [
      await one.addTenant('shared.example.com'),
      await two.addTenant('shared.example.com'),
    ]
    const send = async (tenant: typeof here) =>
      (await tenant.request('DELETE', '/api/v2/roles/rol_9Hs3kP7vWq2LrXb4', { token: null })).status
    for (let at = 0; at < limit.limit; at += 1) await send(there)
    const statuses: number[] = []
    // By its own count, this process would accept as many again.
    while (!statuses.includes(429) && statuses.length < limit.limit) {
      await new Promise((resolve) => setTimeout(resolve, patient(50)))
      statuses.push(await send(here))
    }
    expect(statuses).toContain(429)
    await one.stop()
    await two.stop()
  })
})

describe('a limit that was reached while the clock was a year ahead', () => {
  it('is over when the clock is right again, here, after a restart and in another process', async () => {
    const { dataFolder } = first
    const options = { database, dataFolder, bounds: { rateFlushMs: 50 } }
    const ahead = await startTestServer({ ...options, config: { ...config, ...withControls } })
    const tenant = await ahead.addTenant('ahead.example.com')
    const send = async (to: typeof tenant) =>
      (await to.request('DELETE', '/api/v2/roles/rol_9Hs3kP7vWq2LrXb4', { token: null })).status
    const control = controlOf(() => ahead)
    const stored = () =>
      database.query(
        `select 1 from rate_windows where requests > $1
           and extract(year from expires_at) > extract(year from now())`,
        [limit.limit],
      )
    await control('PUT', '/clock', { offset_seconds: 366 * 24 * 60 * 60 })
    for (let at = 0; at <= limit.limit; at += 1) await send(tenant)
    expect(await send(tenant)).toBe(429)
    await until('it is stored', async () => (await stored()).rowCount === 1)
    await control('DELETE', '/clock')
    const other = await startTestServer({ ...options, config })
    const there = await other.addTenant('ahead.example.com')
    expect([await send(tenant), await send(there)]).toEqual([401, 401])

    for (let at = 0; at <= limit.limit; at += 1) await send(tenant)
    expect(await send(tenant)).toBe(429)
    await until('the window of now replaces it', async () => (await stored()).rowCount === 0)
    await until('it counts in the other process', async () => (await send(there)) === 429)
    await ahead.stop()
    await other.stop()
  })
})
