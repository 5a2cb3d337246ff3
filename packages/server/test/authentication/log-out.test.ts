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

const logoutTokens = () =>
  receiver.received.map(({ text }) => new URLSearchParams(text).get('logout_token'))

async function logIn(client: Readonly<Record<string, unknown>> = {}, username = email) {
  const app = await createApplication(server.tenant, { client })
  const visitor = createVisitor(server)
  const { verifier, parameters } = pkce()
  const page = await visitor.visit(authorizeUrl(server.tenant, app, parameters))
  const away = await visitor.submit(page, { username, password })
  const code = away.url.searchParams.get('code') ?? ''
  const { body } = await exchange(server, app, { code, code_verifier: verifier })
  const isLoggedIn = async () => {
    const response = await visitor.visit(authorizeUrl(server.tenant, app, { prompt: 'none' }))
    return response.url.searchParams.has('code')
  }
  return { app, visitor, idToken: body.id_token as string, isLoggedIn }
}

const back = 'https://app.example.com/bye'
const endSession = (query: Readonly<Record<string, string>>) =>
  `/oidc/logout?${new URLSearchParams(query)}`

describe('a log-out that a client requests', () => {
  it('needs no confirmation with an ID token of the session, and redirects back', async () => {
    const { visitor, idToken, isLoggedIn } = await logIn()
    expect(await isLoggedIn()).toBe(true)
    const query = { id_token_hint: idToken, post_logout_redirect_uri: back, state: 'so be it' }
    const done = await visitor.visit(endSession(query))
    expect([done.isAway, done.url.href]).toEqual([true, `${back}?state=so+be+it`])
    expect(await isLoggedIn()).toBe(false)
    // A browser without a session is redirected as well, without a script.
    const again = await visitor.visit(endSession(query))
    expect([again.isAway, again.url.href]).toEqual([true, done.url.href])
    const alone = await visitor.visit('/oidc/logout')
    expect([alone.status, alone.text]).toEqual([200, expect.stringContaining('logged out')])
  })

  it('shows a page if it has no redirect URI', async () => {
    const { visitor, idToken, isLoggedIn } = await logIn()
    const done = await visitor.visit(endSession({ id_token_hint: idToken }))
    expect([done.status, done.text]).toEqual([200, expect.stringContaining('You are logged out')])
    expect(await isLoggedIn()).toBe(false)
  })

  it('needs confirmation without `id_token_hint`', async () => {
    const { app, visitor, isLoggedIn } = await logIn()
    await createUser(server.tenant, 'eve@example.com')
    const [sameUser, other] = await Promise.all([logIn(), logIn({}, 'eve@example.com')])
    const queries: Record<string, string>[] = [
      {},
      { client_id: app.clientId, post_logout_redirect_uri: back },
      { id_token_hint: sameUser.idToken, post_logout_redirect_uri: back },
      { id_token_hint: other.idToken, post_logout_redirect_uri: back },
    ]
    for (const query of queries) {
      const response = await visitor.visit(endSession(query))
      expect([response.isAway, response.status]).toEqual([false, 200])
      expect(response.text).toContain('name="action"')
      expect(await isLoggedIn()).toBe(true)
    }
    const forged = `${sameUser.idToken.slice(0, -8)}AAAAAAAA`
    const refused = await visitor.visit(endSession({ id_token_hint: forged }))
    expect([refused.status, await isLoggedIn()]).toEqual([400, true])
  })

  it('needs confirmation with the ID token of a replaced session', async () => {
    const { app, visitor, idToken } = await logIn()
    await visitor.visit('/v2/logout')
    const page = await visitor.visit(authorizeUrl(server.tenant, app, pkce().parameters))
    await visitor.submit(page, { username: email, password })
    const response = await visitor.visit(endSession({ id_token_hint: idToken }))
    expect([response.status, response.text]).toEqual([
      200,
      expect.stringContaining('name="action"'),
    ])
  })

  it('follows the choice of the user', async () => {
    const { app, visitor, isLoggedIn } = await logIn()
    const query = { client_id: app.clientId, post_logout_redirect_uri: back }
    const stays = await visitor.submit(await visitor.visit('/oidc/logout'), { action: 'deny' })
    expect([stays.status, stays.text]).toEqual([200, expect.stringContaining('still logged in')])
    expect(await isLoggedIn()).toBe(true)
    const response = await visitor.visit(endSession(query))
    const done = await visitor.submit(response, { action: 'accept' })
    expect(done.url.href).toBe(back)
    expect(await isLoggedIn()).toBe(false)
  })

  it('redirects to registered addresses only', async () => {
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

describe('a log-out by returnTo', () => {
  const app = 'com.example.app://bye/now'
  const send = async (returnTo: string) => {
    const { clientId } = await createApplication(server.tenant, {
      client: { app_type: 'native', allowed_logout_urls: [back, app] },
    })
    const query = new URLSearchParams({ client_id: clientId, returnTo })
    const { status, headers } = await server.tenant.request('GET', `/v2/logout?${query}`, {
      token: null,
    })
    return [status, headers.get('location')]
  }

  it.each([app, `${app}?who=me`, back, `${back}#top`])('redirects to %s', async (address) => {
    expect(await send(address)).toEqual([302, address])
  })

  it.each([
    [`${back}?name=例え`, `${back}?name=%E4%BE%8B%E3%81%88`],
    [`${app}?name=例え`, `${app}?name=%E4%BE%8B%E3%81%88`],
    [`${back}?text=two lines\n`, `${back}?text=two%20lines`],
  ])('redirects to %j as a header can carry it', async (address, location) => {
    expect(await send(address)).toEqual([302, location])
  })

  it.each([
    'evil.app://bye/now',
    'com.example.app://elsewhere/now',
    'com.example.app:/bye/now',
    'com.example.app://bye/later',
    'com.example.app://bye:1/now',
    'com.example.app:bye',
    'http://app.example.com/bye',
    'https://app.example.com:444/bye',
    'javascript:/bye/now',
    'https://evil@app.example.com/bye',
    'https://:evil@app.example.com/bye',
    '//bye/now',
  ])('does not redirect to %s', async (address) => {
    expect(await send(address)).toEqual([400, null])
  })
})

describe('a client with back-channel logout', () => {
  /** Logs in at two applications in one browser; both have a back-channel logout URL. */
  async function logInTwice() {
    const oidc_logout = { backchannel_logout_urls: [receiver.url] }
    const one = await logIn({ oidc_logout })
    const app = await createApplication(server.tenant, { client: { oidc_logout } })
    const { verifier, parameters } = pkce()
    const { url } = await one.visitor.visit(authorizeUrl(server.tenant, app, parameters))
    const code = url.searchParams.get('code') ?? ''
    const { body } = await exchange(server, app, { code, code_verifier: verifier })
    const sidOf = (token: string) => (jsonwebtoken.decode(token) as { sid?: string }).sid
    const listed = await server.tenant.request('GET', `/api/v2/users/${userId}/sessions?take=50`)
    expect(listed.body.sessions).toContainEqual(
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
  ])(
    'is notified of a log-out by %s once, and so are the others, with logout tokens',
    async (_, end) => {
      const before = logoutTokens().length
      const person = await logInTwice()
      expect([...person.sids.values()]).toEqual([expect.any(String), expect.any(String)])
      await end(person)
      expect(await person.isLoggedIn()).toBe(false)
      await until('both clients are notified', () => logoutTokens().length === before + 2)
      const { body } = await server.tenant.request('GET', '/.well-known/jwks.json', { token: null })
      const keys = createLocalJWKSet(body)
      const urls = new Map<unknown, unknown>()
      for (const token of logoutTokens().slice(before)) {
        // OpenID Connect Back-Channel Logout 1.0, sections 2.4 and 2.6
        const { payload } = await jwtVerify(token ?? '', keys, {
          issuer: `${server.tenant.baseUrl}/`,
          typ: 'logout+jwt',
          algorithms: ['RS256'],
          requiredClaims: ['iat', 'exp', 'jti', 'sub'],
        })
        expect(payload).not.toHaveProperty('nonce')
        expect(payload.events).toEqual({ 'http://schemas.openid.net/event/backchannel-logout': {} })
        urls.set(payload.aud, payload.sid)
        // A logout token authenticates nothing.
        const info = await server.tenant.request('GET', '/userinfo', { token: token ?? '' })
        expect(info.status).toBe(401)
      }
      expect(urls).toEqual(person.sids)
    },
  )

  it('is the only one notified of concurrent requests to log out', async () => {
    const person = await logInTwice()
    const before = logoutTokens().length
    const address = `/v2/logout?client_id=${person.app.clientId}`
    await Promise.all(Array.from({ length: 10 }, () => person.visitor.visit(address)))
    await until('both clients are notified', () => logoutTokens().length >= before + 2)
    await until('the session is over', async () => !(await person.isLoggedIn()))
    expect(new Set(logoutTokens().slice(before).map(audOf))).toEqual(new Set(person.sids.keys()))
  })
})

describe('the log of the tenant', () => {
  const entriesOf = async (clientId: string, type: string) => {
    const q = encodeURIComponent(`client_id:${clientId} AND type:oidc_backchannel_logout_${type}`)
    const { body } = await server.tenant.request('GET', `/api/v2/logs?q=${q}`)
    return body as { readonly user_id?: string; readonly description?: string }[]
  }
  const ends: [string, (person: Awaited<ReturnType<typeof logIn>>) => Promise<unknown>][] = [
    ['/v2/logout', ({ visitor, app }) => visitor.visit(`/v2/logout?client_id=${app.clientId}`)],
    ['DELETE /sessions', () => server.tenant.request('DELETE', `/api/v2/users/${userId}/sessions`)],
  ]

  it.each(ends)('has an entry for each client that %s notified', async (_, end) => {
    const person = await logIn({ oidc_logout: { backchannel_logout_urls: [receiver.url] } })
    await end(person)
    const { clientId } = person.app
    const listed = () => entriesOf(clientId, 'succeeded')
    await until('it has an entry', async () => (await listed()).length > 0)
    expect(await listed()).toEqual([
      expect.objectContaining({ user_id: decodeURIComponent(userId), client_id: clientId }),
    ])
  })

  it.each(ends)('has the reason why a client was not notified by %s', async (_, end) => {
    const oidc_logout = { backchannel_logout_urls: ['http://app.example.com/backchannel'] }
    const person = await logIn({ oidc_logout })
    await end(person)
    const listed = () => entriesOf(person.app.clientId, 'failed')
    await until('it has an entry', async () => (await listed()).length > 0)
    const description = expect.stringContaining('The URL must use https')
    expect(await listed()).toEqual([expect.objectContaining({ description })])
  })
})

describe('a client that has chosen causes', () => {
  const chooses = (selected_initiators: readonly string[]) => ({
    oidc_logout: {
      backchannel_logout_urls: [receiver.url],
      backchannel_logout_initiators: { mode: 'custom', selected_initiators },
    },
  })

  const silentIds: string[] = []

  it.each([
    ['session-revoked', 'DELETE', '/sessions', {}],
    ['password-changed', 'PATCH', '', { password: `${password}!` }],
    ['account-deactivated', 'PATCH', '', { blocked: true }],
    ['account-deleted', 'DELETE', '', {}],
  ])('is notified of %s, and not of others', async (cause, method, path, json) => {
    const username = `${cause}@example.com`
    const id = encodeURIComponent(await createUser(server.tenant, username))
    const all = ['session-revoked', 'password-changed', 'account-deactivated', 'account-deleted']
    const others = all.filter((each) => each !== cause)
    const { app, visitor } = await logIn(chooses([cause]), username)
    const silent = await createApplication(server.tenant, { client: chooses(others) })
    const each = await createApplication(server.tenant, {
      client: {
        oidc_logout: { ...chooses([]).oidc_logout, backchannel_logout_initiators: undefined },
      },
    })
    for (const further of [silent, each]) {
      const { url } = await visitor.visit(authorizeUrl(server.tenant, further, pkce().parameters))
      expect(url.searchParams.has('code')).toBe(true)
    }
    const before = logoutTokens().length
    await server.tenant.request(
      method,
      `/api/v2/users/${id}${path}`,
      method === 'PATCH' ? { json } : {},
    )
    await until('two clients are notified', () => logoutTokens().length >= before + 2)
    const told = logoutTokens().slice(before).map(audOf)
    expect(new Set(told)).toEqual(new Set([app.clientId, each.clientId]))
    silentIds.push(silent.clientId)
  })

  it('is notified of a log-out, whatever it has chosen', async () => {
    const { app, visitor } = await logIn(chooses([]))
    await visitor.visit(`/v2/logout?client_id=${app.clientId}`)
    await until('it is notified', () => logoutTokens().map(audOf).includes(app.clientId))
    // Nothing came late for those that did not choose the cause.
    const told = logoutTokens().map(audOf)
    expect(silentIds.filter((each) => told.includes(each))).toEqual([])
  })
})

const audOf = (token: string | null) =>
  (jsonwebtoken.decode(token ?? '') as { aud?: string } | null)?.aud
