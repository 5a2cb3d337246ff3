import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, startTestServer, type TestServer } from '@latchkey/testkit'
import { TOTP } from 'otpauth'
import {
  type Application,
  type ApplicationOptions,
  audience,
  authorizeUrl,
  createApplication,
  createUser,
  exchange,
  password,
} from './application.ts'
import { holdLock as holdLockOf, idHashOf } from './hold-lock.ts'
import { logInNewUser } from './log-in-new-user.ts'

const scope = 'openid offline_access read:books'
let server: TestServer
let movedMs = 0
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(Date.now() + movedMs) })
})
afterAll(() => server.stop())

const management = (method: string, path: string, json?: unknown) =>
  server.tenant.request(method, `/api/v2${path}`, json === undefined ? {} : { json })

const holdLock = (sql: string, values: readonly unknown[]) =>
  holdLockOf(server.database, sql, values)

const logIn = (options: ApplicationOptions = {}, attempt: object = { audience }) =>
  logInNewUser(server, options, { scope, ...attempt })

const userInfo = async (token: string) =>
  (await server.tenant.request('GET', '/userinfo', { token })).status

const refresh = async (app: Application, refresh_token: string) =>
  (await exchange(server, app, { grant_type: 'refresh_token', refresh_token })).status

describe('a clock that is set back', () => {
  it('makes no used code and no revoked token valid again', async () => {
    const { app, code, tokens } = await logIn()
    expect((await exchange(server, app, { code })).status).toBe(400)
    movedMs = -30_000
    try {
      expect((await exchange(server, app, { code })).body.error).toBe('invalid_grant')
      expect(await refresh(app, tokens.refresh_token)).toBe(400)
      expect(await userInfo(tokens.access_token)).toBe(401)
    } finally {
      movedMs = 0
    }
  })
})

describe('a log-in with the right password, before its session begins', () => {
  const newPassword = 'Another-Horse-8-Battery'
  const changes: readonly [string, (path: string, email: string) => Promise<unknown>][] = [
    ['gets a new password', (path) => management('PATCH', path, { password: newPassword })],
    [
      'is blocked for a while',
      async (path) => {
        await management('PATCH', path, { blocked: true })
        await management('PATCH', path, { blocked: false })
      },
    ],
    [
      'is deleted and created again',
      async (path, email) => {
        await management('DELETE', path)
        const user_id = decodeURIComponent(path).split('|')[1]
        const connection = 'Username-Password-Authentication'
        const made = await management('POST', '/users', { connection, email, password, user_id })
        expect(made.status).toBe(201)
      },
    ],
  ]

  it.each(changes)('is ended when the user %s', async (_, change) => {
    const email = `${randomUUID()}@example.com`
    const app = await createApplication(server.tenant)
    const userId = await createUser(server.tenant, email)
    const path = `/users/${encodeURIComponent(userId)}`
    const changing: typeof server.fetch = async (url, init) => {
      const answer = await server.fetch(url, init)
      // Of the form with the password; the browser has not followed the redirect.
      if (init?.method === 'POST' && answer.status === 303) await change(path, email)
      return answer
    }
    const visitor = createVisitor({ fetch: changing, tenant: server.tenant })
    const page = await visitor.visit(authorizeUrl(server.tenant, app))
    const after = await visitor.submit(page, { username: email, password })
    expect([after.isAway, after.status]).toEqual([false, 400])
    const silent = await visitor.visit(authorizeUrl(server.tenant, app, { prompt: 'none' }))
    expect(silent.url.searchParams.get('error')).toBe('login_required')
    expect((await management('GET', `${path}/sessions`)).body.sessions).toEqual([])
  })

  const locked: readonly [string, string][] = [
    ['is deleted', 'delete from users where user_id = $1'],
    ['gets a new password', 'update users set access_epoch = access_epoch + 1 where user_id = $1'],
  ]

  it.each(locked)('is refused if the user %s while the password is verified', async (_, sql) => {
    const { app, email, userId } = await logIn({
      client: { grant_types: ['authorization_code', 'refresh_token', 'password'] },
    })
    await management('PATCH', '/tenants/settings', {
      default_directory: 'Username-Password-Authentication',
    })
    const lock = await holdLock('select from users where user_id = $1 for update', [userId])
    const exchanged = exchange(server, app, { grant_type: 'password', username: email, password })
    await lock.waiting(1)
    await lock.query(sql, [userId])
    await lock.release()
    const { status, body } = await exchanged
    expect([status, body.error_description]).toEqual([400, 'Wrong email or password.'])
  })
})

describe('a password that is changed', () => {
  const newPassword = 'another-Horse-9-battery'
  const logInPage = async (options: ApplicationOptions = {}) => {
    const { app, email, userId } = await logIn(options)
    const visitor = createVisitor(server)
    const page = await visitor.visit(authorizeUrl(server.tenant, app, { scope }))
    const uid = page.url.pathname.split('/')[2] ?? ''
    const change = () =>
      management('PATCH', `/users/${encodeURIComponent(userId)}`, { password: newPassword })
    return { app, email, userId, visitor, page, uid, change }
  }
  const openedBy = async ({ app, userId, visitor }: Awaited<ReturnType<typeof logInPage>>) => {
    const silent = await visitor.visit(authorizeUrl(server.tenant, app, { prompt: 'none' }))
    const path = `/users/${encodeURIComponent(userId)}`
    return {
      error: silent.url.searchParams.get('error'),
      sessions: (await management('GET', `${path}/sessions`)).body.sessions,
      refreshTokens: (await management('GET', `${path}/refresh-tokens`)).body.tokens,
    }
  }
  const nothing = { error: 'login_required', sessions: [], refreshTokens: [] }
  const interaction = `select from oidc_records
    where model = 'Interaction' and id_hash = $1 for update`

  it('between the log-in and its result ends it', async () => {
    const at = await logInPage()
    const lock = await holdLock(interaction, [idHashOf(at.uid)])
    const submitted = at.visitor.submit(at.page, { username: at.email, password })
    await lock.waiting(1)
    expect((await at.change()).status).toBe(200)
    await lock.release()
    const after = await submitted
    expect([after.isAway, after.status]).toEqual([false, 400])
    expect(await openedBy(at)).toEqual(nothing)
  })

  it('between the result of the log-in and the session ends it', async () => {
    const at = await logInPage()
    let lock: Awaited<ReturnType<typeof holdLock>> | undefined
    let changed: ReturnType<typeof at.change> | undefined
    const stalling: typeof server.fetch = async (url, init) => {
      if (!new URL(String(url)).pathname.startsWith('/authorize/')) return server.fetch(url, init)
      lock = await holdLock(interaction, [idHashOf(at.uid)])
      const resumed = server.fetch(url, init)
      await lock.waiting(1)
      changed = at.change()
      await lock.waiting(2)
      await lock.release()
      return resumed
    }
    const visitor = createVisitor({ fetch: stalling, tenant: server.tenant })
    const page = await visitor.visit(authorizeUrl(server.tenant, at.app, { scope }))
    at.uid = page.url.pathname.split('/')[2] ?? ''
    const after = await visitor.submit(page, { username: at.email, password })
    expect((await changed)?.status).toBe(200)
    expect(lock).toBeDefined()
    const code = after.url.searchParams.get('code') ?? ''
    expect((await exchange(server, at.app, { code })).status).toBe(400)
    expect(await openedBy({ ...at, visitor })).toEqual(nothing)
  })

  it('before a log-in waits for its second factor ends it', async () => {
    await management('PUT', '/guardian/policies', [])
    const at = await logInPage()
    await management('PUT', '/guardian/policies', ['all-applications'])
    const lock = await holdLock(
      `insert into oidc_records (tenant_id, created_at, model, id_hash, payload)
       select tenant_id, now(), 'PendingLogin', id_hash, '{}'
         from oidc_records where model = 'Interaction' and id_hash = $1`,
      [idHashOf(at.uid)],
    )
    const submitted = at.visitor.submit(at.page, { username: at.email, password })
    await lock.waiting(1)
    expect((await at.change()).status).toBe(200)
    await lock.query(`delete from oidc_records where model = 'PendingLogin' and id_hash = $1`, [
      idHashOf(at.uid),
    ])
    await lock.release()
    const after = await submitted
    await management('PUT', '/guardian/policies', [])
    expect(after.url.pathname).toBe(`/u/${at.uid}/login`)
    expect(await openedBy(at)).toEqual(nothing)
  })

  it('before a second factor is enrolled prevents that', async () => {
    await management('PUT', '/guardian/policies', [])
    const at = await logInPage()
    await management('PUT', '/guardian/policies', ['all-applications'])
    const page = await at.visitor.submit(at.page, { username: at.email, password })
    await management('PUT', '/guardian/policies', [])
    const [, secret = ''] = /<code class="shown long">([A-Z2-7 ]+)</.exec(page.text) ?? []
    const code = new TOTP({ secret: secret.replaceAll(' ', '') }).generate()
    const lock = await holdLock('select from users where user_id = $1 for update', [at.userId])
    const submitted = at.visitor.submit(page, { code })
    await lock.waiting(1)
    const bump = 'update users set access_epoch = access_epoch + 1 where user_id = $1'
    await lock.query(bump, [at.userId])
    await lock.release()
    expect((await submitted).isAway).toBe(false)
    const path = `/users/${encodeURIComponent(at.userId)}/authentication-methods`
    expect((await management('GET', path)).body).toEqual([])
  })

  const realmGrant = 'http://auth0.com/oauth/grant-type/password-realm'

  it('ends an `mfa_token`', async () => {
    const grant_types = [realmGrant, 'authorization_code', 'refresh_token']
    const { app, email, userId } = await logIn({ client: { grant_types } })
    await management('PUT', '/guardian/policies', ['all-applications'])
    const realm = 'Username-Password-Authentication'
    const form = { grant_type: realmGrant, realm, username: email, password }
    const { body } = await exchange(server, app, form)
    await management('PUT', '/guardian/policies', [])
    expect(body.mfa_token).toEqual(expect.any(String))
    await management('PATCH', `/users/${encodeURIComponent(userId)}`, { password: newPassword })
    const json = { authenticator_types: ['otp'] }
    const token = body.mfa_token
    expect((await server.tenant.request('POST', '/mfa/associate', { token, json })).status).toBe(
      401,
    )
  })
})

describe('a user who is deleted with a connection', () => {
  it('leaves no access to a new user with the same id', async () => {
    const { email, userId, app, tokens } = await logIn()
    const query = new URLSearchParams({ email })
    const path = `/connections/${app.connectionId}/users?${query}`
    expect((await management('DELETE', path)).status).toBe(204)
    const again = await management('POST', '/users', {
      connection: 'Username-Password-Authentication',
      email,
      password,
      user_id: userId.split('|')[1],
    })
    expect([again.status, again.body.user_id]).toEqual([201, userId])
    expect(await refresh(app, tokens.refresh_token)).toBe(400)
    expect(await userInfo(tokens.access_token)).toBe(401)
  })
})

describe('an mfa_token', () => {
  it('expires after ten minutes, however often it is used to enroll', async () => {
    const grant_types = ['http://auth0.com/oauth/grant-type/password-realm']
    const { app, email } = await logIn({
      client: { grant_types: [...grant_types, 'authorization_code', 'refresh_token'] },
    })
    await management('PUT', '/guardian/policies', ['all-applications'])
    const { body } = await exchange(server, app, {
      grant_type: grant_types[0] ?? '',
      realm: 'Username-Password-Authentication',
      username: email,
      password,
    })
    const enroll = async () => {
      const json = { authenticator_types: ['otp'] }
      const token = body.mfa_token
      return (await server.tenant.request('POST', '/mfa/associate', { token, json })).status
    }
    const statuses = [await enroll()]
    for (const minutes of [6, 9, 11]) {
      movedMs = minutes * 60_000
      statuses.push(await enroll())
    }
    movedMs = 0
    await management('PUT', '/guardian/policies', [])
    expect(statuses).toEqual([200, 200, 200, 401])
  })
})
