import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, startTestServer, type TestServer } from '@latchkey/testkit'
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

beforeAll(async () => {
  server = await startTestServer()
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
  it.each([
    ['no verifier for a challenge', true, {}],
    ['another verifier', true, { code_verifier: pkce().verifier }],
    ['a verifier for no challenge', false, { code_verifier: pkce().verifier }],
  ])('refuses %s', async (_, isChallenged, said) => {
    const code = await codeFor(isChallenged ? pkce().parameters : {})
    const { status, body } = await exchange(server, app, { code, ...said })
    expect([status, body.error]).toEqual([403, 'invalid_grant'])
  })

  it('cannot be done without, or by less, where the client proves nothing', async () => {
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
    expect(await errorOf({ code_challenge: verifier, code_challenge_method: 'plain' })).toBe(
      'invalid_request',
    )
  })
})

describe('a token', () => {
  it('opens what it is for, and nothing else', async () => {
    const { verifier, parameters } = pkce()
    const code = await codeFor({ ...parameters, scope: 'openid read:books', audience })
    const { body } = await exchange(server, app, { code, code_verifier: verifier })
    const ask = async (tenant: TestServer['tenant'], path: string, token: string) =>
      (await tenant.request('GET', path, { token })).status
    const { tenant } = server
    expect(await ask(tenant, '/userinfo', body.access_token)).toBe(200)
    expect(await ask(tenant, '/userinfo', body.id_token)).toBe(401)
    expect(await ask(tenant, '/userinfo', await tenant.token('read:users'))).toBe(401)
    const other = await server.addTenant('other.localhost')
    expect(await ask(other, '/userinfo', body.access_token)).toBe(401)
    expect(await ask(tenant, '/api/v2/users', body.access_token)).toBe(401)
    expect(await ask(tenant, '/api/v2/users', body.id_token)).toBe(401)
  })
})

describe('a session', () => {
  it('has a new name with each log-in, in a cookie that only we read', async () => {
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
  it('is framed by nobody', async () => {
    const page = await createVisitor(server).visit(authorizeUrl(server.tenant, app))
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(page.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('leads nowhere that nobody has registered', async () => {
    const away = 'https://evil.example.com/'
    const visitor = createVisitor(server)
    const paths = [
      authorizeUrl(server.tenant, app, { redirect_uri: away }),
      authorizeUrl(server.tenant, app, { redirect_uri: `${app.redirectUri}?next=1` }),
      `/v2/logout?client_id=${app.clientId}&returnTo=${away}`,
      `/oidc/logout?client_id=${app.clientId}&post_logout_redirect_uri=${away}`,
    ]
    for (const path of paths) {
      const seen = await visitor.visit(path)
      expect([path, seen.isAway, seen.status]).toEqual([path, false, 400])
    }
  })
})
