import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer } from '@latchkey/testkit'
import jsonwebtoken from 'jsonwebtoken'
import {
  type Application,
  audience,
  createApplication,
  createUser,
  exchange,
  password,
} from './application.ts'

let server: TestServer
let app: Application
let userId: string
const email = 'ada@example.com'
const connection = 'Username-Password-Authentication'
const realmGrant = 'http://auth0.com/oauth/grant-type/password-realm'
const grantTypes = ['password', realmGrant, 'refresh_token']

beforeAll(async () => {
  const limit = { limit: 10_000, windowSeconds: 10 }
  server = await startTestServer({ config: { rateLimits: { 'authentication-token': limit } } })
  app = await createApplication(server.tenant, { client: { grant_types: grantTypes } })
  userId = await createUser(server.tenant, email)
})
afterAll(() => server.stop())

const logIn = (parameters: Readonly<Record<string, string>> = {}, of = app) =>
  exchange(server, of, {
    grant_type: realmGrant,
    realm: connection,
    username: email,
    password,
    ...parameters,
  })

describe('a password', () => {
  it('yields tokens that are introspected, refreshed and revoked like others', async () => {
    const scope = 'openid email offline_access read:books'
    const { status, body } = await logIn({ scope, audience })
    expect([status, body.token_type, body.scope]).toEqual([200, 'Bearer', scope])
    expect(jsonwebtoken.decode(body.access_token)).toMatchObject({
      sub: userId,
      aud: [audience, `${server.tenant.baseUrl}/userinfo`],
      azp: app.clientId,
      gty: 'password',
    })
    const claims = { sub: userId, email, aud: app.clientId, amr: ['pwd'] }
    expect(jsonwebtoken.decode(body.id_token)).toMatchObject(claims)
    const info = await server.tenant.request('GET', '/userinfo', { token: body.access_token })
    expect(info.body).toEqual({ sub: userId, email, email_verified: false })

    const grant_type = 'refresh_token'
    const next = await exchange(server, app, { grant_type, refresh_token: body.refresh_token })
    expect([next.status, typeof next.body.refresh_token]).toEqual([200, 'string'])
    const form = {
      client_id: app.clientId,
      client_secret: app.clientSecret,
      token: next.body.refresh_token,
    }
    const isActive = async () => {
      const answer = await server.tenant.request('POST', '/oauth/introspect', { token: null, form })
      return answer.body.active
    }
    expect(await isActive()).toBe(true)
    const reused = await exchange(server, app, { grant_type, refresh_token: body.refresh_token })
    expect([reused.status, reused.body.error]).toEqual([400, 'invalid_grant'])
    expect(await isActive()).toBe(false)
  })
})

describe('a request', () => {
  it('without an audience yields an opaque token, and without scopes all scopes', async () => {
    const { body } = await logIn({ scope: 'openid profile' })
    expect(body.access_token).toHaveLength(32)
    const info = await server.tenant.request('GET', '/userinfo', { token: body.access_token })
    expect(info.body).toMatchObject({ sub: userId, given_name: 'Ada' })
    const all = await logIn({ audience })
    expect([all.body.scope, all.body.id_token]).toEqual(['read:books write:books', undefined])
  })

  it('yields only scopes that the user has', async () => {
    const identifier = 'https://guarded.example.com/'
    const json = { identifier, name: 'Guarded', enforce_policies: true }
    const scopes = [{ value: 'read:secrets' }, { value: 'write:secrets' }]
    const created = await server.tenant.request('POST', '/api/v2/resource-servers', {
      json: { ...json, scopes, token_dialect: 'access_token_authz' },
    })
    const path = `/api/v2/users/${encodeURIComponent(userId)}/permissions`
    const permission = {
      resource_server_identifier: identifier,
      permission_name: 'read:secrets',
    }
    await server.tenant.request('POST', path, { json: { permissions: [permission] } })
    const { body } = await logIn({ audience: identifier })
    expect(body.scope).toBe('read:secrets')
    expect(jsonwebtoken.decode(body.access_token)).toMatchObject({
      scope: 'read:secrets',
      permissions: ['read:secrets'],
    })
    // Many applications request no scope of the API, and read this claim.
    const { body: none } = await logIn({ audience: identifier, scope: 'openid' })
    expect(jsonwebtoken.decode(none.access_token)).toMatchObject({
      scope: 'openid',
      permissions: ['read:secrets'],
    })
    // A client that needs a grant gets no permission beyond it.
    await server.tenant.request('PATCH', `/api/v2/resource-servers/${created.body.id}`, {
      json: { subject_type_authorization: { user: { policy: 'require_client_grant' } } },
    })
    const granted = { client_id: app.clientId, audience: identifier, subject_type: 'user' }
    await server.tenant.request('POST', '/api/v2/client-grants', {
      json: { ...granted, scope: ['write:secrets'] },
    })
    const { body: bounded } = await logIn({ audience: identifier })
    expect(jsonwebtoken.decode(bounded.access_token)).toMatchObject({ permissions: [] })
  })

  it('with the grant of RFC 6749 uses the default directory of the tenant', async () => {
    const members = { grant_type: 'password', realm: '' }
    const without = await logIn(members)
    expect([without.status, without.body.error]).toEqual([400, 'invalid_request'])
    await server.tenant.request('PATCH', '/api/v2/tenants/settings', {
      json: { default_directory: connection },
    })
    expect((await logIn(members)).status).toBe(200)
  })

  it('requires all parameters, an existing connection and an existing API', async () => {
    const answers = await Promise.all([
      logIn({ username: '' }),
      logIn({ realm: '' }),
      logIn({ realm: 'nowhere' }),
      logIn({ audience: 'https://nowhere.example.com/' }),
      logIn({ audience: '/api/v2/' }),
      logIn({ client_secret: 'wrong' }),
    ])
    expect(answers.map(({ status, body }) => [status, body.error])).toEqual([
      [400, 'invalid_request'],
      [400, 'invalid_request'],
      [400, 'invalid_grant'],
      [400, 'access_denied'],
      [400, 'access_denied'],
      [401, 'invalid_client'],
    ])
  })

  it('requires the grant type and a client of the tenant', async () => {
    const without = await createApplication(server.tenant)
    const theirs = await createApplication(server.tenant, {
      isFirstParty: false,
      client: { grant_types: grantTypes },
    })
    for (const other of [without, theirs]) {
      const { status, body } = await logIn({}, other)
      expect([status, body.error]).toEqual([400, 'unauthorized_client'])
    }
  })
})

describe('a refused log-in', () => {
  const wrong = { error: 'invalid_grant', error_description: 'Wrong email or password.' }

  it('has the same response for known and unknown users', async () => {
    const known = await logIn({ password: 'wrong' })
    const unknown = await logIn({ username: 'nobody@example.com' })
    expect([known, unknown].map(({ status, body }) => [status, body])).toEqual([
      [400, wrong],
      [400, wrong],
    ])
    const { body } = await server.tenant.request('GET', '/api/v2/logs?q=type:(fp OR fu)')
    expect(body).toHaveLength(3)
  })

  it('is blocked after ten wrong passwords, for the client address', async () => {
    const grant = { grant_types: grantTypes, is_token_endpoint_ip_header_trusted: true }
    const trusted = await createApplication(server.tenant, { client: grant })
    const from = (address: string, typed: string) =>
      server.tenant.request('POST', '/oauth/token', {
        token: null,
        headers: { 'auth0-forwarded-for': address },
        form: {
          grant_type: realmGrant,
          client_id: trusted.clientId,
          client_secret: trusted.clientSecret,
          realm: connection,
          username: email,
          password: typed,
        },
      })
    for (let at = 0; at < 10; at += 1) await from('203.0.113.7', `guess ${at}`)
    const blocked = await from('203.0.113.7', password)
    expect([blocked.status, blocked.body.error]).toEqual([429, 'too_many_attempts'])
    expect(blocked.headers.get('x-ratelimit-limit')).not.toBeNull()
    expect((await from('203.0.113.8', password)).status).toBe(200)
    // Servers that listen to IPv6 and IPv4 write every IPv4 address like this.
    expect((await from('::ffff:203.0.113.7', password)).status).toBe(429)
    expect((await from('::ffff:203.0.113.8', password)).status).toBe(200)
  })

  it('of a blocked user is only revealed with the right password', async () => {
    const blocked = 'blocked@example.com'
    const id = await createUser(server.tenant, blocked)
    const path = `/api/v2/users/${encodeURIComponent(id)}`
    await server.tenant.request('PATCH', path, { json: { blocked: true } })
    const right = await logIn({ username: blocked })
    const guess = await logIn({ username: blocked, password: 'wrong' })
    expect([right.status, right.body.error, guess.body]).toEqual([400, 'unauthorized', wrong])
  })
})

describe('a connection', () => {
  const both = { email: 'eve@example.com', username: 'eve' }
  const attributes = (of: Readonly<Record<string, boolean>>) => ({
    attributes: Object.fromEntries(
      Object.entries({ email: true, username: true, ...of }).map(([kind, active]) => [
        kind,
        { identifier: { active } },
      ]),
    ),
  })

  it.each([
    ['all kinds of identifiers', attributes({}), [200, 200]],
    ['no e-mail addresses', attributes({ email: false }), ['invalid_grant', 200]],
    ['no usernames', attributes({ username: false }), [200, 'invalid_grant']],
    [
      'no passwords',
      { ...attributes({}), authentication_methods: { password: { enabled: false } } },
      ['invalid_grant', 'invalid_grant'],
    ],
  ])('lets users log in with %s, as its options say', async (_, options, expected) => {
    const name = `db-${expected.join('-').replaceAll('_', '')}`
    const { request } = server.tenant
    const json = {
      name,
      strategy: 'auth0',
      options: attributes({}),
      enabled_clients: [app.clientId],
    }
    const { body } = await request('POST', '/api/v2/connections', { json })
    await request('POST', '/api/v2/users', { json: { ...both, password, connection: name } })
    const path = `/api/v2/connections/${body.id}`
    expect((await request('PATCH', path, { json: { options } })).status).toBe(200)
    const answers = []
    for (const username of [both.email, both.username]) {
      const answer = await logIn({ realm: name, username })
      answers.push(answer.status === 200 ? 200 : answer.body.error)
    }
    expect(answers).toEqual(expected)
  })
})

describe('a realm', () => {
  it('selects the connection that has it, unless another one has the name', async () => {
    const limits = { enabled_clients: [app.clientId] }
    const make = async (name: string, realms: readonly string[], clients: object = limits) => {
      const json = { name, strategy: 'auth0', realms, ...clients }
      expect((await server.tenant.request('POST', '/api/v2/connections', { json })).status).toBe(
        201,
      )
      const user = { connection: name, email: `${name}@example.com`.toLowerCase(), password }
      await server.tenant.request('POST', '/api/v2/users', { json: user })
    }
    await make('Staff', ['staff.example.com', 'Guests'])
    await make('Guests', ['staff.example.com'])
    await make('Others', ['others.example.com'], {})
    const at = async (realm: string, username: string) => (await logIn({ realm, username })).status
    expect(await at('staff.example.com', 'staff@example.com')).toBe(200)
    expect(await at('staff.example.com', 'guests@example.com')).toBe(400)
    expect(await at('Staff', 'staff@example.com')).toBe(200)
    expect(await at('Guests', 'staff@example.com')).toBe(400)
    expect(await at('Guests', 'guests@example.com')).toBe(200)
    expect(await at('others.example.com', 'others@example.com')).toBe(400)
    expect(await at('nowhere', 'staff@example.com')).toBe(400)
  })
})
