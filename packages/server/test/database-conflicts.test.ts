import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, startTestServer, type TestServer, until } from '@latchkey/testkit'
import pg from 'pg'
import {
  audience,
  authorizeUrl,
  createApplication,
  createUser,
  exchange,
  password,
} from './authentication/application.ts'
import { createSoftwareKey } from './authentication/software-key.ts'

let server: TestServer
/** A session of PostgreSQL whose locks conflict with those of the server. */
let other: pg.Client
beforeAll(async () => {
  server = await startTestServer()
  await createApplication(server.tenant)
  other = new pg.Client({ connectionString: server.database.superuserUrl })
  await other.connect()
})
afterAll(async () => {
  await other.end()
  await server.stop()
})

const management = (method: string, path: string, json?: object) =>
  server.tenant.request(method, `/api/v2${path}`, json === undefined ? {} : { json })

const untilServerWaits = () =>
  until('the server waits for a lock', async () => {
    const { rowCount } = await server.database.query(
      `select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rowCount === 1
  })

describe('a grant that is deleted', () => {
  it('is locked after its refresh tokens, as in an exchange', async () => {
    const app = await createApplication(server.tenant, { isFirstParty: false })
    const username = 'grant@example.com'
    const userId = await createUser(server.tenant, username)
    const visitor = createVisitor(server)
    const scope = 'openid offline_access read:books'
    const page = await visitor.visit(authorizeUrl(server.tenant, app, { audience, scope }))
    const consent = await visitor.submit(page, { username, password })
    const { url } = await visitor.submit(consent, { action: 'accept' })
    const form = { code: url.searchParams.get('code') ?? '' }
    expect((await exchange(server, app, form)).body.refresh_token).toEqual(expect.any(String))

    await other.query('begin')
    const family = 'select from refresh_tokens where user_id = $1 for update'
    expect((await other.query(family, [userId])).rowCount).toBe(1)
    const deleted = management('DELETE', `/grants?${new URLSearchParams({ user_id: userId })}`)
    await untilServerWaits()
    const grant = `select from oidc_records
      where account_id = $1 and model in ('Grant', 'RefreshToken') for update nowait`
    expect((await other.query(grant, [userId])).rowCount).toBe(2)
    await other.query('rollback')
    expect((await deleted).status).toBe(204)
    expect((await server.database.query(family, [userId])).rowCount).toBe(0)
  })
})

describe('an email template that two requests delete', () => {
  it('is deleted by one, and unknown to the other', async () => {
    const template = 'welcome_email'
    const texts = { body: null, from: null, subject: null, syntax: 'liquid', enabled: false }
    expect((await management('POST', '/email-templates', { template, ...texts })).status).toBe(200)
    // What another server process does.
    await other.query('begin')
    await other.query('select from tenants where domain = $1 for no key update', [
      server.tenant.domain,
    ])
    expect((await other.query('delete from email_templates')).rowCount).toBe(1)
    const deleted = management('DELETE', `/email-templates/${template}`)
    await untilServerWaits()
    await other.query('commit')
    const { status, body } = await deleted
    expect([status, body?.errorCode]).toEqual([404, 'inexistent_email_template'])
  })
})

describe('what a request names, and another deletes meanwhile', () => {
  const client = {
    name: 'Short-lived',
    organization_usage: 'allow',
    initiate_login_uri: 'https://a.example.com/login',
  }
  const makeClient = async () => (await management('POST', '/clients', client)).body.client_id
  const makeConnection = async () => {
    const options = { type: 'front_channel', client_id: 'ours', issuer: 'https://idp.example.com' }
    const urls = { authorization_endpoint: options.issuer, jwks_uri: options.issuer }
    const json = { name: 'Short-lived', strategy: 'oidc', options: { ...options, ...urls } }
    return (await management('POST', '/connections', json)).body.id
  }
  const clients = 'delete from clients where client_id = $1'
  const connections = 'delete from connections where id = $1'
  const invitation = { inviter: { name: 'Ada' }, invitee: { email: 'ann@example.com' } }

  it.each([
    [
      'a client of an invitation',
      makeClient,
      clients,
      (id: string) => ['/invitations', { ...invitation, client_id: id }] as const,
      [400, 'invalid_body'],
    ],
    [
      'a client of an organization',
      makeClient,
      clients,
      (id: string) => ['/clients', { clients: [{ client_id: id }] }] as const,
      [404, 'inexistent_client'],
    ],
    [
      'a connection that is provisioned',
      makeConnection,
      connections,
      (id: string) => [`/connections/${id}/scim-configuration`, {}] as const,
      [404, 'inexistent_connection'],
    ],
  ])('is unknown: %s', async (_, make, deletion, requestOf, refused) => {
    const id = await make()
    const organization = await management('POST', '/organizations', {
      name: `of-${id}`.slice(0, 40).toLowerCase(),
    })
    await other.query('begin')
    expect((await other.query(deletion, [id])).rowCount).toBe(1)
    const [path, json] = requestOf(id)
    const place = path.startsWith('/connections') ? '' : `/organizations/${organization.body.id}`
    const answered = management('POST', place + path, json)
    await untilServerWaits()
    await other.query('commit')
    const { status, body } = await answered
    expect([status, body.errorCode]).toEqual(refused)
  })
})

describe('a code for a connection that is deleted meanwhile', () => {
  it('is not sent', async () => {
    const app = await createApplication(server.tenant)
    const { id } = (await management('POST', '/connections', { name: 'email', strategy: 'email' }))
      .body
    const enabled = [{ client_id: app.clientId, status: true }]
    await management('PATCH', `/connections/${id}/clients`, enabled)
    await other.query('begin')
    await other.query('delete from connections where id = $1', [id])
    const client = { client_id: app.clientId, client_secret: app.clientSecret }
    const sent = { connection: 'email', email: 'ann@example.com', send: 'code' }
    const json = { ...client, ...sent }
    const started = server.tenant.request('POST', '/passwordless/start', { token: null, json })
    await untilServerWaits()
    await other.query('commit')
    const { status, body } = await started
    expect([status, body.error]).toEqual([400, 'bad.connection'])
  })
})

describe('a passkey that two accounts create at the same time', () => {
  it('belongs to the first one', async () => {
    const grant_type = 'urn:okta:params:oauth:grant-type:webauthn'
    const app = await createApplication(server.tenant, { client: { grant_types: [grant_type] } })
    const options = { authentication_methods: { passkey: { enabled: true } } }
    await management('PATCH', `/connections/${app.connectionId}`, { options })
    const firstId = await createUser(server.tenant, 'first@example.com')
    const { origin } = new URL(server.tenant.baseUrl)
    const device = createSoftwareKey({ origin, attachment: 'platform', isVerified: true })
    const post = (path: string, json: object) => {
      const client = { client_id: app.clientId, client_secret: app.clientSecret }
      return server.tenant.request('POST', path, { token: null, json: { ...client, ...json } })
    }
    const user_profile = { email: 'second@example.com' }
    const realm = 'Username-Password-Authentication'
    const { auth_session, authn_params_public_key } = (
      await post('/passkey/register', { realm, user_profile })
    ).body
    const authn_response = JSON.parse(device.create(authn_params_public_key))

    await other.query('begin')
    await other.query(
      `insert into authentication_methods (tenant_id, id, user_id, type, key_id, created_at)
       select tenant_id, 'passkey|dev_first', user_id, 'passkey', $2, now()
         from users where user_id = $1`,
      [firstId, device.id],
    )
    const signedUp = post('/oauth/token', { grant_type, auth_session, authn_response })
    await untilServerWaits()
    await other.query('commit')
    const { status, body } = await signedUp
    expect([status, body.error]).toEqual([400, 'invalid_grant'])
  })
})

describe('a user whose linked account another process changes', () => {
  it('keeps the change, although the user was read before', async () => {
    const connection = 'Second'
    await management('POST', '/connections', { name: connection, strategy: 'auth0' })
    const userId = await createUser(server.tenant, 'linked@example.com')
    const account = { connection, email: 'second@example.org', password, nickname: 'Before' }
    const { user_id } = (await management('POST', '/users', account)).body
    const path = `/users/${encodeURIComponent(userId)}`
    await management('POST', `${path}/identities`, {
      provider: 'auth0',
      user_id: user_id.slice('auth0|'.length),
    })

    await other.query('begin')
    await other.query('select from users where user_id = $1 for no key update', [userId])
    const changed = management('PATCH', path, { connection, email: 'new@example.org' })
    await untilServerWaits()
    const { rowCount } = await other.query(
      `update identities set profile_data = (profile_data::jsonb || '{"nickname": "After"}')::json
        where user_id = $1 and position = 1`,
      [userId],
    )
    expect(rowCount).toBe(1)
    await other.query('commit')
    const profileData = { email: 'new@example.org', nickname: 'After' }
    expect((await changed).body.identities[1]).toMatchObject({ connection, profileData })
    expect((await management('GET', path)).body).toEqual((await changed).body)
  })
})

describe('a write that PostgreSQL aborts for a deadlock or serialization failure', () => {
  it('is retried, and takes effect once', async () => {
    const [first = '', second = ''] = [
      await createUser(server.tenant, 'one@example.com'),
      await createUser(server.tenant, 'two@example.com'),
    ].sort()
    await other.query(`begin; set local deadlock_timeout = '1min'`)
    const lock = 'select from users where user_id = $1 for update'
    await other.query(lock, [second])
    const [provider, user_id] = second.split('|')
    const path = `/users/${encodeURIComponent(first)}/identities`
    const linked = management('POST', path, { provider, user_id })
    await untilServerWaits()
    await other.query(lock, [first]) // each waits for the other now
    await other.query('commit')
    const { status, body } = await linked
    expect([status, body.length]).toEqual([201, 2])
    const { rows } = await server.database.query(
      `select type from events where data -> 'object' ->> 'user_id' = any ($1) and time >
         (select max(time) from events where type = 'user.created') order by position`,
      [[first, second]],
    )
    expect(rows.map(({ type }) => type)).toEqual(['user.deleted', 'user.updated'])
  })

  it('repeatedly is a 503, for each protocol', async () => {
    await server.database.query(`
      create sequence conflicts;
      grant usage on conflicts to public;
      create function conflict() returns trigger language plpgsql as $$
        begin
          perform nextval('conflicts');
          raise exception 'deadlock detected' using errcode = 'deadlock_detected';
        end $$;
      create trigger conflict before insert on roles for each row execute function conflict();
      create trigger conflict before insert on oidc_records for each row
        when (new.model = 'PushedAuthorizationRequest') execute function conflict()`)
    const role = await management('POST', '/roles', { name: 'Contested' })
    expect([role.status, role.body.errorCode]).toEqual([503, 'service_unavailable'])
    expect(role.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
    const { rows } = await server.database.query('select last_value from conflicts')
    expect(rows).toEqual([{ last_value: '3' }])

    const { clientId, clientSecret, redirectUri } = await createApplication(server.tenant)
    const form = {
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uri: redirectUri,
      response_type: 'code',
    }
    const pushed = await server.tenant.request('POST', '/oauth/par', { token: null, form })
    expect([pushed.status, pushed.body.error]).toEqual([503, 'temporarily_unavailable'])
    expect(pushed.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
  })
})
