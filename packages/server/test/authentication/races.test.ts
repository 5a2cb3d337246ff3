import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { presentOverOpenId4Vp, TestAuthority, testLicence } from '@latchkey/mdl/wallet'
import {
  createTestDatabase,
  createVisitor,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@latchkey/testkit'
import { type HttpsAnswer, type HttpsClient, httpsClient } from '../https-client.ts'
import { createTemplate, openRelyingParty } from '../presentations/relying-party.ts'
import { startTwoProcesses, type TwoProcesses } from '../two-processes.ts'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  exchange,
  password,
  pkce,
} from './application.ts'

const email = 'ada@example.com'
const attempt = { scope: 'openid offline_access' }

/** A code for the user, who is or gets logged in. */
async function codeOf(
  { tenant }: Pick<TestServer, 'tenant'>,
  visitor: Visitor,
  app: Application,
): Promise<Readonly<Record<'code' | 'code_verifier', string>>> {
  const { verifier, parameters } = pkce()
  const page = await visitor.visit(authorizeUrl(tenant, app, { ...parameters, ...attempt }))
  const away = page.isAway ? page : await visitor.submit(page, { username: email, password })
  return { code: away.url.searchParams.get('code') ?? '', code_verifier: verifier }
}

describe('on two processes, fifty times at once', () => {
  const times = 50
  let processes: TwoProcesses
  let client: HttpsClient
  let visitor: Visitor
  let app: Application
  beforeAll(async () => {
    processes = await startTwoProcesses()
    const { here } = processes
    client = httpsClient({ ca: await readFile(here.caFile, 'utf8') })
    app = await createApplication(here.tenant)
    await createUser(here.tenant, email)
    visitor = createVisitor(here)
  }, 60_000)
  afterAll(async () => {
    client.end()
    await processes.stop()
  })

  const everywhere = <T>(send: (port: number) => Promise<T>) => {
    const ports = [processes.here.port, processes.therePort]
    return Promise.all(Array.from({ length: times }, (_, at) => send(ports[at % 2] ?? 0)))
  }

  const redeem = (form: Readonly<Record<string, string>>) => (port: number) =>
    client.send(port, '/oauth/token', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: app.clientId,
        client_secret: app.clientSecret,
        redirect_uri: app.redirectUri,
        ...form,
      }).toString(),
    })

  const successesOf = (answers: readonly HttpsAnswer[]) => {
    const refused = answers.filter(({ status }) => status !== 200)
    const errors = new Set(refused.map(({ text }) => JSON.parse(text).error))
    expect([...errors]).toEqual(['invalid_grant'])
    return answers.length - refused.length
  }

  it('a code yields tokens once, and its reuse revokes them', async () => {
    const code = await codeOf(processes.here, visitor, app)
    const answers = await everywhere(redeem(code))
    expect(successesOf(answers)).toBe(1)
    const given = JSON.parse(answers.find(({ status }) => status === 200)?.text ?? '{}')
    const refresh = { grant_type: 'refresh_token', refresh_token: given.refresh_token }
    expect(given.refresh_token).toEqual(expect.any(String))
    for (const port of [processes.here.port, processes.therePort]) {
      expect((await redeem(refresh)(port)).status).toBe(400)
      const headers = { authorization: `Bearer ${given.access_token}` }
      expect((await client.send(port, '/userinfo', { headers })).status).toBe(401)
    }
  }, 60_000)

  it('a refresh token is rotated once, and its reuse revokes the family', async () => {
    const { body } = await exchange(processes.here, app, await codeOf(processes.here, visitor, app))
    const form = { grant_type: 'refresh_token', refresh_token: body.refresh_token }
    const answers = await everywhere(redeem(form))
    expect(successesOf(answers)).toBe(1)
    const given = JSON.parse(answers.find(({ status }) => status === 200)?.text ?? '{}')
    expect(given.refresh_token).toEqual(expect.any(String))
    for (const port of [processes.here.port, processes.therePort]) {
      expect((await redeem({ ...form, refresh_token: given.refresh_token })(port)).status).toBe(400)
    }
  }, 60_000)

  it('a device code yields tokens once', async () => {
    const grant_type = 'urn:ietf:params:oauth:grant-type:device_code'
    const { tenant } = processes.here
    const tv = await createApplication(tenant, { client: { grant_types: [grant_type] } })
    const by = { client_id: tv.clientId, client_secret: tv.clientSecret }
    const response = await tenant.request('POST', '/oauth/device/code', {
      token: null,
      form: { ...by, ...attempt },
    })
    const { device_code, user_code } = response.body
    const page = await visitor.visit('/activate')
    const confirm = await visitor.submit(page, { user_code })
    const login = await visitor.submit(confirm, { action: 'accept' })
    if (login.url.pathname.endsWith('/login')) {
      await visitor.submit(login, { username: email, password })
    }
    const answers = await everywhere(redeem({ ...by, grant_type, device_code }))
    expect(successesOf(answers)).toBe(1)
  }, 60_000)

  it('a pushed request is answered with a code once', async () => {
    const { parameters } = pkce()
    const { client_id, ...rest } = { client_id: app.clientId, ...parameters, ...attempt }
    const pushed = await processes.here.tenant.request('POST', '/oauth/par', {
      token: null,
      form: {
        client_id,
        client_secret: app.clientSecret,
        redirect_uri: app.redirectUri,
        response_type: 'code',
        ...rest,
      },
    })
    expect(pushed.status).toBe(201)
    const { request_uri } = pushed.body
    const cookie = [...visitor.cookies].map(([name, { value }]) => `${name.split(' ')[0]}=${value}`)
    const query = new URLSearchParams({ client_id, request_uri })
    const answers = await everywhere((port) =>
      client.send(port, `/authorize?${query}`, { headers: { cookie: cookie.join('; ') } }),
    )
    const codes = answers.filter(({ headers }) => /[?&]code=/.test(headers.location ?? ''))
    expect(codes).toHaveLength(1)
  }, 60_000)

  it('the link of a mail confirms an address once', async () => {
    const { tenant } = processes.here
    const { body } = await tenant.request('POST', '/api/v2/tickets/email-verification', {
      json: { user_id: await createUser(tenant, 'unconfirmed@example.com') },
    })
    const { pathname, search, searchParams } = new URL(body.ticket)
    const answers = await everywhere((port) =>
      client.send(port, pathname + search, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `${new URLSearchParams({ ticket: searchParams.get('ticket') ?? '' })}`,
      }),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const isFirst = ({ text }: HttpsAnswer) => !text.includes('Already confirmed')
    expect(answers.filter(isFirst)).toHaveLength(1)
  }, 60_000)

  it('a verification of a wallet accepts one response', async () => {
    const { tenant } = processes.here
    const authority = await TestAuthority.create(new Date())
    const party = await openRelyingParty(tenant)
    const claims = { family_name: true }
    const template_id = await createTemplate(tenant, authority.certificatePem, claims)
    const { body } = await party.create({ protocol: 'openid4vp/v1.0', template_id })
    const outcomes = await everywhere(async (port) => {
      const licence = authority.issue({ claims: testLicence, now: new Date() })
      const present = presentOverOpenId4Vp(body.engagement, licence, async (url, request) => {
        const { pathname, search } = new URL(url)
        const { status, text } = await client.send(port, pathname + search, {
          method: request.method,
          headers: { ...request.headers },
          ...(request.body !== undefined && { body: Buffer.from(request.body).toString() }),
        })
        return { status, bytes: Buffer.from(text) }
      })
      return present.then(
        ({ status }) => status,
        (error) => Number(/answered (\d+)/.exec(String(error))?.[1]),
      )
    })
    expect(outcomes.filter((status) => status === 200)).toHaveLength(1)
    expect(new Set(outcomes)).toEqual(new Set([200, 410]))
    expect((await party.get(body.verification_id)).body.state).toBe('honored')
  }, 60_000)
})

describe('a restart of the server', () => {
  it('keeps sessions, codes and refresh tokens', async () => {
    const database = await createTestDatabase()
    const config = { publicPort: 443 }
    const before = await startTestServer({ database, config })
    let server = before
    const { tenant } = before
    const app = await createApplication(tenant)
    await createUser(tenant, email)
    const fetch: TestServer['fetch'] = (...request) => server.fetch(...request)
    const visitor = createVisitor({ tenant, fetch })
    const { body } = await exchange(before, app, await codeOf(before, visitor, app))
    const code = await codeOf(before, visitor, app)
    await before.stopServing()
    server = await startTestServer({ database, config, dataFolder: before.dataFolder })
    try {
      const form = { grant_type: 'refresh_token', refresh_token: body.refresh_token }
      expect((await exchange(server, app, form)).status).toBe(200)
      expect((await exchange(server, app, code)).status).toBe(200)
      const again = await visitor.visit(authorizeUrl(tenant, app, { prompt: 'none' }))
      expect(again.url.searchParams.has('code')).toBe(true)
    } finally {
      await server.stop()
      await before.stop()
      await database.drop()
    }
  }, 60_000)
})
