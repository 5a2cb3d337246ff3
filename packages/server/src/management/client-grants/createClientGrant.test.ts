import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'

const path = '/api/v2/client-grants'
const audience = 'https://granted.example.com/'

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
  const json = { identifier: audience, scopes: [{ value: 'a' }, { value: 'b' }] }
  await server.tenant.request('POST', '/api/v2/resource-servers', { json })
})
afterAll(() => server.stop())

const newClient = async () =>
  (await server.tenant.write(({ clients }) => clients.create({ name: 'Another' }))).clientId
const create = async (json: object) =>
  server.tenant.request('POST', path, {
    json: { client_id: await newClient(), audience, ...json },
  })

describe('201', () => {
  it('answers the members in document order, and only those that were set', async () => {
    const { status, body } = await create({ scope: ['b', 'a', 'b'] })
    expect(status).toBe(201)
    expect(Object.entries(body)).toEqual([
      ['id', expect.stringMatching(/^cgr_[1-9A-HJ-NP-Za-km-z]{16}$/)],
      ['client_id', expect.stringMatching(/^\w{32}$/)],
      ['audience', audience],
      ['scope', ['b', 'a']],
      ['subject_type', 'client'],
    ])
    const members = {
      organization_usage: 'allow',
      allow_any_organization: true,
      subject_type: 'user',
      authorization_details_types: ['payment'],
      allow_all_scopes: true,
    }
    const whole = (await create(members)).body
    expect(Object.keys(whole).slice(3)).toEqual(['scope', ...Object.keys(members)])
    expect(whole).toMatchObject({ ...members, scope: [] })
  })

  it('accepts both identifiers of the management API, and answers the absolute one', async () => {
    const absolute = `${server.tenant.baseUrl}/api/v2/`
    for (const name of ['/api/v2/', absolute]) {
      const { body } = await create({ audience: name, scope: ['read:users'] })
      expect(body.audience).toBe(absolute)
    }
    const { rows } = await server.database.query(
      `select distinct audience from client_grants where 'read:users' = any (scope)`,
    )
    expect(rows).toEqual([{ audience: '/api/v2/' }])
  })

  it('stores a scope that the API does not define, which no token contains', async () => {
    const json = { name: 'Early', grant_types: ['client_credentials'] }
    const client = (await server.tenant.request('POST', '/api/v2/clients', { json })).body
    const { status, body } = await create({ client_id: client.client_id, scope: ['a', 'c'] })
    expect([status, body.scope]).toEqual([201, ['a', 'c']])
    const { client_id, client_secret } = client
    const form = { grant_type: 'client_credentials', audience, client_id, client_secret }
    const token = await server.tenant.request('POST', '/oauth/token', { token: null, form })
    expect(token.body.scope).toBe('a')
  })

  it('may exist twice, for the client and for its users', async () => {
    const client_id = await newClient()
    expect((await create({ client_id })).status).toBe(201)
    expect((await create({ client_id, subject_type: 'user' })).status).toBe(201)
  })
})

describe('a default grant', () => {
  const defaults = { audience: 'urn:default', default_for: 'third_party_clients' }
  const post = (json: object) => server.tenant.request('POST', path, { json })
  const newApplication = async (is_first_party: boolean) => {
    const json = { name: 'By default', grant_types: ['client_credentials'], is_first_party }
    return (await server.tenant.request('POST', '/api/v2/clients', { json })).body
  }
  const scopeOf = async ({
    client_id,
    client_secret,
  }: Awaited<ReturnType<typeof newApplication>>) => {
    const form = {
      grant_type: 'client_credentials',
      audience: 'urn:default',
      client_id,
      client_secret,
    }
    const { status, body } = await server.tenant.request('POST', '/oauth/token', {
      token: null,
      form,
    })
    return status === 200 ? body.scope : status
  }

  it('applies at once to third-party clients without a grant of their own, until it ends', async () => {
    const scopes = ['a', 'b'].map((value) => ({ value }))
    const json = { identifier: 'urn:default', scopes }
    await server.tenant.request('POST', '/api/v2/resource-servers', { json })
    const [own, third, first] = [
      await newApplication(false),
      await newApplication(false),
      await newApplication(true),
    ]
    await post({ audience: 'urn:default', client_id: own.client_id, scope: ['b'] })
    const scopesOf = async () => [await scopeOf(own), await scopeOf(third), await scopeOf(first)]
    expect(await scopesOf()).toEqual(['b', 400, 400])
    const { status, body } = await post({ ...defaults, scope: ['a'] })
    expect([status, body]).toEqual([
      201,
      { id: expect.stringMatching(/^cgr_/), ...defaults, scope: ['a'], subject_type: 'client' },
    ])
    expect(await scopesOf()).toEqual(['b', 'a', 400])
    const list = `${path}?default_for=third_party_clients`
    expect((await server.tenant.request('GET', list)).body).toEqual([body])
    expect((await post(defaults)).body.errorCode).toBe('client_grant_used')
    await server.tenant.request('PATCH', `${path}/${body.id}`, { json: { scope: ['a', 'b'] } })
    expect(await scopeOf(third)).toBe('a b')
    await server.tenant.request('DELETE', `${path}/${body.id}`)
    expect(await scopesOf()).toEqual(['b', 400, 400])
  })

  it('has no client, and every other grant has one', async () => {
    for (const json of [{ ...defaults, client_id: await newClient() }, { audience }]) {
      const { status, body } = await post(json)
      expect([status, body.message]).toEqual([400, expect.stringContaining('Exactly one of')])
    }
  })
})

describe('404', () => {
  it('names the missing client or API', async () => {
    const codeOf = async (json: object) => (await create(json)).body.errorCode
    expect(await codeOf({ client_id: 'nobody' })).toBe('inexistent_client')
    expect(await codeOf({ audience: 'urn:nobody' })).toBe('inexistent_resource_server')
  })

  it('does not find a client or an API of another tenant', async () => {
    const other = await server.addTenant('grants.example.com')
    const json = { identifier: 'urn:theirs' }
    await other.request('POST', '/api/v2/resource-servers', { json })
    expect((await create({ client_id: other.clientId })).status).toBe(404)
    expect((await create({ audience: 'urn:theirs' })).status).toBe(404)
  })
})

describe('409', () => {
  it('is answered for a second grant of one type', async () => {
    const client_id = await newClient()
    await create({ client_id })
    expect((await create({ client_id, scope: ['a'] })).body).toMatchObject({
      statusCode: 409,
      errorCode: 'client_grant_used',
    })
  })
})
