import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'
import { publicPem } from './key-pems.ts'

/** Changes by the management API take effect at the token endpoint at once. */
let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

interface Made {
  readonly client_id: string
  readonly client_secret: string
}

const api = (method: string, path: string, json?: object) =>
  server.tenant.request(method, `/api/v2${path}`, json === undefined ? {} : { json })

async function create(json: object = {}): Promise<Made> {
  const made = (await api('POST', '/clients', { name: 'App', ...json })).body
  const { client_id } = made
  await api('POST', '/client-grants', { client_id, audience: '/api/v2/', scope: ['read:roles'] })
  return made
}

const send = ({ client_id, client_secret }: Made) =>
  server.tenant.request('POST', '/oauth/token', {
    token: null,
    form: { grant_type: 'client_credentials', audience: '/api/v2/', client_id, client_secret },
  })
const use = (token: string) => server.tenant.request('GET', '/api/v2/roles', { token })

describe('a client created by the management API', () => {
  it.each([
    {},
    { app_type: 'non_interactive' },
    { token_endpoint_auth_method: 'client_secret_post' },
  ])('gets a token for its granted scopes: %j', async (json) => {
    const { status, body } = await send(await create(json))
    expect([status, body.scope]).toEqual([200, 'read:roles'])
    expect((await use(body.access_token)).status).toBe(200)
  })

  it('gets no token once the grant type is removed', async () => {
    const made = await create()
    expect((await send(made)).status).toBe(200)
    await api('PATCH', `/clients/${made.client_id}`, { grant_types: ['refresh_token'] })
    const { status, body } = await send(made)
    expect([status, body]).toEqual([
      400,
      {
        error: 'unauthorized_client',
        error_description: "Grant type 'client_credentials' not allowed for the client.",
      },
    ])
  })

  it.each([
    ['it keeps no secret', { token_endpoint_auth_method: 'none' }],
    ['it proves itself otherwise', { client_authentication_methods: {} }],
  ])('cannot authenticate with its secret when %s', async (_, patch) => {
    const made = await create()
    expect((await send(made)).status).toBe(200)
    const grants = { grant_types: ['client_credentials'] }
    await api('PATCH', `/clients/${made.client_id}`, { ...patch, ...grants })
    expect([(await send(made)).status, (await send(made)).body.error]).toEqual([
      401,
      'invalid_client',
    ])
    for (const client_secret of ['', 'none', 'undefined']) {
      expect((await send({ ...made, client_secret })).status).toBeGreaterThanOrEqual(400)
    }
  })

  it('cannot authenticate with its secret when it was created with keys', async () => {
    const credentials = [{ credential_type: 'public_key', pem: publicPem }]
    const methods = { private_key_jwt: { credentials } }
    const made = await create({ client_authentication_methods: methods })
    expect((await send(made)).body.error).toBe('invalid_client')
  })

  it('is refused with its previous secret, and its tokens stay valid', async () => {
    const made = await create()
    const token = (await send(made)).body.access_token
    const rotated = (await api('POST', `/clients/${made.client_id}/rotate-secret`)).body
    expect((await send(made)).status).toBe(401)
    expect((await send(rotated)).status).toBe(200)
    const client_secret = 'a-secret-of-the-caller-with-enough-characters'
    await api('PATCH', `/clients/${made.client_id}`, { client_secret })
    expect((await send(rotated)).status).toBe(401)
    expect((await send({ ...made, client_secret })).status).toBe(200)
    expect((await use(token)).status).toBe(200)
  })

  it('gets no token, and can use none, once it is deleted', async () => {
    const made = await create()
    const token = (await send(made)).body.access_token
    expect((await use(token)).status).toBe(200)
    await api('DELETE', `/clients/${made.client_id}`)
    const { status, body } = await use(token)
    expect([status, body.message]).toEqual([401, 'Client is not global.'])
    expect((await send(made)).body.error).toBe('invalid_client')
  })

  it('can use no token once its grant is removed', async () => {
    const made = await create()
    const token = (await send(made)).body.access_token
    expect((await use(token)).status).toBe(200)
    const [grant] = (await api('GET', `/client-grants?client_id=${made.client_id}`)).body
    await api('DELETE', `/client-grants/${grant.id}`)
    expect((await use(token)).status).toBe(401)
  })
})

describe('the global client', () => {
  it('can never authenticate', async () => {
    const [{ client_id }] = (await api('GET', '/clients?is_global=true')).body
    await api('PATCH', `/clients/${client_id}`, { grant_types: ['client_credentials'] })
    for (const client_secret of ['x', 'none', '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU']) {
      expect((await send({ client_id, client_secret })).body.error).toBe('invalid_client')
    }
  })
})

describe('a secret', () => {
  const byHeader = { token_endpoint_auth_method: 'client_secret_basic' }
  const grant = { grant_type: 'client_credentials', audience: '/api/v2/' }
  const basic = ({ client_id, client_secret }: Made) =>
    `Basic ${Buffer.from(`${client_id}:${client_secret}`).toString('base64')}`

  it.each([{ form: grant }, { json: grant }])(
    'may be in the Authorization header, with %j',
    async (sent) => {
      const headers = { authorization: basic(await create(byHeader)) }
      const request = { token: null, headers, ...sent }
      expect((await server.tenant.request('POST', '/oauth/token', request)).status).toBe(200)
    },
  )
})
