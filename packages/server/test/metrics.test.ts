import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer, until } from '@latchkey/testkit'
import { createApplication, createUser, exchange, password } from './authentication/application.ts'

const realmGrant = 'http://auth0.com/oauth/grant-type/password-realm'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ config: { operationsPort: 0, operationsHost: '127.0.0.1' } })
})
afterAll(() => server.stop())

const send = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${server.operationsPort}${path}`, init)

/** The samples of the text format, by name with labels. */
async function samples(): Promise<ReadonlyMap<string, number>> {
  const text = await (await send('/metrics')).text()
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ')
      return [line.slice(0, at), Number(line.slice(at + 1))]
    }),
  )
}

/** Runs `work` and waits until a sample has grown by one, as a request counts once it is over. */
async function expectOneMore(name: string, work: () => Promise<unknown>): Promise<void> {
  const read = async () => (await samples()).get(name) ?? 0
  const before = await read()
  await work()
  await until(`${name} grows`, async () => (await read()) > before)
  expect(await read()).toBe(before + 1)
}

describe('the operations port', () => {
  it('serves the text format of Prometheus', async () => {
    const answer = await send('/metrics')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ])
    expect(await answer.text()).toMatch(/^# HELP latchkey_http_requests_total /m)
  })

  it('counts requests by operation, status and tenant, with their duration', async () => {
    const request = () => server.tenant.request('GET', '/api/v2/clients')
    const of = 'operation="listClients"'
    const { name } = server.tenant
    await expectOneMore(`latchkey_http_requests_total{${of},status="200"}`, request)
    await expectOneMore(`latchkey_http_request_duration_seconds_count{${of}}`, request)
    const ofTenant = `latchkey_tenant_requests_total{tenant="${name}",class="2xx"}`
    await expectOneMore(ofTenant, request)
  })

  it('counts all unknown paths under one label', async () => {
    const lost = () => server.tenant.request('GET', `/api/v2/${Math.random()}`)
    await expectOneMore('latchkey_http_requests_total{operation="none",status="404"}', lost)
  })

  it('counts entries of the log: a log-in that succeeds, and one that fails', async () => {
    const app = await createApplication(server.tenant, {
      client: { grant_types: [realmGrant] },
    })
    await createUser(server.tenant, 'ada@example.com')
    const logIn = (typed: string) => () =>
      exchange(server, app, {
        grant_type: realmGrant,
        realm: 'Username-Password-Authentication',
        username: 'ada@example.com',
        password: typed,
      })
    await expectOneMore('latchkey_log_entries_total{type="s"}', logIn(password))
    await expectOneMore('latchkey_log_entries_total{type="fp"}', logIn('wrong'))
    await expectOneMore('latchkey_password_hashes_total', logIn(password))
  })

  it('counts decisions of network ACLs by action', async () => {
    const rule = {
      action: { block: true },
      match: { user_agents: ['counted/1.0'] },
      scope: 'tenant',
    }
    const json = { description: 'Counted', active: true, priority: 1, rule }
    await server.tenant.request('POST', '/api/v2/network-acls', { json })
    const blocked = () =>
      server.tenant.request('GET', '/api/v2/clients', { headers: { 'user-agent': 'counted/1.0' } })
    const name = 'latchkey_network_acl_decisions_total{action="block"}'
    await expectOneMore(name, blocked)
  })

  it('shows connections, queues, waiting events and the process', async () => {
    const read = await samples()
    expect(read.get('latchkey_database_connections')).toBeGreaterThan(0)
    expect(read.get('process_resident_memory_bytes')).toBeGreaterThan(1e7)
    for (const name of [
      'latchkey_database_connections_idle',
      'latchkey_database_waiting',
      'latchkey_database_writes_waiting',
      'latchkey_password_hashes_waiting',
      'latchkey_jobs_waiting',
      'latchkey_mails_waiting',
      'latchkey_event_lanes_waiting',
      'latchkey_event_lag_seconds',
    ]) {
      expect([name, read.get(name)]).toEqual([name, expect.any(Number)])
    }
  })

  it('counts the look-ups in caches: a token is verified once, and found twice', async () => {
    const verified = { name: 'latchkey_cache_lookups_total{cache="tokens",result="miss"}' }
    const found = { name: 'latchkey_cache_lookups_total{cache="tokens",result="hit"}' }
    const read = async ({ name }: { readonly name: string }) => (await samples()).get(name) ?? 0
    const before = [await read(verified), await read(found)]
    const token = await server.tenant.token('read:clients')
    for (const _ of [1, 2]) await server.tenant.request('GET', '/api/v2/clients', { token })
    const after = [await read(verified), await read(found)]
    // Rate limits and authentication each know a token.
    expect(after.map((count, at) => count - (before[at] ?? 0))).toEqual([2, 2])
  })

  it('shows log streams with entries that nothing has sent, and their age', async () => {
    const json = { name: 'Waits', type: 'http', sink: { httpEndpoint: 'https://logs.example' } }
    const { status } = await server.tenant.request('POST', '/api/v2/log-streams', { json })
    expect(status).toBe(200)
    await server.tenant.request('POST', '/api/v2/roles', { json: { name: 'Logged' } })
    const before = await samples()
    expect(before.get('latchkey_log_streams_waiting')).toBe(1)
    const lag = 'latchkey_log_stream_lag_seconds'
    await until(
      'the lag grows',
      async () => ((await samples()).get(lag) ?? 0) > (before.get(lag) ?? Number.POSITIVE_INFINITY),
    )
  })

  it('serves health, and nothing else', async () => {
    expect((await send('/livez')).status).toBe(200)
    expect((await send('/readyz')).status).toBe(200)
    expect((await send('/api/v2/clients')).status).toBe(404)
    expect((await send('//')).status).toBe(404)
    expect((await send('/metrics', { method: 'POST' })).status).toBe(405)
  })

  it('does not exist by default, and the port of tenants does not serve metrics', async () => {
    const { status } = await server.tenant.request('GET', '/metrics', { token: null })
    expect(status).toBe(404)
  })
})
