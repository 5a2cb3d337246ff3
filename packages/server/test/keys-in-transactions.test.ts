import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import {
  createTestDatabase,
  startTestServer,
  type TestDatabase,
  type TestServer,
  withoutRateLimits,
} from '@latchkey/testkit'
import { holdLock } from './authentication/hold-lock.ts'

/** The database connections of a server. */
const connections = 4
/** The time in which a server has learned of a change by another one. */
const noticeMs = 1_000

let database: TestDatabase
let server: TestServer
let other: TestServer
beforeAll(async () => {
  database = await createTestDatabase()
  // As behind a pooler: reads, too, take a connection of the pool.
  const pooled = { databaseUrl: database.url, directDatabaseUrl: database.url }
  const config = { ...pooled, rateLimits: withoutRateLimits }
  server = await startTestServer({ database, config })
  other = await startTestServer({ database, config, dataFolder: server.dataFolder })
})
afterAll(async () => {
  await other.stop()
  await server.stop()
  await database.drop()
})

it('a changed key of the tenant is read while transactions that need it have all connections', async () => {
  const { tenant } = server
  const streams = await Promise.all(
    Array.from({ length: connections }, (_, at) => {
      const sink = { httpEndpoint: `https://logs-${at}.example.com/`, httpAuthorization: 'a' }
      const json = { name: `stream ${at}`, type: 'http', sink }
      return tenant.request('POST', '/api/v2/log-streams', { json })
    }),
  )
  const lock = await holdLock(database, 'select from log_streams for update', [])
  const changes = streams.map(({ body }, at) => {
    const sink = { httpEndpoint: `https://moved-${at}.example.com/` }
    return tenant.request('PATCH', `/api/v2/log-streams/${body.id}`, { json: { sink } })
  })
  await lock.waiting(connections)
  expect((await other.tenant.request('POST', '/api/v2/keys/encryption/rekey')).status).toBe(204)
  await pause(noticeMs)
  await lock.release()
  const statuses = (await Promise.all(changes)).map(({ status }) => status)
  expect(statuses).toEqual(streams.map(() => 200))
})
