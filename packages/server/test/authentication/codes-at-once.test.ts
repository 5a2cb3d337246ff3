import { afterAll, beforeAll, expect, it } from '@jest/globals'
import {
  createTestDatabase,
  startTestServer,
  type TestDatabase,
  type TestServer,
  withoutRateLimits,
} from '@latchkey/testkit'
import { accountToken } from '../account-token.ts'
import { holdLock } from './hold-lock.ts'
import { mailTo } from './mail-to.ts'

let database: TestDatabase
let server: TestServer
beforeAll(async () => {
  database = await createTestDatabase()
  // As behind a pooler: reads, too, take a connection of the pool.
  const pooled = { databaseUrl: database.url, directDatabaseUrl: database.url }
  server = await startTestServer({ database, config: { ...pooled, rateLimits: withoutRateLimits } })
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

/** The database connections of the server, and more requests. */
const [connections, requests] = [4, 12]

it('a right code that is sent many times at once is used once, and nobody waits for another', async () => {
  const { tenant } = server
  await tenant.request('PUT', '/api/v2/guardian/factors/email', { json: { enabled: true } })
  const token = await accountToken(tenant, 'ann@example.com')
  const methods = '/me/v1/authentication-methods'
  const email = 'second@example.com'
  const begun = await tenant.request('POST', methods, { token, json: { type: 'email', email } })
  const otp_code = await mailTo(server, email, /^(\d{6})$/m)
  const json = { auth_session: begun.body.auth_session, otp_code }
  const verify = () => tenant.request('POST', `${methods}/email%7Cnew/verify`, { token, json })
  const count = `insert into attempts (tenant_id, subject, failures, expires_at)
    select tenant_id, 'second factor ' || user_id, 0, now() from users where email = $1`
  const lock = await holdLock(database, count, ['ann@example.com'])
  const waiting = Promise.all(Array.from({ length: requests }, verify))
  await lock.waiting(connections)
  await lock.release()
  const answers = await waiting
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(1)
  expect(statuses.filter((status) => status >= 500)).toEqual([])
})
