import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, startTestServer, type TestServer } from '@latchkey/testkit'
import { type Application, authorizeUrl, createApplication, exchange, pkce } from './application.ts'
import { codeIn, linkIn, mailTo } from './mail-folder.ts'

const otpGrant = 'http://auth0.com/oauth/grant-type/passwordless/otp'
const client = { grant_types: [otpGrant, 'authorization_code', 'refresh_token'] }

let server: TestServer
let app: Application
let other: Application
let aheadMs = 0

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(Date.now() + aheadMs) })
  app = await createApplication(server.tenant, { client })
  other = await createApplication(server.tenant, { client })
  await connect('email', {})
  await connect('invited', { disable_signup: true })
})
afterAll(() => server.stop())

const connect = (name: string, options: object, strategy = 'email') =>
  server.tenant.request('POST', '/api/v2/connections', {
    json: { name, strategy, options, enabled_clients: [app.clientId, other.clientId] },
  })

const start = (email: string, members: object = {}, of = app) =>
  server.tenant.request('POST', '/passwordless/start', {
    token: null,
    json: {
      client_id: of.clientId,
      client_secret: of.clientSecret,
      connection: 'email',
      email,
      send: 'code',
      ...members,
    },
  })

const redeem = (email: string, otp: string, of = app) =>
  exchange(server, of, {
    grant_type: otpGrant,
    username: email,
    otp,
    realm: 'email',
    scope: 'openid email',
  })

async function send(email: string, number: number): Promise<string> {
  expect((await start(email)).status).toBe(200)
  return codeIn(await mailTo(server, email, number))
}

async function userOf(email: string) {
  const { body } = await server.tenant.request('GET', `/api/v2/users-by-email?email=${email}`)
  return body[0]
}

const wrongOf = (code: string) => String((Number(code) + 1) % 1e6).padStart(6, '0')

describe('a code', () => {
  it('creates the user with a verified address, and is logged', async () => {
    const email = 'ada@example.com'
    const started = await start(` ${email.toUpperCase()} `)
    expect([started.status, started.body]).toEqual([
      200,
      { _id: expect.stringMatching(/^[0-9a-f]{24}$/), email, email_verified: false },
    ])
    expect(await userOf(email)).toBeUndefined()
    const code = codeIn(await mailTo(server, email, 1))
    expect(code).toMatch(/^\d{6}$/)
    const { rows } = await server.database.query('select row_to_json(c) as row from email_codes c')
    expect(JSON.stringify(rows)).not.toContain(code)
    const tokens = await redeem(email, code)
    expect([tokens.status, typeof tokens.body.id_token]).toEqual([200, 'string'])
    const user = await userOf(email)
    expect(user).toMatchObject({
      user_id: expect.stringMatching(/^email\|[0-9a-f]{24}$/),
      email_verified: true,
      logins_count: 1,
      identities: [{ provider: 'email', connection: 'email', isSocial: false }],
    })
    const info = await server.tenant.request('GET', '/userinfo', {
      token: tokens.body.access_token,
    })
    expect(info.body).toEqual({ sub: user.user_id, email, email_verified: true })
    expect((await redeem(email, code)).status).toBe(400)

    const again = await send(email, 2)
    expect((await redeem(email, again)).status).toBe(200)
    expect((await userOf(email)).user_id).toBe(user.user_id)
    const { body: logs } = await server.tenant.request(
      'GET',
      `/api/v2/logs?q=user_name:"${email}"&sort=date:1`,
    )
    const types = logs.map(({ type }: { type: string }) => type)
    expect(types.filter((type: string) => type !== 'sapi')).toEqual(
      expect.arrayContaining(['cls', 'ss', 's', 'fp']),
    )
  })

  it('is valid once, also for concurrent requests', async () => {
    const email = 'races@example.com'
    const code = await send(email, 1)
    const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(email, code)))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 400)])
  })

  it('is deleted after five wrong ones, in sequence or concurrently', async () => {
    const email = 'guessed@example.com'
    const code = await send(email, 1)
    const guesses = await Promise.all(Array.from({ length: 5 }, () => redeem(email, wrongOf(code))))
    expect(guesses.map(({ body }) => body)).toEqual(
      guesses.map(() => ({
        error: 'invalid_grant',
        error_description: 'Wrong email or verification code.',
      })),
    )
    expect((await redeem(email, code)).status).toBe(400)
  })

  it('is valid for one client and one address, and only the latest one', async () => {
    const email = 'bound@example.com'
    const first = await send(email, 1)
    expect((await redeem(email, first, other)).status).toBe(400)
    expect((await redeem('else@example.com', first)).status).toBe(400)
    const second = await send(email, 2)
    expect((await redeem(email, first)).status).toBe(400)
    expect((await redeem(email, second)).status).toBe(200)
  })
})

describe('a request to verify a code', () => {
  const check = (email: string, verification_code: string, of = app) =>
    server.tenant.request('POST', '/passwordless/verify', {
      token: null,
      form: {
        client_id: of.clientId,
        client_secret: of.clientSecret,
        connection: 'email',
        email,
        verification_code,
      },
    })
  const wrong = [403, { error: 'invalid_grant' }]
  const outcomeOf = ({ status, body }: Awaited<ReturnType<typeof check>>) => [
    status,
    { error: body.error },
  ]

  it('reports whether it is right, without consuming it', async () => {
    const email = 'checked@example.com'
    const code = await send(email, 1)
    for (let time = 0; time < 10; time += 1) {
      const { status, body } = await check(email, code)
      expect([status, body]).toEqual([
        200,
        { _id: expect.stringMatching(/^[0-9a-f]{24}$/), email, email_verified: true },
      ])
    }
    expect(await userOf(email)).toBeUndefined()
    expect(outcomeOf(await check(email, code, other))).toEqual(wrong)
    expect((await redeem(email, code)).status).toBe(200)
    expect(outcomeOf(await check(email, code))).toEqual(wrong)
  })

  it('has five attempts, counted together with redemptions', async () => {
    const email = 'guessed-too@example.com'
    const code = await send(email, 1)
    for (let time = 0; time < 3; time += 1) {
      expect(outcomeOf(await check(email, wrongOf(code)))).toEqual(wrong)
    }
    for (let time = 0; time < 2; time += 1) await redeem(email, wrongOf(code))
    expect(outcomeOf(await check(email, code))).toEqual(wrong)
    expect((await redeem(email, code)).status).toBe(400)
  })

  it('is refused after twenty wrong ones, also for the next code', async () => {
    const email = 'tried@example.com'
    for (let time = 0; time < 20; time += 1) await check(email, '000000x')
    const answers = [await check(email, '000000x'), await check(email, await send(email, 1))]
    for (const answer of answers)
      expect(outcomeOf(answer)).toEqual([429, { error: 'too_many_attempts' }])
    const { body } = await server.tenant.request('GET', '/api/v2/logs?q=type:limit_wc')
    expect(body.map(({ user_name }: { user_name: string }) => user_name)).toContain(email)
  })
})

describe('a request for a code', () => {
  it('has the same answer for known and unknown users, and creates no account where sign-up is closed', async () => {
    const known = await start('ada@example.com', { connection: 'invited' })
    const unknown = await start('nobody@example.com', { connection: 'invited' })
    expect([known.status, unknown.status]).toEqual([200, 200])
    expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body))
    expect([known.body.email_verified, unknown.body.email_verified]).toEqual([false, false])
    const { body } = await server.tenant.request('GET', '/api/v2/logs?q=user_name:nobody*')
    expect(body.map(({ type }: { type: string }) => type)).toEqual(['f'])
  })

  it('requires client authentication of confidential clients', async () => {
    const email = 'proof@example.com'
    const wrong = await start(email, { client_secret: 'wrong' })
    const without = await start(email, { client_secret: undefined })
    expect([wrong, without].map(({ status, body }) => [status, body.error])).toEqual([
      [401, 'invalid_client'],
      [401, 'invalid_client'],
    ])
    const spa = await createApplication(server.tenant, {
      client: { ...client, app_type: 'spa', token_endpoint_auth_method: 'none' },
    })
    const enabled = { client_id: spa.clientId, client_secret: undefined }
    expect((await start(email, enabled)).body.error).toBe('bad.connection')
    const basic = Buffer.from(`${app.clientId}:${app.clientSecret}`).toString('base64')
    const byBasic = await server.tenant.request('POST', '/passwordless/start', {
      token: null,
      headers: { authorization: `Basic ${basic}` },
      form: { connection: 'email', email, 'authParams[scope]': 'openid' },
    })
    // The client is registered with the other method of sending its secret.
    expect(byBasic.status).toBe(200)
    const malformed = await start('ada')
    const elsewhere = await start(email, {
      send: 'link',
      authParams: { redirect_uri: 'https://evil.example.com/' },
    })
    expect([malformed, elsewhere].map(({ status, body }) => [status, body.error])).toEqual([
      [400, 'bad.email'],
      [400, 'bad.authParams'],
    ])
  })
})

describe('the pages', () => {
  it('take a code that is submitted twice, as by a double click', async () => {
    const email = 'twice@example.com'
    const twice: TestServer['fetch'] = async (address, init) => {
      const body = new URLSearchParams(String(init?.body ?? ''))
      if (!body.has('code')) return server.fetch(address, init)
      const sent = [server.fetch(address, init), server.fetch(address, init)] as const
      const statuses = (await Promise.all(sent)).map(({ status }) => status)
      expect(statuses).toEqual([303, 303])
      return sent[1]
    }
    const visitor = createVisitor({ tenant: server.tenant, fetch: twice })
    const url = authorizeUrl(server.tenant, app, { connection: 'email' })
    const form = await visitor.submit(await visitor.visit(url), { email })
    const code = codeIn(await mailTo(server, email, 1))
    const away = await visitor.submit(form, { code })
    expect(away.url.searchParams.get('code')).toEqual(expect.any(String))
  })

  it('ask for the address and then for the code', async () => {
    const email = 'grace@example.com'
    const visitor = createVisitor(server)
    const { verifier, parameters } = pkce()
    const request = { ...parameters, connection: 'email' }
    const page = await visitor.visit(authorizeUrl(server.tenant, app, request))
    expect([page.status, page.url.pathname]).toEqual([200, expect.stringMatching(/\/email$/)])
    const wrong = await visitor.submit(page, { email: 'grace' })
    expect(wrong.status).toBe(400)
    const sent = await visitor.submit(page, { email: ` ${email.toUpperCase()}` })
    expect([sent.status, sent.text]).toEqual([200, expect.stringContaining(email)])
    const code = codeIn(await mailTo(server, email, 1))
    const refused = await visitor.submit(sent, { code: wrongOf(code) })
    expect([refused.status, refused.isAway]).toEqual([400, false])
    const away = await visitor.submit(refused, { code: ` ${code.slice(0, 3)} ${code.slice(3)}` })
    const tokens = await exchange(server, app, {
      code: away.url.searchParams.get('code') ?? '',
      code_verifier: verifier,
    })
    expect(tokens.status).toBe(200)
  })

  it('offer both ways if both are enabled', async () => {
    const visitor = createVisitor(server)
    const page = await visitor.visit(authorizeUrl(server.tenant, app))
    expect(page.url.pathname).toMatch(/\/login$/)
    const [, href = ''] = /href="([^"]*\/email)"/.exec(page.text) ?? []
    const byMail = await visitor.visit(href)
    expect([byMail.status, byMail.text]).toEqual([
      200,
      expect.stringMatching(/href="[^"]*\/login"/),
    ])
  })
})

describe('a link', () => {
  it('shows a button, which redirects to the requested callback once', async () => {
    const email = 'linked@example.com'
    const { verifier, parameters } = pkce()
    const authParams = { ...parameters, scope: 'openid email', state: 'as it was' }
    expect((await start(email, { send: 'link', authParams })).status).toBe(200)
    const link = linkIn(await mailTo(server, email, 1))
    const scanner = createVisitor(server)
    expect((await scanner.visit(link)).status).toBe(200)
    const visitor = createVisitor(server)
    const page = await visitor.visit(link)
    expect([page.status, page.text]).toEqual([200, expect.stringContaining(email)])
    const away = await visitor.submit(page, {})
    expect([away.isAway, away.url.searchParams.get('state')]).toEqual([true, 'as it was'])
    const tokens = await exchange(server, app, {
      code: away.url.searchParams.get('code') ?? '',
      code_verifier: verifier,
    })
    expect(tokens.status).toBe(200)
    expect(await userOf(email)).toMatchObject({ email_verified: true })
    expect((await scanner.visit(link)).status).toBe(400)
    expect((await visitor.submit(page, {})).status).toBe(400)
  })

  it('is not taken from a cookie that a sibling of the host could set', async () => {
    expect((await start('sender@example.com', { send: 'link' })).status).toBe(200)
    const link = linkIn(await mailTo(server, 'sender@example.com', 1))
    const planted = `email_link=${new URL(link).searchParams.get('ticket')}`
    const visitor = createVisitor({
      tenant: server.tenant,
      fetch(url, init) {
        const headers = new Headers(Object.entries(init?.headers ?? {}))
        headers.set('cookie', [planted, headers.get('cookie')].filter(Boolean).join('; '))
        return server.fetch(url, { ...init, headers: Object.fromEntries(headers) })
      },
    })
    const page = await visitor.visit(authorizeUrl(server.tenant, app, { prompt: 'login' }))
    expect([page.isAway, page.status]).toEqual([false, 200])
  })
})

// These run last: records of oidc-provider expire by the clock of the machine.
describe('in time', () => {
  it('expires after three minutes', async () => {
    const email = 'late@example.com'
    const code = await send(email, 1)
    aheadMs += 181_000
    expect((await redeem(email, code)).status).toBe(400)
  })

  it('is limited, so that nobody is flooded with e-mails', async () => {
    const email = 'flooded@example.com'
    for (let at = 0; at < 10; at += 1) expect((await start(email)).status).toBe(200)
    const { status, headers, body } = await start(email.toUpperCase())
    expect([status, body.error]).toEqual([429, 'too_many_requests'])
    expect(headers.get('x-ratelimit-limit')).toBe('10')
    expect(headers.get('x-ratelimit-remaining')).toBe('0')
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    aheadMs += 60 * 60 * 1000 + 1000
    expect((await start(email)).status).toBe(200)
  })
})
