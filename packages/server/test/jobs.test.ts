import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createTestDatabase,
  startTestServer,
  type TestDatabase,
  type TestServer,
  toMultipart,
  withoutRateLimits,
} from '@latchkey/testkit'
import { type ChildServer, compileServer, startChild } from './child-server.ts'

/** Jobs that outlive the process that created them, and processes that share them. */
const total = 8_000
const users = Array.from({ length: total }, (_, at) => ({ email: `user${at}@example.com` }))

let database: TestDatabase
let first: TestServer
let connectionId: string
beforeAll(async () => {
  ;[database] = await Promise.all([createTestDatabase(), compileServer()])
  first = await startTestServer({ database })
  const json = { name: 'Users', strategy: 'auth0' }
  connectionId = (await first.tenant.request('POST', '/api/v2/connections', { json })).body.id
  await first.stopServing()
})
afterAll(async () => {
  await first.stop()
  await database.drop()
})

const start = () =>
  startChild({
    DATABASE_URL: database.url,
    LATCHKEY_DATA: first.dataFolder,
    LATCHKEY_TLS: 'off',
    LATCHKEY_RATE_LIMITS: Object.keys(withoutRateLimits)
      .map((name) => `${name}=off`)
      .join(),
  })

async function callerOf({ baseUrl }: ChildServer) {
  const { clientId, clientSecret } = first.tenant
  const granted = await fetch(`${baseUrl}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
      audience: '/api/v2/',
    }),
  })
  const { access_token } = (await granted.json()) as { access_token: string }
  const authorization = `Bearer ${access_token}`
  return {
    async send(fields: Record<string, unknown>): Promise<string> {
      const { body, type } = toMultipart({ connection_id: connectionId, ...fields })
      const headers = { authorization, 'content-type': type }
      const path = `${baseUrl}/api/v2/jobs/users-imports`
      const answer = await fetch(path, { method: 'POST', headers, body: new Uint8Array(body) })
      return ((await answer.json()) as { id: string }).id
    },
    async get(id: string) {
      const answer = await fetch(`${baseUrl}/api/v2/jobs/${id}`, { headers: { authorization } })
      return (await answer.json()) as {
        status: string
        percentage_done?: number
        time_left_seconds?: number
        summary?: object
      }
    },
  }
}

type Caller = Awaited<ReturnType<typeof callerOf>>

async function until(caller: Caller, id: string, percentage: number) {
  for (;;) {
    const job = await caller.get(id)
    if ((job.percentage_done ?? 0) >= percentage) return job
    await setTimeout(5)
  }
}

async function counts() {
  const { rows } = await database.query(
    `select (select count(*)::int from users) as users,
            (select count(*)::int from identities) as identities,
            (select count(*)::int from job_parts) as parts`,
  )
  return rows[0]
}

describe('a job whose process is killed', () => {
  it('continues: no user is imported twice, none is lost, and it completes', async () => {
    let child = await start()
    let caller = await callerOf(child)
    const id = await caller.send({ users: JSON.stringify(users) })
    let kills = 0
    for (const percentage of [5, 20, 40]) {
      const job = await until(caller, id, percentage)
      if (job.status === 'processing') {
        kills += 1
        expect(job.time_left_seconds).toBeGreaterThanOrEqual(1)
      }
      await child.end('SIGKILL')
      const { users: made, identities } = await counts()
      expect(made).toBe(identities)
      child = await start()
      caller = await callerOf(child)
    }
    expect(kills).toBeGreaterThan(0)
    expect(await until(caller, id, 100)).toMatchObject({
      status: 'completed',
      summary: { inserted: total, failed: 0, total },
    })
    expect(await counts()).toEqual({ users: total, identities: total, parts: 0 })
    await child.end('SIGTERM')
  }, 120_000)
})

describe('two processes', () => {
  it('run jobs concurrently, and stop as fast', async () => {
    const [one, other] = await Promise.all([start(), start()])
    const [here, there] = [await callerOf(one), await callerOf(other)]
    const file = JSON.stringify(users)
    const ids = [
      await here.send({ users: file, upsert: 'true' }),
      await there.send({ users: file, upsert: 'true' }),
    ]
    await until(here, ids[0] ?? '', 10)
    const startedMs = Date.now()
    const exit = await one.end('SIGTERM')
    expect([exit.code, Date.now() - startedMs < 5000]).toEqual([0, true])
    for (const id of ids) {
      expect(await until(there, id, 100)).toMatchObject({
        summary: { inserted: 0, updated: total, failed: 0, total },
      })
    }
    expect(await counts()).toEqual({ users: total, identities: total, parts: 0 })
    await other.end('SIGTERM')
  }, 120_000)
})
