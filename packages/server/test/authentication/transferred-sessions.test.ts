import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, joinTestServer, type SharedServer } from '@latchkey/testkit'
import { decodeJwt } from 'jose'
import { createUser, exchange, password } from './application.ts'
import { SessionTransfers } from './session-transfers.ts'

/* A transferred session: whose it is, what it contains, and when it ends. */

let server: SharedServer
let at: SessionTransfers
let userId: string
let otherId: string
const email = 'grace@example.com'
const other = 'other@example.com'
beforeAll(async () => {
  server = await joinTestServer()
  at = await SessionTransfers.at(server)
  userId = await createUser(server.tenant, email)
  otherId = await createUser(server.tenant, other)
}, 60_000)
afterAll(() => server.stop())

const visitor = () => createVisitor(server)
const silently = { prompt: 'none' }

/** The error of a request without a page; undefined if the session serves it. */
async function errorOf(browser: ReturnType<typeof visitor>, more: object = {}) {
  const { url } = await at.open(browser, { ...silently, ...more })
  return url.searchParams.get('error') ?? undefined
}

async function sessionIdsOf(id: string): Promise<readonly string[]> {
  const { body } = await at.manage('GET', `/users/${id}/sessions`)
  return body.sessions.map((session: { id: string }) => session.id)
}

async function signedIn(username: string) {
  const browser = visitor()
  const page = await at.open(browser, {})
  const { url } = await browser.submit(page, { username, password })
  expect(url.searchParams.get('code')).toEqual(expect.any(String))
  return browser
}

/** Tokens of the app, after a log-in in the browser. */
async function byPage(username: string) {
  const browser = visitor()
  const page = await at.open(browser, { app: at.native })
  const { body } = await at.redeem(await browser.submit(page, { username, password }), at.native)
  return body
}

describe('a browser with a session', () => {
  it('keeps it, if it is of the same user', async () => {
    const browser = await signedIn(email)
    const before = await sessionIdsOf(userId)
    const { access_token: token } = await at.token(email)
    expect(await errorOf(browser, { token })).toBeUndefined()
    expect(await sessionIdsOf(userId)).toEqual(before)
  })

  it.each(['query', 'cookie'])('loses it, if it is of another user: %s', async (by) => {
    const browser = await signedIn(other)
    const [ended] = (await sessionIdsOf(otherId)).slice(-1)
    const { access_token: token } = await at.token(email)
    expect(at.isLoginPage(await at.open(browser, { token, by: by as 'query' }))).toBe(true)
    expect(await sessionIdsOf(otherId)).not.toContain(ended)
    expect(await errorOf(browser)).toBe('login_required')
  })

  it('logs in again, if the token is not valid, but not by each old cookie', async () => {
    const browser = await signedIn(other)
    expect(at.isLoginPage(await at.open(browser, { token: 'gone' }))).toBe(true)
    expect(await errorOf(browser, { token: 'gone' })).toBe('login_required')
    expect(await errorOf(browser, { token: 'gone', by: 'cookie' })).toBeUndefined()
    expect(await errorOf(browser)).toBeUndefined()
  })
})

describe('a transferred session', () => {
  it('has the time and the methods of the log-in in the app', async () => {
    const { refresh_token } = await at.logIn(email)
    const { body } = await at.exchange(refresh_token)
    const authTime = Math.floor(Date.now() / 1000) - 40 * 24 * 60 * 60
    await at.amend('payload = (payload::jsonb || $1::jsonb)::json', JSON.stringify({ authTime }))
    const browser = visitor()
    const page = await at.open(browser, { token: body.access_token, max_age: '9999999' })
    const tokens = await at.redeem(page)
    expect(decodeJwt(tokens.body.id_token)).toMatchObject({ auth_time: authTime })
    expect(await errorOf(browser)).toBeUndefined()
    expect(await errorOf(browser, { max_age: '60' })).toBe('login_required')
  })

  it('gives refresh tokens by the setting of the client, but no further transfer', async () => {
    const first = await at.token(email)
    const without = await at.redeem(await at.open(visitor(), { token: first.access_token }))
    expect(without.body).not.toHaveProperty('refresh_token')
    const client = { ...at.accepting({ allow_refresh_token: true }), ...at.grants }
    const app = await at.client({
      ...client,
      session_transfer: {
        ...client.session_transfer,
        can_create_session_transfer_token: true,
      },
    })
    const { body: next } = await at.exchange(first.refresh_token)
    const page = await at.open(visitor(), { token: next.access_token, app })
    const { body } = await at.redeem(page, app)
    const nested = await at.exchange(body.refresh_token, app)
    expect([nested.status, nested.body.error]).toEqual([400, 'access_denied'])
    expect((await at.refresh(body.refresh_token, app)).status).toBe(200)
  })

  it.each([true, false])('ends with the refresh token of the app: %s', async (cascades) => {
    const native = await at.nativeClient({ enforce_cascade_revocation: cascades })
    const settings = { allow_refresh_token: true, enforce_online_refresh_tokens: false }
    const app = await at.webClient(settings)
    const { refresh_token } = await at.logIn(email, native)
    const { body } = await at.exchange(refresh_token, native)
    const browser = visitor()
    const page = await at.open(browser, { token: body.access_token, app })
    const tokens = await at.redeem(page, app)
    const before = await sessionIdsOf(userId)
    await at.revoke(body.refresh_token, native)
    expect(await errorOf(browser, { app })).toBe(cascades ? 'login_required' : undefined)
    const after = await sessionIdsOf(userId)
    expect(before.length - after.length).toBe(cascades ? 1 : 0)
    const refreshed = await at.refresh(tokens.body.refresh_token, app)
    expect(refreshed.status).toBe(cascades ? 400 : 200)
  })

  it.each([true, false])('ends its online refresh tokens: %s', async (isOnline) => {
    const settings = { allow_refresh_token: true, enforce_online_refresh_tokens: isOnline }
    const app = await at.webClient(settings)
    const { access_token: token } = await at.token(email)
    const browser = visitor()
    const tokens = await at.redeem(await at.open(browser, { token, app }), app)
    const first = await at.refresh(tokens.body.refresh_token, app)
    expect(first.status).toBe(200)
    await browser.visit(
      `${server.tenant.baseUrl}/oidc/logout?id_token_hint=${tokens.body.id_token}`,
    )
    const second = await at.refresh(first.body.refresh_token, app)
    expect(second.status).toBe(isOnline ? 400 : 200)
  })

  it('is for the organization of the app, and for no other', async () => {
    const { body: made } = await at.manage('POST', '/organizations', { name: 'acme' })
    await at.manage('POST', `/organizations/${made.id}/members`, { members: [userId] })
    const connection = { connection_id: at.native.connectionId }
    await at.manage('POST', `/organizations/${made.id}/enabled_connections`, connection)
    const first = await at.token(email, { organization: made.id })
    const page = await at.open(visitor(), { token: first.access_token })
    expect(at.isLoginPage(page)).toBe(true)
    const { body } = await at.exchange(first.refresh_token)
    const entered = { token: body.access_token, organization: made.id }
    const tokens = await at.redeem(await at.open(visitor(), entered))
    expect(decodeJwt(tokens.body.id_token).org_id).toBe(made.id)
    const { access_token: token } = await at.token(email)
    expect(at.isLoginPage(await at.open(visitor(), { token, organization: made.id }))).toBe(true)
  })

  it('serves no client that lacks the connection of the user', async () => {
    const app = await at.webClient()
    const disabled = [{ client_id: app.clientId, status: false }]
    await at.manage('PATCH', `/connections/${app.connectionId}/clients`, disabled)
    const { access_token: token } = await at.token(email)
    const browser = visitor()
    expect((await at.open(browser, { token, app })).url.searchParams.has('code')).toBe(false)
    expect(await errorOf(browser)).toBe('login_required')
  })

  it.each(['password', 'page'])('is of the connection of the log-in in the app: %s', async (by) => {
    const staff = `staff-${by}`
    const username = `both-${by}@example.com`
    const json = { name: staff, strategy: 'auth0' }
    const { body: connection } = await at.manage('POST', '/connections', json)
    const of = { connection: staff, email: `staff-${by}@example.com`, password }
    const { body: main } = await at.manage('POST', '/users', of)
    const linked = { user_id: await createUser(server.tenant, username), provider: 'auth0' }
    await at.manage('POST', `/users/${main.user_id}/identities`, linked)
    const app = await at.webClient()
    await at.manage('PATCH', `/connections/${connection.id}/clients`, [
      { client_id: app.clientId, status: true },
    ])
    const disabled = [{ client_id: app.clientId, status: false }]
    let last = by === 'page' ? await byPage(username) : await at.logIn(username)
    const opens = async (more: object = {}) => {
      last = (await at.exchange(last.refresh_token)).body
      return (await at.open(visitor(), { token: last.access_token, app, ...more })).url
    }
    expect((await opens({ connection: staff })).searchParams.has('code')).toBe(false)
    expect((await opens()).searchParams.has('code')).toBe(true)
    await at.manage('PATCH', `/connections/${app.connectionId}/clients`, disabled)
    expect((await opens()).searchParams.has('code')).toBe(false)
  })

  it('needs the second factor that the tenant requires', async () => {
    const { refresh_token } = await at.logIn(email)
    await at.manage('PUT', '/guardian/factors/otp', { enabled: true })
    await at.manage('PUT', '/guardian/policies', ['all-applications'])
    try {
      const { body } = await at.exchange(refresh_token)
      const browser = visitor()
      const page = await at.open(browser, { token: body.access_token })
      expect(page.url.pathname).toMatch(/\/mfa|otp|enroll/)
      expect(await errorOf(browser)).toMatch(/login_required|interaction_required/)
    } finally {
      await at.manage('PUT', '/guardian/policies', [])
    }
  })
})

it('a token of a blocked user cannot be exchanged', async () => {
  const id = await createUser(server.tenant, 'gone@example.com')
  const { refresh_token } = await at.logIn('gone@example.com')
  await at.manage('PATCH', `/users/${id}`, { blocked: true })
  expect((await at.exchange(refresh_token)).body.error).toBe('invalid_grant')
  const { clientId } = at.native
  const foreign = await exchange(server, at.web, {
    grant_type: 'refresh_token',
    refresh_token: (await at.logIn(email)).refresh_token,
    audience: at.audience,
  })
  expect([clientId === at.web.clientId, foreign.body.error]).toEqual([false, 'invalid_grant'])
})
