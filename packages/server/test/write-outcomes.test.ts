/** What the server answers for a write whose deadline passes is what has happened to it. */
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import {
  createTestDatabase,
  patient,
  startTestServer,
  type TestDatabase,
  type TestServer,
  until,
} from '@latchkey/testkit'
import { holdLock } from './authentication/hold-lock.ts'

/** Shorter than PostgreSQL would go on by itself. */
const bounds = { databaseTimeoutMs: 20_000, answerTimeoutMs: patient(1500) }

let database: TestDatabase
let server: TestServer
beforeAll(async () => {
  database = await createTestDatabase()
  server = await startTestServer({ database, bounds })
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

const create = (name: string) =>
  server.tenant.request('POST', '/api/v2/roles', { json: { name, description: name } })

const namesNow = async (): Promise<readonly string[]> => {
  const { body } = await server.tenant.request('GET', '/api/v2/roles')
  return body.map(({ name }: { name: string }) => name)
}

/** Waits until PostgreSQL runs nothing else. */
const quiet = () =>
  until('PostgreSQL is idle', async () => {
    const others = `select from pg_stat_activity where datname = current_database()
      and pid <> pg_backend_pid() and state <> 'idle'`
    return (await database.query(others)).rowCount === 0
  })

it('a creation that is answered 503 at its deadline does not take effect afterwards', async () => {
  expect((await create('before')).status).toBe(200)
  const lock = await holdLock(database, 'lock table roles in share mode', [])
  const refused = await create('late')
  expect([refused.status, refused.body.errorCode]).toEqual([503, 'service_unavailable'])
  await lock.release()
  await quiet()
  expect(await namesNow()).toEqual(['before'])
  expect((await create('late')).status).toBe(200)
})

it('a creation is answered by the time that it is allowed to take', async () => {
  const lock = await holdLock(database, 'lock table roles in share mode', [])
  const creating = create('in time')
  await lock.waiting(1)
  await lock.release()
  expect((await creating).status).toBe(200)
})
