import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  joinTestServer,
  type SharedServer,
  type Sight,
  type Visitor,
} from '@latchkey/testkit'
import { decodeJwt } from 'jose'
import {
  type Application,
  audience,
  authorizeUrl,
  createApplication,
  createUser,
  exchange,
  password,
} from './application.ts'

type Members = Readonly<Record<string, string>>

/** The parameters, response mode and issuer of authorization responses. */
let server: SharedServer
let app: Application
let knownVisitor: Visitor
const email = 'ada@example.com'
const both = ['authorization_code', 'implicit', 'refresh_token']

beforeAll(async () => {
  server = await joinTestServer()
  app = await createApplication(server.tenant, { client: { grant_types: both } })
  await createUser(server.tenant, email)
  knownVisitor = createVisitor(server)
  const page = await knownVisitor.visit(authorizeUrl(server.tenant, app))
  await knownVisitor.submit(page, { username: email, password })
})
afterAll(() => server.stop())

const issuer = () => `${server.tenant.baseUrl}/`

const send = (visitor: Visitor, parameters: Members, by = app): Promise<Sight> =>
  visitor.visit(authorizeUrl(server.tenant, by, { nonce: 'n-0S6', ...parameters }))

const isMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null

/** The parameters of a response in any mode; of a signed one (JARM) the claims. */
function membersOf({ url, text, isAway }: Sight, mode: string): Members {
  const found = isAway ? membersOfAddress(url, mode) : membersOfPage(text, mode)
  const { response } = found
  return response === undefined ? found : (decodeJwt(response) as unknown as Members)
}

function membersOfAddress({ search, hash }: URL, mode: string): Members {
  const [used, unused] = /^(query|query\.jwt)$/.test(mode) ? [search, hash] : [hash, search]
  expect([mode, unused]).toEqual([mode, ''])
  return Object.fromEntries(new URLSearchParams(used.slice(1)))
}

function membersOfPage(text: string, mode: string): Members {
  if (mode === 'web_message') {
    const data: unknown = JSON.parse(/var data = (\{.*\});/.exec(text)?.[1] ?? '{}')
    const { response } = data as { response?: unknown }
    return isMembers(response) ? response : {}
  }
  expect(text).toContain(`action="${app.redirectUri}"`)
  const inputs = [...text.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)]
  return Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, value]))
}

const responseTypes = [
  ['code', ['code'], 'query'],
  ['id_token', ['id_token'], 'fragment'],
  ['token', ['access_token', 'expires_in', 'scope', 'token_type'], 'fragment'],
  ['id_token token', ['access_token', 'expires_in', 'id_token', 'scope', 'token_type'], 'fragment'],
  ['code id_token', ['code', 'id_token'], 'fragment'],
  ['code token', ['access_token', 'code', 'expires_in', 'scope', 'token_type'], 'fragment'],
  [
    'code id_token token',
    ['access_token', 'code', 'expires_in', 'id_token', 'scope', 'token_type'],
    'fragment',
  ],
] as const

describe.each(responseTypes)('%s', (response_type, names, usual) => {
  const modes = ['', 'fragment', 'form_post', 'web_message', 'jwt', 'form_post.jwt']
  const all = usual === 'query' ? [...modes, 'query', 'query.jwt'] : modes

  it.each(all)('succeeds with response_mode=%s and `iss`', async (response_mode) => {
    const mode = response_mode === '' || response_mode === 'jwt' ? usual : response_mode
    const parameters = { response_type, ...(response_mode && { response_mode }) }
    const members = membersOf(await send(knownVisitor, parameters), mode)
    expect(members).toMatchObject({ state: 'as it was', iss: issuer() })
    expect(members.error_description).toBeUndefined()
    const { state: _state, iss: _iss, aud, exp, ...given } = members
    const isSigned = response_mode.endsWith('jwt')
    expect([aud, typeof exp]).toEqual(
      isSigned ? [app.clientId, 'number'] : [undefined, 'undefined'],
    )
    expect(
      Object.keys(given)
        .filter((name) => name !== 'scope')
        .sort(),
    ).toEqual(names.filter((name) => name !== 'scope'))
    if (given.id_token !== undefined) {
      expect(decodeJwt(given.id_token)).toMatchObject({
        iss: issuer(),
        aud: app.clientId,
        nonce: 'n-0S6',
        ...(given.code !== undefined && { c_hash: expect.any(String) }),
        ...(given.access_token !== undefined && { at_hash: expect.any(String) }),
      })
    }
  })

  it.each(all)('fails with response_mode=%s and `iss`', async (response_mode) => {
    const mode = response_mode === '' || response_mode === 'jwt' ? usual : response_mode
    const parameters = { response_type, prompt: 'none', ...(response_mode && { response_mode }) }
    const sight = await send(createVisitor(server), parameters)
    // The page posts the error to the client: an error status would be reported by the browser.
    expect(sight.status).toBe(sight.isAway ? 0 : 200)
    const members = membersOf(sight, mode)
    expect(members).toMatchObject({
      error: 'login_required',
      state: 'as it was',
      iss: issuer(),
    })
  })
})

describe('an answer', () => {
  it('of the hybrid flow has a code that yields tokens', async () => {
    const hybrid = { response_type: 'code id_token token', scope: 'openid read:books', audience }
    const members = membersOf(await send(knownVisitor, hybrid), 'fragment')
    const { code = '', access_token = '', scope } = members
    expect(decodeJwt(access_token)).toMatchObject({ aud: [audience, `${issuer()}userinfo`], scope })
    expect(scope).toBe('openid read:books')
    const info = await server.tenant.request('GET', '/userinfo', { token: access_token })
    expect(info.status).toBe(200)
    const { status, body } = await exchange(server, app, { code })
    expect([status, typeof body.access_token]).toEqual([200, 'string'])
  })

  it('with a token only has the requested scopes, also after the log-in', async () => {
    const visitor = createVisitor(server)
    const parameters = { response_type: 'token', scope: 'read:books', audience, nonce: '' }
    const page = await send(visitor, parameters)
    const away = await visitor.submit(page, { username: email, password })
    const { access_token = '', ...others } = membersOf(away, 'fragment')
    expect(others).toEqual({
      expires_in: expect.any(String),
      token_type: 'Bearer',
      scope: 'read:books',
      state: 'as it was',
      iss: issuer(),
    })
    expect(decodeJwt(access_token)).toMatchObject({ aud: audience, scope: 'read:books' })
    expect(others.expires_in).toBe('7200')
  })

  it('with a token has the lifetime of the API for such tokens', async () => {
    const json = { identifier: 'https://short.example.com/', token_lifetime_for_web: 60 }
    await server.tenant.request('POST', '/api/v2/resource-servers', { json })
    const parameters = { response_type: 'code token', scope: 'openid', audience: json.identifier }
    const {
      access_token = '',
      code = '',
      expires_in,
    } = membersOf(await send(knownVisitor, parameters), 'fragment')
    const { exp = 0, iat = 0 } = decodeJwt(access_token)
    expect([expires_in, exp - iat]).toEqual(['60', 60])
    const { body } = await exchange(server, app, { code })
    expect(body.expires_in).toBe(86_400)
  })

  it('with a token only requires consent to the requested scopes', async () => {
    const client = { grant_types: both, name: 'Reader' }
    const by = await createApplication(server.tenant, { client, isFirstParty: false })
    const parameters = { response_type: 'token', scope: 'read:books', audience }
    const page = await send(knownVisitor, parameters, by)
    expect([page.text.includes('read:books'), page.text.includes('openid')]).toEqual([true, false])
    const away = await knownVisitor.submit(page, { action: 'accept' })
    expect(membersOf(away, 'fragment')).toMatchObject({ scope: 'read:books' })
    const query = new URLSearchParams({ client_id: by.clientId })
    const { body } = await server.tenant.request('GET', `/api/v2/grants?${query}`)
    expect(body).toMatchObject([{ audience, scope: ['read:books'] }])
    expect(membersOf(await send(knownVisitor, parameters, by), 'fragment').error).toBeUndefined()
  })

  it('with tokens is never in a query string', async () => {
    for (const [response_type, , usual] of responseTypes) {
      if (usual === 'query') continue
      const { url } = await send(knownVisitor, { response_type, response_mode: 'query' })
      expect([response_type, url.searchParams.get('error')]).toEqual([
        response_type,
        'invalid_request',
      ])
      expect(url.href).not.toMatch(/(token|code)=/)
    }
  })

  it('with tokens requires the implicit grant type', async () => {
    const client = { grant_types: ['authorization_code'] }
    const byCode = await createApplication(server.tenant, { client })
    for (const [response_type, , usual] of responseTypes) {
      if (usual === 'query') continue
      const { url } = await send(knownVisitor, { response_type }, byCode)
      const parameters = Object.fromEntries(new URLSearchParams(url.hash.slice(1) || url.search))
      expect(parameters).toEqual({
        error: 'invalid_request',
        error_description: 'requested response_type is not allowed for this client',
        state: 'as it was',
        iss: issuer(),
      })
    }
  })

  it('for a client that does not exist is a page with status 400', async () => {
    const by = { ...app, clientId: 'nobody' }
    const { status } = await send(knownVisitor, { response_mode: 'web_message' }, by)
    expect(status).toBe(400)
  })

  it('of a user who declines has `iss`', async () => {
    const theirs = await createApplication(server.tenant, { isFirstParty: false })
    const consent = await send(knownVisitor, { scope: 'openid read:books', audience }, theirs)
    const { url } = await knownVisitor.submit(consent, { action: 'deny' })
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      error: 'access_denied',
      iss: issuer(),
      state: 'as it was',
    })
  })

  it('has the issuer of both metadata documents', async () => {
    const { url } = await send(knownVisitor, {})
    for (const path of ['openid-configuration', 'oauth-authorization-server']) {
      const { body } = await server.tenant.request('GET', `/.well-known/${path}`, { token: null })
      expect(body.issuer).toBe(url.searchParams.get('iss'))
      expect(body.authorization_response_iss_parameter_supported).toBe(true)
      expect(body.response_modes_supported).toEqual(
        expect.arrayContaining(['query', 'fragment', 'form_post', 'web_message', 'jwt']),
      )
      expect(body.response_types_supported).toEqual(
        expect.arrayContaining(responseTypes.map(([type]) => type)),
      )
    }
  })
})

describe('an authorization request', () => {
  it('may be posted, with the same result', async () => {
    const query = new URL(authorizeUrl(server.tenant, app)).searchParams
    const form = Object.fromEntries(query)
    const { status, headers } = await server.tenant.request('POST', '/authorize', {
      token: null,
      form,
    })
    expect(status).toBe(303)
    const { url } = await knownVisitor.visit(headers.get('location') ?? '')
    expect(url.searchParams.get('code')).toMatch(/^[\w-]{32}$/)
  })

  it('may be JSON at every endpoint that applications post to', async () => {
    const post = (path: string, json: object) =>
      server.tenant.request('POST', path, {
        token: null,
        json: { client_id: app.clientId, client_secret: app.clientSecret, ...json },
      })
    const request = { response_type: 'code', scope: 'openid offline_access', audience }
    const redirect_uri = app.redirectUri
    const pushed = await post('/oauth/par', { ...request, redirect_uri })
    expect(pushed.status).toBe(201)
    const { request_uri } = pushed.body
    const query = new URLSearchParams({ client_id: app.clientId, request_uri })
    const { url } = await knownVisitor.visit(`${server.tenant.baseUrl}/authorize?${query}`)
    const code = url.searchParams.get('code')
    const grant_type = 'authorization_code'
    const { status, body } = await post('/oauth/token', { grant_type, code, redirect_uri })
    expect([status, decodeJwt(body.access_token).azp]).toEqual([200, app.clientId])
    const token = body.refresh_token
    expect((await post('/oauth/introspect', { token })).body).toMatchObject({ active: true })
    expect((await post('/oauth/revoke', { token })).status).toBe(200)
    expect((await post('/oauth/introspect', { token })).body).toEqual({ active: false })
  })

  it('asks a user with a session for the account, by `select_account`', async () => {
    const visitor = createVisitor(server)
    const first = await send(visitor, {})
    await visitor.submit(first, { username: email, password })
    const page = await send(visitor, { prompt: 'select_account' })
    expect([page.isAway, page.text.includes('name="username"')]).toEqual([false, true])
    const { url } = await visitor.submit(page, { username: email, password })
    expect(url.searchParams.get('code')).toMatch(/^[\w-]{32}$/)
    const refused = await send(visitor, { prompt: 'none select_account' })
    expect(refused.url.searchParams.get('error')).toBe('invalid_request')
  })

  it('names one API, by audience or by resource', async () => {
    const scope = 'openid read:books'
    for (const request of [{ audience }, { resource: audience }]) {
      const { url } = await send(knownVisitor, { ...request, scope })
      const { body } = await exchange(server, app, { code: url.searchParams.get('code') ?? '' })
      expect(decodeJwt(body.access_token).aud).toEqual([audience, `${issuer()}userinfo`])
    }
    const { url } = await send(knownVisitor, { audience: 'https://nowhere.example.com/', scope })
    expect([url.searchParams.get('error'), url.searchParams.get('iss')]).toEqual([
      'access_denied',
      issuer(),
    ])
  })

  it('names an API by audience only, if the tenant is configured so', async () => {
    const profile = (resource_parameter_profile: string) =>
      server.tenant.request('PATCH', '/api/v2/tenants/settings', {
        json: { resource_parameter_profile },
      })
    await profile('audience')
    const audienceOf = async (request: object) => {
      const { url } = await send(knownVisitor, { ...request, scope: 'openid read:books' })
      const { body } = await exchange(server, app, { code: url.searchParams.get('code') ?? '' })
      return body.access_token.split('.').length === 3 && decodeJwt(body.access_token).aud
    }
    expect(await audienceOf({ resource: audience })).toBe(false)
    expect(await audienceOf({ audience })).toEqual([audience, `${issuer()}userinfo`])
    await profile('compatibility')
    expect(await audienceOf({ resource: audience })).toEqual([audience, `${issuer()}userinfo`])
  })

  it('never yields a token for the management API', async () => {
    const scope = 'openid read:users'
    for (const api of [{ audience: `${issuer()}api/v2/` }, { resource: '/api/v2/' }]) {
      const { url } = await send(knownVisitor, { ...api, scope })
      expect([url.searchParams.get('error'), url.searchParams.has('code')]).toEqual([
        'access_denied',
        false,
      ])
    }
  })

  it('yields a token in the dialect of the API', async () => {
    const identifier = 'https://rfc.example.com/'
    await server.tenant.request('POST', '/api/v2/resource-servers', {
      json: {
        identifier,
        name: 'RFC',
        scopes: [{ value: 'read:rfc' }],
        token_dialect: 'rfc9068_profile',
      },
    })
    const request = { audience: identifier, scope: 'openid read:rfc' }
    const { url } = await send(knownVisitor, request)
    const { body } = await exchange(server, app, { code: url.searchParams.get('code') ?? '' })
    const claims = decodeJwt(body.access_token)
    expect(claims).toMatchObject({ client_id: app.clientId, jti: expect.any(String) })
    expect(claims).not.toHaveProperty('azp')
    const info = await server.tenant.request('GET', '/userinfo', { token: body.access_token })
    expect(info.status).toBe(200)
  })
})

describe('a request without a scope', () => {
  it.each([{}, { audience }])('requests openid, with %j', async (parameters) => {
    const { url } = await send(knownVisitor, { scope: '', ...parameters })
    const code = url.searchParams.get('code') ?? ''
    const { status, body } = await exchange(server, app, { code })
    expect([status, body.scope ?? 'openid']).toEqual([200, 'openid'])
    expect(decodeJwt(body.id_token).email).toBeUndefined()
  })
})
