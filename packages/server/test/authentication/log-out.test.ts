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
