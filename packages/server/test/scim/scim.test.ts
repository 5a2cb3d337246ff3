import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer, type TestTenant, until } from '@latchkey/testkit'
import { makeRefreshToken, makeSession } from '../resources/signed-in.ts'
import { provisionBy, type ScimClient, scimClient } from './scim-client.ts'

let server: SharedServer
let tenant: TestTenant
let scim: ScimClient
beforeAll(async () => {
  server = await joinTestServer()
  tenant = server.tenant
  scim = await provisionBy(tenant, { name: 'Corp' })
})
afterAll(() => server.stop())

const connections = '/api/v2/connections'
const userPath = (id: string) => `/Users/${encodeURIComponent(id)}`
const list = async (query = '', client = scim) => (await client.send('GET', `/Users${query}`)).body
const filtered = (filter: string, client = scim) =>
  list(`?filter=${encodeURIComponent(filter)}`, client)
const create = async (userName: string, more: object = {}, client = scim) => {
  const answer = await client.send('POST', '/Users', { userName, externalId: userName, ...more })
  expect(answer.status).toBe(201)
  return answer.body
}
const managed = async (id: string) =>
  (await tenant.request('GET', `/api/v2/users/${encodeURIComponent(id)}`)).body
const logged = async (type: string) =>
  (await tenant.request('GET', `/api/v2/logs?q=type:${type}&sort=date:-1`)).body

describe('a SCIM configuration', () => {
  it('has the default mapping, and is read, replaced and deleted', async () => {
    const { connectionId } = await provisionBy(tenant, { name: 'Whole', strategy: 'samlp' })
    const path = `${connections}/${connectionId}/scim-configuration`
    const { body } = await tenant.request('GET', path)
    const defaults = await tenant.request('GET', `${path}/default-mapping`)
    expect(body).toMatchObject({
      tenant_name: tenant.name,
      connection_name: 'Whole',
      strategy: 'samlp',
      user_id_attribute: 'userName',
      mapping: defaults.body.mapping,
    })
    expect(body.mapping).toContainEqual({ auth0: 'email', scim: 'emails[primary eq true].value' })
    const json = { user_id_attribute: 'externalId', mapping: [{ auth0: 'name', scim: 'title' }] }
    const replaced = await tenant.request('PATCH', path, { json })
    expect(replaced.body).toMatchObject(json)
    const all = await tenant.request('GET', '/api/v2/connections-scim-configurations')
    expect(all.body.scim_configurations).toContainEqual(replaced.body)
    expect((await tenant.request('DELETE', path)).status).toBe(204)
    expect((await tenant.request('GET', path)).body).toMatchObject({ statusCode: 404 })
  })

  it.each([
    ['another strategy', 'auth0', {}, 'strategy'],
    ['a malformed path', 'ad', { user_id_attribute: 'emails[' }, 'user_id_attribute'],
    [
      'what the server writes',
      'ad',
      { mapping: [{ auth0: 'name', scim: 'id' }] },
      'mapping.0.scim',
    ],
    [
      'two for one',
      'ad',
      {
        mapping: [
          { auth0: 'name', scim: 'title' },
          { auth0: 'name', scim: 'displayName' },
        ],
      },
      'mapping.1.auth0',
    ],
  ])('refuses %s', async (name, strategy, json, place) => {
    const connection = { name: name.replaceAll(' ', '-'), strategy }
    const { body } = await tenant.request('POST', connections, { json: connection })
    const path = `${connections}/${body.id}/scim-configuration`
    const refused = await tenant.request('POST', path, { json })
    expect([refused.status, refused.body.message]).toEqual([
      400,
      expect.stringContaining(`on property ${place}.`),
    ])
  })
})

describe('a SCIM token', () => {
  const tokensOf = (client: ScimClient) =>
    `${connections}/${client.connectionId}/scim-configuration/tokens`

  it('is shown once, stored as a hash, used, and revoked', async () => {
    const client = await provisionBy(tenant, { name: 'Tokens' })
    const path = tokensOf(client)
    const { body: before } = await tenant.request('GET', path)
    expect(before).toEqual([
      {
        token_id: client.token.split('.')[0],
        scopes: ['users', 'groups'].flatMap((kind) =>
          ['get', 'post', 'put', 'patch', 'delete'].map((method) => `${method}:${kind}`),
        ),
        created_at: expect.any(String),
      },
    ])
    const { rows } = await server.database.query('select * from scim_tokens')
    expect(JSON.stringify(rows)).not.toContain(client.token.split('.')[1])
    expect((await client.send('GET', '/Users')).status).toBe(200)
    const { body: after } = await tenant.request('GET', path)
    expect(after[0].last_used_at).toEqual(expect.any(String))
    await tenant.request('POST', path, { json: { token_lifetime: 900 } })
    const third = await tenant.request('POST', path, { json: {} })
    expect([third.status, third.body.errorCode]).toEqual([409, 'scim_token_limit_reached'])
    await tenant.request('DELETE', `${path}/${before[0].token_id}`)
    expect((await client.send('GET', '/Users')).status).toBe(401)
  })

  it('ends with its lifetime, and with the configuration', async () => {
    const client = await provisionBy(tenant, { name: 'Brief', token: { token_lifetime: 900 } })
    const [id] = client.token.split('.')
    expect((await client.send('GET', '/Users')).status).toBe(200)
    await server.database.query('update scim_tokens set expires_at = now() where id = $1', [id])
    expect((await client.send('GET', '/Users')).status).toBe(401)
    await tenant.request('DELETE', `${connections}/${client.connectionId}/scim-configuration`)
    const { rows } = await server.database.query('select 1 from scim_tokens where id = $1', [id])
    expect(rows).toEqual([])
  })

  it('only accesses the users of its connection, within its scopes', async () => {
    const reader = await provisionBy(tenant, { name: 'Reader', token: { scopes: ['get:users'] } })
    expect((await reader.send('GET', '/Users')).status).toBe(200)
    const refused = await reader.send('POST', '/Users', { userName: 'x', externalId: 'x' })
    expect([refused.status, refused.body]).toEqual([
      403,
      {
        schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
        status: '403',
        detail: 'The SCIM token lacks the scope post:users.',
      },
    ])
    const elsewhere = scimClient(tenant, scim.connectionId, reader.token)
    const none = await elsewhere.send('GET', '/Users')
    expect([none.status, none.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    const wrong = scimClient(tenant, scim.connectionId, `${scim.token.slice(0, -1)}-`)
    for (const client of [wrong, scimClient(tenant, scim.connectionId, await tenant.token())]) {
      expect((await client.send('GET', '/Users')).status).toBe(401)
    }
  })

  it('has a rate limit of its own', async () => {
    const remaining = async () => {
      const { headers } = await scim.send('GET', '/ServiceProviderConfig')
      return Number(headers.get('x-ratelimit-remaining'))
    }
    const first = await remaining()
    for (const path of ['/api/v2/users', '/.well-known/jwks.json']) {
      await tenant.request('GET', path)
    }
    expect(first).toBeGreaterThan(0)
    expect(await remaining()).toBe(first - 1)
  })
})

describe('users', () => {
  it('are listed in pages, oldest first', async () => {
    const client = await provisionBy(tenant, { name: 'Pages' })
    const names = ['one', 'two', 'three', 'four', 'five']
    for (const name of names) await create(name, {}, client)
    const page = await list('?startIndex=2&count=3', client)
    expect(page).toMatchObject({ totalResults: 5, startIndex: 2, itemsPerPage: 3 })
    const userNames = page.Resources.map(({ userName }: { userName: string }) => userName)
    expect(userNames).toEqual(['two', 'three', 'four'])
    expect(await list('?count=0', client)).toMatchObject({ totalResults: 5, Resources: [] })
    expect(await list('?startIndex=-1&count=1', client)).toMatchObject({ startIndex: 1 })
    expect(await list('?filter=', client)).toMatchObject({ totalResults: 5 })
    const found = await filtered('userName co "o" and not (userName eq "two")', client)
    expect(found.totalResults).toBe(2)
  })

  it('are answered with the requested attributes', async () => {
    const { id } = await create('selected', { displayName: 'Selected', title: 'Dr' })
    const path = userPath(id)
    const some = await scim.send('GET', `${path}?attributes=displayName,name.givenName`)
    expect(some.body).toEqual({ schemas: expect.any(Array), id, displayName: 'Selected' })
    const others = await scim.send('GET', `${path}?excludedAttributes=title,meta`)
    expect(Object.keys(others.body)).not.toContain('title')
    expect(others.body.userName).toBe('selected')
    const whole = (await scim.send('GET', path)).body
    const empty = await scim.send('GET', `${path}?attributes=&excludedAttributes=`)
    expect(empty.body).toEqual(whole)
  })

  it('that only logged in are found, and cannot be created again', async () => {
    await tenant.write(async ({ accounts, connections: stored }) => {
      const connection = await stored.findByName('Corp')
      if (!connection) throw new Error('No connection')
      const profile = { email: 'jit@example.com', email_verified: true, given_name: 'Jit' }
      await accounts.create(connection, { subject: 'Corp|Jit-1', profile })
    })
    for (const filter of ['userName eq "JIT@example.com"', 'externalId eq "Jit-1"']) {
      expect((await filtered(filter)).Resources).toEqual([
        expect.objectContaining({
          id: 'ad|Corp|Jit-1',
          externalId: 'Jit-1',
          userName: 'jit@example.com',
          active: true,
          name: { givenName: 'Jit' },
          emails: [{ primary: true, value: 'jit@example.com' }],
        }),
      ])
    }
    const again = await scim.send('POST', '/Users', { userName: 'other', externalId: 'Jit-1' })
    expect([again.status, again.body.scimType]).toEqual([409, 'uniqueness'])
    const Operations = [{ op: 'add', path: 'title', value: 'Dr' }]
    const patched = await scim.send('PATCH', userPath('ad|Corp|Jit-1'), { Operations })
    expect(patched.body).toMatchObject({ title: 'Dr', userName: 'jit@example.com' })
    expect(await managed('ad|Corp|Jit-1')).toMatchObject({
      email_verified: true,
      app_metadata: { title: 'Dr', external_id: 'Jit-1' },
    })
  })

  it('are blocked and logged out everywhere when `active` is false', async () => {
    const { id } = await create('leaver')
    await makeSession(tenant, id)
    await makeRefreshToken(tenant, id)
    const count = async () => {
      const tables = ['sessions', 'refresh_tokens', 'oidc_records']
      const counts = await Promise.all(
        tables.map((table) => {
          const column = table === 'oidc_records' ? 'account_id' : 'user_id'
          return server.database.query(`select 1 from ${table} where ${column} = $1`, [id])
        }),
      )
      return counts.reduce((sum, { rows }) => sum + rows.length, 0)
    }
    expect(await count()).toBeGreaterThan(2)
    const Operations = [{ op: 'replace', path: 'active', value: false }]
    await scim.send('PATCH', userPath(id), { Operations })
    expect(await count()).toBe(0)
    expect((await managed(id)).blocked).toBe(true)
    const found = await filtered('userName eq "leaver" and active eq false')
    expect(found.totalResults).toBe(1)
  })

  it('have the changes of administrators', async () => {
    const { id } = await create('changed', { displayName: 'Before', active: true })
    const json = { name: 'After', blocked: true }
    await tenant.request('PATCH', `/api/v2/users/${encodeURIComponent(id)}`, { json })
    const { body } = await scim.send('GET', userPath(id))
    expect(body).toMatchObject({ displayName: 'After', active: false })
    const replacement = { userName: 'changed', externalId: 'changed' }
    await scim.send('PUT', userPath(id), replacement)
    expect((await managed(id)).blocked).toBe(true)
    await scim.send('PUT', userPath(id), { ...replacement, active: true })
    expect((await managed(id)).blocked).toBe(false)
  })

  it('with spaces in their identifier are administered like others', async () => {
    const { id } = await create('CN=Ann Lee,OU=Sales and\u2028Support,O=Corp')
    const path = `/api/v2/users/${encodeURIComponent(id)}`
    expect((await tenant.request('PATCH', path, { json: { blocked: true } })).status).toBe(200)
    expect((await scim.send('GET', userPath(id))).body.active).toBe(false)
    expect((await tenant.request('DELETE', path)).status).toBe(204)
    expect((await scim.send('GET', userPath(id))).status).toBe(404)
  })

  it('are changed by operations whose name is in another case', async () => {
    const { id } = await create('lower')
    const operations = [{ op: 'replace', path: 'displayName', value: 'Lower' }]
    const { status, body } = await scim.send('PATCH', userPath(id), { operations })
    expect([status, body.displayName]).toEqual([200, 'Lower'])
  })

  it('lose members that a replacement omits, metadata included', async () => {
    const { id } = await create('emptied', { title: 'Dr', name: { givenName: 'E' }, locale: 'de' })
    const expected = { schemas: [], userName: 'emptied', externalId: 'emptied', title: null }
    const { body } = await scim.send('PUT', userPath(id), expected)
    expect(Object.keys(body).sort()).toEqual([
      'active',
      'externalId',
      'id',
      'meta',
      'schemas',
      'userName',
    ])
    const user = await managed(id)
    expect(user.app_metadata).toEqual({ external_id: 'emptied' })
    expect(user.given_name).toBeUndefined()
  })

  it('have an entity tag for conditional requests', async () => {
    const { id, meta } = await create('tagged')
    const path = userPath(id)
    const unchanged = await scim.send('GET', path, undefined, { 'if-none-match': meta.version })
    expect([unchanged.status, unchanged.text]).toEqual([304, ''])
    const body = { userName: 'tagged', externalId: 'tagged', title: 'Dr' }
    const changed = await scim.send('PUT', path, body, { 'if-match': meta.version })
    expect(changed.status).toBe(200)
    for (const method of ['PUT', 'DELETE']) {
      const sent = method === 'PUT' ? body : undefined
      const refused = await scim.send(method, path, sent, { 'if-match': meta.version })
      expect(refused.status).toBe(412)
    }
    expect((await scim.send('GET', path)).body.title).toBe('Dr')
  })

  it('with a linked identity keep the other identity when it is deleted', async () => {
    const { id } = await create('linked')
    const database = { name: 'Main', strategy: 'auth0' }
    await tenant.request('POST', connections, { json: database })
    const user = await tenant.write(async ({ users, userIdentities }) => {
      const made = await users.create({ connection: 'Main', email: 'main@example.com' })
      const name = { provider: 'ad', providerUserId: 'Corp|linked' }
      await userIdentities.link(made.user_id ?? '', name)
      return made.user_id ?? ''
    })
    const Operations = [{ op: 'add', value: { displayName: 'Linked', 'name.givenName': 'L' } }]
    expect((await scim.send('PATCH', userPath(id), { Operations })).status).toBe(200)
    const { identities, name } = await managed(user)
    expect([name, identities[1].profileData.given_name]).toEqual(['main@example.com', 'L'])
    expect((await scim.send('DELETE', userPath(id))).status).toBe(204)
    expect((await managed(user)).identities).toHaveLength(1)
  })
})

describe('a refusal', () => {
  const refusals: readonly (readonly [string, string, string, object | undefined, string])[] = [
    ['a malformed filter', 'GET', '/Users?filter=userName', undefined, 'invalidFilter'],
    ['a user without a name', 'POST', '/Users', { externalId: 'x' }, 'invalidValue'],
    ['a user without an identifier', 'POST', '/Users', { userName: 'x' }, 'invalidValue'],
    ['a value of another type', 'POST', '/Users', { userName: 5 }, 'invalidValue'],
    [
      'an address that is none',
      'POST',
      '/Users',
      { userName: 'x', externalId: 'x', emails: [{ value: 'x', primary: true }] },
      'invalidValue',
    ],
    ['a list for a user', 'POST', '/Users', [], 'invalidSyntax'],
  ]
  it.each(refusals)(
    'of %s has its type, and is logged',
    async (_, method, path, body, scimType) => {
      const { status, body: refused } = await scim.send(method, path, body)
      expect([status, refused.status, refused.scimType]).toEqual([400, '400', scimType])
    },
  )

  it('is logged, and so are successes', async () => {
    await create('logged')
    await scim.send('GET', '/Users?filter=x')
    await until('both are logged', async () => (await logged('fscim')).length > 0)
    const [failed] = await logged('fscim')
    expect(failed).toMatchObject({ connection: 'Corp', strategy: 'ad' })
    const [succeeded] = await logged('sscim')
    expect(succeeded).toMatchObject({
      description: 'Create a user by SCIM',
      details: { operation: 'createScimUser', changes: [{ resource: 'user' }] },
    })
  })

  it('is the answer to another media type, and to unknown paths', async () => {
    const headers = { 'content-type': 'text/plain' }
    expect((await scim.send('POST', '/Users', {}, headers)).status).toBe(415)
    expect((await scim.send('GET', '/Users/nobody')).status).toBe(404)
    expect((await scim.send('GET', '/Schemas/urn:nothing')).status).toBe(404)
    const bulk = await server.fetch(`${tenant.baseUrl}${scim.base}/Bulk`)
    expect([bulk.status, bulk.headers.get('content-type')]).toEqual([
      404,
      'application/scim+json; charset=utf-8',
    ])
  })
})

it('describes its features, schemas and resource types', async () => {
  const config = await scim.send('GET', '/ServiceProviderConfig')
  expect(config.body).toMatchObject({ patch: { supported: true }, bulk: { supported: false } })
  const schemas = (await scim.send('GET', '/Schemas')).body.Resources
  expect(schemas.map(({ name }: { name: string }) => name)).toEqual([
    'User',
    'Group',
    'EnterpriseUser',
  ])
  for (const { id } of schemas) {
    expect((await scim.send('GET', `/Schemas/${id}`)).body.id).toBe(id)
  }
  const [user, group] = (await scim.send('GET', '/ResourceTypes')).body.Resources
  expect(user).toMatchObject({ id: 'User', endpoint: '/Users', schema: schemas[0].id })
  expect(group).toMatchObject({ id: 'Group', endpoint: '/Groups', schema: schemas[1].id })
  expect((await scim.send('GET', '/ResourceTypes/User')).body).toEqual(user)
  expect((await scim.send('GET', '/ResourceTypes/Group')).body).toEqual(group)
  expect((await scim.send('GET', '/ResourceTypes/Device')).status).toBe(404)
})

it('is subject to the network ACLs of the management API', async () => {
  const other = await server.addTenant('acl.example.com')
  const client = await provisionBy(other, { name: 'Behind' })
  const match = { ipv4_cidrs: ['127.0.0.0/8'], ipv6_cidrs: ['::/0'] }
  const rule = { action: { block: true }, match, scope: 'management' }
  const json = { active: true, description: 'Nobody', priority: 1, rule }
  expect((await other.request('POST', '/api/v2/network-acls', { json })).status).toBe(201)
  expect((await client.send('GET', '/Users')).status).toBe(403)
})
