import type { KeyObject } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  type Receiver,
  receiverTrust,
  startReceiver,
  startTestServer,
  type TestServer,
} from '@latchkey/testkit'
import { createLocalJWKSet, jwtVerify, SignJWT } from 'jose'
import { newRsaKeys, newRsaKeysSync } from '../../src/keys/new-keys.ts'
import { audience, createApplication, createUser, password } from './application.ts'

/*
 * What clients register by URL: keys, request objects, a logo and links (OpenID Connect Dynamic
 * Client Registration 1.0, section 2; OpenID Connect Core 1.0, sections 5.3.2 and 6.2).
 */

const email = 'ada@example.com'
const redirectUri = 'https://mail.example.com/callback'

let server: TestServer
let receiver: Receiver
let served: () => { readonly status?: number; readonly body: string }
/** The URL of the last request. */
let askedFor: string | undefined
beforeAll(async () => {
  receiver = await startReceiver((_, response) => {
    askedFor = response.req.url
    const { status = 200, body } = served()
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(body)
  })
  server = await startTestServer({ config: await receiverTrust() })
  const { connectionId } = await createApplication(server.tenant)
  await createUser(server.tenant, email)
  await server.tenant.request('PATCH', `/api/v2/connections/${connectionId}`, {
    json: { is_domain_connection: true },
  })
  await server.tenant.request('PATCH', '/api/v2/tenants/settings', {
    json: { flags: { enable_dynamic_client_registration: true } },
  })
})
afterAll(async () => {
  await server.stop()
  await receiver.kill()
})
beforeEach(() => {
  served = () => ({ status: 404, body: '' })
})

interface Key {
  readonly kid: string
  readonly privateKey: KeyObject
  readonly jwk: Readonly<Record<string, unknown>>
}

function makeKey(kid: string): Key {
  const { privateKey, publicKey } = newRsaKeysSync()
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }
  return { kid, privateKey, jwk }
}

const setOf = (...keys: readonly Key[]) => JSON.stringify({ keys: keys.map(({ jwk }) => jwk) })

const register = (members: Readonly<Record<string, unknown>>) =>
  server.tenant.request('POST', '/oidc/register', {
    token: null,
    json: { redirect_uris: [redirectUri], client_name: 'Harbour Mail', ...members },
  })

const byKey = { token_endpoint_auth_method: 'private_key_jwt' }

let jti = 0
function sign({ kid, privateKey }: Key, issuer: string, claims: Record<string, unknown>) {
  jti += 1
  return new SignJWT({ jti: `${jti}`, ...claims })
    .setIssuer(issuer)
    .setAudience(`${server.tenant.baseUrl}/`)
    .setProtectedHeader({ alg: 'RS256', kid })
    .setIssuedAt()
    .setExpirationTime('1m')
    .sign(privateKey)
}

const redeem = async (key: Key, clientId: string, code: string) =>
  server.tenant.request('POST', '/oauth/token', {
    token: null,
    form: {
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      client_assertion: await sign(key, clientId, { sub: clientId }),
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
    },
  })

const authorize = (query: Readonly<Record<string, string>>) =>
  `${server.tenant.baseUrl}/authorize?${new URLSearchParams({
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: 'openid email',
    ...query,
  })}`

/** Logs in, consents, and comes back to the client. */
async function logIn(query: Readonly<Record<string, string>>): Promise<URL> {
  const visitor = createVisitor(server)
  const login = await visitor.visit(authorize(query))
  const consent = await visitor.submit(login, { username: email, password })
  const away = await visitor.submit(consent, { action: 'accept' })
  return away.url
}

describe('a client with a `jwks_uri`', () => {
  it('authenticates with the keys there, which are cached', async () => {
    const key = makeKey('one')
    served = () => ({ body: setOf(key) })
    const jwks_uri = `${receiver.url}/keys`
    const { status, body } = await register({ ...byKey, jwks_uri })
    expect([status, body.jwks_uri, body.client_secret]).toEqual([201, jwks_uri, undefined])
    const away = await logIn({ client_id: body.client_id })
    const before = receiver.received.length
    const wrong = await redeem(makeKey('one'), body.client_id, 'x')
    expect([wrong.status, wrong.body.error]).toEqual([401, 'invalid_client'])
    const tokens = await redeem(key, body.client_id, away.searchParams.get('code') ?? '')
    expect([tokens.status, tokens.body]).toMatchObject([200, { token_type: 'Bearer' }])
    expect(receiver.received.length - before).toBe(1)
  })

  it('is refused while it has no key, or only weak ones', async () => {
    const { privateKey, publicKey } = await newRsaKeys({ publicExponent: 3 })
    const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'weak', use: 'sig' }
    const weak = JSON.stringify({ keys: [jwk] })
    for (const answer of [{ status: 404, body: '' }, { body: 'no JSON' }, { body: weak }]) {
      served = () => answer
      const { body } = await register({ ...byKey, jwks_uri: `${receiver.url}/keys` })
      const refused = await redeem({ kid: 'weak', privateKey, jwk }, body.client_id, 'x')
      expect([refused.status, refused.body.error]).toEqual([401, 'invalid_client'])
    }
  })

  it.each([
    ['keys in two places', { ...byKey, jwks_uri: 'https://a.example/', jwks: { keys: [] } }],
    ['an address without TLS', { ...byKey, jwks_uri: 'http://a.example/' }],
    ['request objects without TLS', { request_uris: ['http://a.example/'] }],
    ['terms that are a script', { tos_uri: 'javascript:alert(1)' }],
    ['unsigned claims', { userinfo_signed_response_alg: 'none' }],
    ['an unknown answer', { response_types: ['password'] }],
  ])('does not register with %s', async (_, members) => {
    const { status, body } = await register(members)
    expect([status, body.error]).toEqual([400, 'invalid_client_metadata'])
  })

  it('cannot be given credentials as well', async () => {
    const { body } = await register({ ...byKey, jwks_uri: `${receiver.url}/keys` })
    const path = `/api/v2/clients/${body.client_id}`
    const json = { jwt_configuration: { alg: 'HS256' } }
    const signed = await server.tenant.request('PATCH', path, { json })
    expect([signed.status, signed.body.message]).toEqual([
      400,
      expect.stringContaining('`HS256` requires a client secret'),
    ])
    const moved = await server.tenant.request('PATCH', path, { json: { jwks_uri: null } })
    expect([moved.status, moved.body.jwks_uri]).toEqual([200, undefined])
  })
})

describe('a request object by reference', () => {
  const key = makeKey('requests')

  async function registerFor(uri: string) {
    const { body } = await register({ ...byKey, jwks: { keys: [key.jwk] }, request_uris: [uri] })
    return body.client_id as string
  }

  it('is fetched, verified and takes the place of the request', async () => {
    const uri = `${receiver.url}/request.jwt#1`
    const clientId = await registerFor(uri)
    const request = await sign(key, clientId, {
      client_id: clientId,
      response_type: 'code',
      redirect_uri: redirectUri,
      scope: 'openid email',
      state: 'signed',
    })
    served = () => ({ body: request })
    const away = await logIn({ client_id: clientId, request_uri: uri })
    expect(Object.fromEntries(away.searchParams)).toMatchObject({
      state: 'signed',
      code: expect.any(String),
    })
    expect(askedFor).toBe('/in/request.jwt')
    const other = await sign(makeKey('requests'), clientId, { state: 'forged' })
    served = () => ({ body: other })
    const forged = await createVisitor(server).visit(
      authorize({ client_id: clientId, request_uri: uri }),
    )
    expect(forged.text).not.toContain('name="password"')
  })

  it('is only fetched from a registered `request_uri`, and must be signed', async () => {
    const uri = `${receiver.url}/request.jwt`
    const clientId = await registerFor(uri)
    const before = receiver.received.length
    const visitor = createVisitor(server)
    const unknown = await visitor.visit(
      authorize({ client_id: clientId, request_uri: `${receiver.url}/other` }),
    )
    expect([unknown.status, unknown.text]).toEqual([400, expect.stringContaining('request_uris')])
    expect(receiver.received.length).toBe(before)
    const missing = await visitor.visit(authorize({ client_id: clientId, request_uri: uri }))
    expect([missing.status, missing.text]).toEqual([400, expect.stringContaining('status 200')])
    const claims = Buffer.from('{"state":"unsigned"}').toString('base64url')
    served = () => ({ body: `eyJhbGciOiJub25lIn0.${claims}.` })
    const unsigned = await visitor.visit(authorize({ client_id: clientId, request_uri: uri }))
    expect(unsigned.status).toBe(400)
    const signed = { response_type: 'code', redirect_uri: redirectUri, scope: 'openid' }
    for (const odd of [{ state: { toString: '' } }, { state: '\0' }]) {
      const request = await sign(key, clientId, { client_id: clientId, ...signed, ...odd })
      served = () => ({ body: request })
      const page = await visitor.visit(authorize({ client_id: clientId, request_uri: uri }))
      expect([odd, page.status]).toEqual([odd, 400])
    }
  })

  it('is announced in the metadata', async () => {
    const path = '/.well-known/openid-configuration'
    const { body } = await server.tenant.request('GET', path, { token: null })
    expect(body).toMatchObject({
      request_uri_parameter_supported: true,
      require_request_uri_registration: true,
      userinfo_signing_alg_values_supported: expect.arrayContaining(['RS256', 'PS256']),
    })
  })
})

describe('a client that registers signed claims', () => {
  it.each([
    ['of an opaque token', {}],
    ['of a JWT for an API', { audience }],
  ])('gets UserInfo as a JWT %s', async (_, requested) => {
    const { body } = await register({ userinfo_signed_response_alg: 'RS256' })
    const away = await logIn({ client_id: body.client_id, ...requested })
    const tokens = await server.tenant.request('POST', '/oauth/token', {
      token: null,
      form: {
        grant_type: 'authorization_code',
        code: away.searchParams.get('code') ?? '',
        redirect_uri: redirectUri,
        client_id: body.client_id,
        client_secret: body.client_secret,
      },
    })
    const answer = await server.fetch(`${server.tenant.baseUrl}/userinfo`, {
      headers: { authorization: `Bearer ${tokens.body.access_token}` },
    })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'application/jwt; charset=utf-8',
    ])
    const jwks = await server.tenant.request('GET', '/.well-known/jwks.json', { token: null })
    const { payload } = await jwtVerify(await answer.text(), createLocalJWKSet(jwks.body), {
      issuer: `${server.tenant.baseUrl}/`,
      audience: body.client_id,
    })
    expect(payload).toMatchObject({ sub: expect.any(String), email })
  })
})

describe('a client with a logo, a policy and terms', () => {
  it('shows them on the log-in and consent pages', async () => {
    const { body } = await register({
      logo_uri: 'https://cdn.example.com/logo.png',
      policy_uri: 'https://mail.example.com/privacy',
      tos_uri: 'https://mail.example.com/terms',
    })
    const visitor = createVisitor(server)
    const login = await visitor.visit(authorize({ client_id: body.client_id }))
    const consent = await visitor.submit(login, { username: email, password })
    for (const { text, headers } of [login, consent]) {
      expect(text).toContain('src="https://cdn.example.com/logo.png"')
      expect(headers.get('content-security-policy')).toContain('img-src https://cdn.example.com;')
      for (const page of ['privacy', 'terms']) {
        expect(text).toContain(
          `<a href="https://mail.example.com/${page}" target="_blank" rel="noopener noreferrer">`,
        )
      }
    }
  })
})

describe('a client of other response types', () => {
  it('registers the grants that they require', async () => {
    const { body } = await register({ response_types: ['id_token code'] })
    expect(body).toMatchObject({
      grant_types: ['authorization_code', 'implicit'],
      response_types: expect.arrayContaining(['code', 'code id_token']),
    })
    const implicit = await register({ response_types: ['id_token'] })
    expect(implicit.body).toMatchObject({
      grant_types: ['implicit'],
      response_types: ['id_token', 'id_token token'],
    })
  })

  it('is refused if the tenant registers clients strictly', async () => {
    const setMode = (mode: string) =>
      server.tenant.request('PATCH', '/api/v2/tenants/settings', {
        json: { dynamic_client_registration_security_mode: mode },
      })
    await setMode('strict')
    const { status, body } = await register({ response_types: ['id_token'] })
    expect([status, body.error]).toEqual([400, 'invalid_client_metadata'])
    await setMode('permissive')
  })
})
