import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import {
  createTestDatabase,
  startTestServer,
  type TestDatabase,
  type TestServer,
  type TestTenant,
  until,
} from '@latchkey/testkit'
import { type Application, createApplication, createUser, password } from './application.ts'

const hourMs = 60 * 60 * 1000
/** Half past one in the last night of UTC: the certificates of servers are not valid earlier. */
const start = new Date(Math.floor(Date.now() / (24 * hourMs) - 1) * 24 * hourMs + 90 * 60 * 1000)
let at = start
const now = () => at

let database: TestDatabase
let server: TestServer
beforeAll(async () => {
  database = await createTestDatabase()
  server = await startTestServer({ database, now })
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

let number = 0
let tenant: TestTenant
let application: Application
beforeEach(async () => {
  at = start
  number += 1
  tenant = await server.addTenant(`quotas-${number}.example.com`)
  application = await createClient()
})

const send = (method: string, path: string, json: object) =>
  tenant.request(method, `/api/v2${path}`, { json })

async function createClient(members: object = {}): Promise<Application> {
  const client = { app_type: 'non_interactive', grant_types: ['client_credentials'], ...members }
  const made = await createApplication(tenant, { client })
  const grant = { client_id: made.clientId, audience: made.audience, scope: ['read:books'] }
  const usage = { organization_usage: 'allow', allow_any_organization: true }
  await send('POST', '/client-grants', { ...grant, ...usage })
  return made
}

const limitTo = (quota: object, { clientId } = application) =>
  send('PATCH', `/clients/${clientId}`, { token_quota: { client_credentials: quota } })

async function ask({ clientId, clientSecret, audience } = application, more: object = {}) {
  const { status, body, headers } = await tenant.request('POST', '/oauth/token', {
    token: null,
    form: {
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
      audience,
      ...more,
    },
  })
  return {
    status,
    body,
    ofClient: headers.get('auth0-client-quota-limit'),
    ofOrganization: headers.get('auth0-organization-quota-limit'),
    retryAfter: headers.get('retry-after'),
  }
}

async function excesses() {
  const { body } = await tenant.request('GET', '/api/v2/logs?q=type:api_limit')
  return body.map(({ description, client_id, details }: Readonly<Record<string, string>>) => ({
    description,
    client_id,
    details,
  }))
}

const sorted = (entries: readonly { readonly description: string }[]) =>
  entries.toSorted((a, b) => a.description.localeCompare(b.description))

describe('the token quota of a client', () => {
  it('refuses further tokens until the hour and the day end, and logs it once', async () => {
    const quota = { enforce: true, per_hour: 2, per_day: 3 }
    expect((await limitTo(quota)).body.token_quota.client_credentials).toEqual(quota)
    const first = await ask()
    expect([first.status, first.ofClient]).toEqual([
      200,
      'b=per_hour;q=2;r=1;t=1800,b=per_day;q=3;r=2;t=81000',
    ])
    expect((await ask()).status).toBe(200)
    for (const _ of [1, 2]) {
      expect(await ask()).toMatchObject({
        status: 429,
        body: {
          error: 'too_many_requests',
          error_description:
            "No tokens are left of the client's token quota of this hour. Try again in 1800 seconds.",
        },
        ofClient: 'b=per_hour;q=2;r=0;t=1800',
        retryAfter: '1800',
      })
    }
    expect((await ask(await createClient())).ofClient).toBeNull()
    at = new Date(start.getTime() + hourMs)
    const third = await ask()
    expect([third.status, third.ofClient]).toEqual([
      200,
      'b=per_hour;q=2;r=1;t=1800,b=per_day;q=3;r=0;t=77400',
    ])
    expect(await ask()).toMatchObject({ status: 429, retryAfter: '77400' })
    const description = "A token was requested beyond the client's token quota of this"
    const client_id = application.clientId
    const details = { token_quota: { client_credentials: quota } }
    await until('both are logged', async () => (await excesses()).length === 2)
    expect(sorted(await excesses())).toEqual([
      { description: `${description} day`, client_id, details: { ...details, period: 'per_day' } },
      {
        description: `${description} hour`,
        client_id,
        details: { ...details, period: 'per_hour' },
      },
    ])
  })

  it('counts issued tokens only', async () => {
    await limitTo({ per_hour: 1 })
    expect((await ask(application, { client_secret: 'wrong' })).status).toBe(401)
    expect((await ask(application, { audience: 'https://unknown.example' })).status).toBe(400)
    expect((await ask()).status).toBe(200)
    expect((await ask()).status).toBe(429)
  })

  it('refuses none but is logged if it is not enforced', async () => {
    await limitTo({ enforce: false, per_hour: 1, per_day: 2 })
    for (const _ of [1, 2, 3]) expect((await ask()).status).toBe(200)
    const left = 'b=per_hour;q=1;r=0;t=1800,b=per_day;q=2;r=0;t=81000'
    expect((await ask()).ofClient).toBe(left)
    await until('both are logged', async () => (await excesses()).length === 2)
  })

  it('limits nothing without a number', async () => {
    await limitTo({ enforce: true })
    expect(await ask()).toMatchObject({ status: 200, ofClient: null })
  })

  it('replaces the default of the tenant', async () => {
    const clients = { client_credentials: { per_hour: 1 } }
    await send('PATCH', '/tenants/settings', { default_token_quota: { clients } })
    await limitTo({ per_day: 5 })
    const other = await createClient()
    expect((await ask()).ofClient).toBe('b=per_day;q=5;r=4;t=81000')
    expect((await ask(other)).ofClient).toBe('b=per_hour;q=1;r=0;t=1800')
    expect((await ask(other)).status).toBe(429)
    expect((await ask()).status).toBe(200)
  })

  it('does not count the tokens for the own APIs, so that it can always be changed', async () => {
    const clients = { client_credentials: { per_hour: 1 } }
    await send('PATCH', '/tenants/settings', { default_token_quota: { clients } })
    const audience = `${tenant.baseUrl}/api/v2/`
    const { clientId: client_id } = application
    await send('POST', '/client-grants', { client_id, audience, scope: ['read:clients'] })
    for (const _ of [1, 2]) {
      const answer = await ask(application, { audience })
      expect(answer).toMatchObject({ status: 200, ofClient: null })
    }
    expect((await ask()).status).toBe(200)
    expect((await ask()).status).toBe(429)
    expect((await ask(application, { audience })).status).toBe(200)
  })

  it('does not count the tokens of users', async () => {
    const grant_types = ['password', 'client_credentials']
    const both = await createClient({ app_type: 'regular_web', grant_types })
    await limitTo({ per_hour: 1 }, both)
    await send('PATCH', '/tenants/settings', {
      default_directory: 'Username-Password-Authentication',
    })
    await createUser(tenant, 'ada@example.com')
    const form = { grant_type: 'password', username: 'ada@example.com', password }
    for (const _ of [1, 2]) {
      expect(await ask(both, form)).toMatchObject({ status: 200, ofClient: null })
    }
    expect((await ask(both)).ofClient).toBe('b=per_hour;q=1;r=0;t=1800')
  })

  it('is kept by a server that is started again', async () => {
    await limitTo({ per_day: 2 })
    expect((await ask()).status).toBe(200)
    await server.stop()
    server = await startTestServer({ database, now })
    tenant = await server.addTenant(tenant.domain)
    expect((await ask()).ofClient).toBe('b=per_day;q=2;r=0;t=81000')
    expect((await ask()).status).toBe(429)
  })
})

describe('the token quota of an organization', () => {
  it('counts the tokens of all clients', async () => {
    const token_quota = { client_credentials: { enforce: true, per_hour: 2 } }
    const acme = (await send('POST', '/organizations', { name: 'acme', token_quota })).body.id
    const other = await createClient()
    const organizations = { client_credentials: { per_day: 7 } }
    await send('PATCH', '/tenants/settings', { default_token_quota: { organizations } })
    const beta = (await send('POST', '/organizations', { name: 'beta' })).body.id
    expect(await ask(application, { organization: acme })).toMatchObject({
      status: 200,
      ofClient: null,
      ofOrganization: 'b=per_hour;q=2;r=1;t=1800',
    })
    expect((await ask(other, { organization: acme })).status).toBe(200)
    expect(await ask(application, { organization: acme })).toMatchObject({
      status: 429,
      body: {
        error_description:
          "No tokens are left of the organization's token quota of this hour. " +
          'Try again in 1800 seconds.',
      },
    })
    expect((await ask(application, { organization: beta })).ofOrganization).toBe(
      'b=per_day;q=7;r=6;t=81000',
    )
    expect((await ask()).ofOrganization).toBeNull()
  })
})
