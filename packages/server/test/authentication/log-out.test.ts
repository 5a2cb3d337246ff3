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
const email = 'ada@example.com'
beforeAll(async () => {
  receiver = await startReceiver()
  server = await startTestServer({ config: await receiverTrust() })
  await createApplication(server.tenant)
  await createUser(server.tenant, email)
})
afterAll(async () => {
  await server.stop()
  await receiver.kill()
})

const told = () =>
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
    const seen = await visitor.visit(authorizeUrl(server.tenant, app, { prompt: 'none' }))
    return seen.url.searchParams.has('code')
  }
  return { app, visitor, idToken: body.id_token as string, isLoggedIn }
}

const back = 'https://app.example.com/bye'
const endSession = (query: Readonly<Record<string, string>>) =>
  `/oidc/logout?${new URLSearchParams(query)}`

describe('a log-out that a client asks for', () => {
  it('is asked of nobody, given an ID token of the session, and goes back', async () => {
    const { visitor, idToken, isLoggedIn } = await logIn()
    expect(await isLoggedIn()).toBe(true)
    const query = { id_token_hint: idToken, post_logout_redirect_uri: back, state: 'so be it' }
    const done = await visitor.visit(endSession(query))
    expect([done.isAway, done.url.href]).toEqual([true, `${back}?state=so+be+it`])
    expect(await isLoggedIn()).toBe(false)
    // Whoever is logged out already goes back as well, by no script.
    const again = await visitor.visit(endSession(query))
    expect([again.isAway, again.url.href]).toEqual([true, done.url.href])
    const alone = await visitor.visit('/oidc/logout')
    expect([alone.status, alone.text]).toEqual([200, expect.stringContaining('logged out')])
  })

  it('says so where it leads to no application', async () => {
    const { visitor, idToken, isLoggedIn } = await logIn()
    const done = await visitor.visit(endSession({ id_token_hint: idToken }))
    expect([done.status, done.text]).toEqual([200, expect.stringContaining('You are logged out')])
    expect(await isLoggedIn()).toBe(false)
  })

  it('is asked of the user where nothing proves who asks', async () => {
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
      const asked = await visitor.visit(endSession(query))
      expect([asked.isAway, asked.status]).toEqual([false, 200])
      expect(asked.text).toContain('name="action"')
      expect(await isLoggedIn()).toBe(true)
    }
    const forged = `${sameUser.idToken.slice(0, -8)}AAAAAAAA`
    const refused = await visitor.visit(endSession({ id_token_hint: forged }))
    expect([refused.status, await isLoggedIn()]).toEqual([400, true])
  })

  it('of a session that another one has taken the place of is asked, too', async () => {
    const { app, visitor, idToken } = await logIn()
    await visitor.visit('/v2/logout')
    const page = await visitor.visit(authorizeUrl(server.tenant, app, pkce().parameters))
    await visitor.submit(page, { username: email, password })
    const asked = await visitor.visit(endSession({ id_token_hint: idToken }))
    expect([asked.status, asked.text]).toEqual([200, expect.stringContaining('name="action"')])
  })

  it('does what the user says', async () => {
    const { app, visitor, isLoggedIn } = await logIn()
    const query = { client_id: app.clientId, post_logout_redirect_uri: back }
    const stays = await visitor.submit(await visitor.visit('/oidc/logout'), { action: 'deny' })
    expect([stays.status, stays.text]).toEqual([200, expect.stringContaining('still logged in')])
    expect(await isLoggedIn()).toBe(true)
    const asked = await visitor.visit(endSession(query))
    const done = await visitor.submit(asked, { action: 'accept' })
    expect(done.url.href).toBe(back)
    expect(await isLoggedIn()).toBe(false)
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
  it('is told of a log-out by a signed token', async () => {
    const oidc_logout = { backchannel_logout_urls: [receiver.url] }
    const { app, visitor, idToken } = await logIn({ oidc_logout })
    const { sid } = jsonwebtoken.decode(idToken) as { sid?: string }
    await visitor.visit(`/v2/logout?client_id=${app.clientId}`)
    await until('the client is told', () => told().length > 0)
    const claims = jsonwebtoken.decode(told()[0] ?? '') as Record<string, unknown>
    expect(claims).toMatchObject({
      aud: app.clientId,
      events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
      ...(sid !== undefined && { sid }),
    })
  })
})
