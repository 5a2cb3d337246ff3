/** What actions change of sessions and refresh tokens: they shorten lifetimes, and set metadata. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createVisitor, startTestServer, type TestServer, type Visitor } from '@latchkey/testkit'
import jsonwebtoken from 'jsonwebtoken'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  exchange,
  password,
} from '../authentication/application.ts'
import { bindAction, bindActions, postLogin } from './bind-action.ts'

const minuteMs = 60 * 1000
const email = 'ada@example.com'
const scope = 'openid offline_access'

let server: TestServer
let app: Application
let userId: string
let movedMs = 0

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(Date.now() + movedMs) })
  app = await createApplication(server.tenant)
  userId = await createUser(server.tenant, email)
})
afterAll(() => server.stop())
beforeEach(() => bindActions(server.tenant, 'post-login', []))

const request = (method: string, path: string, json?: unknown) =>
  server.tenant.request(method, `/api/v2${path}`, json === undefined ? {} : { json })

const bind = (body: string) => bindAction(server.tenant, postLogin(body))

async function logIn(visitor: Visitor) {
  const url = authorizeUrl(server.tenant, app, { scope, audience: app.audience })
  const page = await visitor.visit(url)
  const end = page.isAway ? page : await visitor.submit(page, { username: email, password })
  const { body } = await exchange(server, app, { code: end.url.searchParams.get('code') ?? '' })
  return body
}

async function lastOf(what: 'sessions' | 'refresh-tokens') {
  const { body } = await request('GET', `/users/${encodeURIComponent(userId)}/${what}?take=100`)
  const list = what === 'sessions' ? body.sessions : body.tokens
  return list.at(-1)
}

const minutesUntil = (time: string) =>
  Math.round((new Date(time).getTime() - Date.now() - movedMs) / minuteMs)

const claim = (value: string) => `api.idToken.setCustomClaim('https://a.example/it', ${value});`
const claimIn = ({ id_token }: { readonly id_token: string }) =>
  Object(jsonwebtoken.decode(id_token))['https://a.example/it']

const silently = () => authorizeUrl(server.tenant, app, { prompt: 'none' })

describe('a session', () => {
  it('ends when the action says, and is shown so', async () => {
    await bind(`api.session.setExpiresAt(Date.now() + 3600000 + ${movedMs});
      api.session.setExpiresAt(Date.now() + 1200000 + ${movedMs})`)
    const visitor = createVisitor(server)
    await logIn(visitor)
    const session = await lastOf('sessions')
    expect(minutesUntil(session.expires_at)).toBe(20)
    expect(minutesUntil(session.idle_expires_at)).toBe(20)
    await bindActions(server.tenant, 'post-login', [])
    const before = await visitor.visit(silently())
    expect(before.url.searchParams.get('error')).toBeNull()
    movedMs += 21 * minuteMs
    const after = await visitor.visit(silently())
    expect(after.url.searchParams.get('error')).toBe('login_required')
  })

  it('ends without use after the time of the action, and lives on with use', async () => {
    await bind(`api.session.setIdleExpiresAt(Date.now() + 600000 + ${movedMs})`)
    const visitor = createVisitor(server)
    await logIn(visitor)
    expect(minutesUntil((await lastOf('sessions')).idle_expires_at)).toBe(10)
    await bindActions(server.tenant, 'post-login', [])
    for (const _ of [1, 2]) {
      movedMs += 8 * minuteMs
      const used = await visitor.visit(silently())
      expect(used.url.searchParams.get('error')).toBeNull()
    }
    movedMs += 11 * minuteMs
    const unused = await visitor.visit(silently())
    expect(unused.url.searchParams.get('error')).toBe('login_required')
  })

  it('is limited by an action of a later log-in, too', async () => {
    const visitor = createVisitor(server)
    await logIn(visitor)
    await bind(`if (event.session) api.session.setExpiresAt(Date.now() + 300000 + ${movedMs})`)
    await visitor.visit(authorizeUrl(server.tenant, app))
    expect(minutesUntil((await lastOf('sessions')).expires_at)).toBe(5)
  })

  it('never outlives the settings of the tenant', async () => {
    await bind(`api.session.setExpiresAt(8e300); api.session.setIdleExpiresAt(8e300)`)
    await logIn(createVisitor(server))
    const session = await lastOf('sessions')
    // oidc-provider counts from the time of the process, which has not moved.
    expect(minutesUntil(session.expires_at)).toBe(168 * 60 - movedMs / minuteMs)
    expect(minutesUntil(session.idle_expires_at)).toBe(72 * 60)
  })

  it('has ended where the time has passed', async () => {
    await bind('api.session.setExpiresAt(-1)')
    const visitor = createVisitor(server)
    await logIn(visitor)
    const { url } = await visitor.visit(silently())
    expect(url.searchParams.get('error')).toBe('login_required')
  })

  it('has metadata, which actions and the API change', async () => {
    await bind(`api.session.setMetadata('desk', 'front'); api.session.setMetadata('gone', 'yes');
      api.session.deleteMetadata('gone')`)
    const visitor = createVisitor(server)
    await logIn(visitor)
    const { id, session_metadata } = await lastOf('sessions')
    expect(session_metadata).toEqual({ desk: 'front' })
    await request('PATCH', `/sessions/${id}`, { session_metadata: { desk: 'front', floor: '3' } })
    await bind(`${claim('event.session')} api.session.setMetadata('desk', null)`)
    const tokens = await logIn(visitor)
    expect(claimIn(tokens)).toMatchObject({
      id,
      user_id: userId,
      created_at: expect.any(String),
      clients: [{ client_id: app.clientId }],
      metadata: { desk: 'front', floor: '3' },
    })
    expect((await lastOf('sessions')).session_metadata).toEqual({ floor: '3' })
    await bind('api.session.evictMetadata()')
    await logIn(visitor)
    expect((await lastOf('sessions')).session_metadata).toBeNull()
  })

  it.each([
    [`api.session.setExpiresAt('tomorrow')`],
    ['api.session.setIdleExpiresAt(NaN)'],
    [`api.session.setMetadata('a', 5)`],
    [`api.session.setMetadata('a'.repeat(256), '')`],
    [`for (let i = 0; i < 26; i += 1) api.session.setMetadata('m' + i, '')`],
    [`api.session.setCookieMode('long')`],
    ['api.refreshToken.setExpiresAt()'],
  ])('does not begin after %s', async (call) => {
    await bind(call)
    const visitor = createVisitor(server)
    const page = await visitor.visit(authorizeUrl(server.tenant, app))
    const { url } = await visitor.submit(page, { username: email, password })
    expect(url.searchParams.get('error')).toBe('access_denied')
  })

  it('ends with the browser where the action says so', async () => {
    await bind(`api.session.setCookieMode('non-persistent')`)
    const visitor = createVisitor(server)
    await request('PATCH', '/tenants/settings', { idle_ephemeral_session_lifetime: 2 })
    await logIn(visitor)
    expect(minutesUntil((await lastOf('sessions')).idle_expires_at)).toBe(120)
  })

  it('is revoked with its refresh tokens, or without', async () => {
    const visitor = createVisitor(server)
    const { refresh_token } = await logIn(visitor)
    const refresh = () => exchange(server, app, { grant_type: 'refresh_token', refresh_token })
    await bind(`if (event.session) api.session.revoke('No.', { preserveRefreshTokens: true })`)
    const kept = await visitor.visit(authorizeUrl(server.tenant, app))
    expect(kept.url.searchParams.get('error_description')).toBe('No.')
    expect((await refresh()).status).toBe(200)

    const other = createVisitor(server)
    const second = await logIn(other)
    await bind(`if (event.session) api.session.revoke('No.')`)
    await other.visit(authorizeUrl(server.tenant, app))
    const form = { grant_type: 'refresh_token', refresh_token: second.refresh_token }
    const { body } = await exchange(server, app, form)
    expect(body.error).toBe('invalid_grant')
  })
})

describe.each(['rotating', 'non-rotating'])('a refresh token, %s', (rotation_type) => {
  beforeAll(() =>
    request('PATCH', `/clients/${app.clientId}`, {
      refresh_token: {
        rotation_type,
        expiration_type: 'expiring',
        token_lifetime: 86_400,
        idle_token_lifetime: 43_200,
      },
    }),
  )

  const refresh = (refresh_token: string) =>
    exchange(server, app, { grant_type: 'refresh_token', refresh_token })

  it('ends when the action of the log-in says, also after exchanges', async () => {
    await bind(`if (!event.refresh_token) {
      api.refreshToken.setExpiresAt(Date.now() + 1200000 + ${movedMs});
      api.refreshToken.setIdleExpiresAt(Date.now() + 600000 + ${movedMs});
      api.refreshToken.setMetadata('device', 'till')
    }`)
    const { refresh_token } = await logIn(createVisitor(server))
    const shown = await lastOf('refresh-tokens')
    expect(minutesUntil(shown.expires_at)).toBe(20)
    expect(minutesUntil(shown.idle_expires_at)).toBe(10)
    expect(shown.refresh_token_metadata).toEqual({ device: 'till' })
    movedMs += 9 * minuteMs
    const next = await refresh(refresh_token)
    expect(next.status).toBe(200)
    expect(minutesUntil((await lastOf('refresh-tokens')).idle_expires_at)).toBe(10)
    movedMs += 12 * minuteMs
    const last = await refresh(next.body.refresh_token ?? refresh_token)
    expect(last.body.error).toBe('invalid_grant')
  })

  it('is limited by the action of an exchange, which sees it', async () => {
    const { refresh_token } = await logIn(createVisitor(server))
    await bind(`${claim('event.refresh_token')}
      api.refreshToken.setExpiresAt(Date.now() + 300000 + ${movedMs});
      api.refreshToken.setMetadata('seen', 'yes')`)
    const next = await refresh(refresh_token)
    const isRotating = rotation_type === 'rotating'
    expect(claimIn(next.body)).toMatchObject({
      client_id: app.clientId,
      user_id: userId,
      rotating: isRotating,
      metadata: {},
    })
    const shown = await lastOf('refresh-tokens')
    expect(minutesUntil(shown.expires_at)).toBe(5)
    expect(shown.refresh_token_metadata).toEqual({ seen: 'yes' })
    await bindActions(server.tenant, 'post-login', [])
    const again = await refresh(next.body.refresh_token ?? refresh_token)
    expect(again.status).toBe(200)
    expect(minutesUntil((await lastOf('refresh-tokens')).expires_at)).toBe(5)
    movedMs += 6 * minuteMs
    const last = await refresh(again.body.refresh_token ?? refresh_token)
    expect(last.body.error).toBe('invalid_grant')
  })
})
