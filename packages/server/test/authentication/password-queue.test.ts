import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer, withoutRateLimits } from '@latchkey/testkit'
import type { PasswordCost } from '../../src/passwords/password-hash.ts'
import { type Application, createUser, password } from './application.ts'
import { type Attempts, attemptsAt } from './attempts.ts'

/** Some 8 ms for a hash: two hundred of them wait while a log-in comes and is answered. */
const passwordCost: PasswordCost = { memoryCost: 8192, timeCost: 1, parallelism: 1 }

let server: TestServer
let app: Application
let tryOnce: Attempts['tryOnce']
let statusOf: Attempts['statusOf']
beforeAll(async () => {
  const config = { rateLimits: withoutRateLimits }
  server = await startTestServer({ config, passwordCost })
  ;({ app, tryOnce, statusOf } = await attemptsAt(server))
})
afterAll(() => server.stop())

const idOfTenant = async (): Promise<string> =>
  (await server.database.query(`select id from tenants where domain = 'localhost'`)).rows[0].id

/** Two hundred passwords. The first ones are hashed twice, so that the queue is full for longer. */
const crowdOf = (tenantId: string, onDone = () => {}) =>
  Array.from({ length: 200 }, async (_, at) => {
    await server.passwords.hash(tenantId, password)
    if (at < 50) await server.passwords.hash(tenantId, password)
    onDone()
  })

describe('a log-in while two hundred passwords of another tenant wait', () => {
  it('succeeds, and does not wait for them', async () => {
    const email = 'elsewhere@example.com'
    await createUser(server.tenant, email)
    let done = 0
    const crowd = crowdOf('another', () => {
      done += 1
    })
    const all = Promise.allSettled(crowd)
    expect(await statusOf(email)).toBe(200)
    expect(done).toBeLessThan(150)
    const outcomes = await all
    // At least one waiting password was rejected to make room.
    expect(outcomes.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0)
  })
})

describe('a log-in while two hundred passwords wait', () => {
  it('is 429 with Retry-After, and client credentials do not wait for them', async () => {
    await server.tenant.request('POST', '/api/v2/client-grants', {
      json: { client_id: app.clientId, audience: app.audience, scope: ['read:books'] },
    })
    const email = 'late@example.com'
    await createUser(server.tenant, email)
    const tenantId = await idOfTenant()
    let isOver = false
    const all = Promise.all(crowdOf(tenantId)).then(() => {
      isOver = true
    })
    const refused = await tryOnce(email, password)
    expect([refused.status, refused.headers.get('retry-after'), refused.body.error]).toEqual([
      429,
      '1',
      'too_many_requests',
    ])
    const form = { grant_type: 'client_credentials', audience: app.audience }
    const { status } = await server.tenant.request('POST', '/oauth/token', {
      token: null,
      form: { ...form, client_id: app.clientId, client_secret: app.clientSecret },
    })
    expect([status, isOver]).toEqual([200, false])
    await all
    expect(await statusOf(email)).toBe(200)
  })
})
