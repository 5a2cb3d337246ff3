import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, management, type SharedServer } from '@latchkey/testkit'
import { publicPem } from '../../../test/key-pems.ts'

const path = '/api/v2/clients'

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

const create = (json: object) =>
  server.tenant.request('POST', path, { json: { name: 'App', ...json } })
const rowOf = async (clientId: string) => {
  const text = 'select * from clients where client_id = $1'
  return (await server.database.query(text, [clientId])).rows[0]
}

describe('201', () => {
  it('answers the defaults if only a name is set', async () => {
    const { status, body } = await create({ name: 'Minimal' })
    expect(status).toBe(201)
    expect(body).toEqual({
      client_id: expect.stringMatching(/^[0-9A-Za-z]{32}$/),
      tenant: server.tenant.name,
      name: 'Minimal',
      global: false,
      client_secret: expect.stringMatching(/^[0-9A-Za-z]{64}$/),
      is_first_party: true,
      oidc_conformant: false,
      callbacks: [],
      grant_types: ['authorization_code', 'implicit', 'refresh_token', 'client_credentials'],
      jwt_configuration: { alg: 'RS256', lifetime_in_seconds: 36000, secret_encoded: false },
      sso_disabled: false,
      cross_origin_authentication: false,
      cross_origin_auth: false,
      signing_keys: body.signing_keys,
      callback_url_template: false,
      custom_login_page_on: true,
      token_endpoint_auth_method: 'client_secret_post',
      is_token_endpoint_ip_header_trusted: false,
      refresh_token: {
        rotation_type: 'rotating',
        expiration_type: 'expiring',
        leeway: 0,
        token_lifetime: 2592000,
        infinite_token_lifetime: false,
        idle_token_lifetime: 1296000,
        infinite_idle_token_lifetime: false,
      },
    })
  })

  it('shows the certificates of the keys that sign tokens, the current one first', async () => {
    const { body } = await create({ cross_origin_authentication: true })
    const keys = (await server.tenant.request('GET', '/api/v2/keys/signing')).body
    const certificates = keys.map(({ cert, pkcs7 }: { cert: string; pkcs7: string }) => ({
      cert,
      pkcs7,
    }))
    const subject = expect.stringMatching(/^\/CN=[\w.-]+$/)
    expect(body.signing_keys).toEqual(certificates.map((key: object) => ({ ...key, subject })))
    expect(body.cross_origin_auth).toBe(true)
  })

  it('accepts its own answer, and ignores the members that the server generates', async () => {
    const { body } = await create({ name: 'Once', app_type: 'regular_web' })
    const { client_secret: _secret, ...answered } = body
    const again = await create({ ...answered, created_at: 'x', updated_at: 'y' })
    expect(again.status).toBe(201)
    expect(again.body).toEqual({
      ...body,
      client_id: again.body.client_id,
      client_secret: again.body.client_secret,
    })
    expect(again.body.client_id).not.toBe(body.client_id)
  })

  it.each(['native', 'spa'])('generates no secret for %s', async (app_type) => {
    const { body } = await create({ app_type })
    expect(body.token_endpoint_auth_method).toBe('none')
    expect(body.grant_types).toEqual(['authorization_code', 'implicit', 'refresh_token'])
  })

  it('prefers given members to defaults', async () => {
    const members = {
      app_type: 'spa',
      token_endpoint_auth_method: 'client_secret_basic',
      grant_types: ['refresh_token'],
      jwt_configuration: { alg: 'PS256' },
      refresh_token: { rotation_type: 'rotating', expiration_type: 'expiring' },
    }
    const { body } = await create(members)
    const { jwt_configuration, refresh_token, ...others } = members
    expect(body).toMatchObject(others)
    expect(body.jwt_configuration).toEqual({
      alg: 'PS256',
      lifetime_in_seconds: 36000,
      secret_encoded: false,
    })
    expect(body.refresh_token).toMatchObject({ ...refresh_token, infinite_token_lifetime: false })
  })

  it('keeps the members in the order of the document', async () => {
    const { components } = management as unknown as {
      components: { schemas: { Client: { properties: object } } }
    }
    const documented = Object.keys(components.schemas.Client.properties)
    const { body } = await create({ initiate_login_uri: 'https://a.example/', description: 'x' })
    const members = Object.keys(body)
    expect(members).toEqual(documented.filter((name) => members.includes(name)))
    expect(members).toContain('description')
  })

  it('stores members without effect as they were sent', async () => {
    const members = {
      addons: { samlp: { audience: 'urn:x', mappings: { a: 1 } } },
      organization_usage: 'require',
      mobile: { ios: { team_id: 'T', app_bundle_identifier: 'com.example' } },
      compliance_level: 'none',
      token_quota: { client_credentials: { enforce: true, per_day: 5 } },
      client_metadata: { __proto__x: 'a', constructor: 'b' },
      callbacks: ['https://*.example.com/cb', 'com.example.app://{org}/cb'],
    }
    const { status, body } = await create(members)
    expect(status).toBe(201)
    expect(body).toMatchObject(members)
    const read = await server.tenant.request('GET', `${path}/${body.client_id}`)
    expect(read.body).toEqual(body)
  })

  it('accepts the older name of oidc_logout', async () => {
    const logout = { backchannel_logout_urls: ['https://a.example/logout'] }
    const { body } = await create({ oidc_backchannel_logout: logout })
    expect(body.oidc_logout).toEqual(logout)
    expect(body.oidc_backchannel_logout).toEqual(logout)
  })

  it('creates credentials from the public keys in the body', async () => {
    const key = { credential_type: 'public_key', pem: publicPem, name: 'First' }
    const { status, body } = await create({
      client_authentication_methods: { private_key_jwt: { credentials: [key] } },
      signed_request_object: { required: true, credentials: [{ ...key, name: 'Second' }] },
    })
    expect(status).toBe(201)
    expect(body).not.toHaveProperty('token_endpoint_auth_method')
    const list = await server.tenant.request('GET', `${path}/${body.client_id}/credentials`)
    const [first, second] = list.body
    expect(list.body.map(({ name }: { name: string }) => name)).toEqual(['First', 'Second'])
    const { client_authentication_methods: methods, signed_request_object: signed } = body
    expect(methods).toEqual({ private_key_jwt: { credentials: [first] } })
    expect(signed).toEqual({ required: true, credentials: [second] })
    const read = await server.tenant.request('GET', `${path}/${body.client_id}`)
    expect(read.body.signed_request_object.credentials).toEqual([{ id: second.id }])
  })

  it('stores the secret hashed and sealed, and keeps it out of the log', async () => {
    const { body } = await create({})
    const row = JSON.stringify(await rowOf(body.client_id))
    expect(row).toContain('sealed_secret')
    expect(row).not.toContain(body.client_secret)
    const { rows } = await server.database.query(
      `select data from logs where data::text like '%' || $1 || '%'`,
      [body.client_id],
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(body.client_secret)
    expect(rows[0].data.details.changes[0].after.name).toBe('App')
  })
})

describe('the flag `enable_client_connections`', () => {
  const setFlag = (enable_client_connections: boolean) =>
    server.tenant.request('PATCH', '/api/v2/tenants/settings', {
      json: { flags: { enable_client_connections } },
    })
  /** The ids of the connections of a new client. */
  async function connectionsOf(json: object): Promise<readonly string[]> {
    const { body } = await create(json)
    const text = 'select connection_id as id from connection_clients where client_id = $1'
    return (await server.database.query(text, [body.client_id])).rows.map(({ id }) => id)
  }

  it('enables the connections that exist for new clients, except those of third parties', async () => {
    const connect = (name: string) =>
      server.tenant.request('POST', '/api/v2/connections', { json: { name, strategy: 'auth0' } })
    const ids = [(await connect('one')).body.id, (await connect('two')).body.id]
    expect(await connectionsOf({})).toEqual([])
    expect((await setFlag(true)).status).toBe(200)
    expect((await connectionsOf({})).toSorted()).toEqual(ids.toSorted())
    expect(await connectionsOf({ is_first_party: false })).toEqual([])
    await setFlag(false)
    expect(await connectionsOf({})).toEqual([])
  })
})

describe('400', () => {
  it.each([
    ['a name with <', { name: '<b>' }, /name/],
    ['a callback that runs', { callbacks: ['JavaScript:alert(1)'] }, /absolute-uri/],
    ['a callback that is no address', { callbacks: ['somewhere'] }, /absolute-uri/],
    ['an app_type that there is not', { app_type: 'toaster' }, /No enum match/],
    ['a secret of the caller', { client_secret: 'x'.repeat(64) }, /Additional properties/],
    [
      'a machine without authentication',
      { app_type: 'non_interactive', token_endpoint_auth_method: 'none' },
      /must authenticate/,
    ],
    ['metadata that are no text', { client_metadata: { a: 1 } }, /Expected type string/],
    [
      'two ways that exclude each other',
      {
        token_endpoint_auth_method: 'none',
        client_authentication_methods: {
          tls_client_auth: {
            credentials: [{ credential_type: 'cert_subject_dn', subject_dn: 'CN=a' }],
          },
        },
      },
      /token_endpoint_auth_method` are mutually exclusive/,
    ],
  ])('is the answer to %s', async (_, json, message) => {
    const { status, body } = await create(json)
    expect([status, body.errorCode]).toEqual([400, 'invalid_body'])
    expect(body.message).toMatch(message)
  })

  it('creates no client if a credential is invalid', async () => {
    const count = async () =>
      (await server.tenant.request('GET', `${path}?include_totals=true`)).body.total
    const before = await count()
    const credentials = [{ credential_type: 'public_key', pem: 'no key' }]
    const methods = { private_key_jwt: { credentials } }
    const { status, body } = await create({ client_authentication_methods: methods })
    expect([status, body.message]).toEqual([400, expect.stringMatching(/on property pem/)])
    expect(await count()).toBe(before)
  })
})

describe('403', () => {
  it('is answered for credentials without the scope to create them', async () => {
    const token = await server.tenant.token('create:clients')
    const json = { name: 'App', signed_request_object: { required: true } }
    const { status, body } = await server.tenant.request('POST', path, { token, json })
    expect([status, body.message, body.errorCode]).toEqual([
      403,
      'Insufficient scope, expected any of: create:client_credentials',
      'insufficient_scope',
    ])
  })
})
