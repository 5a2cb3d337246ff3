import { request as sendHttp } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  joinTestServer,
  receiverTrust,
  type SharedServer,
  startReceiver,
  startTestServer,
  type TestServer,
  until,
} from '@latchkey/testkit'
import {
  audience,
  authorizeUrl,
  createApplication,
  createUser,
  exchange,
} from './authentication/application.ts'
import { logInNewUser } from './authentication/log-in-new-user.ts'
import { controlOf, withControls } from './controls.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ config: { ...withControls, ...(await receiverTrust()) } })
})
afterAll(() => server.stop())
afterEach(async () => {
  await control('DELETE', '/clock')
  await control('DELETE', '/faults')
})

const control = controlOf(() => server)
const hourSeconds = 60 * 60

/** Sends a header that `fetch` keeps for browsers. */
const statusWith = (headers: Readonly<Record<string, string>>) =>
  new Promise((resolve, reject) => {
    const url = `http://127.0.0.1:${server.operationsPort}/test/clock`
    sendHttp(url, { headers }, ({ statusCode }) => resolve(statusCode))
      .on('error', reject)
      .end()
  })

describe('test controls', () => {
  it('are announced in the log', () => {
    expect(server.log.join('\n')).toContain('TEST CONTROLS ARE ON')
  })

  it('are not served at the port of tenants', async () => {
    for (const path of ['/test/clock', '/test/mailbox']) {
      expect((await server.tenant.request('GET', path, { token: null })).status).toBe(404)
    }
  })

  it('are no page for a browser', async () => {
    expect(await statusWith({})).toBe(200)
    expect(await statusWith({ origin: 'http://evil.example' })).toBe(403)
    expect(await statusWith({ 'sec-fetch-site': 'same-origin' })).toBe(403)
  })

  it('refuse what the document does not have', async () => {
    const refused = [
      await control('PUT', '/clock', {}),
      await control('PUT', '/clock', { now: 'tomorrow' }),
      await control('PUT', '/clock', { now: '2030-01-01T00:00:00Z', offset_seconds: 1 }),
      await control('PUT', '/clock', { now: '1999-01-01T00:00:00Z' }),
      await control('PUT', '/faults', { faults: [{ status: 200 }] }),
      await control('PUT', '/faults', { faults: [{ statsu: 503 }] }),
      await control('GET', '/mailbox?wait_ms=60000'),
    ]
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 400))
    expect((await control('GET', '/mailbox?tenant=unknown.example')).status).toBe(404)
    expect((await control('PATCH', '/clock')).status).toBe(405)
  })

  describe('of another server', () => {
    let other: SharedServer
    beforeAll(async () => {
      other = await joinTestServer()
    })
    afterAll(() => other.stop())

    it('do not exist unless they are switched on', async () => {
      expect(other.log.join('\n')).not.toContain('TEST CONTROLS')
    })
  })
})

describe('the clock', () => {
  const userInfo = async (token: string) =>
    (await server.tenant.request('GET', '/userinfo', { token })).status

  it('is set ahead or to a time, runs on, and is that of the machine again', async () => {
    const ahead = await control('PUT', '/clock', { offset_seconds: 90 })
    expect(ahead.body.offset_seconds).toBe(90)
    const set = await control('PUT', '/clock', { now: '2030-01-01T00:00:00Z' })
    expect(set.body.now).toMatch(/^2030-01-01T00:00:0/)
    expect((await control('GET', '/clock')).body.now >= set.body.now).toBe(true)
    expect((await control('DELETE', '/clock')).status).toBe(204)
    expect((await control('GET', '/clock')).body.offset_seconds).toBe(0)
  })

  it('ends tokens, which are issued by it again', async () => {
    const { app, tokens } = await logInNewUser(
      server,
      {},
      { audience, scope: 'openid offline_access' },
    )
    expect(await userInfo(tokens.access_token)).toBe(200)
    await control('PUT', '/clock', { offset_seconds: 23 * hourSeconds })
    expect(await userInfo(tokens.access_token)).toBe(200)
    await control('PUT', '/clock', { offset_seconds: 25 * hourSeconds })
    expect(await userInfo(tokens.access_token)).toBe(401)
    const refreshing = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token }
    const { body } = await exchange(server, app, refreshing)
    expect(await userInfo(body.access_token)).toBe(200)
  })

  it('ends codes and log-ins of browsers', async () => {
    const { app, email, browser } = await visitorOf()
    const late = await browser.logIn(email)
    await control('PUT', '/clock', { offset_seconds: 5 * 60 })
    expect((await exchange(server, app, { code: late })).body.error).toBe('invalid_grant')
    const silent = { prompt: 'none' }
    const again = await browser.visit(silent)
    expect(again.url.searchParams.get('code')).toBeTruthy()
    await control('PUT', '/clock', { offset_seconds: 40 * 24 * hourSeconds })
    const over = await browser.visit(silent)
    expect(over.url.searchParams.get('error')).toBe('login_required')
  })

  it('revives no used code and no revoked token when it is set back', async () => {
    const { app, code, tokens } = await logInNewUser(server, {}, { scope: 'openid offline_access' })
    await control('PUT', '/clock', { offset_seconds: 30 })
    expect((await exchange(server, app, { code })).body.error).toBe('invalid_grant')
    await control('PUT', '/clock', { offset_seconds: -30 })
    expect((await exchange(server, app, { code })).body.error).toBe('invalid_grant')
    const refreshing = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token }
    expect((await exchange(server, app, refreshing)).status).toBe(400)
    expect(await userInfo(tokens.access_token)).toBe(401)
  })

  async function visitorOf() {
    const email = `${Math.random()}@example.com`
    await createUser(server.tenant, email)
    const app = await createApplication(server.tenant)
    const visitor = createVisitor(server)
    const visit = (parameters: Readonly<Record<string, string>>) =>
      visitor.visit(authorizeUrl(server.tenant, app, parameters))
    const logIn = async (username: string) => {
      const { url } = await visitor.submit(await visit({}), { username, password: pass })
      return url.searchParams.get('code') ?? ''
    }
    return { app, email, browser: { visit, logIn } }
  }
})

const pass = 'Correct-Horse-7-Battery'

describe('faults', () => {
  const read = () => server.fetch(`${server.tenant.baseUrl}/api/v2/clients`)
  const metadata = '/.well-known/openid-configuration'

  it('answer a status in the format of the API, and end after their times', async () => {
    const faults = [{ path: '/api/v2/', status: 429, retry_after_seconds: 7, times: 2 }]
    await control('PUT', '/faults', { faults })
    const failed = await read()
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([429, '7'])
    expect(await failed.json()).toMatchObject({ statusCode: 429, errorCode: 'too_many_requests' })
    expect((await read()).status).toBe(429)
    expect((await read()).status).toBe(401)
    expect((await control('GET', '/faults')).body.faults[0].applied).toBe(2)
  })

  it('are for an operation, a method, a path and a tenant', async () => {
    const other = await server.addTenant('other.example')
    const status = async (path: string, tenant = server.tenant, method = 'GET') =>
      (await server.fetch(`${tenant.baseUrl}${path}`, { method })).status
    await control('PUT', '/faults', {
      faults: [
        { operation_id: 'listClients', status: 502 },
        { tenant: 'localhost', path: '/userinfo', method: 'POST', status: 503 },
        { tenant: 'other.example', path: metadata, status: 504, body: { error: 'mine' } },
      ],
    })
    expect(await status('/api/v2/clients')).toBe(502)
    expect(await status('/api/v2/users')).toBe(401)
    expect(await status('/userinfo', server.tenant, 'POST')).toBe(503)
    expect(await status('/userinfo')).toBe(401)
    expect(await status('/userinfo', other, 'POST')).toBe(401)
    expect(await status(metadata)).toBe(200)
    const own = await server.fetch(`${other.baseUrl}${metadata}`)
    expect([own.status, await own.json()]).toEqual([504, { error: 'mine' }])
    expect((await control('GET', '/clock')).status).toBe(200)
  })

  it('delay requests until they are deleted', async () => {
    const timed = async () => {
      const startedMs = performance.now()
      const { status } = await server.fetch(`${server.tenant.baseUrl}${metadata}`)
      return { status, ms: performance.now() - startedMs }
    }
    await control('PUT', '/faults', { faults: [{ delay_ms: 120, times: 1 }] })
    const delayed = await timed()
    expect(delayed.status).toBe(200)
    expect(delayed.ms).toBeGreaterThan(110)
    await control('PUT', '/faults', { faults: [{ delay_ms: 60_000 }] })
    const waiting = timed()
    await until('a request that waits', async () => {
      const { body } = await control('GET', '/faults')
      return body.faults[0].applied === 1
    })
    await control('DELETE', '/faults')
    expect((await waiting).status).toBe(200)
  })

  it('cut the connection before or after the request is served', async () => {
    const create = (name: string) =>
      server.tenant.request('POST', '/api/v2/roles', { json: { name } })
    const names = async () =>
      (await server.tenant.request('GET', '/api/v2/roles')).body.map(
        ({ name }: { name: string }) => name,
      )
    const faults = (cut: string) => ({ faults: [{ operation_id: 'createRole', cut, times: 1 }] })
    await control('PUT', '/faults', faults('request'))
    await expect(create('never')).rejects.toThrow()
    await control('PUT', '/faults', faults('response'))
    await expect(create('unheard')).rejects.toThrow()
    expect(await names()).toEqual(['unheard'])
  })

  it('apply to a share of the requests', async () => {
    await control('PUT', '/faults', { faults: [{ status: 503, probability: 0.5 }] })
    const found = await Promise.all(Array.from({ length: 60 }, read))
    const statuses = new Set(found.map(({ status }) => status))
    expect([...statuses].sort()).toEqual([401, 503])
  })
})

describe('the mailbox', () => {
  it('has the mails of a tenant with their links, and waits for them', async () => {
    const email = `${Math.random()}@example.com`
    await createUser(server.tenant, email)
    const { clientId: client_id } = await createApplication(server.tenant)
    const waiting = control('GET', `/mailbox?tenant=localhost&to=${email}&wait_ms=20000`)
    const { body: before } = await control('GET', `/mailbox?to=${email}`)
    expect(before.messages).toEqual([])
    const connection = 'Username-Password-Authentication'
    await server.tenant.request('POST', '/dbconnections/change_password', {
      token: null,
      json: { connection, email, client_id },
    })
    const [message, ...others] = (await waiting).body.messages
    expect(others).toEqual([])
    expect(message).toMatchObject({ tenant: 'localhost', channel: 'email', to: email, codes: [] })
    const page = await createVisitor(server).visit(message.links[0])
    expect(page.text).toContain('password')
    const { body: none } = await control('GET', `/mailbox?to=${email}&after=${message.id}`)
    expect(none.messages).toEqual([])
    await server.addTenant('mails.example')
    await control('DELETE', '/mailbox?tenant=mails.example')
    expect((await control('GET', `/mailbox?to=${email}`)).body.messages).toHaveLength(1)
    await control('DELETE', '/mailbox?tenant=localhost')
    expect((await control('GET', `/mailbox?to=${email}`)).body.messages).toEqual([])
  })

  it('has messages to phones, also if their provider fails', async () => {
    const gateway = await startReceiver()
    gateway.answering = (_received, response) => void response.writeHead(500).end()
    const { body: provider } = await server.tenant.request(
      'POST',
      '/api/v2/branding/phone/providers',
      {
        json: {
          name: 'custom',
          configuration: {
            gateway_url: gateway.url,
            default_from: 'North',
            delivery_methods: ['text'],
          },
          credentials: { gateway_token: 'sesame' },
        },
      },
    )
    const path = `/api/v2/branding/phone/providers/${provider.id}/try`
    await server.tenant.request('POST', path, { json: { to: '+15550199' } })
    const { body } = await control('GET', '/mailbox?to=%2B15550199&wait_ms=30000')
    expect(body.messages).toMatchObject([{ channel: 'sms', to: '+15550199', tenant: 'localhost' }])
    await gateway.kill()
  })

  it('has the code of a log-in by text message', async () => {
    const gateway = await startReceiver()
    const { clientId, clientSecret } = await createApplication(server.tenant)
    const options = { provider: 'sms_gateway', gateway_url: gateway.url }
    await server.tenant.request('POST', '/api/v2/connections', {
      json: { name: 'sms', strategy: 'sms', options, enabled_clients: [clientId] },
    })
    const client = { client_id: clientId, client_secret: clientSecret }
    const json = { ...client, connection: 'sms', phone_number: '+12025550123' }
    await server.tenant.request('POST', '/passwordless/start', { token: null, json })
    const { body } = await control('GET', '/mailbox?to=%2B12025550123&wait_ms=30000')
    expect(body.messages).toMatchObject([{ channel: 'sms', codes: [expect.any(String)] }])
    await gateway.kill()
  })
})
