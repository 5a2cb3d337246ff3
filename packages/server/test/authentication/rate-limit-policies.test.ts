import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  startTestServer,
  type TestServer,
  type TestTenant,
  until,
} from '@latchkey/testkit'
import { type Application, authorizeUrl, createApplication } from './application.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

let number = 0
let tenant: TestTenant
let first: Application
beforeEach(async () => {
  number += 1
  tenant = await server.addTenant(`limits-${number}.example.com`)
  first = await createApplication(tenant)
})

const path = '/api/v2/rate-limit-policies'

async function limit(consumer_selector: string, configuration: object): Promise<string> {
  const json = {
    resource: 'oauth_authentication_api',
    consumer: 'client',
    consumer_selector,
    configuration,
  }
  const { status, body } = await tenant.request('POST', path, { json })
  expect({ status, ...body }).toMatchObject({ status: 201, ...json })
  return body.id
}

const ask = ({ clientId, clientSecret }: Application) =>
  tenant.request('POST', '/oauth/token', {
    token: null,
    form: { grant_type: 'authorization_code', code: 'x', client_id: clientId },
    headers: { authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}` },
  })

/** Requests that are certainly more than two of one second. */
async function askMany(application: Application) {
  const answers = []
  for (let at = 0; at < 7; at += 1) answers.push(ask(application))
  return Promise.all(answers)
}

const refused = async (application: Application) =>
  (await askMany(application)).filter(({ status }) => status === 429).length

describe('a rate limit policy', () => {
  it('refuses what a client sends beyond it, and no other client', async () => {
    const other = await createApplication(tenant)
    await limit(`client_id:${first.clientId}`, { action: 'block', limit: 2 })
    const answers = await askMany(first)
    const beyond = answers.filter(({ status }) => status === 429)
    expect(beyond.length).toBeGreaterThanOrEqual(3)
    expect(beyond[0]?.body).toEqual({
      error: 'too_many_requests',
      error_description: 'Rate limit exceeded.',
    })
    expect(beyond[0]?.headers.get('retry-after')).toBe('1')
    expect(beyond[0]?.headers.get('auth0-ratelimit')).toBe('client;q=2;t=1;r=0')
    const remaining = answers.map(({ headers }) => headers.get('auth0-ratelimit'))
    expect(remaining).toContain('client;q=2;t=1;r=1')
    const others = await askMany(other)
    expect(others.map(({ status }) => status)).not.toContain(429)
    expect(others.map(({ headers }) => headers.get('auth0-ratelimit'))).toEqual(
      others.map(() => null),
    )
  })

  it('applies to the client that an assertion, a parameter or Basic names', async () => {
    await limit(`client_id:${first.clientId}`, { action: 'block', limit: 0 })
    const payload = btoa(JSON.stringify({ sub: first.clientId })).replaceAll('=', '')
    const named = [
      { form: { client_assertion: `e30.${payload}.`, client_assertion_type: 'x' } },
      { form: { client_id: first.clientId } },
      { json: { client_id: first.clientId } },
      { form: {}, headers: { authorization: `Basic ${btoa(`${first.clientId}:x`)}` } },
    ]
    const statuses = []
    for (const each of named) {
      statuses.push((await tenant.request('POST', '/oauth/token', { token: null, ...each })).status)
    }
    expect(statuses).toEqual([429, 429, 429, 429])
    expect(
      (await tenant.request('POST', '/oauth/token', { token: null, form: {} })).status,
    ).not.toBe(429)
  })

  it('of a client comes before that of its group, and that before the default', async () => {
    const [third, exempt] = [
      await createApplication(tenant, { isFirstParty: false }),
      await createApplication(tenant, { isFirstParty: false }),
    ]
    const fallback = await limit('default', { action: 'block', limit: 0 })
    expect([await refused(first), await refused(third)]).toEqual([7, 7])
    await limit('third_party_clients', { action: 'block', limit: 10_000 })
    expect([await refused(first), await refused(third)]).toEqual([7, 0])
    await limit(`client_id:${exempt.clientId}`, { action: 'allow' })
    await tenant.request('PATCH', `${path}/${fallback}`, {
      json: { configuration: { action: 'allow' } },
    })
    expect([await refused(first), await refused(exempt)]).toEqual([0, 0])
    await tenant.request('DELETE', `${path}/${fallback}`)
    expect(await refused(first)).toBe(0)
  })

  it('is shared by the clients of a group, and not by those of the default', async () => {
    const thirds = [
      await createApplication(tenant, { isFirstParty: false }),
      await createApplication(tenant, { isFirstParty: false }),
    ]
    await limit('third_party_clients', { action: 'block', limit: 10_000 })
    await limit('default', { action: 'block', limit: 10_000 })
    const left = async (application: Application) =>
      Number((await ask(application)).headers.get('auth0-ratelimit')?.split('r=')[1])
    await until('both requests were in one second', async () => {
      const [one = 0, two = 0] = await Promise.all(thirds.map(left))
      return Math.abs(one - two) === 1
    })
    await until('each client begins at its own limit', async () => {
      const second = await createApplication(tenant)
      const rest = await Promise.all([left(first), left(second)])
      return rest.every((each) => each === 9_999)
    })
  })

  it('that logs only refuses nothing, and writes one entry', async () => {
    const id = await limit('default', { action: 'log', limit: 0 })
    expect(await refused(first)).toBe(0)
    const logged = async () => (await tenant.request('GET', '/api/v2/logs?q=type%3Aapi_limit')).body
    await until('an entry', async () => (await logged()).length > 0)
    const entries = await logged()
    expect(entries).toHaveLength(1)
    expect(entries[0]).toMatchObject({
      client_id: first.clientId,
      description: 'The rate limit policy of default was exceeded',
      details: { policy_id: id, consumer_selector: 'default', action: 'log', limit: 0 },
    })
  })

  it('redirects browsers, and refuses other requests', async () => {
    const redirect_uri = 'https://www.example.com/busy'
    await limit('default', { action: 'redirect', limit: 0, redirect_uri })
    const { pathname, search } = new URL(authorizeUrl(tenant, first))
    const answer = await tenant.request('GET', `${pathname}${search}`, { token: null })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, redirect_uri])
    expect(await refused(first)).toBe(7)
  })

  it('shows browsers an error page, and does not count pages of a log-in', async () => {
    const visitor = createVisitor({ fetch: server.fetch, tenant })
    const page = await visitor.visit(authorizeUrl(tenant, first))
    const id = await limit('default', { action: 'block', limit: 0 })
    expect((await visitor.visit(page.url.href)).status).toBe(200)
    const refusal = await visitor.visit(authorizeUrl(tenant, first))
    expect([refusal.status, refusal.text]).toEqual([
      429,
      expect.stringContaining('Rate limit exceeded.'),
    ])
    await tenant.request('DELETE', `${path}/${id}`)
    expect((await visitor.visit(authorizeUrl(tenant, first))).status).toBe(200)
  })
})

describe('the policies', () => {
  it('have one for each selector', async () => {
    const id = await limit('default', { action: 'allow' })
    const json = {
      resource: 'oauth_authentication_api',
      consumer: 'client',
      consumer_selector: 'default',
      configuration: { action: 'block', limit: 1 },
    }
    const again = await tenant.request('POST', path, { json })
    expect([again.status, again.body.errorCode]).toEqual([409, 'rate_limit_policy_selector_used'])
    const listed = await tenant.request('GET', `${path}?consumer_selector=default&take=1`)
    expect(listed.body.rate_limit_policies.map((each: { id: string }) => each.id)).toEqual([id])
    const none = await tenant.request('GET', `${path}?consumer_selector=cimd_clients`)
    expect(none.body).toEqual({ rate_limit_policies: [] })
  })

  it.each([
    ['an unknown selector', { consumer_selector: 'all' }],
    ['a limit beside allow', { configuration: { action: 'allow', limit: 1 } }],
    ['no limit', { configuration: { action: 'block' } }],
    ['a limit beyond 10,000', { configuration: { action: 'log', limit: 10_001 } }],
    [
      'plain HTTP',
      { configuration: { action: 'redirect', limit: 1, redirect_uri: 'http://a.b/' } },
    ],
  ])('refuse %s', async (_, changed) => {
    const json = {
      resource: 'oauth_authentication_api',
      consumer: 'client',
      consumer_selector: 'default',
      configuration: { action: 'allow' },
      ...changed,
    }
    const { status, body } = await tenant.request('POST', path, { json })
    expect([status, body.errorCode]).toEqual([400, 'invalid_body'])
  })
})
