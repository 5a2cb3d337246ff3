import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, startTestServer, type TestServer } from '@latchkey/testkit'
import { forgeUserTokens } from '../forged-tokens.ts'
import {
  type Application,
  audience,
  authorizeUrl,
  createApplication,
  createUser,
  exchange,
  password,
  pkce,
} from './application.ts'

let server: TestServer
let app: Application
const email = 'ada@example.com'

let movedMs = 0

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(Date.now() + movedMs) })
  app = await createApplication(server.tenant)
  await createUser(server.tenant, email)
})
afterAll(() => server.stop())

async function codeFor(parameters: Readonly<Record<string, string>>): Promise<string> {
  const visitor = createVisitor(server)
  const page = await visitor.visit(authorizeUrl(server.tenant, app, parameters))
  const { url } = await visitor.submit(page, { username: email, password })
  return url.searchParams.get('code') ?? ''
}

describe('PKCE (RFC 7636)', () => {
  const challenged = pkce()

  it.each([
    ['no verifier for a challenge', true, {}],
    ['another verifier', true, { code_verifier: pkce().verifier }],
    ['a verifier for no challenge', false, { code_verifier: pkce().verifier }],
    ['the challenge itself', true, { code_verifier: challenged.parameters.code_challenge }],
  ])('refuses %s', async (_, isChallenged, members) => {
    const code = await codeFor(isChallenged ? challenged.parameters : {})
    const { status, body } = await exchange(server, app, { code, ...members })
    expect([status, body.error]).toEqual([400, 'invalid_grant'])
  })

  it('is required with S256 for public clients', async () => {
    const client = { app_type: 'spa', token_endpoint_auth_method: 'none' }
    const open = await createApplication(server.tenant, { client })
    const errorOf = async (parameters: Readonly<Record<string, string>>) => {
      const { url } = await createVisitor(server).visit(
        authorizeUrl(server.tenant, open, parameters),
      )
      return url.searchParams.get('error')
    }
    const { verifier } = pkce()
    expect(await errorOf({})).toBe('invalid_request')
    const plain = { code_challenge: verifier, code_challenge_method: 'plain' }
    expect(await errorOf(plain)).toBe('invalid_request')
    expect(await errorOf({ code_challenge: verifier })).toBe('invalid_request') // it means plain
    const { url } = await createVisitor(server).visit(authorizeUrl(server.tenant, app, plain))
    expect(url.searchParams.get('error')).toBe('invalid_request')
  })
})

describe('a code', () => {
  const refusal = [400, 'invalid_grant']
  const redeem = async (members: Readonly<Record<string, string>>, by = app) => {
    const { status, body } = await exchange(server, by, members)
    return [status, body.error]
  }

  it('is valid for the client that requested it, and its redirect_uri', async () => {
    const callbacks = [app.redirectUri, `${app.redirectUri}/two`]
    const other = await createApplication(server.tenant, { client: { callbacks } })
    const own = await createApplication(server.tenant, { client: { callbacks } })
    const { verifier, parameters } = pkce()
    const visitor = createVisitor(server)
    const page = await visitor.visit(authorizeUrl(server.tenant, own, parameters))
    const { url } = await visitor.submit(page, { username: email, password })
    const members = { code: url.searchParams.get('code') ?? '', code_verifier: verifier }
    expect(await redeem(members, other)).toEqual(refusal)
    expect(await redeem(members)).toEqual(refusal)
    for (const redirect_uri of [callbacks[1] ?? '', `${app.redirectUri}?x=1`, 'https://e.test/']) {
      expect(await redeem({ ...members, redirect_uri }, own)).toEqual(refusal)
    }
    const without = await redeem({ ...members, redirect_uri: '' }, own)
    expect([400]).toContain(without[0])
    expect(await redeem(members, own)).toEqual([200, undefined])
  })

  it('is valid for a minute', async () => {
    const [first, late] = [pkce(), pkce()]
    const codes = [await codeFor(first.parameters), await codeFor(late.parameters)]
    try {
      movedMs = 50_000
      const inTime = { code: codes[0] ?? '', code_verifier: first.verifier }
      expect(await redeem(inTime)).toEqual([200, undefined])
      movedMs = 61_000
      const tooLate = { code: codes[1] ?? '', code_verifier: late.verifier }
      expect(await redeem(tooLate)).toEqual(refusal)
    } finally {
      movedMs = 0
    }
  })

  it('that is reused revokes its tokens', async () => {
    const { verifier, parameters } = pkce()
    const code = await codeFor({ ...parameters, scope: 'openid offline_access' })
    const members = { code, code_verifier: verifier }
    const { body } = await exchange(server, app, members)
    const info = async () =>
      (await server.tenant.request('GET', '/userinfo', { token: body.access_token })).status
    expect(await info()).toBe(200)
    expect(await redeem(members)).toEqual(refusal)
    expect(await info()).toBe(401)
    const refresh = { grant_type: 'refresh_token', refresh_token: body.refresh_token }
    expect(await redeem(refresh)).toEqual(refusal)
  })
})

describe('a refresh token', () => {
  it('is refused for another client, and stays valid for its own', async () => {
    const other = await createApplication(server.tenant)
    const { verifier, parameters } = pkce()
    const code = await codeFor({ ...parameters, scope: 'openid offline_access' })
    const { body } = await exchange(server, app, { code, code_verifier: verifier })
    const refresh = { grant_type: 'refresh_token', refresh_token: body.refresh_token }
    const foreign = await exchange(server, other, refresh)
    expect([foreign.status, foreign.body.error]).toEqual([400, 'invalid_grant'])
    expect((await exchange(server, app, refresh)).status).toBe(200)
  })
})

describe('a token', () => {
  it('is accepted for its audience only', async () => {
    const { verifier, parameters } = pkce()
    const code = await codeFor({ ...parameters, scope: 'openid read:books', audience })
    const { body } = await exchange(server, app, { code, code_verifier: verifier })
    const send = async (tenant: TestServer['tenant'], path: string, token: string) =>
      (await tenant.request('GET', path, { token })).status
    const { tenant } = server
    expect(await send(tenant, '/userinfo', body.access_token)).toBe(200)
    expect(await send(tenant, '/userinfo', body.id_token)).toBe(401)
    expect(await send(tenant, '/userinfo', await tenant.token('read:users'))).toBe(401)
    const other = await server.addTenant('other.localhost')
    expect(await send(other, '/userinfo', body.access_token)).toBe(401)
    expect(await send(tenant, '/api/v2/users', body.access_token)).toBe(401)
    expect(await send(tenant, '/api/v2/users', body.id_token)).toBe(401)
  })
})

describe('/userinfo', () => {
  it('refuses tokens with another signature, of another type, or expired', async () => {
    const { verifier, parameters } = pkce()
    const code = await codeFor({ ...parameters, scope: 'openid read:books', audience })
    const { body } = await exchange(server, app, { code, code_verifier: verifier })
    const send = async (token: string) =>
      (await server.tenant.request('GET', '/userinfo', { token })).status
    expect(await send(body.access_token)).toBe(200)
    const other = await server.addTenant('forged.localhost')
    for (const { name, token } of await forgeUserTokens(server.tenant, other, body.access_token)) {
      expect([name, await send(token)]).toEqual([name, 401])
    }
  })
})

describe('a session', () => {
  it('is replaced at log-in, so that it cannot be fixed', async () => {
    const attacker = createVisitor(server)
    await attacker.visit(authorizeUrl(server.tenant, app))
    await attacker.visit('/activate')
    const planted = attacker.cookies.get('__Host-session /')
    const victim = createVisitor(server)
    const page = await victim.visit(authorizeUrl(server.tenant, app))
    const cookies = victim.cookies as Map<string, NonNullable<typeof planted>>
    for (const [name, cookie] of attacker.cookies) {
      if (name.startsWith('__Host-session')) cookies.set(name, cookie)
    }
    expect((await victim.submit(page, { username: email, password })).isAway).toBe(true)
    expect(typeof planted).toBe('object')
    expect(victim.cookies.get('__Host-session /')?.value).not.toBe(planted?.value)
    const silent = authorizeUrl(server.tenant, app, { prompt: 'none' })
    expect((await victim.visit(silent)).url.searchParams.has('code')).toBe(true)
    expect((await attacker.visit(silent)).url.searchParams.get('error')).toBe('login_required')
  })

  it('has a new id with each log-in, in a host-only HttpOnly cookie', async () => {
    const cookies: string[] = []
    const watched: typeof server.fetch = async (url, init) => {
      const answer = await server.fetch(url, init)
      cookies.push(...answer.headers.getSetCookie())
      return answer
    }
    const visitor = createVisitor({ fetch: watched, tenant: server.tenant })
    const url = authorizeUrl(server.tenant, app)
    await visitor.submit(await visitor.visit(url), { username: email, password })
    const first = visitor.cookies.get('__Host-session /')?.value
    const again = await visitor.visit(authorizeUrl(server.tenant, app, { prompt: 'login' }))
    await visitor.submit(again, { username: email, password })
    const second = visitor.cookies.get('__Host-session /')?.value
    expect([typeof first, first === second]).toEqual(['string', false])
    const ours = cookies.filter((line) => !line.includes('expires=Thu, 01 Jan 1970'))
    expect(ours.length).toBeGreaterThan(4)
    for (const line of ours) {
      expect(line).toMatch(/; secure/i)
      expect(line).toMatch(/; httponly/i)
      expect(line).toMatch(/; samesite=lax/i)
      expect(line).not.toMatch(/; domain=/i)
    }
  })
})

describe('a page', () => {
  it('cannot be framed', async () => {
    const page = await createVisitor(server).visit(authorizeUrl(server.tenant, app))
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(page.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it.each([
    'https://evil.example.com/',
    'https://app.example.com/callback/',
    'https://app.example.com/callback?next=1',
    'https://app.example.com/callback#x',
    'https://app.example.com/Callback',
    'https://APP.example.com/callback',
    'https://app.example.com:443/callback',
    'https://app.example.com./callback',
    'https://app.example.com/x/../callback',
    'https://app.example.com/%63allback',
    'https://app.example.com%2fcallback',
    'https://app.example.com/callback%20',
    'https://app.example.com/callback ',
    'https://ada@app.example.com/callback',
    'https://app.example.com@evil.example.com/callback',
    'https://app.example.com.evil.example.com/callback',
    'http://app.example.com/callback',
    '//app.example.com/callback',
    'javascript:alert(1)',
  ])('only redirects to the exact registered address: %j', async (redirect_uri) => {
    const visitor = createVisitor(server)
    for (const more of [{}, { prompt: 'none' }, { response_type: 'nonsense' }]) {
      const response = await visitor.visit(
        authorizeUrl(server.tenant, app, { redirect_uri, ...more }),
      )
      expect([response.isAway, response.status]).toEqual([false, 400])
    }
    const form = { client_id: app.clientId, client_secret: app.clientSecret }
    const pushed = await server.tenant.request('POST', '/oauth/par', {
      token: null,
      form: { ...form, response_type: 'code', scope: 'openid', redirect_uri },
    })
    expect(pushed.status).toBe(400)
  })

  it('ignores a second redirect_uri', async () => {
    const twice = `${authorizeUrl(server.tenant, app)}&redirect_uri=https://evil.example.com/`
    const response = await createVisitor(server).visit(twice)
    expect(response.url.origin + response.url.pathname).toBe(app.redirectUri)
    expect(response.url.searchParams.get('error')).toBe('invalid_request')
  })

  it('to log out only redirects to registered addresses', async () => {
    const away = 'https://evil.example.com/'
    const visitor = createVisitor(server)
    const paths = [
      `/v2/logout?client_id=${app.clientId}&returnTo=${away}`,
      `/oidc/logout?client_id=${app.clientId}&post_logout_redirect_uri=${away}`,
    ]
    for (const path of paths) {
      const response = await visitor.visit(path)
      expect([path, response.isAway, response.status]).toEqual([path, false, 400])
    }
  })
})
