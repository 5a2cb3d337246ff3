import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createWiredDatabase,
  patient,
  startTestServer,
  type TestServer,
  type TestTenant,
  until,
  type WiredDatabase,
  withoutRateLimits,
} from '@latchkey/testkit'
import { holdLock } from './authentication/hold-lock.ts'

/** One connection, for which up to a hundred requests wait. */
const poolSize = 1
const waitersMax = 100
const requestCount = 300
const bounds = { databaseTimeoutMs: patient(2_000), answerTimeoutMs: patient(2_500) }

let database: WiredDatabase
let server: TestServer
let token: string
let other: TestTenant
beforeAll(async () => {
  database = await createWiredDatabase()
  const config = { databasePoolSize: poolSize, rateLimits: withoutRateLimits }
  server = await startTestServer({ database, config, bounds })
  token = await server.tenant.token()
  other = await server.addTenant('other.example.com')
  await other.token()
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

describe('while the requests of one tenant wait for connections', () => {
  /** The time in which the requests of this test have reached the queue. */
  const enqueuedMs = patient(100)
  let ids: readonly string[]
  beforeAll(async () => {
    const make = async (name: string) => {
      const json = { name, strategy: 'auth0' }
      return (await server.tenant.request('POST', '/api/v2/connections', { token, json })).body.id
    }
    const made: string[] = []
    while (made.length < waitersMax + 21) made.push(await make(`directory-${made.length}`))
    ids = made
  })

  /** Locks the connection before it reads related rows, and so has a transaction of its own. */
  const change = async (id: string | undefined) => {
    const json = { display_name: 'x' }
    const path = `/api/v2/connections/${id}`
    return (await server.tenant.request('PATCH', path, { token, json })).status
  }

  /** A change of a record that waits for a lock, and `count` others that wait for a connection. */
  const flood = async (count: number) => {
    const [locked] = ids
    const lock = await holdLock(database, 'select from connections where id = $1 for update', [
      locked,
    ])
    const first = change(locked)
    await lock.waiting(1)
    const statuses: number[] = [] // of the others, in the order of the responses
    const all = ids.slice(1, count + 1).map(async (id) => void statuses.push(await change(id)))
    const end = async () => {
      await lock.release()
      expect(await first).toBe(200)
      await Promise.all(all)
    }
    return { statuses, end }
  }

  it('a request of another tenant is next', async () => {
    const { statuses, end } = await flood(waitersMax / 2)
    await pause(enqueuedMs)
    const json = { name: 'Role' }
    let answeredBefore: number | undefined
    const one = other.request('POST', '/api/v2/roles', { json }).then(({ status }) => {
      answeredBefore = statuses.length
      return status
    })
    await pause(enqueuedMs)
    await end()
    expect(await one).toBe(200)
    expect(answeredBefore).toBeLessThan(waitersMax / 4)
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  it('a request of another tenant is not refused, but the last one of theirs', async () => {
    const { statuses, end } = await flood(waitersMax + 20)
    await until('some are refused', () => statuses.length >= 20)
    const refused = statuses.length
    const json = { name: 'Another role' }
    const one = other.request('POST', '/api/v2/roles', { json })
    await until('one more is refused', () => statuses.length > refused)
    expect(new Set(statuses)).toEqual(new Set([503]))
    await end()
    expect((await one).status).toBe(200)
  })
})
