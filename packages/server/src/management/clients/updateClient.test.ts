import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'
import { publicPem } from '../../../test/key-pems.ts'

const path = '/api/v2/clients'

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

const create = async (json: object = {}) =>
  (await server.tenant.request('POST', path, { json: { name: 'App', ...json } })).body
const update = async (id: string, json: object, ...scopes: readonly string[]) => {
  const token = await server.tenant.token(...scopes)
  return server.tenant.request('PATCH', `${path}/${id}`, { token, json })
}

describe('200', () => {
  it('changes the given members and keeps the others', async () => {
    const made = await create({ description: 'Before', callbacks: ['https://a.example/'] })
    const patch = { name: 'Renamed', callbacks: ['https://b.example/'], app_type: 'spa' }
    const { body } = await update(made.client_id, patch)
    expect(body).toEqual({ ...made, ...patch })
    expect(Object.keys(body)).toEqual(expect.arrayContaining(Object.keys(made)))
    expect((await update(made.client_id, {})).body).toEqual(body)
    expect((await update(made.client_id, body)).body).toEqual(body)
  })

  it('merges metadata by name, and removes those that are null', async () => {
    const { client_id } = await create({ client_metadata: { a: '1', b: '2' } })
    const { body } = await update(client_id, { client_metadata: { b: null, c: '3' } })
    expect(body.client_metadata).toEqual({ a: '1', c: '3' })
  })

  it('merges mobile and session_transfer by name', async () => {
    const ios = { team_id: 'T', app_bundle_identifier: 'com.example' }
    const android = { app_package_name: 'com.example', sha256_cert_fingerprints: ['AA:BB'] }
    const before = { mobile: { ios }, session_transfer: { allow_refresh_token: true } }
    const { client_id } = await create(before)
    const delegation = { allow_delegated_access: true, enforce_device_binding: 'asn' }
    const { body } = await update(client_id, {
      mobile: { android },
      session_transfer: { delegation },
    })
    expect(body.mobile).toEqual({ ios, android })
    const transfer = {
      can_create_session_transfer_token: false,
      allowed_authentication_methods: [],
      enforce_device_binding: 'ip',
      allow_refresh_token: true,
      enforce_online_refresh_tokens: true,
      enforce_cascade_revocation: true,
    }
    expect(body.session_transfer).toEqual({ ...transfer, delegation })
    const without = await update(client_id, { session_transfer: { delegation: null } })
    expect(without.body.session_transfer).toEqual(transfer)
  })

  it('merges signed_request_object, so that its credentials stay', async () => {
    const credentials = [{ credential_type: 'public_key', pem: publicPem }]
    const { client_id, signed_request_object: made } = await create({
      signed_request_object: { required: false, credentials },
    })
    const { body } = await update(client_id, { signed_request_object: { required: true } })
    const references = [{ id: made.credentials[0].id }]
    expect(body.signed_request_object).toEqual({ required: true, credentials: references })
  })

  it.each([
    ['addons', { wsfed: {} }],
    ['mobile', { ios: { team_id: 'T', app_bundle_identifier: 'com.example' } }],
    ['oidc_logout', { backchannel_logout_urls: ['https://a.example/'] }],
    ['signed_request_object', { required: true }],
    ['client_metadata', { a: '1' }],
    ['token_vault_privileged_access', { credentials: [] }],
    ['description', 'Before'],
    ['logo_uri', 'https://a.example/logo.png'],
    ['initiate_login_uri', 'https://a.example/login'],
  ])('removes %s that is null', async (name, value) => {
    const made = await create({ [name]: value })
    expect(made[name]).toEqual(value)
    const { body } = await update(made.client_id, { [name]: null })
    const { [name]: _removed, oidc_backchannel_logout: _older, ...others } = made
    expect(body).toEqual(others)
  })

  it('restores the defaults of jwt_configuration and callbacks when they are null', async () => {
    const { client_id } = await create({
      callbacks: ['https://a.example/'],
      jwt_configuration: { lifetime_in_seconds: 60 },
    })
    const { body } = await update(client_id, { callbacks: null, jwt_configuration: null })
    expect(body.callbacks).toEqual([])
    expect(body.jwt_configuration.lifetime_in_seconds).toBe(36_000)
  })

  it('removes oidc_logout by its older name, and accepts an empty initiate_login_uri', async () => {
    const { client_id } = await create({
      oidc_logout: { backchannel_logout_urls: ['https://a.example/'] },
    })
    const patch = { oidc_backchannel_logout: null, initiate_login_uri: '' }
    const { body } = await update(client_id, patch)
    expect(body).not.toHaveProperty('oidc_logout')
    expect(body.initiate_login_uri).toBe('')
  })

  it('replaces nested members as a whole', async () => {
    const logout = { backchannel_logout_urls: ['https://a.example/'] }
    const { client_id } = await create({
      oidc_logout: { ...logout, backchannel_logout_initiators: { mode: 'all' } },
    })
    expect((await update(client_id, { oidc_logout: logout })).body.oidc_logout).toEqual(logout)
  })

  it('removes members that are null, so that their defaults apply', async () => {
    const { client_id, refresh_token } = await create()
    const rotating = { rotation_type: 'rotating', expiration_type: 'expiring' }
    const members = {
      refresh_token: rotating,
      par_request_expiry: 60,
      organization_usage: 'require',
      native_social_login: { apple: { enabled: true }, google: { enabled: true } },
    }
    expect((await update(client_id, members)).body.refresh_token).toMatchObject(rotating)
    const { body } = await update(client_id, {
      refresh_token: null,
      par_request_expiry: null,
      organization_usage: null,
      native_social_login: { apple: null, google: { enabled: false } },
    })
    expect(body.refresh_token).toEqual(refresh_token)
    const off = { enabled: false }
    expect(body.native_social_login).toEqual({ apple: off, facebook: off, google: off })
    expect(Object.keys(body)).not.toContain('par_request_expiry')
    expect(Object.keys(body)).not.toContain('organization_usage')
  })

  it('sets a secret, and answers it to a caller with read:client_keys', async () => {
    const { client_id, client_secret } = await create()
    const chosen = 'a-secret-of-the-caller-with-enough-characters'
    const scopes = ['update:clients', 'update:client_keys']
    const { status, body } = await update(client_id, { client_secret: chosen }, ...scopes)
    expect([status, 'client_secret' in body]).toEqual([200, false])
    const read = (await update(client_id, {}, 'update:clients', 'read:client_keys')).body
    expect(read.client_secret).toBe(chosen)
    expect(read.client_secret).not.toBe(client_secret)
    const { rows } = await server.database.query(
      'select c.*, l.data from clients c, logs l where c.client_id = $1',
      [client_id],
    )
    expect(JSON.stringify(rows)).not.toContain(chosen)
  })

  it('switches between `token_endpoint_auth_method` and `client_authentication_methods`', async () => {
    const { client_id } = await create()
    const address = `${path}/${client_id}/credentials`
    const json = { credential_type: 'public_key', pem: publicPem }
    const { id } = (await server.tenant.request('POST', address, { json })).body
    const client_authentication_methods = { private_key_jwt: { credentials: [{ id }] } }
    const keyed = (await update(client_id, { client_authentication_methods })).body
    expect(keyed).toMatchObject({ client_authentication_methods })
    expect(keyed).not.toHaveProperty('token_endpoint_auth_method')
    const secret = { token_endpoint_auth_method: 'client_secret_post' }
    const back = (await update(client_id, secret)).body
    expect(back).toMatchObject(secret)
    expect(back).not.toHaveProperty('client_authentication_methods')
  })

  it('updates the global client', async () => {
    const [global] = (await server.tenant.request('GET', `${path}?is_global=true`)).body
    const { status, body } = await update(global.client_id, { custom_login_page: '<html></html>' })
    expect([status, body.custom_login_page]).toEqual([200, '<html></html>'])
  })
})

describe('400', () => {
  it('is answered for too many metadata', async () => {
    const ten = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`k${at}`, 'v']))
    const { client_id } = await create({ client_metadata: ten })
    const { status, body } = await update(client_id, { client_metadata: { more: 'v' } })
    expect([status, body.message]).toEqual([
      400,
      "Payload validation error: 'Too many properties defined, maximum 10' on property client_metadata.",
    ])
    const turned = await update(client_id, { client_metadata: { more: 'v', k0: null } })
    expect(Object.keys(turned.body.client_metadata)).toHaveLength(10)
  })

  it('is answered for a credential of another client', async () => {
    const [one, other] = [await create(), await create()]
    const json = { credential_type: 'public_key', pem: publicPem }
    const address = `${path}/${other.client_id}/credentials`
    const { id } = (await server.tenant.request('POST', address, { json })).body
    const { status, body } = await update(one.client_id, {
      client_authentication_methods: { private_key_jwt: { credentials: [{ id }] } },
    })
    expect([status, body.message]).toEqual([
      400,
      "Payload validation error: 'The client has no credential with this `id`' on property credentials.",
    ])
  })

  it('is answered for a short secret, and for a secret of the global client', async () => {
    const { client_id } = await create()
    const short = await update(client_id, { client_secret: 'x'.repeat(31) })
    expect([short.status, short.body.message]).toEqual([400, expect.stringMatching(/minimum 32/)])
    const [global] = (await server.tenant.request('GET', `${path}?is_global=true`)).body
    const refused = await update(global.client_id, { client_secret: 'x'.repeat(64) })
    expect([refused.status, refused.body.errorCode]).toEqual([400, 'client_is_global'])
  })
})

describe('403', () => {
  const all = [
    'update:clients',
    'update:client_keys',
    'update:client_credentials',
    'update:client_token_vault_privileged_access',
  ]
  it.each([
    ['update:client_keys', { client_secret: 'x'.repeat(64) }],
    ['update:client_credentials', { client_authentication_methods: null }],
    ['update:client_credentials', { signed_request_object: { required: false } }],
    [
      'update:client_token_vault_privileged_access',
      { token_vault_privileged_access: { credentials: [] } },
    ],
  ])('is answered without %s if the update requires it', async (scope, json) => {
    const { client_id } = await create()
    const others = all.filter((each) => each !== scope)
    const { status, body } = await update(client_id, json, ...others)
    expect([status, body.message]).toEqual([403, `Insufficient scope, expected any of: ${scope}`])
    expect((await update(client_id, json, 'update:clients', scope)).status).toBe(200)
  })
})

describe('404', () => {
  it('is the answer to an unknown id', async () => {
    expect((await update('unknown', {})).body.errorCode).toBe('inexistent_client')
  })
})
