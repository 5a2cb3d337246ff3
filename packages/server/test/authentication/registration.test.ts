import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  ensureDefaultConnection,
  joinTestServer,
  type SharedServer,
} from '@latchkey/testkit'
import { SignJWT } from 'jose'
import * as oidc from 'openid-client'
import { newRsaKeys } from '../../src/keys/new-keys.ts'
import { audience, createApplication, createUser, password, pkce } from './application.ts'

const email = 'ada@example.com'
const redirectUri = 'https://mail.example.com/callback'

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
  await createApplication(server.tenant)
  await createUser(server.tenant, email)
})
afterAll(() => server.stop())

const allow = (isAllowed: boolean) =>
  server.tenant.request('PATCH', '/api/v2/tenants/settings', {
    json: { flags: { enable_dynamic_client_registration: isAllowed } },
  })

const register = (json: unknown, headers: Readonly<Record<string, string>> = {}) =>
  server.tenant.request('POST', '/oidc/register', { token: null, json, headers })

const metadata = async () =>
  (await server.tenant.request('GET', '/.well-known/openid-configuration', { token: null })).body

const client = (id: string) => server.tenant.request('GET', `/api/v2/clients/${id}`)

describe('registration, if the tenant disables it,', () => {
  it('is refused, and the metadata do not contain it', async () => {
    const { status, body } = await register({ redirect_uris: [redirectUri] })
    expect([status, body.error]).toEqual([403, 'access_denied'])
    expect(await metadata()).not.toHaveProperty('registration_endpoint')
  })
})

describe('if the tenant enables registration, clients', () => {
  beforeAll(() => allow(true))

  it('register themselves, and are third-party clients', async () => {
    const { status, body, headers } = await register({
      client_name: 'Harbour Mail',
      redirect_uris: [redirectUri],
      scope: 'openid',
      software_statement: 'left out',
    })
    expect([status, headers.get('cache-control'), body]).toEqual([
      201,
      'no-store',
      {
        client_id: expect.stringMatching(/^tpc_\w{22}$/),
        client_id_issued_at: expect.any(Number),
        client_secret: expect.stringMatching(/^\w{64}$/),
        client_secret_expires_at: 0,
        client_name: 'Harbour Mail',
        application_type: 'web',
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ])
    const made = await client(body.client_id)
    expect(made.body).toMatchObject({
      name: 'Harbour Mail',
      is_first_party: false,
      app_type: 'regular_web',
      callbacks: [redirectUri],
      grant_types: ['authorization_code'],
      token_endpoint_auth_method: 'client_secret_post',
    })
    const log = await server.tenant.request('GET', '/api/v2/logs?q=type:sapi&per_page=1')
    expect(log.body[0]).toMatchObject({ description: 'Register a client', ip: '127.0.0.1' })
    const path = `/api/v2/clients/${body.client_id}`
    const renamed = await server.tenant.request('PATCH', path, { json: { name: 'Harbour' } })
    expect([renamed.status, renamed.body.name]).toEqual([200, 'Harbour'])
    expect((await server.tenant.request('DELETE', path)).status).toBe(204)
    expect((await client(body.client_id)).status).toBe(404)
  })

  it('register with the unmodified openid-client, and get tokens', async () => {
    const options = { [oidc.customFetch]: server.fetch as unknown as oidc.CustomFetch }
    const issuer = new URL(`${server.tenant.baseUrl}/`)
    const requested = { redirect_uris: [redirectUri], client_name: 'Harbour Mail' }
    const config = await oidc.dynamicClientRegistration(issuer, requested, undefined, options)
    const { client_id: clientId } = config.clientMetadata()
    expect(clientId).toMatch(/^tpc_/)
    const { verifier, parameters } = pkce()
    const visitor = createVisitor(server)
    const request = { redirect_uri: redirectUri, scope: 'openid read:books', audience }
    const without = await visitor.visit(oidc.buildAuthorizationUrl(config, request).href)
    expect(without.url.pathname).toMatch(/login$/) // PKCE is demanded where the tenant says
    const url = oidc.buildAuthorizationUrl(config, { ...request, ...parameters })
    const login = await visitor.visit(url.href)
    const unknown = await visitor.submit(login, { username: email, password })
    expect([unknown.status, unknown.isAway]).toEqual([400, false])
    const signupUrl = login.url.href.replace(/login$/, 'signup')
    expect((await visitor.visit(signupUrl)).status).toBe(403)
    await promoteConnection()
    expect((await visitor.visit(signupUrl)).status).toBe(200)
    const consent = await visitor.submit(login, { username: email, password })
    expect(consent.text).toContain('Harbour Mail')
    const away = await visitor.submit(consent, { action: 'accept' })
    const tokens = await oidc.authorizationCodeGrant(config, away.url, {
      pkceCodeVerifier: verifier,
    })
    expect(tokens).toMatchObject({ token_type: 'bearer', id_token: expect.any(String) })
  })

  it('use PKCE if the tenant requires it', async () => {
    const setMode = (mode: string) =>
      server.tenant.request('PATCH', '/api/v2/tenants/settings', {
        json: { dynamic_client_registration_security_mode: mode },
      })
    await setMode('strict')
    const { body } = await register({ redirect_uris: [redirectUri] })
    const query = { client_id: body.client_id, response_type: 'code', redirect_uri: redirectUri }
    const url = `${server.tenant.baseUrl}/authorize?${new URLSearchParams(query)}`
    const page = await createVisitor(server).visit(url)
    expect(page.url.searchParams.get('error')).toBe('invalid_request')
    await setMode('permissive')
  })

  it('authenticate by a key that they register, and have no secret', async () => {
    const { privateKey, publicKey } = await newRsaKeys()
    const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'PS256', use: 'sig' }
    const { status, body } = await register({
      redirect_uris: [redirectUri],
      token_endpoint_auth_method: 'private_key_jwt',
      jwks: { keys: [jwk] },
    })
    expect([status, body.jwks, body.client_secret]).toEqual([201, { keys: [jwk] }, undefined])
    const client_assertion = await new SignJWT({ jti: 'a', aud: `${server.tenant.baseUrl}/` })
      .setIssuer(body.client_id)
      .setSubject(body.client_id)
      .setProtectedHeader({ alg: 'PS256', kid: 'one' })
      .setExpirationTime('1m')
      .sign(privateKey)
    const type = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer'
    const form = { grant_type: 'authorization_code', code: 'x', redirect_uri: redirectUri }
    const token = await server.tenant.request('POST', '/oauth/token', {
      token: null,
      form: { ...form, client_assertion, client_assertion_type: type },
    })
    expect([token.status, token.body.error]).toEqual([400, 'invalid_grant'])
  })

  it('that are public have no secret', async () => {
    const { status, body } = await register({
      application_type: 'native',
      redirect_uris: ['http://127.0.0.1:9999/callback', 'com.example.mail:/callback'],
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
    })
    expect(status).toBe(201)
    expect(body).not.toHaveProperty('client_secret')
    expect(body.client_name).toBe('127.0.0.1')
    const made = await client(body.client_id)
    expect(made.body).toMatchObject({ app_type: 'native', token_endpoint_auth_method: 'none' })
    const token = await server.tenant.request('POST', '/oauth/token', {
      token: null,
      form: { grant_type: 'client_credentials', client_id: body.client_id, audience: '/api/v2/' },
    })
    expect([token.status, token.body.error]).toEqual([400, 'unauthorized_client'])
  })

  it.each([
    ['no redirect URI', { redirect_uris: [] }, 'invalid_redirect_uri'],
    ['none at all', {}, 'invalid_redirect_uri'],
    ['http', { redirect_uris: ['http://mail.example.com/'] }, 'invalid_redirect_uri'],
    ['a pattern', { redirect_uris: ['https://*.example.com/'] }, 'invalid_redirect_uri'],
    ['a fragment', { redirect_uris: ['https://mail.example.com/#x'] }, 'invalid_redirect_uri'],
    [
      'somebody',
      { redirect_uris: ['https://mail.example.com@evil.test/'] },
      'invalid_redirect_uri',
    ],
    ['a script', { redirect_uris: ['javascript:alert(1)'] }, 'invalid_redirect_uri'],
    ['a scheme on the web', { redirect_uris: ['com.example:/x'] }, 'invalid_redirect_uri'],
    ['a number', { redirect_uris: [7] }, 'invalid_redirect_uri'],
    ['21 of them', { redirect_uris: many(21) }, 'invalid_redirect_uri'],
    ['a grant of its own', { grant_types: ['client_credentials'] }, 'invalid_client_metadata'],
    ['keys', { token_endpoint_auth_method: 'private_key_jwt' }, 'invalid_client_metadata'],
    ['markup', { client_name: '<b>Harbour</b>' }, 'invalid_client_metadata'],
    ['a picture without TLS', { logo_uri: 'http://evil.test/' }, 'invalid_client_metadata'],
    ['a token of no kind', { response_types: ['password'] }, 'invalid_client_metadata'],
  ])('with %s are refused', async (_, metadata, error) => {
    const isWhole = 'redirect_uris' in metadata || Object.keys(metadata).length === 0
    const { status, body } = await register(
      isWhole ? metadata : { redirect_uris: [redirectUri], ...metadata },
    )
    expect([status, body.error]).toEqual([400, error])
  })

  it('send JSON, up to a maximum size', async () => {
    const form = await server.tenant.request('POST', '/oidc/register', {
      token: null,
      form: { redirect_uris: redirectUri },
    })
    expect([form.status, form.body.error]).toEqual([415, 'invalid_request'])
    const large = await register({ redirect_uris: [redirectUri], more: 'x'.repeat(40_000) })
    expect(large.status).toBe(413)
  })

  it('are refused by a network ACL with the scope dynamic_client_registration, and other requests are not', async () => {
    const rule = {
      description: 'No registration',
      active: true,
      priority: 1,
      rule: {
        action: { block: true },
        match: { user_agents: ['registrar/1.0'] },
        scope: 'dynamic_client_registration',
      },
    }
    const { body } = await server.tenant.request('POST', '/api/v2/network-acls', { json: rule })
    const headers = { 'user-agent': 'registrar/1.0' }
    const blocked = await register({ redirect_uris: [redirectUri] }, headers)
    expect([blocked.status, blocked.body.error_description]).toEqual([
      403,
      'Access to this tenant is blocked from here.',
    ])
    expect((await register({ redirect_uris: [redirectUri] })).status).toBe(201)
    const path = '/.well-known/openid-configuration'
    expect((await server.tenant.request('GET', path, { token: null, headers })).status).toBe(200)
    await server.tenant.request('DELETE', `/api/v2/network-acls/${body.id}`)
  })

  it('are limited by address', async () => {
    const made = await Promise.all(
      Array.from({ length: 25 }, () => register({ redirect_uris: [redirectUri] })),
    )
    const statuses = new Set(made.map(({ status }) => status))
    expect(statuses).toEqual(new Set([201, 429]))
    const refused = made.find(({ status }) => status === 429)
    expect(refused?.headers.get('retry-after')).toBe('3600')
  })
})

function many(count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => `https://mail.example.com/${at}`)
}

/** Makes the connection a domain connection, which third-party applications may use. */
async function promoteConnection(): Promise<void> {
  const { id } = await server.tenant.write(ensureDefaultConnection)
  await server.tenant.request('PATCH', `/api/v2/connections/${id}`, {
    json: { is_domain_connection: true },
  })
}
