import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, startTestServer, type TestServer, type Visitor } from '@latchkey/testkit'
import jsonwebtoken from 'jsonwebtoken'
import { TOTP } from 'otpauth'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  exchange,
  password,
} from './application.ts'
import { codeIn, mailTo } from './mail-folder.ts'

/*
 * Log-in on a page of the client: what `/co/authenticate` verifies, and that its ticket logs in the
 * browser that got it, once, at its client, with all factors.
 */

const page = 'https://app.example.com'
const realm = 'Username-Password-Authentication'
const realmType = 'http://auth0.com/oauth/grant-type/password-realm'
const otpType = 'http://auth0.com/oauth/grant-type/passwordless/otp'
const client = { cross_origin_authentication: true }

let server: TestServer
let app: Application
let other: Application
let aheadMs = 0

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(Date.now() + aheadMs) })
  app = await createApplication(server.tenant, { client })
  other = await createApplication(server.tenant, { client })
})
afterAll(() => server.stop())

const request = (method: string, path: string, json?: unknown) =>
  server.tenant.request(method, `/api/v2${path}`, json === undefined ? {} : { json })

interface Sent {
  readonly of?: Application
  readonly origin?: string | undefined
  readonly visitor?: Visitor
  readonly json?: Readonly<Record<string, unknown>>
}

/** Sends what auth0-js sends, from a page at an origin. */
async function authenticate(
  username: string,
  { of = app, origin = page, visitor = createVisitor(server), json = {} }: Sent = {},
) {
  const response = await server.fetch(`${server.tenant.baseUrl}/co/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(origin && { origin }) },
    body: JSON.stringify({
      client_id: of.clientId,
      credential_type: realmType,
      realm,
      username,
      password,
      ...json,
    }),
  })
  visitor.receive(response)
  const body = (await response.json()) as Record<string, string>
  return { status: response.status, headers: response.headers, body, visitor }
}

const urlWith = (ticket: string | undefined, parameters = {}, of = app) =>
  authorizeUrl(server.tenant, of, { login_ticket: ticket ?? '', ...parameters })

/** The entries of changes, and of exchanged codes, are written later. */
const later = ['sapi', 'seacft']

async function logTypes(query: string): Promise<readonly string[]> {
  const { body } = await request('GET', `/logs?q=${encodeURIComponent(query)}&sort=date:1`)
  return body
    .map(({ type }: { type: string }) => type)
    .filter((type: string) => !later.includes(type))
}

describe('a ticket', () => {
  it('logs in the browser that got it, once', async () => {
    const userId = await createUser(server.tenant, 'ada@example.com')
    const { status, headers, body, visitor } = await authenticate('ada@example.com')
    expect([status, Object.keys(body)]).toEqual([200, ['login_ticket', 'co_verifier', 'co_id']])
    expect(headers.get('access-control-allow-origin')).toBe(page)
    expect(headers.get('access-control-allow-credentials')).toBe('true')
    expect(headers.get('set-cookie')).toMatch(
      /^__Host-login_ticket=[\w-]{43}; Max-Age=300; Path=\/; Expires=.*; HttpOnly; Secure; SameSite=None$/,
    )
    const { login_ticket: ticket = '' } = body
    const { rows } = await server.database.query('select row_to_json(r) as row from oidc_records r')
    const cookie = [...visitor.cookies.values()].map(({ value }) => value)
    for (const secret of [ticket, ...cookie]) expect(JSON.stringify(rows)).not.toContain(secret)

    const arrived = await visitor.visit(urlWith(ticket))
    expect([arrived.isAway, arrived.url.origin]).toEqual([true, page])
    const code = arrived.url.searchParams.get('code') ?? ''
    const { body: tokens } = await exchange(server, app, { code })
    const claims = jsonwebtoken.decode(tokens.id_token)
    expect(claims).toMatchObject({ sub: userId, amr: ['pwd'] })
    expect(await logTypes(`user_id:"${userId}"`)).toEqual(['scoa', 's'])
    expect((await request('GET', `/users/${userId}`)).body.logins_count).toBe(1)

    const again = createVisitor(server)
    again.receive({ headers })
    expect((await again.visit(urlWith(ticket))).text).toContain('name="password"')
    expect(await logTypes('type:fcoa')).toEqual(['fcoa'])
  })

  it('does not log in another browser, another client, or too late', async () => {
    await createUser(server.tenant, 'bea@example.com')
    const elsewhere = await authenticate('bea@example.com')
    const isPage = async (visitor: Visitor, url: string) =>
      expect((await visitor.visit(url)).text).toContain('name="password"')
    await isPage(createVisitor(server), urlWith(elsewhere.body.login_ticket))
    const { visitor } = await authenticate('ada@example.com')
    await isPage(visitor, urlWith(elsewhere.body.login_ticket))

    const { body, visitor: own } = await authenticate('bea@example.com')
    await isPage(own, urlWith(body.login_ticket, {}, other))
    expect((await own.visit(urlWith(body.login_ticket))).isAway).toBe(true)

    const late = await authenticate('bea@example.com')
    aheadMs = 5 * 60_000 + 1
    await isPage(late.visitor, urlWith(late.body.login_ticket))
    aheadMs = 0
  })

  it('takes the place of a session of another user', async () => {
    const userId = await createUser(server.tenant, 'cleo@example.com')
    const { body, visitor } = await authenticate('ada@example.com')
    await visitor.visit(urlWith(body.login_ticket))
    const next = await authenticate('cleo@example.com', { visitor })
    const posted = await visitor.visit(urlWith(next.body.login_ticket))
    const arrived = posted.isAway ? posted : await visitor.submit(posted, {})
    const code = arrived.url.searchParams.get('code') ?? ''
    const { body: tokens } = await exchange(server, app, { code })
    expect(jsonwebtoken.decode(tokens.id_token)?.sub).toBe(userId)
  })

  it('is no longer valid once the user is blocked', async () => {
    const userId = await createUser(server.tenant, 'dora@example.com')
    const { body, visitor } = await authenticate('dora@example.com')
    await request('PATCH', `/users/${userId}`, { blocked: true })
    expect((await visitor.visit(urlWith(body.login_ticket))).isAway).toBe(false)
    const blocked = await authenticate('dora@example.com')
    expect([blocked.status, blocked.body.error]).toEqual([403, 'blocked_user'])
  })

  it('logs in without a page by `prompt=none`, with the session of the browser', async () => {
    const { body, visitor } = await authenticate('ada@example.com')
    const silent = { prompt: 'none' }
    const arrived = await visitor.visit(urlWith(body.login_ticket, silent))
    expect(arrived.url.searchParams.get('code')).toBeTruthy()
    const next = await visitor.visit(authorizeUrl(server.tenant, app, silent))
    expect(next.url.searchParams.get('code')).toBeTruthy()
    const other = await authenticate('bea@example.com', { visitor })
    const changed = await visitor.visit(urlWith(other.body.login_ticket, silent))
    expect(changed.url.searchParams.get('code')).toBeTruthy()
    const planted = await authenticate('bea@example.com')
    const refused = await createVisitor(server).visit(urlWith(planted.body.login_ticket, silent))
    expect(refused.url.searchParams.get('error')).toBe('login_required')
  })
})

describe('a second factor', () => {
  beforeAll(() => request('PUT', '/guardian/policies', ['all-applications']))
  afterAll(() => request('PUT', '/guardian/policies', []))

  it('follows, and no log-in is counted before', async () => {
    const username = 'eva@example.com'
    const userId = await createUser(server.tenant, username)
    await request('PUT', '/guardian/factors/otp', { enabled: true })
    const ofUser = `/users/${encodeURIComponent(userId)}`
    await request('POST', `${ofUser}/recovery-code-regeneration`)
    const methods = `${ofUser}/authentication-methods`
    const { totp_secret: secret } = (await request('POST', methods, { type: 'totp' })).body
    const silent = await authenticate(username)
    const refused = await silent.visitor.visit(
      urlWith(silent.body.login_ticket, { prompt: 'none' }),
    )
    expect(refused.url.searchParams.get('error')).toBe('login_required')
    const asked = await silent.visitor.visit(urlWith(silent.body.login_ticket))
    expect(asked.url.pathname).toMatch(/\/mfa-otp$/)
    expect((await request('GET', `/users/${userId}`)).body.logins_count ?? 0).toBe(0)
    const code = new TOTP({ secret }).generate({ timestamp: Date.now() + aheadMs })
    const arrived = await silent.visitor.submit(asked, { code })
    expect(arrived.isAway).toBe(true)
    expect((await request('GET', `/users/${userId}`)).body.logins_count).toBe(1)
  })
})

describe('a passwordless code', () => {
  it('logs in too', async () => {
    const enabled_clients = [app.clientId]
    await request('POST', '/connections', { name: 'email', strategy: 'email', enabled_clients })
    const email = 'flo@example.com'
    await server.tenant.request('POST', '/passwordless/start', {
      token: null,
      json: {
        client_id: app.clientId,
        client_secret: app.clientSecret,
        connection: 'email',
        email,
        send: 'code',
      },
    })
    const otp = codeIn(await mailTo(server, email, 1))
    const json = { credential_type: otpType, realm: 'email', password: undefined }
    const wrong = await authenticate(email, { json: { ...json, otp: '00000x' } })
    expect([wrong.status, wrong.body]).toEqual([
      403,
      { error: 'access_denied', error_description: 'Wrong email or verification code.' },
    ])
    const { body, visitor } = await authenticate(email, { json: { ...json, otp } })
    const arrived = await visitor.visit(urlWith(body.login_ticket))
    expect(arrived.url.searchParams.get('code')).toBeTruthy()
    const byConnection = await authenticate('ada@example.com')
    const named = urlWith(byConnection.body.login_ticket, { connection: 'email' })
    expect((await byConnection.visitor.visit(named)).isAway).toBe(false)
  })
})

describe('the page of a checked code', () => {
  const start = async (email: string) => {
    const { clientId: client_id, clientSecret: client_secret } = app
    const json = { client_id, client_secret, connection: 'email', email, send: 'code' }
    await server.tenant.request('POST', '/passwordless/start', { token: null, json })
    return codeIn(await mailTo(server, email, 1))
  }
  const urlOf = (email: string, verification_code: string) =>
    authorizeUrl(server.tenant, app, { connection: 'email', email, verification_code }).replace(
      '/authorize?',
      '/passwordless/verify_redirect?',
    )

  it('logs in once its button is pressed, and not again', async () => {
    const email = 'hal@example.com'
    const url = urlOf(email, await start(email))
    const visitor = createVisitor(server)
    const shown = await visitor.visit(url)
    expect([shown.status, shown.text.includes(email), [...visitor.cookies]]).toEqual([
      200,
      true,
      [],
    ])
    const arrived = await visitor.submit(shown, {})
    expect(arrived.url.searchParams.get('code')).toBeTruthy()
    expect(arrived.url.searchParams.get('state')).toBe('as it was')
    const again = createVisitor(server)
    expect((await again.submit(await again.visit(url), {})).status).toBe(400)
  })

  it('takes no form of another origin, and none for another client', async () => {
    const email = 'ira@example.com'
    const url = urlOf(email, await start(email))
    const headers = { origin: page, 'content-type': 'application/x-www-form-urlencoded' }
    const foreign = await server.fetch(url, { method: 'POST', headers, body: '' })
    expect(foreign.status).toBe(403)
    const visitor = createVisitor(server)
    const elsewhere = url.replace(app.clientId, other.clientId)
    expect((await visitor.visit(elsewhere)).status).toBe(400)
  })
})

describe('a refusal', () => {
  const outcome = async (...args: Parameters<typeof authenticate>) => {
    const { status, body } = await authenticate(...args)
    return [status, body.error]
  }

  it('names the reason as the public API does', async () => {
    const off = await createApplication(server.tenant)
    const third = await createApplication(server.tenant, { client, isFirstParty: false })
    const name = 'ada@example.com'
    expect([
      await outcome(name, { of: off }),
      await outcome(name, { of: third }),
      await outcome(name, { of: { ...app, clientId: 'unknown' } }),
      await outcome(name, { json: { credential_type: 'other' } }),
      await outcome(name, { json: { credential_type: 'password' } }),
      await outcome(name, { json: { realm: 'no-such' } }),
      await outcome(name, { json: { password: 'wrong' } }),
      await outcome('nobody@example.com'),
    ]).toEqual([
      [401, 'unauthorized_client'],
      [401, 'unauthorized_client'],
      [400, 'invalid_request'],
      [400, 'unsupported_credential_type'],
      [400, 'invalid_request'],
      [400, 'invalid_request'],
      [403, 'access_denied'],
      [403, 'access_denied'],
    ])
  })

  it('is for pages of other origins, which cannot read it', async () => {
    const origins = ['https://elsewhere.example.com', 'null', '', 'http://app.example.com']
    for (const origin of origins) {
      const { status, headers, body } = await authenticate('ada@example.com', { origin })
      expect([origin, status, body.error]).toEqual([origin, 403, 'access_denied'])
      expect(body.error_description).toMatch(/is not allowed\. Add it to `allowed_origins`/)
      expect(headers.get('access-control-allow-origin')).toBeNull()
      expect(headers.get('set-cookie')).toBeNull()
    }
    expect(await logTypes('type:fco')).toHaveLength(origins.length)
    await request('PATCH', `/clients/${app.clientId}`, {
      callbacks: [app.redirectUri, 'com.example.app://callback'],
      allowed_origins: ['https://*.example.org'],
    })
    const of = (origin: string) => outcome('ada@example.com', { origin })
    expect((await of('null'))[0]).toBe(403)
    expect((await of('https://shop.example.org'))[0]).toBe(200)
    expect((await of(page))[0]).toBe(200)
  })

  it('comes after too many wrong passwords, also for the right one', async () => {
    await createUser(server.tenant, 'gil@example.com')
    for (let time = 0; time < 10; time += 1) {
      await authenticate('gil@example.com', { json: { password: 'wrong' } })
    }
    expect(await outcome('gil@example.com')).toEqual([429, 'too_many_attempts'])
  })
})

describe('a preflight request', () => {
  it('allows credentials, at this path and the token endpoint only', async () => {
    const preflight = (path: string) =>
      server.fetch(`${server.tenant.baseUrl}${path}`, {
        method: 'OPTIONS',
        headers: { origin: page, 'access-control-request-method': 'POST' },
      })
    const headersOf = async (path: string) => {
      const { headers } = await preflight(path)
      const names = ['origin', 'credentials'].map((name) => `access-control-allow-${name}`)
      return names.map((name) => headers.get(name))
    }
    expect(await headersOf('/co/authenticate')).toEqual([page, 'true'])
    // keycloak-js sends its requests for tokens with `credentials: 'include'`.
    expect(await headersOf('/oauth/token')).toEqual([page, 'true'])
    for (const path of ['/authorize', '/userinfo', '/oauth/revoke', '/api/v2/clients', '/me/v1']) {
      expect([path, await headersOf(path)]).toEqual([path, ['*', null]])
    }
  })
})
