import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, joinTestServer, type SharedServer } from '@latchkey/testkit'
import {
  CompactSign,
  calculateJwkThumbprint,
  decodeJwt,
  decodeProtectedHeader,
  exportJWK,
  SignJWT,
  UnsecuredJWT,
} from 'jose'
import { newEcKeysSync } from '../../src/keys/new-keys.ts'
import { installAccountPages } from '../../src/tenancy/account-client.ts'
import {
  type Application,
  type ApplicationOptions,
  audience,
  createApplication,
  createUser,
  password,
  pkce,
} from './application.ts'
import { assert, assertionType, type ClientKey, clientKey } from './strong-client.ts'

const ciba = 'urn:openid:params:grant-type:ciba'
const email = 'ada@example.com'

let server: SharedServer
let userId: string
let key: ClientKey
/** By which requests are signed; a key is registered once for a client. */
let requestKey: ClientKey
beforeAll(async () => {
  server = await joinTestServer()
  await createApplication(server.tenant) // with the connection of the user
  userId = await createUser(server.tenant, email)
  key = clientKey('PS256')
  requestKey = clientKey('PS256')
})
afterAll(() => server.stop())

const createClient = (client: ApplicationOptions['client']) =>
  createApplication(server.tenant, {
    client: {
      grant_types: ['authorization_code', 'refresh_token', 'implicit', ciba],
      client_authentication_methods: { private_key_jwt: { credentials: [key.credential] } },
      signed_request_object: { credentials: [requestKey.credential] },
      ...client,
    },
  })

const nowSeconds = () => Math.floor(Date.now() / 1000)

/** Sends a form with a client assertion. */
async function send(
  path: string,
  { clientId }: Application,
  form: Readonly<Record<string, string>>,
  claims: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
) {
  const client_assertion = await assert(server.tenant, clientId, key, { claims })
  const client = { client_id: clientId, client_assertion, client_assertion_type: assertionType }
  const sent = { token: null, form: { ...client, ...form }, headers }
  const { status, body } = await server.tenant.request('POST', path, sent)
  return { status, body, outcome: [status, body.error] }
}

const requestOf = ({ redirectUri }: Application) => ({
  response_type: 'code',
  redirect_uri: redirectUri,
  scope: 'openid',
  ...pkce().parameters,
})

/** A Request Object, good unless something else is said. */
const sign = (
  { clientId }: Application,
  claims: Readonly<Record<string, unknown>>,
  header: Readonly<Record<string, unknown>> = {},
) =>
  new SignJWT({
    iss: clientId,
    client_id: clientId,
    aud: `${server.tenant.baseUrl}/`,
    iat: nowSeconds(),
    nbf: nowSeconds(),
    exp: nowSeconds() + 120,
    ...claims,
  })
    .setProtectedHeader({
      alg: 'PS256',
      kid: requestKey.kid,
      typ: 'oauth-authz-req+jwt',
      ...header,
    })
    .sign(requestKey.privateKey, { crit: { 'x-unknown': true } })

describe('`prompt=select_account` in a request object', () => {
  const prompts = { prompt: 'select_account' }

  it('asks a user with a session for the account', async () => {
    const app = await createClient({})
    const visitor = createVisitor(server)
    const open = async (claims: Readonly<Record<string, string>>) => {
      const request = await sign(app, { ...requestOf(app), ...claims })
      const { body } = await send('/oauth/par', app, { request })
      const query = new URLSearchParams({ client_id: app.clientId, request_uri: body.request_uri })
      return visitor.visit(`${server.tenant.baseUrl}/authorize?${query}`)
    }
    await visitor.submit(await open({}), { username: email, password })
    expect((await open({})).url.searchParams.get('code')).toBeTruthy()
    const page = await open(prompts)
    expect(page.text).toContain('name="username"')
    const { url } = await visitor.submit(page, { username: email, password })
    expect(url.searchParams.get('code')).toBeTruthy()
  })
})

describe('a client assertion of FAPI 1.0', () => {
  it('has the issuer, the endpoint or its mTLS alias as audience', async () => {
    const app = await createClient({ compliance_level: 'fapi1_adv_pkj_par' })
    const settings = '/api/v2/tenants/settings'
    const mtls = { enable_endpoint_aliases: true }
    await server.tenant.request('PATCH', settings, { json: { mtls } })
    const { body } = await server.tenant.request('GET', '/.well-known/openid-configuration', {
      token: null,
    })
    const endpoint = 'pushed_authorization_request_endpoint'
    const alias = body.mtls_endpoint_aliases[endpoint]
    expect(new URL(alias).hostname).toMatch(/^mtls\./)
    const claims = { ...requestOf(app), response_type: 'code id_token', nonce: 'n' }
    for (const aud of [body.issuer, body[endpoint], alias]) {
      const request = await sign(app, claims)
      expect([aud, ...(await send('/oauth/par', app, { request }, { aud })).outcome]).toEqual([
        aud,
        201,
        undefined,
      ])
    }
    const request = await sign(app, claims)
    const elsewhere = alias.replace('mtls.', 'mtls2.')
    const refused = await send('/oauth/par', app, { request }, { aud: elsewhere })
    expect(refused.outcome).toEqual([401, 'invalid_client'])
  })
})

describe('`iat` and `nbf`', () => {
  it('may be ten seconds ahead, and not more than a minute', async () => {
    const app = await createClient({})
    const ahead = (seconds: number) => ({
      iat: nowSeconds() + seconds,
      nbf: nowSeconds() + seconds,
    })
    const asserted = async (claims: object) => {
      const { nbf } = claims as { nbf: number }
      return (await send('/oauth/par', app, requestOf(app), { nbf })).outcome
    }
    const requested = async (claims: object) => {
      const request = await sign(app, { ...requestOf(app), ...claims })
      return (await send('/oauth/par', app, { request })).outcome
    }
    for (const outcome of [await asserted(ahead(8)), await requested(ahead(8))]) {
      expect(outcome).toEqual([201, undefined])
    }
    expect(await asserted(ahead(75))).toEqual([401, 'invalid_client'])
    expect(await requested(ahead(75))).toEqual([400, 'invalid_request_object'])
  })
})

describe('a Request Object', () => {
  const critical = expect.stringMatching(/`crit` is not allowed|unsupported|"crit"/)

  it.each([
    { crit: ['b64'], b64: true },
    { crit: ['x-unknown'], 'x-unknown': true },
  ])('is refused with a critical extension: %j', async (header) => {
    const app = await createClient({})
    const pushed = await send('/oauth/par', app, { request: await sign(app, requestOf(app)) })
    expect(pushed.outcome).toEqual([201, undefined])
    const asking = { scope: 'openid', login_hint: 'x', binding_message: 'x', jti: randomUUID() }
    const requests: readonly [string, object][] = [
      ['/oauth/par', requestOf(app)],
      ['/bc-authorize', asking],
    ]
    for (const [path, claims] of requests) {
      const request = await sign(app, { ...claims }, header)
      const { status, body } = await send(path, app, { request })
      expect([path, status, body.error_description]).toEqual([path, 400, critical])
    }
  })

  it('is refused with a text that cannot be stored', async () => {
    const app = await createClient({})
    for (const claims of [{ nonce: 'a\0' }, { state: '\ud800' }, { audience: ['\udfff'] }]) {
      const request = await sign(app, { ...requestOf(app), ...claims })
      const { outcome } = await send('/oauth/par', app, { request })
      expect([claims, outcome]).toEqual([claims, [400, 'invalid_request_object']])
    }
  })

  it('is refused with an amount that a double cannot represent', async () => {
    const app = await createClient({})
    const declared = [{ type: 'payment' }]
    const identifier = encodeURIComponent(audience)
    const path = `/api/v2/resource-servers/${identifier}`
    await server.tenant.request('PATCH', path, { json: { authorization_details: declared } })
    const outcomes = []
    for (const amount of ['1.5', '1e400', '9007199254740993']) {
      const details = [{ type: 'payment', amount: 0 }]
      const signed = await sign(app, {
        ...requestOf(app),
        audience,
        authorization_details: details,
      })
      const text = JSON.stringify(decodeJwt(signed)).replace('"amount":0', `"amount":${amount}`)
      const request = await new CompactSign(Buffer.from(text))
        .setProtectedHeader({ ...decodeProtectedHeader(signed), alg: 'PS256' })
        .sign(requestKey.privateKey)
      outcomes.push((await send('/oauth/par', app, { request })).outcome)
    }
    expect(outcomes).toEqual([
      [201, undefined],
      [400, 'invalid_request_object'],
      [400, 'invalid_request_object'],
    ])
  })
})

describe('the tenant flag `require_signed_request_object`', () => {
  const setFlag = (require_signed_request_object: boolean) =>
    server.tenant.request('PATCH', '/api/v2/tenants/settings', {
      json: { flags: { require_signed_request_object } },
    })
  const authorize = async (clientId: string, parameters: Readonly<Record<string, string>>) => {
    const query = new URLSearchParams({ client_id: clientId, ...parameters })
    const { url, text } = await createVisitor(server).visit(`/authorize?${query}`)
    return url.searchParams.get('error') ?? (/name="password"/.test(text) ? 'asked' : text)
  }
  const published = async () => {
    const path = '/.well-known/openid-configuration'
    const { body } = await server.tenant.request('GET', path, { token: null })
    return body.require_signed_request_object
  }

  it('refuses requests without a signed Request Object', async () => {
    const app = await createClient({})
    const plain = requestOf(app)
    const request = await sign(app, plain)
    expect(await authorize(app.clientId, plain)).toBe('asked')
    expect(await published()).toBeUndefined()
    expect((await setFlag(true)).status).toBe(200)
    expect(await published()).toBe(true)
    expect(await authorize(app.clientId, plain)).toBe('invalid_request')
    expect((await send('/oauth/par', app, plain)).outcome).toEqual([400, 'invalid_request'])
    const pushed = await send('/oauth/par', app, { request })
    const { request_uri } = pushed.body
    expect([pushed.status, await authorize(app.clientId, { request_uri })]).toEqual([201, 'asked'])
    const unsigned = new UnsecuredJWT({ ...plain, iss: app.clientId }).encode()
    const outcome = (await send('/oauth/par', app, { request: unsigned })).outcome
    expect(outcome).toEqual([400, 'invalid_request_object'])
    await setFlag(false)
    expect(await authorize(app.clientId, plain)).toBe('asked')
  })

  it('does not apply to the account pages', async () => {
    const { baseUrl: issuer } = server.tenant
    const { connectionId } = await createClient({})
    await server.tenant.write((store) =>
      installAccountPages(store, { issuer: `${issuer}/`, connectionId }),
    )
    await setFlag(true)
    const page = await createVisitor(server).visit('/account')
    expect(page.text).toContain('name="password"')
    await setFlag(false)
  })
})

describe('a signed CIBA request', () => {
  it('must have all claims of CIBA Core 1.0, section 7.1.1, and is accepted once', async () => {
    const app = await createClient({})
    const iss = `${server.tenant.baseUrl}/`
    const claims = () => ({
      scope: 'openid',
      login_hint: JSON.stringify({ format: 'iss_sub', iss, sub: userId }),
      binding_message: 'Order 1815',
      jti: randomUUID(),
    })
    const ask = async (request: string) => {
      const { status, body } = await send('/bc-authorize', app, { request })
      return [status, body.error_description]
    }
    for (const name of ['iat', 'jti', 'nbf', 'exp']) {
      const request = await sign(app, { ...claims(), [name]: undefined })
      expect(await ask(request)).toEqual([400, `Request Object must have the claims ${name}`])
    }
    const request = await sign(app, claims())
    expect(await ask(request)).toEqual([200, undefined])
    expect(await ask(request)).toEqual([400, '`jti` of the Request Object has been used'])
  })
})

describe('a client of FAPI 2.0 with DPoP', () => {
  it('gets only tokens that are bound to a DPoP key', async () => {
    const app = await createClient({ compliance_level: 'fapi2_sp_pkj_dpop' })
    const { verifier, parameters } = pkce()
    const logIn = async () => {
      const { body } = await send('/oauth/par', app, { ...requestOf(app), ...parameters })
      const { request_uri } = body
      const query = new URLSearchParams({ client_id: app.clientId, request_uri })
      const visitor = createVisitor(server)
      const page = await visitor.visit(`/authorize?${query}`)
      const { url } = await visitor.submit(page, { username: email, password })
      return {
        grant_type: 'authorization_code',
        code: url.searchParams.get('code') ?? '',
        redirect_uri: app.redirectUri,
        code_verifier: verifier,
      }
    }
    const bare = await send('/oauth/token', app, await logIn())
    expect([bare.status, bare.body.access_token]).toEqual([400, undefined])
    const { publicKey, privateKey } = newEcKeysSync()
    const jwk = await exportJWK(publicKey)
    const htu = `${server.tenant.baseUrl}/oauth/token`
    const dpop = await new SignJWT({ jti: randomUUID(), htm: 'POST', htu })
      .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk })
      .setIssuedAt()
      .sign(privateKey)
    const { status, body } = await send('/oauth/token', app, await logIn(), {}, { dpop })
    expect([status, body.token_type]).toEqual([200, 'DPoP'])
    expect(decodeJwt(body.id_token)).toMatchObject({ sub: userId })
    const { active, cnf } = await introspect(app, body.access_token)
    expect([active, cnf]).toEqual([true, { jkt: await calculateJwkThumbprint(jwk) }])
  })

  const introspect = async (app: Application, token: string) =>
    (await send('/oauth/introspect', app, { token })).body
})
