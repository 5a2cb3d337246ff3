import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { startTestServer, type TestServer, withoutRateLimits } from '@latchkey/testkit'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ config: { rateLimits: withoutRateLimits } })
})
afterAll(() => server.stop())

it('keys are generated one after another, and other tenants get tokens meanwhile', async () => {
  const { tenant } = server
  const other = await server.addTenant('other.example.com')
  const json = { type: 'customer-provided-root-key' }
  const { kid } = (await tenant.request('POST', '/api/v2/keys/encryption', { json })).body
  let isOver = false
  const burst = Promise.all(
    Array.from({ length: 30 }, () =>
      tenant.request('POST', `/api/v2/keys/encryption/${kid}/wrapping-key`),
    ),
  ).finally(() => {
    isOver = true
  })
  const { clientId: client_id, clientSecret: client_secret } = other
  const form = { grant_type: 'client_credentials', audience: '/api/v2/', client_id, client_secret }
  const { status } = await other.request('POST', '/oauth/token', { token: null, form })
  expect([status, isOver]).toEqual([200, false])
  const answers = await burst
  const refused = answers.filter((each) => each.status !== 201)
  expect(refused.length).toBeGreaterThanOrEqual(9) // One runs and twenty wait.
  for (const each of refused) {
    expect([each.status, each.headers.get('retry-after'), each.body.errorCode]).toEqual([
      429,
      '5',
      'too_many_requests',
    ])
  }
  const again = await tenant.request('POST', `/api/v2/keys/encryption/${kid}/wrapping-key`)
  expect(again.status).toBe(201)
})
