import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer, type TestTenant } from '@latchkey/testkit'
import jsonwebtoken from 'jsonwebtoken'
import {
  type Application,
  audience,
  createApplication,
  createUser,
  exchange,
} from './authentication/application.ts'
import { logInNewUser } from './authentication/log-in-new-user.ts'
import { controlOf, withControls } from './controls.ts'

let server: TestServer
let app: Application
beforeAll(async () => {
  server = await startTestServer({ config: withControls })
  app = await createApplication(server.tenant)
})
afterAll(() => server.stop())
afterEach(() => control('DELETE', '/clock'))

const control = controlOf(() => server)
const tenant = 'localhost'
const connection = 'Username-Password-Authentication'

const userInfo = async (token: string) =>
  (await server.tenant.request('GET', '/userinfo', { token })).status

const emails = async (of: TestTenant = server.tenant): Promise<string[]> =>
  (await of.request('GET', '/api/v2/users?per_page=100')).body.map(
    ({ email }: { email: string }) => email,
  )

describe('users in bulk', () => {
  it('have one password, log in, and are distinct', async () => {
    const made = await control('POST', '/users', {
      tenant,
      connection,
      count: 30,
      email_domain: 'bulk.example',
      user_metadata: { theme: 'dark' },
    })
    const { users, password } = made.body
    expect(new Set(users.map(({ user_id }: { user_id: string }) => user_id)).size).toBe(30)
    const [{ user_id, email }] = users
    const path = `/api/v2/users/${encodeURIComponent(user_id)}`
    const { body } = await server.tenant.request('GET', path)
    expect(body).toMatchObject({ email, email_verified: true, user_metadata: { theme: 'dark' } })
    expect(email).toMatch(/@bulk\.example$/)
    const realm = 'http://auth0.com/oauth/grant-type/password-realm'
    const client = { grant_types: [realm, 'authorization_code'] }
    const own = await createApplication(server.tenant, { client })
    const logIn = (secret: string) =>
      exchange(server, own, {
        grant_type: realm,
        realm: connection,
        username: email,
        password: secret,
      })
    expect((await logIn(password)).status).toBe(200)
    expect((await logIn(`${password}!`)).body.error).toBe('invalid_grant')
  })

  it('are for a database connection of a tenant', async () => {
    const users = { tenant, connection, count: 1 }
    expect((await control('POST', '/users', { ...users, tenant: 'x.example' })).status).toBe(404)
    expect((await control('POST', '/users', { ...users, connection: 'email' })).status).toBe(400)
    expect((await control('POST', '/users', { ...users, count: 1001 })).status).toBe(400)
  })
})

describe('tokens in bulk', () => {
  const tokensOf = async (more: Readonly<Record<string, unknown>>) =>
    control('POST', '/tokens', { tenant, client_id: app.clientId, ...more })

  it('are those of users: they are accepted, refreshed and revoked', async () => {
    const made = await control('POST', '/users', { tenant, connection, count: 3 })
    const user_ids = made.body.users.map(({ user_id }: { user_id: string }) => user_id)
    const scope = 'openid email offline_access read:books'
    const { body } = await tokensOf({ user_ids, audience, scope })
    expect(body.tokens.map(({ user_id }: { user_id: string }) => user_id)).toEqual(user_ids)
    const [{ access_token, id_token, refresh_token }] = body.tokens
    expect(jsonwebtoken.decode(access_token)).toMatchObject({
      iss: `${server.tenant.baseUrl}/`,
      sub: user_ids[0],
      azp: app.clientId,
      aud: [audience, `${server.tenant.baseUrl}/userinfo`],
      scope: 'openid email offline_access read:books',
    })
    expect(jsonwebtoken.decode(id_token)).toMatchObject({
      aud: app.clientId,
      email: made.body.users[0].email,
    })
    expect(await userInfo(access_token)).toBe(200)
    const refreshing = { grant_type: 'refresh_token', refresh_token }
    const refreshed = await exchange(server, app, refreshing)
    expect(await userInfo(refreshed.body.access_token)).toBe(200)
    await server.tenant.request('DELETE', `/api/v2/users/${encodeURIComponent(user_ids[0])}`)
    expect(await userInfo(access_token)).toBe(401)
    expect(await userInfo(body.tokens[1].access_token)).toBe(200)
    await control('PUT', '/clock', { offset_seconds: 25 * 60 * 60 })
    expect(await userInfo(body.tokens[1].access_token)).toBe(401)
  })

  it('are those of a client, by its grant', async () => {
    const management = `${server.tenant.baseUrl}/api/v2/`
    const { clientId: client_id } = server.tenant
    const scope = 'read:clients'
    const { body } = await tokensOf({ client_id, audience: management, scope })
    const [{ access_token: token }] = body.tokens
    const status = async (path: string) =>
      (await server.tenant.request('GET', `/api/v2/${path}`, { token })).status
    expect([await status('clients'), await status('users')]).toEqual([200, 403])
  })

  it('are refused as at the token endpoint', async () => {
    const user = { user_ids: ['auth0|nobody'] }
    const refused = [
      await tokensOf({ client_id: 'unknown' }),
      await tokensOf(user),
      await tokensOf({ audience: 'https://unknown.example/' }),
      await tokensOf({ audience }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403])
    expect(refused[1]?.body.error_description).toContain('blocked, or does not exist')
  })
})

describe('a snapshot', () => {
  const snapshot = async () => (await control('POST', '/snapshots', { tenant })).body.id
  const restore = (id: string) => control('POST', `/snapshots/${id}/restore`)

  it('restores all rows of its tenant and of no other, and can be used again', async () => {
    const other = await server.addTenant('other.example')
    await createApplication(other)
    const email = 'ada@snapshot.example'
    const userId = await createUser(server.tenant, email)
    const before = await rowsOf('localhost')
    const id = await snapshot()
    for (const name of ['first', 'second']) {
      const path = `/api/v2/users/${encodeURIComponent(userId)}`
      await server.tenant.request('DELETE', path)
      await createUser(server.tenant, `${name}@snapshot.example`)
      await createUser(other, `${name}@snapshot.example`)
      await server.tenant.request('PATCH', '/api/v2/tenants/settings', {
        json: { friendly_name: name },
      })
      await server.tenant.request('PATCH', `/api/v2/clients/${app.clientId}`, { json: { name } })
      const untouched = await rowsOf('other.example')
      expect((await restore(id)).status).toBe(200)
      expect(await rowsOf('localhost')).toEqual(before)
      expect(await rowsOf('other.example')).toEqual(untouched)
    }
    expect(await emails(other)).toHaveLength(2)
    await control('DELETE', `/snapshots/${id}`)
    expect((await restore(id)).status).toBe(404)
  })

  it('is in force at once: settings, clients, rules, sessions and tokens', async () => {
    const block = (action: object) => ({
      json: {
        description: 'Block',
        active: true,
        priority: 7,
        rule: { action, match: { user_agents: ['nobody/*'] }, scope: 'tenant' },
      },
    })
    const agent = { 'user-agent': 'nobody/1' }
    const read = async () =>
      (await server.fetch(`${server.tenant.baseUrl}/api/v2/clients`, { headers: agent })).status
    const { tokens, userId } = await logInNewUser(server, {}, { scope: 'openid' })
    const id = await snapshot()
    await server.tenant.request('POST', '/api/v2/network-acls', block({ block: true }))
    expect(await read()).toBe(403)
    await server.tenant.request('DELETE', `/api/v2/users/${encodeURIComponent(userId)}`)
    await server.tenant.request('DELETE', `/api/v2/clients/${app.clientId}`)
    const later = await createApplication(server.tenant)
    expect(await userInfo(tokens.access_token)).toBe(401)
    await restore(id)
    expect(await read()).toBe(401)
    expect(await userInfo(tokens.access_token)).toBe(200)
    const wrong = await exchange(server, app, { code: 'x' })
    expect(wrong.body.error).toBe('invalid_grant')
    expect((await exchange(server, later, { code: 'x' })).body.error).toBe('invalid_client')
  })

  it('says how many rows it has, and how long it took to make and to restore', async () => {
    await control('POST', '/users', { tenant, connection, count: 300 })
    const { body: made } = await control('POST', '/snapshots', { tenant })
    expect(made.rows).toBeGreaterThan(600)
    expect(made.duration_ms).toBeGreaterThan(0)
    await control('POST', '/users', { tenant, connection, count: 20 })
    const { body: restored } = await restore(made.id)
    expect(restored).toMatchObject({ id: made.id, rows: made.rows, bytes: made.bytes })
    expect(restored.duration_ms).toBeGreaterThan(0)
  })

  it('is of a tenant that exists', async () => {
    expect((await control('POST', '/snapshots', { tenant: 'x.example' })).status).toBe(404)
    expect((await restore('sn_unknown')).status).toBe(404)
    expect((await restore('%20')).status).toBe(400)
  })
})

const writtenAtIntervals = [
  'daily_counts',
  'log_seals',
  'logs',
  'network_acl_counts',
  'rate_windows',
]

/** A hash of all rows of a tenant, by table, without those that the server writes at intervals. */
async function rowsOf(domain: string): Promise<unknown> {
  const { rows: tables } = await server.database.query(
    `
    select table_name as name from information_schema.columns
     where column_name = 'tenant_id' and table_schema = 'public'
       and table_name <> all ($1) order by 1`,
    [writtenAtIntervals],
  )
  const { rows: found } = await server.database.query(
    `select id, row_to_json(tenants)::text as own from tenants where domain = '${domain}'`,
  )
  const [{ id, own }] = found
  const counts = tables.map(
    ({ name }: { name: string }) =>
      `select '${name}' as name, count(*)::int as rows, md5(string_agg(t::text, '' order by t::text)) as hash
         from ${name} t where tenant_id = '${id}'`,
  )
  const { rows } = await server.database.query(counts.join(' union all '))
  return [own, ...rows.filter((each: { rows: number }) => each.rows > 0)]
}
