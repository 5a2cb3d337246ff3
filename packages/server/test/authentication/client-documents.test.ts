import { createPrivateKey, generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  type Receiver,
  receiverTrust,
  startReceiver,
  startTestServer,
  type TestServer,
} from '@latchkey/testkit'
import { decodeJwt, SignJWT } from 'jose'
import {
  type Application,
  audience,
  authorizeUrl,
  createApplication,
  createUser,
  exchange,
  password,
  pkce,
} from './application.ts'

let publisher: Receiver
let server: TestServer
/** What the publisher serves, by path. */
let served: Map<string, { type?: string; status?: number; body: string }>
beforeAll(async () => {
  publisher = await startReceiver()
  publisher.answering = (received, response) => {
    const {
      type = 'application/json',
      status = 200,
      body,
    } = served.get(received.path) ?? {
      status: 404,
      body: '',
    }
    const location = status === 302 ? { location: '/elsewhere.json' } : {}
    response.writeHead(status, { 'content-type': type, ...location }).end(body)
  }
  server = await startTestServer({ config: await receiverTrust() })
  await createApplication(server.tenant) // its API and its connection
})
afterAll(async () => {
  await server.stop()
  await publisher.kill()
})
beforeEach(() => {
  served = new Map()
})

let number = 0
const at = (path: string) => new URL(path, publisher.url).href

/** Publishes a document at a new URL. */
function publish(members: object = {}, { type = 'application/json', status = 200 } = {}): string {
  number += 1
  const path = `/clients/${number}.json`
  const url = at(path)
  const document = { client_id: url, redirect_uris: ['https://app.example.com/callback'] }
  served.set(path, { type, status, body: JSON.stringify({ ...document, ...members }) })
  return url
}

const call = async (name: string, url: string, token?: string) => {
  const { status, body } = await server.tenant.request('POST', `/api/v2/clients/cimd/${name}`, {
    json: { external_client_id: url },
    ...(token !== undefined && { token }),
  })
  return { status, body }
}

const get = async (clientId: string) =>
  (await server.tenant.request('GET', `/api/v2/clients/${encodeURIComponent(clientId)}`)).body

/** The application of a document that is registered, with a connection of its own. */
async function application(url: string): Promise<Application> {
  const { connectionId } = await createApplication(server.tenant)
  await server.tenant.request('PATCH', `/api/v2/connections/${connectionId}/clients`, {
    json: [{ client_id: url, status: true }],
  })
  const redirectUri = 'https://app.example.com/callback'
  return { clientId: url, clientSecret: '', redirectUri, connectionId, audience }
}

describe('a registered document', () => {
  it('makes a third-party client, which the next registration updates', async () => {
    const logo_uri = 'https://app.example.com/logo.png'
    const url = publish({ client_name: 'Agent', logo_uri, contacts: ['ada@example.com'] })
    const { status, body } = await call('register', url)
    const mapped_fields = {
      external_client_id: url,
      name: 'Agent',
      app_type: 'spa',
      callbacks: ['https://app.example.com/callback'],
      logo_uri,
      grant_types: ['authorization_code'],
      token_endpoint_auth_method: 'none',
    }
    const warnings = ['`contacts` is not supported']
    const validation = { valid: true, violations: [], warnings }
    expect([status, body]).toEqual([201, { client_id: url, mapped_fields, validation }])
    const origin = {
      external_client_id: url,
      external_metadata_type: 'cimd',
      external_metadata_created_by: 'admin',
    }
    const client = { is_first_party: false, third_party_security_mode: 'strict', ...origin }
    expect(await get(url)).toMatchObject({ client_id: url, name: 'Agent', logo_uri, ...client })
    const metadata = { team: 'agents' }
    await server.tenant.request('PATCH', `/api/v2/clients/${encodeURIComponent(url)}`, {
      json: { client_metadata: metadata },
    })
    const changed = { client_id: url, redirect_uris: ['https://app.example.com/back'] }
    served.set(new URL(url).pathname, { body: JSON.stringify(changed) })
    expect((await call('register', url)).status).toBe(200)
    const after = await get(url)
    expect(after).toMatchObject({ callbacks: changed.redirect_uris, client_metadata: metadata })
    expect(after).toMatchObject({ name: new URL(url).host, ...client })
    expect(after).not.toHaveProperty('logo_uri')
    const list = `/api/v2/clients?external_client_id=${encodeURIComponent(url)}`
    const found = await server.tenant.request('GET', list)
    expect(found.body.map((each: { client_id: string }) => each.client_id)).toEqual([url])
  })

  it('needs `create:clients` for a new client, and `update:clients` for a known one', async () => {
    const url = publish()
    const [creates, updates] = [
      await server.tenant.token('create:clients'),
      await server.tenant.token('update:clients'),
    ]
    expect((await call('register', url, updates)).status).toBe(403)
    expect((await call('register', url, creates)).status).toBe(201)
    expect((await call('register', url, creates)).status).toBe(403)
    expect((await call('register', url, updates)).status).toBe(200)
    const both = publish()
    const answers = await Promise.all([1, 2, 3].map(() => call('register', both)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201])
  })
})

describe('the URL of a document is a `client_id`', () => {
  it('of a user, who sees its host before the consent, and of the tokens', async () => {
    const url = publish({
      client_name: 'Agent',
      grant_types: ['authorization_code', 'refresh_token'],
    })
    await call('register', url)
    await server.tenant.request('POST', '/api/v2/client-grants', {
      json: { client_id: url, audience, scope: ['read:books'], subject_type: 'user' },
    })
    const app = await application(url)
    await createUser(server.tenant, 'ada@example.com')
    const { verifier, parameters } = pkce()
    const scope = 'openid offline_access read:books'
    const visitor = createVisitor(server)
    const page = await visitor.visit(
      authorizeUrl(server.tenant, app, { ...parameters, scope, audience }),
    )
    const consent = await visitor.submit(page, { username: 'ada@example.com', password })
    expect(consent.text).toContain(`This application is from ${new URL(url).host}.`)
    const done = await visitor.submit(consent, { action: 'accept' })
    const code = done.url.searchParams.get('code') ?? ''
    const form = { client_id: url, redirect_uri: app.redirectUri }
    const token = (members: object) =>
      server.tenant.request('POST', '/oauth/token', { token: null, form: { ...form, ...members } })
    const first = await token({ grant_type: 'authorization_code', code, code_verifier: verifier })
    expect(first.status).toBe(200)
    expect(decodeJwt(first.body.id_token).aud).toBe(url)
    expect(decodeJwt(first.body.access_token)).toMatchObject({ azp: url, scope })
    const { refresh_token } = first.body
    const second = await token({ grant_type: 'refresh_token', refresh_token })
    expect(decodeJwt(second.body.access_token).azp).toBe(url)
    const grants = await server.tenant.request('GET', '/api/v2/grants')
    expect(grants.body.map((each: { clientID: string }) => each.clientID)).toContain(url)
  })

  it('with a key at `jwks_uri`, by which the client authenticates', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }
    served.set('/keys.json', { body: JSON.stringify({ keys: [jwk] }) })
    const url = publish({
      token_endpoint_auth_method: 'private_key_jwt',
      grant_types: ['authorization_code', 'client_credentials'],
      jwks_uri: at('/keys.json'),
    })
    const { body } = await call('register', url)
    expect(body.mapped_fields).toMatchObject({
      app_type: 'regular_web',
      token_endpoint_auth_method: 'private_key_jwt',
      client_authentication_methods: {
        private_key_jwt: {
          credentials: [{ credential_type: 'public_key', kid: 'one', alg: 'RS256' }],
        },
      },
    })
    await server.tenant.request('POST', '/api/v2/client-grants', {
      json: { client_id: url, audience, scope: ['read:books'] },
    })
    const sign = (key: typeof privateKey) =>
      new SignJWT({ jti: `${Math.random()}` })
        .setProtectedHeader({ alg: 'RS256', kid: 'one' })
        .setIssuer(url)
        .setSubject(url)
        .setAudience(`${server.tenant.baseUrl}/`)
        .setIssuedAt()
        .setExpirationTime('1m')
        .sign(createPrivateKey(key.export({ type: 'pkcs8', format: 'pem' })))
    const ask = async (key: typeof privateKey) =>
      server.tenant.request('POST', '/oauth/token', {
        token: null,
        form: {
          grant_type: 'client_credentials',
          audience,
          client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
          client_assertion: await sign(key),
        },
      })
    const { body: tokens } = await ask(privateKey)
    expect(decodeJwt(tokens.access_token)).toMatchObject({ azp: url, sub: `${url}@clients` })
    const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
    expect((await ask(other)).status).toBe(401)
  })

  it('of a client that the rate limit policy of all documents limits, which share it', async () => {
    const urls = [publish(), publish()]
    for (const url of urls) await call('register', url)
    const path = '/api/v2/rate-limit-policies'
    const create = async (consumer_selector: string, limit: number) => {
      const configuration = { action: 'block', limit }
      const made = { resource: 'oauth_authentication_api', consumer: 'client', configuration }
      const json = { ...made, consumer_selector }
      return (await server.tenant.request('POST', path, { json })).body.id
    }
    const ids = [await create('cimd_clients', 1), await create('third_party_clients', 1000)]
    const form = { grant_type: 'authorization_code', code: 'x' }
    const answers = await Promise.all(
      [...urls, ...urls].map((client_id) =>
        server.tenant.request('POST', '/oauth/token', {
          token: null,
          form: { ...form, client_id },
        }),
      ),
    )
    for (const id of ids) await server.tenant.request('DELETE', `${path}/${id}`)
    expect(answers.map(({ status }) => status)).toContain(429)
  })

  it('of no client until it is registered', async () => {
    const app = await application(publish())
    const { parameters } = pkce()
    const page = await createVisitor(server).visit(authorizeUrl(server.tenant, app, parameters))
    expect([page.isAway, page.status]).toEqual([false, 400])
    expect(await exchange(server, app, { code: 'x' })).toMatchObject({ status: 401 })
  })
})

describe('a preview', () => {
  it('shows the client, and stores nothing until it is registered', async () => {
    const url = publish({ client_name: 'Agent' })
    const { status, body } = await call('preview', url)
    expect([status, body.validation.valid, body.mapped_fields.name]).toEqual([200, true, 'Agent'])
    expect(body).not.toHaveProperty('client_id')
    expect(await get(url)).toMatchObject({ statusCode: 404 })
    await call('register', url)
    expect((await call('preview', url)).body.client_id).toBe(url)
  })

  it.each([
    [
      'another `client_id`',
      { client_id: 'https://other.example/x' },
      '`client_id` must be the URL',
    ],
    ['no redirect URI', { redirect_uris: [] }, '`redirect_uris` must not be empty'],
    ['an unsafe redirect URI', { redirect_uris: ['http://a.example/'] }, 'must use https'],
    ['a secret', { client_secret: 'x' }, '`client_secret` is not allowed'],
    ['authentication by a secret', { token_endpoint_auth_method: 'client_secret_post' }, '`none`'],
    ['keys by value', { jwks: { keys: [] } }, 'publish the keys at `jwks_uri`'],
    ['no keys', { token_endpoint_auth_method: 'private_key_jwt' }, '`jwks_uri` is required'],
    ['a name with a tag', { client_name: '<b>' }, '`client_name` must have'],
    ['a logo without https', { logo_uri: 'javascript:alert(1)' }, '`logo_uri` must be an https'],
    ['a NUL', { logo_uri: 'https://a.example/\0' }, 'contains a NUL character'],
    ['an implicit response', { response_types: ['token'] }, '`response_types` must be `code`'],
    ['no served grant', { grant_types: ['password'] }, 'must include `authorization_code`'],
  ])('says that a document has %s, which cannot be registered', async (_, members, sentence) => {
    const url = publish(members)
    const { status, body } = await call('preview', url)
    expect([status, body.validation.valid, body.mapped_fields]).toEqual([200, false, undefined])
    expect(body.validation.violations.join()).toContain(sentence)
    const refused = await call('register', url)
    expect([refused.status, refused.body.errorCode]).toEqual([400, 'invalid_client_metadata'])
    expect(refused.body.message).toContain(sentence)
    expect(await get(url)).toMatchObject({ statusCode: 404 })
  })

  it.each([
    ['a private key', { keys: [{ kty: 'RSA', d: 'x' }] }, 'has a private key'],
    ['no usable key', { keys: [{ kty: 'EC' }] }, 'must have an RSA key'],
    ['no key set', [], 'must have an RSA key'],
  ])('says that `jwks_uri` has %s', async (_, keys, sentence) => {
    served.set('/keys.json', { body: JSON.stringify(keys) })
    const method = { token_endpoint_auth_method: 'private_key_jwt', jwks_uri: at('/keys.json') }
    const { body } = await call('preview', publish(method))
    expect(body.validation.violations.join()).toContain(sentence)
  })

  it.each([
    ['is too long', () => publish({ x: 'x'.repeat(6000) }), /too large/],
    ['is text', () => publish({}, { type: 'text/plain' }), /media type/],
    ['is elsewhere', () => publish({}, { status: 302 }), /answered with 302/],
    ['is not there', () => at('/clients/none.json'), /answered with 404/],
  ])('says that a document %s', async (_, address, sentence) => {
    const url = address()
    const { status, body } = await call('preview', url)
    expect([status, body]).toEqual([200, { errors: [expect.stringMatching(sentence)] }])
    expect((await call('register', url)).body.errorCode).toBe('invalid_client_metadata')
  })

  it.each([
    ['http://agent.example/x', 'must use https'],
    ['https://agent.example', 'must have a path'],
    ['https://agent.example/', 'must have a path'],
    ['https://agent.example/x?y', 'must not have a query'],
    ['https://agent.example/x#y', 'must not have a fragment'],
    ['https://ada@agent.example/x', 'must not have a user name'],
    ['https://agent.example/a/../x', 'must not have the segments'],
    ['https://agent.example/%2E%2e/x', 'must not have the segments'],
    ['https://agent.example/%x', 'hexadecimal digits'],
    ['https://Agent.example/x', 'normal form'],
    ['https://agent.example:443/x', 'normal form'],
    [`https://agent.example/${'x'.repeat(99)}`, ''],
    ['client', 'must be a URL'],
  ])('refuses the URL %s', async (url, sentence) => {
    const { status, body } = await call('preview', url)
    expect([status, body.errorCode]).toEqual([400, 'invalid_body'])
    expect(body.message).toContain(sentence)
  })
})
