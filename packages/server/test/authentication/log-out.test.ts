import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  type Receiver,
  receiverTrust,
  startReceiver,
  startTestServer,
  type TestServer,
  until,
} from '@latchkey/testkit'
import { createLocalJWKSet, jwtVerify } from 'jose'
import jsonwebtoken from 'jsonwebtoken'
import {
  authorizeUrl,
  createApplication,
  createUser,
  exchange,
  password,
  pkce,
} from './application.ts'

let server: TestServer
let receiver: Receiver
let userId: string
const email = 'ada@example.com'
beforeAll(async () => {
  receiver = await startReceiver()
  server = await startTestServer({ config: await receiverTrust() })
  await createApplication(server.tenant)
  userId = encodeURIComponent(await createUser(server.tenant, email))
})
afterAll(async () => {
  await server.stop()
  await receiver.kill()
})

const told = () =>
  receiver.received.map(({ text }) => new URLSearchParams(text).get('logout_token'))

async function logIn(client: Readonly<Record<string, unknown>> = {}) {
  const app = await createApplication(server.tenant, { client })
  const visitor = createVisitor(server)
  const { verifier, parameters } = pkce()
  const page = await visitor.visit(authorizeUrl(server.tenant, app, parameters))
  const away = await visitor.submit(page, { username: email, password })
  const code = away.url.searchParams.get('code') ?? ''
  const { body } = await exchange(server, app, { code, code_verifier: verifier })
  const isLoggedIn = async () => {
    const seen = await visitor.visit(authorizeUrl(server.tenant, app, { prompt: 'none' }))
    return seen.url.searchParams.has('code')
  }
  return { app, visitor, idToken: body.id_token as string, isLoggedIn }
}

describe('a log-out that a client asks for', () => {
  it('is asked of the user, ends the session and goes back', async () => {
    const { app, visitor, idToken, isLoggedIn } = await logIn()
    const back = 'https://app.example.com/bye'
    const query = new URLSearchParams({
      id_token_hint: idToken,
      post_logout_redirect_uri: back,
      state: 'so be it',
    })
    const asked = await visitor.visit(`/oidc/logout?${query}`)
    expect([asked.status, asked.text]).toEqual([200, expect.stringContaining('action')])
    expect(await isLoggedIn()).toBe(true)
    const again = await visitor.visit(`/oidc/logout?${query}`)
    const done = await visitor.submit(again, { action: 'accept' })
    expect(done.url.href).toBe(`${back}?state=so+be+it`)
    expect(await isLoggedIn()).toBe(false)
    expect(app.clientId).toMatch(/^\w{32}$/)
  })

  it('leads nowhere that is not registered', async () => {
    const { app, visitor, isLoggedIn } = await logIn()
    const evil = encodeURIComponent('https://evil.example.com/bye')
    const one = await visitor.visit(
      `/oidc/logout?client_id=${app.clientId}&post_logout_redirect_uri=${evil}`,
    )
    const two = await visitor.visit(`/v2/logout?client_id=${app.clientId}&returnTo=${evil}`)
    expect([one.status, two.status]).toEqual([400, 400])
    expect([one.isAway, two.isAway, await isLoggedIn()]).toEqual([false, false, true])
  })
})

describe('a client with a back channel', () => {
  /** Logs in at two applications of one browser, which both want to be told. */
  async function logInTwice() {
    const oidc_logout = { backchannel_logout_urls: [receiver.url] }
    const one = await logIn({ oidc_logout })
    const app = await createApplication(server.tenant, { client: { oidc_logout } })
    const { verifier, parameters } = pkce()
    const { url } = await one.visitor.visit(authorizeUrl(server.tenant, app, parameters))
    const code = url.searchParams.get('code') ?? ''
    const { body } = await exchange(server, app, { code, code_verifier: verifier })
    const sidOf = (token: string) => (jsonwebtoken.decode(token) as { sid?: string }).sid
    const shown = await server.tenant.request('GET', `/api/v2/users/${userId}/sessions?take=50`)
    expect(shown.body.sessions).toContainEqual(
      expect.objectContaining({
        clients: [{ client_id: one.app.clientId }, { client_id: app.clientId }],
      }),
    )
    const sids = new Map([
      [one.app.clientId, sidOf(one.idToken)],
      [app.clientId, sidOf(body.id_token)],
    ])
    return { ...one, sids }
  }

  const byVendor = ({ visitor, app }: Awaited<ReturnType<typeof logInTwice>>) =>
    visitor.visit(`/v2/logout?client_id=${app.clientId}`)

  const byStandard = async ({ visitor, app, idToken }: Awaited<ReturnType<typeof logInTwice>>) => {
    const query = new URLSearchParams({ client_id: app.clientId, id_token_hint: idToken })
    const page = await visitor.visit(`/oidc/logout?${query}`)
    return visitor.submit(page, { action: 'accept' })
  }

  it.each([
    ['/v2/logout', byVendor],
    ['/oidc/logout', byStandard],
  ])('is told of a log-out by %s once, and so are the others, by signed tokens', async (_, end) => {
    const before = told().length
    const person = await logInTwice()
    expect([...person.sids.values()]).toEqual([expect.any(String), expect.any(String)])
    await end(person)
    expect(await person.isLoggedIn()).toBe(false)
    await until('both are told', () => told().length === before + 2)
    const { body } = await server.tenant.request('GET', '/.well-known/jwks.json', { token: null })
    const keys = createLocalJWKSet(body)
    const seen = new Map<unknown, unknown>()
    for (const token of told().slice(before)) {
      // OpenID Connect Back-Channel Logout 1.0, sections 2.4 and 2.6
      const { payload } = await jwtVerify(token ?? '', keys, {
        issuer: `${server.tenant.baseUrl}/`,
        typ: 'logout+jwt',
        algorithms: ['RS256'],
        requiredClaims: ['iat', 'exp', 'jti', 'sub'],
      })
      expect(payload).not.toHaveProperty('nonce')
      expect(payload.events).toEqual({ 'http://schemas.openid.net/event/backchannel-logout': {} })
      seen.set(payload.aud, payload.sid)
      // What tells of a log-out opens nothing.
      const info = await server.tenant.request('GET', '/userinfo', { token: token ?? '' })
      expect(info.status).toBe(401)
    }
    expect(seen).toEqual(person.sids)
  })

  it('and nobody else is told of a log-out that is asked for many times at once', async () => {
    const person = await logInTwice()
    const before = told().length
    const address = `/v2/logout?client_id=${person.app.clientId}`
    await Promise.all(Array.from({ length: 10 }, () => person.visitor.visit(address)))
    await until('both are told', () => told().length >= before + 2)
    await until('the session is over', async () => !(await person.isLoggedIn()))
    expect(new Set(told().slice(before).map(audOf))).toEqual(new Set(person.sids.keys()))
  })
})

const audOf = (token: string | null) =>
  (jsonwebtoken.decode(token ?? '') as { aud?: string } | null)?.aud
