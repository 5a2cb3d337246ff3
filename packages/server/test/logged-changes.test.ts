import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

const connection = 'Users'

it('a change of a megabyte is logged without its long members', async () => {
  const { tenant } = server
  await tenant.request('POST', '/api/v2/connections', {
    json: { name: connection, strategy: 'auth0' },
  })
  const login = { email: 'ada@example.com', password: 'Long-enough-42' }
  const json = { connection, ...login, app_metadata: { plan: 'gold' } }
  const { body: user } = await tenant.request('POST', '/api/v2/users', { json })
  const large = { app_metadata: { text: 'x'.repeat(500_000) }, nickname: 'Countess' }
  const path = `/api/v2/users/${user.user_id}`
  const changed = await tenant.request('PATCH', path, { json: large })
  expect(changed.body.app_metadata.text).toHaveLength(500_000)
  await tenant.request('DELETE', path)

  const { body: entries } = await tenant.request('GET', '/api/v2/logs?q=type:sapi&sort=date:-1')
  const changes = entries.flatMap(({ details }: { details?: { changes?: object[] } }) =>
    (details?.changes ?? []).filter((each) => 'resource' in each && each.resource === 'user'),
  )
  const leftOut = expect.stringMatching(/^Left out: 500\d{3} characters of JSON\.$/)
  expect(changes).toMatchObject([
    { before: { nickname: 'Countess', app_metadata: leftOut } },
    {
      before: { nickname: 'ada', app_metadata: { plan: 'gold' } },
      after: { nickname: 'Countess', app_metadata: leftOut },
    },
    { after: { email: 'ada@example.com', app_metadata: { plan: 'gold' } } },
  ])
  expect(JSON.stringify(changes).length).toBeLessThan(10_000)
})

it('a network ACL of many entries is logged without its rule, however it is written', async () => {
  const { tenant } = server
  const ipv4_cidrs = Array.from({ length: 3_000 }, (_, at) => `198.${at >> 8}.${at & 255}.0/24`)
  const rule = { action: { block: true }, scope: 'tenant', match: { ipv4_cidrs } }
  const small = { ...rule, match: { ipv4_cidrs: ['198.51.100.0/24'] } }
  const json = { description: 'Blocked', active: false, priority: 1, rule: small }
  const acls = '/api/v2/network-acls'
  const { body: made } = await tenant.request('POST', acls, { json })
  const path = `${acls}/${made.id}`
  for (const method of ['PUT', 'PATCH'] as const) {
    const changed = await tenant.request(method, path, { json: { ...json, rule } })
    expect(changed.body.rule.match.ipv4_cidrs).toHaveLength(3_000)
  }
  await tenant.request('PUT', path, { json })
  await tenant.request('PUT', path, { json: { ...json, priority: 2 } })

  const { body: entries } = await tenant.request('GET', '/api/v2/logs?q=type:sapi&sort=date:-1')
  const changes = entries
    .flatMap(({ details }: { details?: { changes?: object[] } }) => details?.changes ?? [])
    .filter((each: object) => 'resource' in each && each.resource === 'network_acl')
  const leftOut = expect.stringMatching(/^Left out: \d{5} characters of JSON\.$/)
  expect(changes).toMatchObject([
    { before: { priority: 1, rule: small }, after: { priority: 2, rule: small } },
    { before: { rule: leftOut }, after: { rule: small } },
    { before: { rule: leftOut }, after: { rule: leftOut } },
    { before: { rule: small }, after: { rule: leftOut } },
    { after: { rule: small } },
  ])
})
