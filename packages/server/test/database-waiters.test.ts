import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createWiredDatabase,
  patient,
  startTestServer,
  type TestServer,
  until,
  type WiredDatabase,
  withoutRateLimits,
} from '@latchkey/testkit'

/** One connection, for which up to a hundred requests wait. */
const poolSize = 1
const waitersMax = 100
const requestCount = 300
const bounds = { databaseTimeoutMs: patient(2_000), answerTimeoutMs: patient(2_500) }

let database: WiredDatabase
let server: TestServer
let token: string
beforeAll(async () => {
  database = await createWiredDatabase()
  const config = { databasePoolSize: poolSize, rateLimits: withoutRateLimits }
  server = await startTestServer({ database, config, bounds })
  token = await server.tenant.token()
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

const read = () => server.tenant.request('GET', '/api/v2/roles', { token })

describe('while the database does not answer', () => {
  it('a bounded number of requests wait for a connection, and others are 503 immediately', async () => {
    expect((await read()).status).toBe(200)
    database.wire.freeze()
    const statuses: number[] = []
    const all = Array.from({ length: requestCount }, async () => {
      statuses.push((await read()).status)
    })
    const refused = requestCount - waitersMax - poolSize
    await until('all others are told', () => statuses.length >= refused)
    // The waiting requests have not failed: they are answered when the database is available.
    expect(statuses.length).toBeLessThan(requestCount)
    expect(new Set(statuses)).toEqual(new Set([503]))
    await database.wire.heal()
    await Promise.all(all)
    expect(statuses.at(-1)).toBe(200)
  })
})
