import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer } from '@latchkey/testkit'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

describe('the first minute', () => {
  it('creates, replaces, patches and deletes', async () => {
    const { tenant } = server
    const rule = { action: { block: true }, scope: 'tenant', match: { asns: [1] } }
    const made = await tenant.request('POST', '/api/v2/network-acls', {
      json: { description: 'a', active: true, rule },
    })
    expect(made.status).toBe(201)
    const replaced = await tenant.request('PUT', `/api/v2/network-acls/${made.body.id}`, {
      form: {
        description: 'b',
        active: 'false',
        'rule[scope]': 'tenant',
        'rule[action][log]': 'true',
      },
    })
    expect(replaced.body).toMatchObject({ description: 'b', active: false, priority: 50 })
  })
})
