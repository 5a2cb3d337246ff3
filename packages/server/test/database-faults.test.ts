import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import {
  type OwnPostgres,
  patient,
  startOwnPostgres,
  startTestServer,
  type TestAnswer,
  type TestServer,
  withoutRateLimits,
} from '@latchkey/testkit'

/** Responses while the database is unavailable, ends sessions, or hangs. */
const databaseTimeoutMs = 1000
const path = '/api/v2/network-acls'
const definition = {
  description: 'Before the fault',
  active: true,
  priority: 1,
  rule: { action: { log: true }, scope: 'tenant' },
}
const unavailable = {
  statusCode: 503,
  error: 'Service Unavailable',
  message: 'The service cannot reach its database. Try again shortly.',
  errorCode: 'service_unavailable',
}

let postgres: OwnPostgres
let server: TestServer
let address: string
beforeAll(async () => {
  postgres = await startOwnPostgres()
  server = await startTestServer({
    database: postgres.database,
    config: { rateLimits: withoutRateLimits },
    bounds: { databaseTimeoutMs },
  })
  const { body } = await server.tenant.request('POST', path, { json: definition })
  address = `${path}/${body.id}`
})
afterAll(async () => {
  await server.stop()
  await postgres.stop()
})
afterEach(expectHealthy)

const health = async (name: string) =>
  (await server.fetch(`${server.tenant.baseUrl}/${name}`)).status

/** Expects that the same process is healthy within 5 seconds. */
async function expectHealthy(): Promise<void> {
  const endMs = Date.now() + patient(2000)
  while ((await health('readyz')) !== 200 && Date.now() < endMs) await setTimeout(50)
  expect(await health('readyz')).toBe(200)
  let answer = await server.tenant.request('GET', address)
  while (answer.status === 503 && Date.now() < endMs) {
    answer = await server.tenant.request('GET', address)
  }
  expect(answer.status).toBe(200)
}

/** One request of each kind (read, list, write), with its status and duration. */
async function askAll(): Promise<readonly TestAnswer[]> {
  const startedMs = performance.now()
  const answers = await Promise.all([
    server.tenant.request('GET', address),
    server.tenant.request('GET', path),
    server.tenant.request('PUT', address, { json: definition }),
    server.tenant.request('POST', path, { json: { ...definition, priority: 99 } }),
    server.tenant.request('DELETE', '/api/v2/event-streams/est_9Hs3kP7vWq2LrXb4Jd8NfT'),
  ])
  expect(performance.now() - startedMs).toBeLessThan(patient(2000))
  return answers
}

function expectUnavailable(answers: readonly TestAnswer[]): void {
  for (const { body, headers } of answers) {
    expect(body).toEqual(unavailable)
    expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
    expect(headers.get('x-ratelimit-limit') ?? 'off').toBe('off')
  }
}

const faults: readonly [string, () => Promise<void> | void, () => Promise<void>][] = [
  ['is stopped outright', () => postgres.kill(), () => postgres.start()],
  ['is out of reach', () => postgres.wire.cut(), () => postgres.wire.heal()],
  ['hangs', () => postgres.wire.freeze(), () => postgres.wire.heal()],
]

describe.each(faults)('while the database %s', (_, fault, repair) => {
  it('every request that needs it is 503 in time, in the documented shape', async () => {
    await server.tenant.token()
    await fault()
    try {
      expectUnavailable(await askAll())
      expect(await health('livez')).toBe(200)
      expect(await health('readyz')).toBe(503)
      await setTimeout(1100) // what is remembered of tenants and grants has ended
      expectUnavailable(await askAll())
      const { status, body } = await server.tenant.request('GET', path, { token: null })
      expect([status, body.message]).toEqual([401, 'Missing authentication'])
    } finally {
      await repair()
    }
  })

  it('tokens are issued from cached data, or refused as 503', async () => {
    await fault()
    try {
      const { clientId, clientSecret } = server.tenant
      const form = {
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
        audience: '/api/v2/',
      }
      const known = await server.tenant.request('POST', '/oauth/token', { token: null, form })
      expect([200, 503]).toContain(known.status)
      const unknown = await server.tenant.request('POST', '/oauth/token', {
        token: null,
        form: { ...form, client_id: `neverSeen${Math.random()}`.replace('.', '') },
      })
      expect([unknown.status, unknown.body]).toEqual([
        503,
        { error: 'temporarily_unavailable', error_description: unavailable.message },
      ])
      const host = `tenant-${Math.random()}.example.com`
      const response = await server.exchange(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
      expect([response.status, response.body]).toEqual([503, unavailable])
    } finally {
      await repair()
    }
  })
})

describe('while database sessions are terminated repeatedly', () => {
  it('responses are successes or 503, and each success is complete', async () => {
    let isOver = false
    const ending = (async () => {
      while (!isOver) {
        await postgres.database.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid()`,
        )
        await setTimeout(30)
      }
    })()
    const statuses = new Map<number, number>()
    const write = async (worker: number) => {
      const made = await make(worker)
      let possible = new Set([definition.description])
      for (let at = 0; at < 60; at += 1) {
        const description = `Worker ${worker}, write ${at}`
        const json = { ...definition, priority: worker, description }
        const { status, body } = await server.tenant.request('PUT', made, { json })
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (status === 200) expect(body.description).toBe(description)
        possible = new Set([...(status === 200 ? [] : possible), description])
        const read = await server.tenant.request('GET', made)
        expect([200, 503]).toContain(read.status)
        if (read.status !== 200) continue
        expect(possible).toContain(read.body.description)
        possible = new Set([read.body.description])
      }
    }
    try {
      await Promise.all([11, 12, 13, 14].map(write))
    } finally {
      isOver = true
      await ending
    }
    expect([...statuses.keys()].sort()).toEqual([200, 503])
    expect(statuses.get(503)).toBeGreaterThan(0)
  })
})

async function make(priority: number): Promise<string> {
  for (;;) {
    const json = { ...definition, priority }
    const { status, body } = await server.tenant.request('POST', path, { json })
    if (status === 201) return `${path}/${body.id}`
    // After a 503 the outcome is unknown: the session may have ended after the commit.
    const made = status === 409 ? await issuedBefore(priority) : undefined
    if (made !== undefined) return `${path}/${made}`
    expect([503, 409]).toContain(status)
  }
}

/** The id of the network ACL with this priority, unless the list fails too. */
async function issuedBefore(priority: number): Promise<string | undefined> {
  const { status, body } = await server.tenant.request('GET', path)
  if (status !== 200) return undefined
  const acls = body as readonly { id: string; priority: number }[]
  const found = acls.find((each) => each.priority === priority)
  expect(found).toBeDefined() // a 409 without a row would be a lie
  return found?.id
}

describe('the log of these faults', () => {
  it('has no 500, and no response has SQL', () => {
    const lines = server.log.map((line) => JSON.parse(line) as { status?: number; code?: string })
    expect(lines.filter(({ status }) => status === 500)).toEqual([])
    expect(lines.some(({ code }) => code === 'unavailable')).toBe(true)
  })
})
