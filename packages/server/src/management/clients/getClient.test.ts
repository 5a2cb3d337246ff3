import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'
import { publicPem } from '../../../test/key-pems.ts'

const path = '/api/v2/clients'

let server: SharedServer
let made: { client_id: string; client_secret: string }
beforeAll(async () => {
  server = await joinTestServer()
  const credentials = [{ credential_type: 'public_key', pem: publicPem }]
  const json = {
    name: 'Seen',
    description: 'By some',
    app_type: 'regular_web',
    logo_uri: 'https://a.example/logo.png',
    callbacks: ['https://a.example/cb'],
    signed_request_object: { credentials },
  }
  const created = (await server.tenant.request('POST', path, { json })).body
  const [{ id }] = created.signed_request_object.credentials
  made = { ...created, signed_request_object: { credentials: [{ id }] } }
})
afterAll(() => server.stop())

const get = async (scopes: readonly string[], query = '') => {
  const token = await server.tenant.token(...scopes)
  return server.tenant.request('GET', `${path}/${made.client_id}${query}`, { token })
}

const summary = [
  'client_id',
  'tenant',
  'name',
  'description',
  'global',
  'app_type',
  'logo_uri',
  'is_first_party',
]

describe('200', () => {
  it('answers all members with read:client_keys, including the secret', async () => {
    expect((await get(['read:client_keys'])).body).toEqual(made)
  })

  it('answers all members but the secret with read:clients', async () => {
    const { client_secret, ...others } = made
    expect((await get(['read:clients'])).body).toEqual(others)
    expect((await get(['read:clients', 'read:client_summary'])).body).toEqual(others)
    expect((await get(['read:clients', 'read:client_keys'])).body.client_secret).toBe(client_secret)
  })

  it('omits the secret of a client that authenticates by its keys', async () => {
    const credentials = [{ credential_type: 'public_key', pem: publicPem }]
    const methods = { private_key_jwt: { credentials } }
    const json = { name: 'Keys', client_authentication_methods: methods }
    const { client_id, client_secret } = (await server.tenant.request('POST', path, { json })).body
    expect(client_secret).toMatch(/./)
    const at = `${path}/${client_id}`
    expect((await server.tenant.request('GET', at)).body).not.toHaveProperty('client_secret')
    const { clients } = (await server.tenant.request('GET', `${path}?take=100`)).body
    const listed = clients.find((each: { client_id: string }) => each.client_id === client_id)
    expect(listed).not.toHaveProperty('client_secret')
    const patch = { token_endpoint_auth_method: 'client_secret_post' }
    await server.tenant.request('PATCH', at, { json: patch })
    expect((await server.tenant.request('GET', at)).body.client_secret).toBe(client_secret)
  })

  it('answers a summary with read:client_summary', async () => {
    expect(Object.keys((await get(['read:client_summary'])).body)).toEqual(summary)
  })

  it('also answers the references to credentials with read:client_credentials', async () => {
    const { body } = await get(['read:client_credentials'])
    expect(Object.keys(body)).toEqual([...summary, 'signed_request_object'])
  })

  it('answers the included or the not excluded fields that the caller may read', async () => {
    const query = '?fields=client_secret,callbacks,name,nothing'
    const { body } = await get(['read:clients'], query)
    expect(Object.keys(body)).toEqual(['name', 'callbacks', 'signing_keys'])
    const all = (await get(['read:client_keys'], `${query}&include_fields=true`)).body
    expect(Object.keys(all).sort()).toEqual(['callbacks', 'client_secret', 'name', 'signing_keys'])
    const others = (await get(['read:client_summary'], `${query}&include_fields=false`)).body
    expect(Object.keys(others)).toEqual(summary.filter((name) => name !== 'name'))
  })

  it('omits a secret that is only stored as a hash', async () => {
    const { client_id, client_secret } = made
    const set = 'update clients set sealed_secret = $1 where client_id = $2'
    const read = 'select sealed_secret from clients where client_id = $1'
    const { rows } = await server.database.query(read, [client_id])
    await server.database.query(set, [null, client_id])
    const { status, body } = await get(['read:client_keys'])
    expect([status, 'client_secret' in body]).toEqual([200, false])
    await server.database.query(set, [rows[0]?.sealed_secret, client_id])
    expect((await get(['read:client_keys'])).body.client_secret).toBe(client_secret)
  })
})

describe('404', () => {
  it('is the answer to an unknown id', async () => {
    expect((await server.tenant.request('GET', `${path}/unknown`)).body).toEqual({
      statusCode: 404,
      error: 'Not Found',
      message: 'The client does not exist',
      errorCode: 'inexistent_client',
    })
  })
})
