import { createSecretKey } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, joinTestServer, type SharedServer } from '@latchkey/testkit'
import { jwtVerify } from 'jose'
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

let server: SharedServer
let userId: string
beforeAll(async () => {
  server = await joinTestServer()
  await createApplication(server.tenant)
  userId = await createUser(server.tenant, email)
})
afterAll(() => server.stop())

const set = (json: object) => server.tenant.request('PATCH', '/api/v2/tenants/settings', { json })
const metadata = async () =>
  (await server.tenant.request('GET', '/.well-known/openid-configuration', { token: null })).body

async function logIn(
  app: Application,
  requested: Readonly<Record<string, string>> = {},
  username = email,
) {
  const visitor = createVisitor(server)
  const { verifier, parameters } = pkce()
  const page = await visitor.visit(
    authorizeUrl(server.tenant, app, { ...parameters, ...requested }),
  )
  const away = await visitor.submit(page, { username, password })
  const code = away.url.searchParams.get('code') ?? ''
  const tokens = await exchange(server, app, { code, code_verifier: verifier })
  return { visitor, away, tokens: tokens.body }
}

const claimsOf = async (token: string) =>
  (await server.tenant.request('GET', '/userinfo', { token })).body

describe('answers', () => {
  it('follow the standards, or the hosted API if the tenant is configured so', async () => {
    const app = await createApplication(server.tenant)
    const wrong = () => exchange(server, app, { code: 'wrong' })
    const refused = await wrong()
    expect([refused.status, refused.body.error]).toEqual([400, 'invalid_grant'])
    const { tokens } = await logIn(app)
    expect((await claimsOf(tokens.access_token)).updated_at).toEqual(expect.any(Number))
    await set({ compatible_answers: true })
    const known = await wrong()
    expect([known.status, known.body.error]).toEqual([403, 'invalid_grant'])
    expect((await claimsOf(tokens.access_token)).updated_at).toEqual(expect.any(String))
    await set({ compatible_answers: false })
  })

  it('have WWW-Authenticate with every 401 of /userinfo', async () => {
    const garbage = 'eyJhbGciOiJSUzI1NiJ9.e30.c2ln'
    for (const [scheme, token] of [
      ['Bearer', 'opaque'],
      ['Bearer', garbage],
      ['DPoP', garbage],
    ]) {
      const headers = { authorization: `${scheme} ${token}` }
      const answer = await server.tenant.request('GET', '/userinfo', { token: null, headers })
      expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([
        401,
        expect.stringMatching(new RegExp(`^${scheme} .*invalid_token`)),
      ])
    }
    const none = await server.tenant.request('GET', '/userinfo', { token: null })
    expect(none.headers.get('www-authenticate')).toMatch(/^Bearer /)
  })

  it('have it with a 401 for an ended token too, by any method', async () => {
    const app = await createApplication(server.tenant)
    const ended = 'ended@example.com'
    const path = `/api/v2/users/${encodeURIComponent(await createUser(server.tenant, ended))}`
    const tokens = await Promise.all(
      [{}, { audience: app.audience, scope: 'openid read:books' }].map(
        async (requested) => (await logIn(app, requested, ended)).tokens.access_token,
      ),
    )
    expect(tokens.map((token) => token.split('.').length)).toEqual([1, 3])
    for (const token of tokens) expect(await claimsOf(token)).toHaveProperty('sub')
    await server.tenant.request('PATCH', path, { json: { blocked: true } })
    for (const token of [...tokens, 'opaque', `${tokens[1]?.slice(0, -8)}forged00`]) {
      for (const [method, sent] of [
        ['GET', { token }],
        ['HEAD', { token }],
        ['POST', { token, form: {} }],
        ['POST', { token: null, form: { access_token: token } }],
      ] as const) {
        const { status, headers } = await server.tenant.request(method, '/userinfo', sent)
        expect([method, status, headers.get('www-authenticate')]).toEqual([
          method,
          401,
          expect.stringMatching(/^Bearer .*error="invalid_token"/),
        ])
      }
    }
  })

  it('have the claim `address`, and individually requested claims', async () => {
    const path = `/api/v2/users/${encodeURIComponent(userId)}`
    const address = { locality: 'London', country: 'GB' }
    const user_metadata = { address: { ...address, secret: 1 }, birthdate: '1815-12-10' }
    await server.tenant.request('PATCH', path, { json: { user_metadata } })
    const app = await createApplication(server.tenant)
    const byScope = await logIn(app, { scope: 'openid profile address' })
    const claims = await claimsOf(byScope.tokens.access_token)
    expect(claims).toMatchObject({ address, birthdate: '1815-12-10' })
    const claimsParameter = JSON.stringify({ userinfo: { given_name: { essential: true } } })
    const byName = await logIn(app, { scope: 'openid', claims: claimsParameter })
    expect(await claimsOf(byName.tokens.access_token)).toEqual({ sub: userId, given_name: 'Ada' })
  })
})

describe('an ID token', () => {
  it('is signed with the client secret for HS256, which requires one', async () => {
    const client = { jwt_configuration: { alg: 'HS256' } }
    const app = await createApplication(server.tenant, { client })
    const { tokens } = await logIn(app)
    const secret = createSecretKey(Buffer.from(app.clientSecret))
    const { protectedHeader } = await jwtVerify(tokens.id_token, secret)
    expect(protectedHeader.alg).toBe('HS256')
    const { status } = await server.tenant.request('POST', '/api/v2/clients', {
      json: { name: 'Public', app_type: 'spa', ...client },
    })
    expect(status).toBe(400)
  })
})

describe('the metadata', () => {
  it('describes what the server does', async () => {
    const app = await createApplication(server.tenant)
    await set({
      acr_values_supported: ['urn:gold'],
      authorization_response_iss_parameter_supported: false,
      pushed_authorization_requests_supported: false,
    })
    const metadataOfTenant = await metadata()
    expect(metadataOfTenant.acr_values_supported).toEqual(['urn:gold'])
    expect(metadataOfTenant.authorization_response_iss_parameter_supported).toBe(false)
    expect(metadataOfTenant).not.toHaveProperty('pushed_authorization_request_endpoint')
    const { clientId, clientSecret } = app
    const form = { client_id: clientId, client_secret: clientSecret, response_type: 'code' }
    const pushed = await server.tenant.request('POST', '/oauth/par', { token: null, form })
    expect([pushed.status, pushed.body.error]).toEqual([400, 'invalid_request'])
    expect((await logIn(app)).away.url.searchParams.has('iss')).toBe(false)
    await set({
      acr_values_supported: null,
      authorization_response_iss_parameter_supported: null,
      pushed_authorization_requests_supported: null,
    })
    expect((await logIn(app)).away.url.searchParams.has('iss')).toBe(true)
    expect(await metadata()).toHaveProperty('pushed_authorization_request_endpoint')
  })
})

describe('a setting', () => {
  it('ends a session with the browser', async () => {
    const app = await createApplication(server.tenant)
    const endsWithBrowser = async () => {
      const { visitor } = await logIn(app)
      const found = [...visitor.cookies].find(([key]) => key.startsWith('__Host-session '))
      return found?.[1].isOfBrowser
    }
    expect(await endsWithBrowser()).toBe(false)
    await set({ session_cookie: { mode: 'non-persistent' } })
    expect(await endsWithBrowser()).toBe(true)
    await set({ session_cookie: null })
  })

  it('limits CORS to the web origins of the client', async () => {
    const client = { web_origins: ['https://spa.example.com'] }
    const { clientId, clientSecret } = await createApplication(server.tenant, { client })
    const allowed = async (origin: string) => {
      const form = { grant_type: 'authorization_code', code: 'x', redirect_uri: 'https://x.test/' }
      const headers = { origin }
      const own = { client_id: clientId, client_secret: clientSecret }
      const answer = await server.tenant.request('POST', '/oauth/token', {
        token: null,
        headers,
        form: { ...form, ...own },
      })
      return answer.headers.has('access-control-allow-origin')
    }
    expect(await allowed('https://spa.example.com')).toBe(true)
    expect(await allowed('https://app.example.com')).toBe(true) // of a callback
    expect(await allowed('https://evil.example.com')).toBe(false)
  })

  it('redirects errors, and expired log-ins, to pages of the tenant', async () => {
    await set({
      error_page: { url: 'https://example.com/oops' },
      default_redirection_uri: 'https://example.com/始め',
    })
    const visitor = createVisitor(server)
    const over = await visitor.visit('/u/nothing/login')
    expect([over.isAway, over.url.href]).toEqual([true, new URL('https://example.com/始め').href])
    const failed = await visitor.visit('/v2/logout?returnTo=https%3A%2F%2Fevil.example.com')
    expect([failed.url.pathname, failed.url.searchParams.has('error')]).toEqual(['/oops', true])
    await set({ error_page: null, default_redirection_uri: '' })
  })
})

describe('a log-out', () => {
  it('notifies clients by front-channel logout, and continues', async () => {
    const frontchannel_logout_urls = ['https://app.example.com/front']
    const client = { oidc_logout: { frontchannel_logout_urls } }
    const app = await createApplication(server.tenant, { client })
    expect(await metadata()).toMatchObject({ frontchannel_logout_session_supported: true })
    const back = 'https://app.example.com/bye'
    for (const end of ['standard', 'vendor']) {
      const { visitor, tokens } = await logIn(app)
      const query = new URLSearchParams({
        id_token_hint: tokens.id_token,
        post_logout_redirect_uri: back,
      })
      const page = await visitor.visit(
        end === 'standard' ? `/oidc/logout?${query}` : `/v2/logout?client_id=${app.clientId}`,
      )
      expect([page.status, page.text]).toEqual([200, expect.stringContaining('<iframe')])
      expect(page.text).toMatch(/app\.example\.com\/front\?iss=[^"]+&(amp;)?sid=/)
      expect(page.text).toContain(`href="${back}"`)
    }
  })
})
