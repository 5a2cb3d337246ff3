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
let receiver: Receiver
let app: Application
let movedMs = 0
const hourMs = 60 * 60 * 1000
beforeAll(async () => {
  receiver = await startReceiver()
  server = await startTestServer({
    config: await receiverTrust(),
    now: () => new Date(Date.now() + movedMs),
  })
  const oidc_logout = { backchannel_logout_urls: [receiver.url] }
  app = await createApplication(server.tenant, { client: { oidc_logout } })
})
afterAll(async () => {
  await server.stop()
  await receiver.kill()
})

let people = 0
const api = (method: string, path: string, json?: unknown) =>
  server.tenant.request(method, `/api/v2${path}`, json === undefined ? {} : { json })

/** A new user who is logged in at the application, with a refresh token. */
async function logIn(known?: { readonly userId: string; readonly email: string }) {
  people += 1
  const email = known?.email ?? `person-${people}@example.com`
  const userId = known?.userId ?? (await createUser(server.tenant, email))
  const visitor = createVisitor(server)
  const { verifier, parameters } = pkce()
  const scope = 'openid offline_access read:books'
  const request = authorizeUrl(server.tenant, app, { ...parameters, scope, audience })
  const away = await visitor.submit(await visitor.visit(request), { username: email, password })
  const code = away.url.searchParams.get('code') ?? ''
  const { body } = await exchange(server, app, { code, code_verifier: verifier })
  const isLoggedIn = async () => {
    const response = await visitor.visit(authorizeUrl(server.tenant, app, { prompt: 'none' }))
    return response.url.searchParams.has('code')
  }
  const path = `/users/${encodeURIComponent(userId)}`
  return {
    userId,
    email,
    path,
    visitor,
    isLoggedIn,
    refreshToken: body.refresh_token as string,
    sid: (jsonwebtoken.decode(body.id_token) as { sid?: string }).sid,
    session: async () => (await api('GET', `${path}/sessions`)).body.sessions[0],
    token: async () => (await api('GET', `${path}/refresh-tokens`)).body.tokens[0],
  }
}

const refresh = async (token: string) => {
  const { status, body } = await exchange(server, app, {
    grant_type: 'refresh_token',
    refresh_token: token,
  })
  return { status, error: body.error, next: body.refresh_token as string }
}

const logoutTokens = () =>
  receiver.received.map(({ text }) =>
    jsonwebtoken.decode(new URLSearchParams(text).get('logout_token') ?? ''),
  )

describe('a session', () => {
  it('is listed with its device, and keeps its id when it is used', async () => {
    const { userId, path, session, isLoggedIn } = await logIn()
    const listed = await session()
    const after = (hours: number) =>
      new Date(Date.parse(listed.authenticated_at) + hours * hourMs).toISOString()
    expect(listed).toEqual({
      id: expect.stringMatching(/^[\w-]{43}$/),
      user_id: userId,
      created_at: expect.any(String),
      updated_at: expect.any(String),
      authenticated_at: expect.any(String),
      idle_expires_at: expect.any(String),
      expires_at: after(168),
      last_interacted_at: expect.any(String),
      device: expect.objectContaining({ initial_ip: '127.0.0.1', last_ip: '127.0.0.1' }),
      clients: [{ client_id: app.clientId }],
      authentication: { methods: [{ name: 'pwd', timestamp: listed.authenticated_at }] },
      session_metadata: null,
    })
    const idleMs = Date.parse(listed.idle_expires_at) - Date.parse(listed.last_interacted_at)
    expect(Math.abs(idleMs - 72 * hourMs)).toBeLessThan(1_000)
    expect(await isLoggedIn()).toBe(true)
    const { body } = await api('GET', `${path}/sessions?take=10`)
    expect(body.sessions).toHaveLength(1)
    expect(body.sessions[0]).toMatchObject({ id: listed.id, created_at: listed.created_at })
    expect((await api('GET', `/sessions/${listed.id}`)).body).toEqual(body.sessions[0])
  })

  it('of a user whose connection was deleted prompts for log-in', async () => {
    const connection = 'short-lived'
    const enabled_clients = [app.clientId]
    const made = await api('POST', '/connections', {
      name: connection,
      strategy: 'auth0',
      enabled_clients,
    })
    const email = 'guest@example.com'
    const { body: user } = await api('POST', '/users', { connection, email, password })
    const visitor = createVisitor(server)
    const page = await visitor.visit(authorizeUrl(server.tenant, app, { connection }))
    const away = await visitor.submit(page, { username: email, password })
    expect(away.url.searchParams.has('code')).toBe(true)
    await api('DELETE', `/connections/${made.body.id}`)
    await until('the user is gone', async () => {
      const { status } = await api('GET', `/users/${encodeURIComponent(user.user_id)}`)
      return status === 404
    })
    const silent = await visitor.visit(authorizeUrl(server.tenant, app, { prompt: 'none' }))
    expect(silent.url.searchParams.get('error')).toBe('login_required')
    const response = await visitor.visit(authorizeUrl(server.tenant, app))
    expect([response.status, response.url.pathname]).toEqual([
      200,
      expect.stringMatching(/\/login$/),
    ])
  })

  it('keeps metadata over the next log-in in the same browser', async () => {
    const { email, visitor, session } = await logIn()
    const { id } = await session()
    const changed = await api('PATCH', `/sessions/${id}`, { session_metadata: { desk: '7' } })
    expect([changed.status, changed.body.session_metadata]).toEqual([200, { desk: '7' }])
    const before = visitor.cookies.get('__Host-session /')?.value
    const page = await visitor.visit(authorizeUrl(server.tenant, app, { prompt: 'login' }))
    const away = await visitor.submit(page, { username: email, password })
    expect(away.url.searchParams.has('code')).toBe(true)
    expect(visitor.cookies.get('__Host-session /')?.value).not.toBe(before)
    expect(await session()).toMatchObject({ id, session_metadata: { desk: '7' } })
    const taken = await api('PATCH', `/sessions/${id}`, { session_metadata: {} })
    expect(taken.body.session_metadata).toBeNull()
  })

  it('that is deleted prompts for log-in, notifies the clients, and keeps refresh tokens', async () => {
    const { session, isLoggedIn, sid, refreshToken } = await logIn()
    const { id } = await session()
    const countBefore = logoutTokens().length
    expect((await api('DELETE', `/sessions/${id}`)).status).toBe(202)
    expect(await isLoggedIn()).toBe(false)
    expect((await api('GET', `/sessions/${id}`)).status).toBe(404)
    await until('the client is notified', () => logoutTokens().length > countBefore)
    expect(logoutTokens().at(-1)).toMatchObject({
      aud: app.clientId,
      ...(sid !== undefined && { sid }),
    })
    expect((await refresh(refreshToken)).status).toBe(200)
  })

  it('that is revoked also revokes its refresh tokens', async () => {
    const { session, isLoggedIn, refreshToken, token } = await logIn()
    const { id } = await session()
    expect(await token()).toMatchObject({ session_id: id })
    expect((await api('POST', `/sessions/${id}/revoke`)).status).toBe(202)
    expect([await isLoggedIn(), await token()]).toEqual([false, undefined])
    expect(await refresh(refreshToken)).toMatchObject({ status: 400, error: 'invalid_grant' })
    expect((await api('POST', `/sessions/${id}/revoke`)).status).toBe(404)
  })

  it('expires after the idle lifetime of the tenant', async () => {
    const { userId, isLoggedIn } = await logIn()
    const other = await logIn()
    const listed = async () => {
      const page = await server.tenant.store.sessions.listOfUser(userId, {})
      return page.items[0]
    }
    try {
      movedMs = 71 * hourMs
      expect(await isLoggedIn()).toBe(true)
      movedMs = 142 * hourMs
      expect([await isLoggedIn(), await other.isLoggedIn()]).toEqual([true, false])
      const session = await listed()
      expect(session?.idle_expires_at).toBe(session?.expires_at)
      movedMs = 169 * hourMs // 27 hours after the last use, but a week after the log-in
      expect([await isLoggedIn(), await listed()]).toEqual([false, undefined])
    } finally {
      movedMs = 0
    }
  })

  it('expires earlier as soon as the tenant shortens the lifetime', async () => {
    const { isLoggedIn } = await logIn()
    try {
      await api('PATCH', '/tenants/settings', { session_lifetime: 1, idle_session_lifetime: 1 })
      expect(await isLoggedIn()).toBe(true)
      movedMs = 0.9 * hourMs
      expect(await isLoggedIn()).toBe(true)
      movedMs = 1.1 * hourMs
      expect(await isLoggedIn()).toBe(false)
    } finally {
      movedMs = 0
      await api('PATCH', '/tenants/settings', { session_lifetime: 168, idle_session_lifetime: 72 })
    }
  })
})

describe('all sessions and tokens of a user end', () => {
  const isOver = async (person: Awaited<ReturnType<typeof logIn>>) => {
    const { status } = await refresh(person.refreshToken)
    return [await person.isLoggedIn(), status]
  }

  it('in every browser, by one request', async () => {
    const one = await logIn()
    const other = await logIn(one)
    const bystander = await logIn()
    expect((await api('DELETE', `${one.path}/sessions`)).status).toBe(202)
    expect([await one.isLoggedIn(), await other.isLoggedIn()]).toEqual([false, false])
    expect((await api('DELETE', `${one.path}/refresh-tokens`)).status).toBe(202)
    expect([await isOver(one), await isOver(other)]).toEqual([
      [false, 400],
      [false, 400],
    ])
    expect(await isOver(bystander)).toEqual([true, 200])
    const nobody = '/users/auth0%7C6560cd0f6caaac5b4692f499'
    for (const what of ['sessions', 'refresh-tokens']) {
      expect((await api('GET', `${nobody}/${what}`)).status).toBe(404)
      expect((await api('DELETE', `${nobody}/${what}`)).status).toBe(404)
    }
  })

  it('when access is revoked, of one session or of all', async () => {
    const one = await logIn()
    const other = await logIn(one)
    const ids = (await api('GET', `${one.path}/sessions`)).body.sessions as { id: string }[]
    const session_id = ids[0]?.id
    const otherUser = await logIn()
    await api('POST', `${otherUser.path}/revoke-access`, { session_id })
    expect(await one.isLoggedIn()).toBe(true)
    const keeping = { session_id, preserve_refresh_tokens: true }
    expect((await api('POST', `${one.path}/revoke-access`, keeping)).status).toBe(202)
    expect(await isOver(one)).toEqual([false, 200])
    expect(await other.isLoggedIn()).toBe(true)
    expect((await api('POST', `${one.path}/revoke-access`, {})).status).toBe(202)
    expect(await isOver(other)).toEqual([false, 400])
  })

  it.each([
    ['is blocked', { blocked: true }],
    ['gets a new password', { password: 'Another-Horse-8-Battery' }],
  ])('when the user %s', async (_, change) => {
    const person = await logIn()
    const countBefore = logoutTokens().length
    expect((await api('PATCH', person.path, change)).status).toBe(200)
    if ('blocked' in change) await api('PATCH', person.path, { blocked: false })
    expect(await isOver(person)).toEqual([false, 400])
    expect([await person.session(), await person.token()]).toEqual([undefined, undefined])
    await until('the client is notified', () => logoutTokens().length > countBefore)
  })

  it.each([
    ['by id', ({ path }: Awaited<ReturnType<typeof logIn>>) => path],
    [
      'from a connection',
      ({ email }: Awaited<ReturnType<typeof logIn>>) =>
        `/connections/${app.connectionId}/users?email=${email}`,
    ],
  ])('when the user is deleted %s', async (_, addressOf) => {
    const person = await logIn()
    expect((await api('DELETE', addressOf(person))).status).toBe(204)
    expect(await isOver(person)).toEqual([false, 400])
    const { rows } = await server.database.query(
      `select id from sessions where user_id = '${person.userId}'
        union all select id from refresh_tokens where user_id = '${person.userId}'`,
    )
    expect(rows).toEqual([])
  })
})
