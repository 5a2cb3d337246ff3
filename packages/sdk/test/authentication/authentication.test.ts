import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'
import {
  createAuthenticationClient,
  createTokenSession,
  memoryStore,
} from '../../src/authentication.ts'
import { createManagementClient } from '../../src/management.ts'
import { createFakeClock } from '../fake-clock.ts'
import { audience, createUser, email, redirectUri, setUp } from './application.ts'

let server: SharedServer
let userId: string
beforeAll(async () => {
  server = await joinTestServer()
  await setUp(server)
  userId = await createUser(server.tenant, email)
})
afterAll(() => server.stop())

const countOf = (requests: readonly string[], request: string) =>
  requests.filter((each) => each === request).length

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))

describe('a log-in', () => {
  it('returns tokens and the user', async () => {
    const { client, clientId, logIn, requests } = await setUp(server)
    const { tokens } = await logIn()
    expect(tokens).toMatchObject({ user: { sub: userId, email }, refreshToken: expect.any(String) })
    expect(tokens.expiresAtMs).toBeGreaterThan(Date.now() + 3_600_000)
    expect(claimsOf(tokens.accessToken)).toMatchObject({ azp: clientId, sub: userId })
    expect(await client.getUserInfo(tokens)).toMatchObject({ sub: userId, given_name: 'Ada' })
    await logIn()
    expect(countOf(requests, 'GET /.well-known/openid-configuration')).toBe(1)
    expect(countOf(requests, 'GET /.well-known/jwks.json')).toBe(1)
  })

  it('forwards extra parameters, and reports a refusal', async () => {
    const { client, visitor } = await setUp(server)
    const { url, transaction } = await client.beginLogIn({
      prompt: 'none',
      'ext-theme': 'dark',
      screen_hint: 'signup',
    })
    const query = new URL(url).searchParams
    expect([query.get('ext-theme'), query.get('screen_hint'), query.get('audience')]).toEqual([
      'dark',
      'signup',
      audience,
    ])
    const { url: callback } = await visitor.visit(url)
    await expect(client.completeLogIn(callback, transaction)).rejects.toMatchObject({
      code: 'authentication_error',
      errorCode: 'login_required',
      message: expect.stringMatching(/log in|logIn/),
    })
  })

  it.each([
    ['state', 'another'],
    ['iss', 'https://evil.example.com/'],
    ['iss', ''],
  ])('with an unexpected %s (%j) is refused, and its code is not sent', async (name, value) => {
    const { client, requests, visitor, logIn } = await setUp(server)
    await logIn()
    const { url, transaction } = await client.beginLogIn()
    const { url: callback } = await visitor.visit(url)
    if (value === '') callback.searchParams.delete(name)
    else callback.searchParams.set(name, value)
    const before = countOf(requests, 'POST /oauth/token')
    await expect(client.completeLogIn(callback, transaction)).rejects.toMatchObject({
      errorCode: 'invalid_response',
      message: expect.stringContaining(name),
    })
    expect(countOf(requests, 'POST /oauth/token')).toBe(before)
  })

  it('with another nonce or verifier is refused', async () => {
    const { client, visitor, logIn } = await setUp(server)
    await logIn()
    for (const [changed, errorCode] of [
      [{ nonce: 'another' }, 'invalid_response'],
      [{ codeVerifier: 'a'.repeat(43) }, 'invalid_grant'],
    ] as const) {
      const { url, transaction } = await client.beginLogIn()
      const { url: callback } = await visitor.visit(url)
      const completing = client.completeLogIn(callback, { ...transaction, ...changed })
      await expect(completing).rejects.toMatchObject({ errorCode })
    }
  })

  it('with a modified ID token is refused', async () => {
    const { logIn } = await setUp(server, {
      async fetch(url, init) {
        const answer = await server.fetch(url, init)
        if (!url.endsWith('/oauth/token')) return answer
        const body = (await answer.json()) as { id_token: string }
        const [header, , signature] = body.id_token.split('.')
        const claims = { ...claimsOf(body.id_token), sub: 'auth0|somebody-else' }
        const payload = Buffer.from(JSON.stringify(claims)).toString('base64url')
        return Response.json({ ...body, id_token: [header, payload, signature].join('.') })
      },
    })
    await expect(logIn()).rejects.toMatchObject({
      errorCode: 'invalid_response',
      message: expect.stringContaining('signature'),
    })
  })
})

describe('a refresh', () => {
  it('is shared by concurrent callers, and by one a moment later', async () => {
    const { client, logIn, requests } = await setUp(server)
    const { tokens } = await logIn()
    const before = countOf(requests, 'POST /oauth/token')
    const all = await Promise.all(Array.from({ length: 10 }, () => client.refresh(tokens)))
    all.push(await client.refresh(tokens))
    expect(countOf(requests, 'POST /oauth/token') - before).toBe(1)
    expect(new Set(all.map(({ accessToken }) => accessToken)).size).toBe(1)
    expect(all[0]?.refreshToken).not.toBe(tokens.refreshToken)
    expect(all[0]).toMatchObject({ user: { sub: userId }, idToken: expect.any(String) })
    const next = await client.refresh(all[0] ?? tokens)
    expect(next.refreshToken).not.toBe(all[0]?.refreshToken)
  })

  it('in a session is automatic, is stored before it is used, and stops at a new log-in', async () => {
    const clock = createFakeClock(Date.now())
    const { client, logIn, requests } = await setUp(server, { clock })
    const inMemory = memoryStore()
    const writes: string[] = []
    const store = {
      ...inMemory,
      async set(key: string, text: string) {
        await new Promise((resolve) => setTimeout(resolve, 20))
        writes.push(JSON.parse(text).accessToken)
        await inMemory.set(key, text)
      },
    }
    const session = createTokenSession(client, { store })
    await expect(session.getAccessToken()).rejects.toMatchObject({ errorCode: 'not_logged_in' })
    const { tokens } = await logIn()
    await session.setTokens(tokens)
    expect(await session.getAccessToken()).toBe(tokens.accessToken)
    clock.advance(tokens.expiresAtMs - clock.now() - 59_000)
    const before = countOf(requests, 'POST /oauth/token')
    const [one, two] = await Promise.all([session.getAccessToken(), session.getAccessToken()])
    expect([one, countOf(requests, 'POST /oauth/token') - before]).toEqual([two, 1])
    expect(writes.at(-1)).toBe(one)
    const { refreshToken = '' } = (await session.getTokens()) ?? {}
    await client.revoke(refreshToken)
    await client.revoke(refreshToken)
    await expect(session.renew()).rejects.toMatchObject({
      errorCode: 'invalid_grant',
      statusCode: 400,
      message: expect.stringMatching(/log in again/),
    })
    expect(await session.getTokens()).toBeUndefined()
  })

  it('gets tokens for other APIs, which policies of the client name', async () => {
    const { client, clientId, logIn, requests } = await setUp(server)
    const bills = 'https://bills.example.com/'
    const request = (method: string, path: string, json: object) =>
      server.tenant.request(method, `/api/v2/${path}`, { json })
    const scopes = [{ value: 'read:bills' }, { value: 'pay:bills' }]
    await request('POST', 'resource-servers', { name: 'Bills', identifier: bills, scopes })
    const policies = [{ audience: bills, scope: ['read:bills', 'pay:bills'] }]
    const kinds = { rotation_type: 'rotating', expiration_type: 'expiring', leeway: 0 }
    await request('PATCH', `clients/${clientId}`, { refresh_token: { ...kinds, policies } })
    const session = createTokenSession(client)
    const ask = { audience: bills }
    await expect(session.getAccessToken(ask)).rejects.toMatchObject({ errorCode: 'not_logged_in' })
    const { tokens } = await logIn()
    await session.setTokens(tokens)
    const before = countOf(requests, 'POST /oauth/token')
    const [whole, again, narrow, renewed] = await Promise.all([
      session.getAccessToken(ask),
      session.getAccessToken(ask),
      session.getAccessToken({ ...ask, scope: 'read:bills' }),
      session.renew(),
    ])
    expect([again, countOf(requests, 'POST /oauth/token') - before]).toEqual([whole, 3])
    expect(claimsOf(narrow)).toMatchObject({ aud: bills, scope: 'read:bills' })
    expect(claimsOf(whole).scope.split(' ')).toContain('pay:bills')
    expect(await session.getAccessToken()).toBe(renewed.accessToken)
    expect(claimsOf(renewed.accessToken).aud).toContain(audience)
    expect(await session.getAccessToken(ask)).toBe(whole)
    const unknown = { audience: 'https://unknown.example.com/' }
    await expect(session.getAccessToken(unknown)).rejects.toMatchObject({
      errorCode: 'invalid_target',
    })
    expect((await session.renew()).user).toMatchObject({ sub: userId })
  })

  it('without a refresh token names the missing scope', async () => {
    const { client, logIn } = await setUp(server, { scope: 'openid' })
    const { tokens } = await logIn()
    await expect(client.refresh(tokens)).rejects.toThrow('offline_access')
  })
})

describe('an access token by client credentials', () => {
  const overrides = () => {
    const { clientId, clientSecret } = server.tenant
    return { clientId, clientSecret, audience: '/api/v2/' }
  }

  it('is requested once, and cached until shortly before it expires', async () => {
    const clock = createFakeClock(Date.now())
    const { client, requests } = await setUp(server, { ...overrides(), clock })
    const all = await Promise.all(Array.from({ length: 10 }, () => client.getClientToken()))
    expect([new Set(all).size, countOf(requests, 'POST /oauth/token')]).toEqual([1, 1])
    const narrow = await client.getClientToken({ scope: 'read:users' })
    expect(claimsOf(narrow)).toMatchObject({ scope: 'read:users' })
    clock.advance(86_400_000)
    await client.getClientToken()
    expect(countOf(requests, 'POST /oauth/token')).toBe(3)
  })

  it('is accepted by the management API', async () => {
    const { client } = await setUp(server, overrides())
    const { baseUrl } = server.tenant
    const management = createManagementClient({
      baseUrl,
      token: () => client.getClientToken(),
      fetch: server.fetch as never,
    })
    expect(await management.networkAcls.list()).toEqual([])
  })

  it('is refused with a wrong secret', async () => {
    const { client } = await setUp(server, { ...overrides(), clientSecret: 'guessed' })
    await expect(client.getClientToken()).rejects.toMatchObject({
      errorCode: 'invalid_client',
      statusCode: 401,
      message: expect.stringContaining('clientSecret'),
    })
  })
})

describe('a log-out', () => {
  it('has a URL of either kind, and ends the session', async () => {
    const { client, clientId, logIn, visitor } = await setUp(server)
    const { tokens } = await logIn()
    const returnTo = 'https://app.example.com/bye'
    const url = client.getLogoutUrl({ returnTo })
    expect(url).toBe(
      `${server.tenant.baseUrl}/v2/logout?client_id=${clientId}&returnTo=${encodeURIComponent(returnTo)}`,
    )
    expect((await visitor.visit(url)).url.href).toBe(returnTo)
    await expect(logIn({ prompt: 'none' })).rejects.toMatchObject({ errorCode: 'login_required' })
    await logIn()
    const other = await client.getEndSessionUrl(tokens, {
      post_logout_redirect_uri: returnTo,
      state: 'as it was',
    })
    const page = await visitor.visit(other)
    const away = page.isAway ? page : await visitor.submit(page, { action: 'accept' })
    expect(away.url.href).toBe(`${returnTo}?state=as+it+was`)
  })
})

describe('createAuthenticationClient', () => {
  it.each(['http://acme.example.com', 'acme.example.com', ''])('refuses %j', (baseUrl) => {
    expect(() => createAuthenticationClient({ baseUrl, clientId: 'id' })).toThrow(TypeError)
  })

  it('refuses the metadata of another issuer, and requests them again', async () => {
    const { client, requests } = await setUp(server, { baseUrl: `${server.tenant.baseUrl}/other` })
    expect(requests).toEqual([])
    await expect(client.getMetadata()).rejects.toMatchObject({
      errorCode: 'invalid_response',
      message: expect.stringContaining('baseUrl'),
    })
    const { client: moved } = await setUp(server, {
      async fetch(url, init) {
        const answer = await server.fetch(url, init)
        const body = (await answer.json()) as object
        return Response.json({ ...body, issuer: 'https://evil.example.com/' })
      },
    })
    await expect(moved.beginLogIn()).rejects.toMatchObject({
      errorCode: 'invalid_response',
      message: expect.stringContaining('issuer'),
    })
  })

  it('requires a redirect URI', async () => {
    const { baseUrl } = server.tenant
    const client = createAuthenticationClient({ baseUrl, clientId: 'id' })
    await expect(client.beginLogIn()).rejects.toThrow('redirectUri')
    expect(redirectUri).toMatch(/^https:/)
  })
})
