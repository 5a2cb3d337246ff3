import { afterAll, beforeAll, expect, it } from '@jest/globals'
import {
  createTestDatabase,
  startTestServer,
  type TestDatabase,
  type TestServer,
  withoutRateLimits,
} from '@latchkey/testkit'
import { request } from 'undici'
import { holdLock } from './authentication/hold-lock.ts'

/** The supervisor of several processes waits 5 s for the metrics of all of them. */
const readMs = 4_000

let database: TestDatabase
let server: TestServer
beforeAll(async () => {
  database = await createTestDatabase()
  const rateLimits = withoutRateLimits
  const config = { databasePoolSize: 1, operationsPort: 0, rateLimits }
  server = await startTestServer({ database, config })
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

async function read(path: string) {
  const startedMs = performance.now()
  const { statusCode, body } = await request(`http://127.0.0.1:${server.operationsPort}${path}`)
  const text = await body.text()
  return { statusCode, text, tookMs: performance.now() - startedMs }
}

it('requests that have all connections delay neither /readyz nor /metrics', async () => {
  await server.tenant.token()
  expect((await read('/metrics')).text).toMatch(/^latchkey_jobs_waiting 0$/m)
  const lock = await holdLock(database, 'select from tenants for update', [])
  const json = { friendly_name: 'Held' }
  const writing = [1, 2, 3].map(() =>
    server.tenant.request('PATCH', '/api/v2/tenants/settings', { json }),
  )
  await lock.waiting(1)
  const [ready, metrics] = await Promise.all([read('/readyz'), read('/metrics')])
  await lock.release()
  await Promise.all(writing)
  expect([ready.statusCode, ready.text]).toEqual([200, 'ready\n'])
  expect(ready.tookMs).toBeLessThan(readMs)
  expect(metrics.statusCode).toBe(200)
  expect(metrics.tookMs).toBeLessThan(readMs)
  expect(metrics.text).toMatch(/^latchkey_database_waiting [1-9]/m)
  expect(metrics.text).not.toMatch(/^latchkey_jobs_waiting \d/m)
}, 30_000)
