import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, joinTestServer, type SharedServer } from '@latchkey/testkit'
import jsonwebtoken from 'jsonwebtoken'
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

let server: SharedServer
let app: Application
let userId: string
const email = 'ada@example.com'

beforeAll(async () => {
  server = await joinTestServer()
  app = await createApplication(server.tenant)
  userId = await createUser(server.tenant, email)
})
afterAll(() => server.stop())

/** Logs in on the page. @returns the query of the redirect URI */
async function logIn(
  parameters: Readonly<Record<string, string>> = {},
  visitor = createVisitor(server),
) {
  const page = await visitor.visit(authorizeUrl(server.tenant, app, parameters))
  const away = page.isAway ? page : await visitor.submit(page, { username: email, password })
  expect({ text: away.isAway ? '' : away.text, isAway: away.isAway }).toEqual({
    text: '',
    isAway: true,
  })
  return away.url.searchParams
}

describe('a log-in by code and PKCE', () => {
  it('shows the page, verifies the password and yields tokens', async () => {
    const visitor = createVisitor(server)
    const { verifier, parameters } = pkce()
    const page = await visitor.visit(
      authorizeUrl(server.tenant, app, { ...parameters, nonce: 'n1' }),
    )
    expect([page.status, page.url.pathname]).toEqual([
      200,
      expect.stringMatching(/^\/u\/[\w-]+\/login$/),
    ])
    expect(page.text).toMatch(/<input[^>]*id="username"/)
    const answer = await visitor.submit(page, { username: ` ${email.toUpperCase()}`, password })
    expect(answer.url.origin + answer.url.pathname).toBe(app.redirectUri)
    const { searchParams } = answer.url
    expect([searchParams.get('state'), searchParams.get('iss')]).toEqual([
      'as it was',
      `${server.tenant.baseUrl}/`,
    ])
    const tokens = await exchange(server, app, {
      code: searchParams.get('code') ?? '',
      code_verifier: verifier,
    })
    expect([tokens.status, tokens.body.token_type]).toEqual([200, 'Bearer'])
    expect(tokens.body).not.toHaveProperty('refresh_token')
    expect(tokens.body.access_token).toHaveLength(32)
    const claims = jsonwebtoken.decode(tokens.body.id_token)
    expect(claims).toMatchObject({ sub: userId, email, nonce: 'n1', aud: app.clientId })
    const info = await server.tenant.request('GET', '/userinfo', {
      token: tokens.body.access_token,
    })
    expect([info.status, info.body]).toEqual([
      200,
      expect.objectContaining({ sub: userId, email, email_verified: false, given_name: 'Ada' }),
    ])
  })

  it('for the audience /userinfo yields no JWT, also if there is a default audience', async () => {
    const set = (default_audience: string) =>
      server.tenant.request('PATCH', '/api/v2/tenants/settings', { json: { default_audience } })
    await set(audience)
    for (const [sent, isJwt] of [
      [{}, true],
      [{ audience: `${server.tenant.baseUrl}/userinfo` }, false],
    ] as const) {
      const { verifier, parameters } = pkce()
      const scope = 'openid email offline_access'
      const code = (await logIn({ ...parameters, scope, ...sent })).get('code') ?? ''
      const { body } = await exchange(server, app, { code, code_verifier: verifier })
      const grant = { grant_type: 'refresh_token', refresh_token: body.refresh_token }
      const { body: next } = await exchange(server, app, grant)
      for (const { access_token: token } of [body, next]) {
        expect([sent, token.length > 32]).toEqual([sent, isJwt])
        expect((await server.tenant.request('GET', '/userinfo', { token })).status).toBe(200)
      }
    }
    await set('')
  })

  it('for an API yields a JWT that the API and /userinfo accept', async () => {
    const { verifier, parameters } = pkce()
    const scope = 'openid email offline_access read:books'
    const answer = await logIn({ ...parameters, scope, audience })
    const code = answer.get('code') ?? ''
    const { body } = await exchange(server, app, { code, code_verifier: verifier })
    expect(jsonwebtoken.decode(body.access_token)).toMatchObject({
      sub: userId,
      aud: [audience, `${server.tenant.baseUrl}/userinfo`],
      azp: app.clientId,
      scope,
    })
    expect(body.scope).toBe(scope)
    const info = await server.tenant.request('GET', '/userinfo', { token: body.access_token })
    expect([info.status, info.body]).toEqual([200, { sub: userId, email, email_verified: false }])
    const management = await server.tenant.request('GET', '/api/v2/users', {
      token: body.access_token,
    })
    expect(management.status).toBe(401)
    const next = await exchange(server, app, {
      grant_type: 'refresh_token',
      refresh_token: body.refresh_token,
    })
    expect([next.status, typeof next.body.refresh_token]).toEqual([200, 'string'])
    const again = await exchange(server, app, {
      grant_type: 'refresh_token',
      refresh_token: body.refresh_token,
    })
    expect([again.status, again.body.error]).toEqual([400, 'invalid_grant'])
    const family = await exchange(server, app, {
      grant_type: 'refresh_token',
      refresh_token: next.body.refresh_token,
    })
    expect([family.status, family.body.error]).toEqual([400, 'invalid_grant'])
  })

  it('starts a session: the second log-in shows no page', async () => {
    const visitor = createVisitor(server)
    await logIn({}, visitor)
    const names = [...visitor.cookies.keys()]
    expect(names).toContain('__Host-session /')
    const again = await visitor.visit(authorizeUrl(server.tenant, app, { prompt: 'none' }))
    expect(again.url.searchParams.get('code')).toMatch(/^[\w-]{32}$/)
    await visitor.visit(
      `${server.tenant.baseUrl}/v2/logout?client_id=${app.clientId}&returnTo=https://app.example.com/bye`,
    )
    const after = await visitor.visit(authorizeUrl(server.tenant, app, { prompt: 'none' }))
    expect(after.url.searchParams.get('error')).toBe('login_required')
  })
})

describe('a code', () => {
  it('can be redeemed once, by its client, with the verifier; reuse revokes its tokens', async () => {
    const { verifier, parameters } = pkce()
    const answer = await logIn({ ...parameters, scope: 'openid offline_access' })
    const code = answer.get('code') ?? ''
    const wrong = await exchange(server, app, { code, code_verifier: pkce().verifier })
    expect([wrong.status, wrong.body.error]).toEqual([400, 'invalid_grant'])
    const good = await exchange(server, app, { code, code_verifier: verifier })
    expect(good.status).toBe(200)
    const again = await exchange(server, app, { code, code_verifier: verifier })
    expect([again.status, again.body.error]).toEqual([400, 'invalid_grant'])
    const refreshed = await exchange(server, app, {
      grant_type: 'refresh_token',
      refresh_token: good.body.refresh_token,
    })
    expect([refreshed.status, refreshed.body.error]).toEqual([400, 'invalid_grant'])
  })

  it('redeemed concurrently yields tokens once', async () => {
    const { verifier, parameters } = pkce()
    const code = (await logIn(parameters)).get('code') ?? ''
    const redeem = () => exchange(server, app, { code, code_verifier: verifier })
    const answers = await Promise.all(Array.from({ length: 20 }, redeem))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe('a refused log-in', () => {
  it('has the same message for known and unknown users', async () => {
    const visitor = createVisitor(server)
    const page = await visitor.visit(authorizeUrl(server.tenant, app))
    const wrong = await visitor.submit(page, { username: email, password: 'wrong' })
    const unknown = await visitor.submit(page, { username: 'no@example.com', password: 'wrong' })
    expect([wrong.status, unknown.status]).toEqual([400, 400])
    const without = (text: string, name: string) => text.replaceAll(name, '')
    expect(without(wrong.text, email)).toBe(without(unknown.text, 'no@example.com'))
    const { body } = await server.tenant.request('GET', '/api/v2/logs?q=type:fp')
    expect(body[0]).toMatchObject({ type: 'fp', user_name: email, client_id: app.clientId })
  })

  it('shows an unknown redirect URI on a page, without redirecting', async () => {
    const visitor = createVisitor(server)
    const other = { redirect_uri: 'https://app.example.com/callback/' }
    const page = await visitor.visit(authorizeUrl(server.tenant, app, other))
    expect([page.isAway, page.status]).toEqual([false, 400])
    expect(page.headers.get('content-type')).toContain('text/html')
  })

  it('is the answer to a form of another page', async () => {
    const visitor = createVisitor(server)
    const page = await visitor.visit(authorizeUrl(server.tenant, app))
    const cookie = [...visitor.cookies].map(([name, { value }]) => `${name.split(' ')[0]}=${value}`)
    const { status } = await server.tenant.request('POST', page.url.pathname, {
      token: null,
      form: { username: email, password },
      headers: { origin: 'https://evil.example.com', cookie: cookie.join('; ') },
    })
    expect(status).toBe(403)
  })
})

describe('a third-party application', () => {
  it('requires the consent of the user, who may decline', async () => {
    const theirs = await createApplication(server.tenant, { isFirstParty: false })
    const visitor = createVisitor(server)
    const request = { scope: 'openid read:books', audience }
    const page = await visitor.visit(authorizeUrl(server.tenant, theirs, request))
    const consent = await visitor.submit(page, { username: email, password })
    expect([consent.url.pathname, consent.text]).toEqual([
      expect.stringMatching(/\/consent$/),
      expect.stringContaining('read:books'),
    ])
    const refused = await visitor.submit(consent, { action: 'deny' })
    expect(refused.url.searchParams.get('error')).toBe('access_denied')
    const again = await visitor.visit(authorizeUrl(server.tenant, theirs, request))
    const accepted = await visitor.submit(again, { action: 'accept' })
    expect(accepted.url.searchParams.get('code')).toMatch(/^[\w-]{32}$/)
    const { body } = await server.tenant.request('GET', `/api/v2/grants?user_id=${userId}`)
    expect(body).toContainEqual(expect.objectContaining({ audience, scope: ['read:books'] }))
  })
})

describe('a sign-up', () => {
  it('is logged in to the new account', async () => {
    const visitor = createVisitor(server)
    const request = authorizeUrl(server.tenant, app, { screen_hint: 'signup' })
    const page = await visitor.visit(request)
    const weak = await visitor.submit(page, { email: 'grace@example.com', password: 'weak' })
    expect(weak.status).toBe(400)
    const done = await visitor.submit(weak, { email: 'grace@example.com', password })
    expect(done.url.searchParams.get('code')).toMatch(/^[\w-]{32}$/)
  })
})
