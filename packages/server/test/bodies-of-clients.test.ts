import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer, type TestTenant } from '@latchkey/testkit'

/** Bodies that clients of the public API send, and what they read in the responses. */
let server: TestServer
let tenant: TestTenant
beforeAll(async () => {
  server = await startTestServer()
  tenant = server.tenant
})
afterAll(() => server.stop())

const send = async (method: string, path: string, json: unknown) => {
  const { status, body } = await tenant.request(method, `/api/v2${path}`, { json })
  return { status, body }
}

describe('a connection', () => {
  it('has no connected accounts if the setting is empty', async () => {
    const json = { name: 'empty', strategy: 'google-oauth2', connected_accounts: {} }
    const created = await send('POST', '/connections', json)
    const none = { connected_accounts: { active: false } }
    expect(created).toEqual({ status: 201, body: expect.objectContaining(none) })
    const path = `/connections/${created.body.id}`
    await send('PATCH', path, { connected_accounts: { active: true } })
    const patched = await send('PATCH', path, { connected_accounts: {} })
    expect(patched).toEqual({ status: 200, body: expect.objectContaining(none) })
    expect((await tenant.request('GET', `/api/v2${path}`)).body).toMatchObject(none)
  })

  it.each([
    ['facebook', {}, { scope: '' }],
    ['facebook', { email: true }, { email: true, scope: 'email' }],
    ['linkedin', {}, { email: true, profile: true, scope: ['email', 'profile'] }],
    ['linkedin', { profile: true }, { profile: true, scope: ['profile'] }],
    ['salesforce', {}, { scope: [] }],
    [
      'google-apps',
      {},
      {
        email: true,
        profile: true,
        scope: ['email', 'profile'],
        handle_login_from_social: true,
        map_user_id_to_id: false,
      },
    ],
  ])('with the strategy %s and the options %j shows %j', async (strategy, options, shown) => {
    const name = `${strategy}-${Object.keys(options).length}`
    const created = await send('POST', '/connections', { name, strategy, options })
    expect([created.status, created.body.options]).toEqual([201, shown])
    const path = `/connections/${created.body.id}`
    const upstream_params = { screen_name: { alias: 'login_hint' } }
    const json = { options: { ...options, upstream_params } }
    const patched = await send('PATCH', path, json)
    expect([patched.status, patched.body.options]).toEqual([200, { ...shown, upstream_params }])
    // What is read can be written.
    const again = await send('PATCH', path, { options: patched.body.options })
    expect(again).toEqual(patched)
  })
})

describe('an API', () => {
  it.each([{ mechanism: 'mtls' }, { mechanism: 'dpop', required_for: 'all_clients' }])(
    'with %j does not demand proof of possession',
    async (proof_of_possession) => {
      const identifier = `https://${proof_of_possession.mechanism}.example.com`
      const json = { identifier, scopes: [{ value: 'read:a' }], proof_of_possession }
      const { status, body } = await send('POST', '/resource-servers', json)
      expect([status, body.proof_of_possession]).toEqual([201, proof_of_possession])
      const client = { name: 'A program', app_type: 'non_interactive' }
      const { client_id, client_secret } = (await send('POST', '/clients', client)).body
      await send('POST', '/client-grants', { client_id, audience: identifier, scope: ['read:a'] })
      const form = { grant_type: 'client_credentials', audience: identifier }
      const given = { ...form, client_id, client_secret }
      const answer = await tenant.request('POST', '/oauth/token', { token: null, form: given })
      expect([answer.status, answer.body.token_type]).toEqual([200, 'Bearer'])
    },
  )
})

describe('a second factor', () => {
  it('keeps its state if the body is empty', async () => {
    const path = '/guardian/factors/otp'
    for (const enabled of [true, false]) {
      await send('PUT', path, { enabled })
      expect(await send('PUT', path, {})).toEqual({ status: 200, body: { enabled } })
    }
    expect((await send('PUT', path, { enabled: null })).status).toBe(400)
  })

  it('has settings of APNs that can be sent back as they were read', async () => {
    const path = '/guardian/factors/push-notification/providers/apns'
    await send('PUT', path, { bundle_id: 'com.example.app', sandbox: false, p12: 'MIIKWQIBAzCC' })
    const { body } = await tenant.request('GET', `/api/v2${path}`)
    expect(body).toEqual({ bundle_id: 'com.example.app', sandbox: false, enabled: true })
    expect((await send('PATCH', path, body)).status).toBe(200)
    expect((await tenant.request('GET', `/api/v2${path}`)).body).toEqual(body)
  })
})
