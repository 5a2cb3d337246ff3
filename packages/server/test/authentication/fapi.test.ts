import { createPublicKey } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  startTestServer,
  type TestServer,
  withoutRateLimits,
} from '@latchkey/testkit'
import { decodeJwt, decodeProtectedHeader, exportJWK, SignJWT } from 'jose'
import * as openid from 'openid-client'
import { audience, createApplication, createUser, password, pkce } from './application.ts'
import {
  assert,
  assertionType,
  type ClientKey,
  clientKey,
  fetchWith,
  importedKey,
  makeCertificate,
  type TestCertificate,
} from './strong-client.ts'

let server: TestServer
let certificate: TestCertificate
let byTls: openid.CustomFetch
const clients = new Map<string, string>()
const key = clientKey('PS256')
const weakKey = clientKey('RS256')
const redirectUri = 'https://app.example.com/callback'
const email = 'ada@example.com'

const byKey = { private_key_jwt: { credentials: [key.credential, weakKey.credential] } }
const members = (level: string) => ({
  grant_types: ['authorization_code', 'refresh_token', 'client_credentials', 'implicit'],
  compliance_level: level,
  ...(level.startsWith('fapi1') && { signed_request_object: { credentials: [key.credential] } }),
})

beforeAll(async () => {
  server = await startTestServer({ config: { mtlsPort: 0, rateLimits: withoutRateLimits } })
  certificate = await makeCertificate('CN=bank')
  byTls = await fetchWith(server.caFile, certificate)
  const { tenant } = server
  const flags = { remove_alg_from_jwks: true }
  await tenant.request('PATCH', '/api/v2/tenants/settings', { json: { flags } })
  const bySelfSigned = {
    self_signed_tls_client_auth: {
      credentials: [{ credential_type: 'x509_cert', pem: certificate.pem }],
    },
  }
  for (const [level, methods] of [
    ['fapi2_sp_pkj_mtls', byKey],
    ['fapi2_sp_mtls_mtls', bySelfSigned],
    ['fapi2_sp_mtls_dpop', bySelfSigned],
    ['fapi1_adv_pkj_par', { private_key_jwt: { credentials: [weakKey.credential] } }],
    ['fapi1_adv_mtls_par', bySelfSigned],
  ] as const) {
    // Each key is registered once for a client.
    const own =
      level === 'fapi1_adv_pkj_par'
        ? { private_key_jwt: { credentials: [forLogin.credential] } }
        : methods
    const client = { ...members(level), client_authentication_methods: own }
    clients.set(level, (await createApplication(tenant, { client })).clientId)
  }
  await createUser(tenant, email)
})
afterAll(() => server.stop())

/** The key by which the client of FAPI 1 authenticates; another key signs its requests. */
const forLogin = clientKey('PS256')

const idOf = (level: string) => clients.get(level) ?? ''

async function configOf(level: string, by = key): Promise<openid.Configuration> {
  const own = level === 'fapi1_adv_pkj_par' ? forLogin : by
  const authentication = level.includes('pkj')
    ? openid.PrivateKeyJwt(await importedKey(own))
    : openid.TlsClientAuth()
  const metadata = {
    use_mtls_endpoint_aliases: true,
    id_token_signed_response_alg: 'PS256',
    authorization_signed_response_alg: 'PS256',
  }
  const at = new URL(server.tenant.baseUrl)
  return openid.discovery(at, idOf(level), metadata, authentication, {
    [openid.customFetch]: byTls,
  })
}

/** Logs Ada in at a URL. @returns the URL to which she is redirected */
async function logIn(url: URL, visitor = createVisitor(server)): Promise<URL> {
  const page = await visitor.visit(url.href)
  const away = page.isAway ? page : await visitor.submit(page, { username: email, password })
  const text = away.text.replace(/<(style|script)[\s\S]*?<\/\1>|<[^>]*>/g, ' ')
  expect([away.isAway, text]).toEqual([true, ''])
  return away.url
}

const requestWith = (challenge: string) => ({
  redirect_uri: redirectUri,
  scope: 'openid profile offline_access read:books',
  audience,
  code_challenge: challenge,
  code_challenge_method: 'S256',
  state: openid.randomState(),
})

describe('FAPI 2.0 through the unmodified openid-client', () => {
  it.each(['fapi2_sp_pkj_mtls', 'fapi2_sp_mtls_mtls'])('%s', async (level) => {
    const config = await configOf(level)
    const { verifier, parameters } = pkce()
    const parametersOf = requestWith(parameters.code_challenge)
    const url = await openid.buildAuthorizationUrlWithPAR(config, parametersOf)
    expect([...url.searchParams.keys()].sort()).toEqual(['client_id', 'request_uri'])
    const back = await logIn(url)
    expect(back.searchParams.get('iss')).toBe(`${server.tenant.baseUrl}/`)
    const tokens = await openid.authorizationCodeGrant(config, back, {
      pkceCodeVerifier: verifier,
      expectedState: parametersOf.state,
    })
    const { cnf } = decodeJwt(tokens.access_token)
    const digest = Buffer.from(await certificate.certificate.getThumbprint('SHA-256'))
    expect(cnf).toEqual({ 'x5t#S256': digest.toString('base64url') })
    expect(decodeProtectedHeader(tokens.id_token ?? '').alg).toBe('PS256')
    expect(tokens.claims()?.updated_at).toEqual(expect.any(Number))
    const sub = tokens.claims()?.sub ?? ''
    const info = await openid.fetchUserInfo(config, tokens.access_token, sub)
    expect(info).toMatchObject({ sub, updated_at: expect.any(Number) })
    const refreshToken = tokens.refresh_token ?? ''
    const next = await openid.refreshTokenGrant(config, refreshToken)
    expect(next.refresh_token ?? refreshToken).toBe(refreshToken) // FAPI 2.0: no rotation
    const bare = await server.tenant.request('GET', '/userinfo', { token: tokens.access_token })
    expect([bare.status, bare.body.error_description]).toEqual([
      401,
      'The token is bound to a client certificate, which was not presented.',
    ])
  })

  it('fapi2_sp_mtls_dpop', async () => {
    const config = await configOf('fapi2_sp_mtls_dpop')
    const { verifier, parameters } = pkce()
    const parametersOf = requestWith(parameters.code_challenge)
    const logInAgain = async () =>
      logIn(await openid.buildAuthorizationUrlWithPAR(config, parametersOf))
    const checks = { pkceCodeVerifier: verifier, expectedState: parametersOf.state }
    const bare = openid.authorizationCodeGrant(config, await logInAgain(), checks)
    await expect(bare).rejects.toMatchObject({ status: 400 })
    const DPoP = openid.getDPoPHandle(config, await openid.randomDPoPKeyPair())
    const back = await logInAgain()
    const tokens = await openid.authorizationCodeGrant(config, back, checks, {}, { DPoP })
    expect([tokens.token_type, decodeJwt(tokens.access_token).cnf]).toEqual([
      'dpop',
      { jkt: await DPoP.calculateThumbprint() },
    ])
  })

  it('sends a signed response if requested (JARM)', async () => {
    const config = await configOf('fapi2_sp_pkj_mtls')
    openid.useJwtResponseMode(config)
    const { verifier, parameters } = pkce()
    const parametersOf = requestWith(parameters.code_challenge)
    const back = await logIn(await openid.buildAuthorizationUrlWithPAR(config, parametersOf))
    expect([...back.searchParams.keys()]).toEqual(['response'])
    expect(decodeProtectedHeader(back.searchParams.get('response') ?? '').alg).toBe('PS256')
    const tokens = await openid.authorizationCodeGrant(config, back, {
      pkceCodeVerifier: verifier,
      expectedState: parametersOf.state,
    })
    expect(tokens.claims()?.sub).toBeDefined()
  })
})

describe('FAPI 1.0 Advanced through the unmodified openid-client', () => {
  it.each(['fapi1_adv_pkj_par', 'fapi1_adv_mtls_par'])('%s', async (level) => {
    const config = await configOf(level)
    openid.useCodeIdTokenResponseType(config)
    openid.enableDetachedSignatureResponseChecks(config) // s_hash among them
    const { verifier, parameters } = pkce()
    const nonce = openid.randomNonce()
    const parametersOf = { ...requestWith(parameters.code_challenge), nonce }
    const jar = await openid.buildAuthorizationUrlWithJAR(
      config,
      parametersOf,
      await importedKey(key),
    )
    const url = await openid.buildAuthorizationUrlWithPAR(config, jar.searchParams)
    const back = await logIn(url)
    expect(back.hash).toContain('id_token=')
    const tokens = await openid.authorizationCodeGrant(config, back, {
      pkceCodeVerifier: verifier,
      expectedState: parametersOf.state,
      expectedNonce: nonce,
    })
    expect(decodeJwt(tokens.access_token)).toHaveProperty(['cnf', 'x5t#S256'])
    expect(tokens.refresh_token).toEqual(expect.any(String))
  })
})

/** Pushes a request, by TLS with the certificate of the client. */
async function push(level: string, parameters: Readonly<Record<string, string>>, by = key) {
  const own = level === 'fapi1_adv_pkj_par' ? forLogin : by
  const proof: Record<string, string> = level.includes('pkj')
    ? {
        client_assertion: await assert(server.tenant, idOf(level), own),
        client_assertion_type: assertionType,
      }
    : {}
  return post('/oauth/par', { client_id: idOf(level), ...proof, ...parameters })
}

interface PostAnswer {
  readonly error: string
  readonly error_description?: string
  readonly expires_in: number
  readonly request_uri: string
  readonly access_token: string
}

async function post(path: string, form: Readonly<Record<string, string>>, by = byTls) {
  const url = `https://localhost:${server.mtlsPort}${path}`
  const body = new URLSearchParams(form)
  const answer = await by(url, { method: 'POST', body, headers: {} } as never)
  return { status: answer.status, body: (await answer.json()) as PostAnswer }
}

const pushable = {
  response_type: 'code',
  redirect_uri: redirectUri,
  scope: 'openid',
  ...pkce().parameters,
}

describe('FAPI 2.0 refuses', () => {
  const level = 'fapi2_sp_pkj_mtls'
  const { code_challenge: _challenge, ...withoutPkce } = pushable
  const { redirect_uri: _uri, ...withoutUri } = pushable

  it.each([
    ['no PKCE', withoutPkce],
    ['PKCE by plain', { ...pushable, code_challenge_method: 'plain' }],
    ['no redirect_uri', withoutUri],
    ['another redirect_uri', { ...pushable, redirect_uri: `${redirectUri}/other` }],
    ['an ID token at the front', { ...pushable, response_type: 'code id_token', nonce: 'n' }],
    ['a token at the front', { ...pushable, response_type: 'token' }],
  ])('%s', async (_what, parameters) => {
    const { status, body } = await push(level, parameters)
    expect([status, body.error]).toEqual([400, expect.stringMatching(/^(invalid|unsupported)_/)])
  })

  it('a request that was not pushed, and a pushed one that is used twice', async () => {
    const query = new URLSearchParams({ client_id: idOf(level), ...pushable })
    const page = await createVisitor(server).visit(`${server.tenant.baseUrl}/authorize?${query}`)
    expect(page.isAway && page.url.searchParams.get('error')).toBe('invalid_request')
    const visitor = createVisitor(server)
    await logIn(await pushed(level), visitor)
    const url = await pushed(level)
    const answers = await Promise.all(Array.from({ length: 10 }, () => visitor.visit(url.href)))
    expect(answers.filter((each) => each.isAway && each.url.searchParams.has('code'))).toHaveLength(
      1,
    )
  })

  it('an assertion with another audience than the issuer, and one with RS256', async () => {
    const aud = `${server.tenant.baseUrl}/oauth/par`
    for (const claims of [{ aud }, { aud: [`${server.tenant.baseUrl}/`] }]) {
      const assertion = await assert(server.tenant, idOf(level), key, { claims })
      const proof = { client_assertion: assertion, client_assertion_type: assertionType }
      const { status, body } = await post('/oauth/par', { ...pushable, ...proof })
      expect([status, body.error, body.error_description]).toEqual([
        401,
        'invalid_client',
        expect.stringContaining('and nothing else'),
      ])
    }
    expect((await push(level, pushable, weakKey)).status).toBe(401)
  })

  it('tokens without a certificate, and in query strings, with standard errors', async () => {
    const back = await logIn(await pushed(level))
    const form = async (code: string) => ({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
      client_assertion: await assert(server.tenant, idOf(level), key),
      client_assertion_type: assertionType,
    })
    const code = back.searchParams.get('code') ?? ''
    const wrong = await post('/oauth/token', await form('wrong'))
    expect([wrong.status, wrong.body.error]).toEqual([400, 'invalid_grant'])
    const without = await post('/oauth/token', await form(code), await fetchWith(server.caFile))
    expect([without.status, without.body.error]).toEqual([400, 'invalid_grant'])
    const { body } = await post('/oauth/token', await form(code))
    const at = `https://localhost:${server.mtlsPort}/userinfo`
    const inUrl = await byTls(`${at}?access_token=${body.access_token}`, { headers: {} } as never)
    expect(inUrl.status).toBe(400)
    const authorization = `Bearer ${body.access_token}`
    const interaction = 'c770aef3-6784-41f7-8e0e-ff5f97bddb3a'
    const headers = { authorization, 'x-fapi-interaction-id': interaction }
    const good = await byTls(at, { headers } as never)
    expect([good.status, good.headers.get('x-fapi-interaction-id')]).toEqual([200, interaction])
    const otherCertificate = await fetchWith(server.caFile, await makeCertificate('CN=stranger'))
    expect((await otherCertificate(at, { headers } as never)).status).toBe(401)
    const password = await post('/oauth/token', { ...(await form('')), grant_type: 'implicit' })
    expect(password.body.error).toMatch(/^(unauthorized_client|unsupported_grant_type)$/)
  })
})

const { verifier, parameters: challenge } = pkce()

/** Pushes a request. @returns its `request_uri` */
async function pushed(level: string, parameters: Readonly<Record<string, string>> = {}) {
  const { status, body } = await push(level, { ...pushable, ...challenge, ...parameters })
  expect([status, body.error_description]).toEqual([201, undefined])
  const query = new URLSearchParams({ client_id: idOf(level), request_uri: body.request_uri })
  return new URL(`${server.tenant.baseUrl}/authorize?${query}`)
}

describe('FAPI 1.0 Advanced', () => {
  const level = 'fapi1_adv_pkj_par'
  const nowSeconds = () => Math.floor(Date.now() / 1000)
  const sign = (claims: object, by: ClientKey = key, header: object = {}) =>
    new SignJWT({
      iss: idOf(level),
      client_id: idOf(level),
      aud: `${server.tenant.baseUrl}/`,
      ...pushable,
      response_type: 'code id_token',
      nonce: 'n',
      state: 's',
      nbf: nowSeconds(),
      exp: nowSeconds() + 300,
      ...claims,
    })
      .setProtectedHeader({ alg: by.alg, kid: by.kid, typ: 'oauth-authz-req+jwt', ...header })
      .sign(by.privateKey, { crit: { 'x-unknown': true } })

  it('keeps a pushed request object until its `exp`, up to `par_request_expiry` of the client', async () => {
    const taken = await push(level, { request: await sign({}) })
    expect([taken.status, taken.body.expires_in]).toEqual([201, 30])
    const short = await push(level, { request: await sign({ exp: nowSeconds() + 20 }) })
    expect([short.status, short.body.expires_in <= 20]).toEqual([201, true])
    const path = `/api/v2/clients/${idOf(level)}`
    await server.tenant.request('PATCH', path, { json: { par_request_expiry: 600 } })
    const long = await push(level, { request: await sign({ exp: nowSeconds() + 1200 }) })
    expect([long.status, long.body.expires_in]).toEqual([201, 600])
    await server.tenant.request('PATCH', path, { json: { par_request_expiry: null } })
  })

  it.each([
    ['without nbf', { nbf: undefined }],
    ['without exp', { exp: undefined }],
    ['without redirect_uri', { redirect_uri: undefined }],
    ['older than an hour', { nbf: nowSeconds() - 3700, exp: nowSeconds() - 3700 + 3600 + 3600 }],
    ['good for more than an hour', { exp: nowSeconds() + 3700 }],
    ['for another server', { aud: 'https://elsewhere.example.com/' }],
    ['of another client', { client_id: 'somebody' }],
    ['for a code alone', { response_type: 'code' }],
    ['without PKCE', { code_challenge: undefined, code_challenge_method: undefined }],
  ])('refuses a request object %s', async (_what, claims) => {
    const { status, body } = await push(level, { request: await sign(claims) })
    expect([status, body.error]).toEqual([400, expect.stringMatching(/^invalid_request/)])
  })

  it('refuses a request object that is unsigned, with RS256, or with a key for another use', async () => {
    const unsigned = await push(level, { ...pushable, response_type: 'code id_token', nonce: 'n' })
    expect([unsigned.status, unsigned.body.error]).toEqual([400, 'invalid_request'])
    for (const by of [weakKey, forLogin, { ...clientKey('PS256'), kid: key.kid }]) {
      const { status, body } = await push(level, { request: await sign({}, by) })
      expect([status, body.error]).toEqual([400, 'invalid_request_object'])
    }
    const otherKey = { ...clientKey('PS256'), kid: key.kid }
    const jwk = await exportJWK(createPublicKey(otherKey.privateKey))
    const critical = await sign({}, key, { crit: ['x-unknown'], 'x-unknown': true })
    for (const request of [await sign({}, otherKey, { jwk }), critical]) {
      const { status, body } = await push(level, { request })
      expect([status, body.error]).toEqual([400, 'invalid_request_object'])
    }
  })

  it('refuses request objects that were not pushed, and remote ones', async () => {
    const at = `${server.tenant.baseUrl}/authorize?client_id=${idOf(level)}`
    const visitor = createVisitor(server)
    const direct = await visitor.visit(`${at}&request=${await sign({})}`)
    expect([direct.status, direct.text]).toEqual([400, expect.stringContaining('/oauth/par')])
    const remote = await visitor.visit(`${at}&request_uri=https://app.example.com/request.jwt`)
    expect(remote.url.searchParams.get('error')).toBe('request_uri_not_supported')
  })
})

describe('a compliance level', () => {
  const update = (id: string, json: object) =>
    server.tenant.request('PATCH', `/api/v2/clients/${id}`, { json })

  it('is stored for a client without the credential, which cannot authenticate', async () => {
    const { clientId, clientSecret } = await createApplication(server.tenant)
    const given = { client_id: clientId, client_secret: clientSecret }
    const form = { grant_type: 'client_credentials', audience: 'https://api.example.com', ...given }
    for (const level of clients.keys()) {
      const { status, body } = await update(clientId, { compliance_level: level })
      expect([status, body.compliance_level]).toEqual([200, level])
      const refused = await server.tenant.request('POST', '/oauth/token', { token: null, form })
      expect([refused.status, refused.body.error]).toEqual([401, 'invalid_client'])
      expect(refused.body.error_description).toMatch(
        new RegExp(
          `^client authentication failed: the compliance_level ${level} requires a credential for ` +
            '\\w+( or \\w+)?, and the client has none$',
        ),
      )
    }
    await update(clientId, { compliance_level: 'none' })
    const again = await server.tenant.request('POST', '/oauth/token', { token: null, form })
    expect(again.body.error).not.toBe('invalid_client')
  })

  it('is refused for a client with callback URLs that contain wildcards', async () => {
    const bad = await update(idOf('fapi2_sp_pkj_mtls'), { callbacks: ['https://*.example.com/cb'] })
    expect([bad.status, bad.body.message]).toEqual([400, expect.stringContaining('wildcards')])
  })
})
