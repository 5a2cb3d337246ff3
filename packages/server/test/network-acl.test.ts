import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer } from '@latchkey/testkit'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

describe('a network ACL', () => {
  it('blocks the next request, and explains itself', async () => {
    const { tenant } = server
    const rule = {
      action: { block: true },
      scope: 'authentication',
      match: { user_agents: ['scraper/*'] },
    }
    const made = await tenant.request('POST', '/api/v2/network-acls', {
      json: { description: 'a', active: true, priority: 3, rule },
    })
    expect(made.status).toBe(201)
    const headers = { 'user-agent': 'Scraper/1.0' }
    const blocked = await server.fetch(`${tenant.baseUrl}/.well-known/jwks.json`, { headers })
    expect(blocked.status).toBe(403)
    expect(await blocked.json()).toEqual({
      error: 'access_denied',
      error_description: 'Access to this tenant is blocked from here.',
    })
    const served = await server.fetch(`${tenant.baseUrl}/.well-known/jwks.json`)
    expect(served.status).toBe(200)
    const why = await tenant.request('POST', '/api/v2/network-acl-explanations', {
      json: { origin: 'authentication', user_agent: 'scraper/2' },
    })
    expect(why.body).toMatchObject({ action: 'block', decided_by: { id: made.body.id } })
    const dry = await tenant.request('POST', '/api/v2/network-acl-dry-runs', {
      json: { rule: { action: { block: true }, scope: 'management' } },
    })
    expect(dry.body).toMatchObject({ blocks_caller: true })
    expect(dry.body.changed).toBeGreaterThan(1)
    await new Promise((resolve) => setTimeout(resolve, 1500))
    const stats = await tenant.request('GET', `/api/v2/network-acls/${made.body.id}/statistics`)
    expect(stats.body).toMatchObject({ matches: 1, windows: [{ matches: 1 }] })
    const logs = await server.database.query('select type, data from logs')
    expect(logs.rows).toMatchObject([
      { type: 'acls_decision', data: { action: 'block', acl_id: made.body.id } },
    ])
  })

  it('warns its author, who is out from then on until the host lets everybody in', async () => {
    const { tenant } = server
    const json = {
      description: 'b',
      active: true,
      priority: 4,
      rule: { action: { block: true }, scope: 'management' },
    }
    const made = await tenant.request('POST', '/api/v2/network-acls', { json })
    expect(made.headers.get('latchkey-warning')).toBe('network_acl_blocks_author')
    const out = await tenant.request('GET', '/api/v2/network-acls')
    expect(out.status).toBe(403)
    expect(out.body.message).toBe('Access to this tenant is blocked from here.')
  })
})
