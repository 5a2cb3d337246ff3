import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { patient, startTestServer, type TestServer, withoutRateLimits } from '@latchkey/testkit'
import { createRemoteJWKSet, customFetch, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose'
import { managementScopes } from '../src/tenancy/make-tenant.ts'
import { createGranted, withdrawGrants } from './granted-client.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    config: { rateLimits: withoutRateLimits },
    bounds: { bodyBytesMax: 4096 },
  })
})
afterAll(() => server.stop())

const basic = (id: string, secret: string) =>
  `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`
const grant = { grant_type: 'client_credentials', audience: '/api/v2/' }
const credentials = () => ({
  client_id: server.tenant.clientId,
  client_secret: server.tenant.clientSecret,
})
const right = () => ({ ...grant, ...credentials() })

interface Sent {
  readonly form?: string | Record<string, string>
  readonly json?: unknown
  readonly body?: string
  readonly headers?: Record<string, string>
}

const createClient = (name: string, audience?: string, scope: readonly string[] = []) =>
  createGranted(server.tenant, name, audience, scope)

const send = (sent: Sent, path = '/oauth/token') =>
  server.tenant.request('POST', path, { token: null, ...sent })

describe('a token', () => {
  const ways: readonly [string, () => Sent][] = [
    ['a form', () => ({ form: right() })],
    ['JSON', () => ({ json: right() })],
  ]
  const paths = ['/oauth/token', '/oauth/token/']
  const both = ways.flatMap(([name, sent]) => paths.map((path) => [name, path, sent] as const))
  it.each(both)('is issued by %s at %s', async (_, path, sent) => {
    const { status, body, headers } = await send(sent(), path)
    expect(status).toBe(200)
    expect(Object.keys(body).sort()).toEqual(['access_token', 'expires_in', 'scope', 'token_type'])
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 86_400 })
    expect(headers.get('cache-control')).toBe('no-store')
    const { status: accepted } = await server.tenant.request('GET', '/api/v2/event-streams', {
      token: body.access_token,
    })
    expect(accepted).toBe(200)
  })

  it('has exactly the documented claims and header', async () => {
    const before = Math.floor(Date.now() / 1000)
    const { body } = await send({ form: { ...right(), scope: 'read:network_acls' } })
    const { clientId, baseUrl, store } = server.tenant
    const { iat = 0, ...claims } = decodeJwt(body.access_token)
    expect(iat).toBeGreaterThanOrEqual(before)
    expect(claims).toEqual({
      iss: `${baseUrl}/`,
      sub: `${clientId}@clients`,
      aud: `${baseUrl}/api/v2/`,
      exp: iat + 86_400,
      scope: 'read:network_acls',
      gty: 'client-credentials',
      azp: clientId,
    })
    expect(decodeProtectedHeader(body.access_token)).toEqual({
      alg: 'RS256',
      typ: 'JWT',
      kid: (await store.signingKeys.list())[0]?.kid,
    })
  })

  it('verifies with the JWKS of its issuer', async () => {
    const { baseUrl } = server.tenant
    const jwksUri = new URL(`${baseUrl}/.well-known/jwks.json`)
    const keys = createRemoteJWKSet(jwksUri, {
      [customFetch]: server.fetch as unknown as typeof fetch,
    })
    const { payload } = await jwtVerify(await server.tenant.token(), keys, {
      issuer: `${baseUrl}/`,
      audience: `${baseUrl}/api/v2/`,
      algorithms: ['RS256'],
      typ: 'JWT',
    })
    expect(payload.azp).toBe(server.tenant.clientId)
  })

  it.each(['/api/v2/', 'the absolute identifier'])('is for the same API by %s', async (name) => {
    const absolute = `${server.tenant.baseUrl}/api/v2/`
    const audience = name === '/api/v2/' ? name : absolute
    const { body } = await send({ form: { ...right(), audience } })
    expect(decodeJwt(body.access_token).aud).toBe(absolute)
  })

  it('may be requested with `resource` (RFC 8707)', async () => {
    const { audience: _audience, ...rest } = right()
    const resource = `${server.tenant.baseUrl}/api/v2/`
    expect((await send({ form: { ...rest, resource } })).status).toBe(200)
  })
})

describe('scopes', () => {
  it('are all granted ones if none is requested', async () => {
    const { body } = await send({ form: right() })
    expect(body.scope.split(' ').sort()).toEqual([...managementScopes()].sort())
    expect(decodeJwt(body.access_token).scope).toBe(body.scope)
  })

  it('are the requested ones, once, within the grant', async () => {
    const scope = 'read:users delete:everything read:network_acls read:users openid offline_access'
    const { body } = await send({ form: { ...right(), scope } })
    expect(body.scope.split(' ').sort()).toEqual(['read:network_acls', 'read:users'])
  })

  it('are none if no requested one is granted', async () => {
    const { status, body } = await send({ form: { ...right(), scope: 'delete:everything' } })
    expect([status, body.scope ?? '']).toEqual([200, ''])
    const { body: refused } = await server.tenant.request('GET', '/api/v2/network-acls', {
      token: body.access_token,
    })
    expect(refused.message).toBe('Insufficient scope, expected any of: read:network_acls')
  })

  it('of a client are independent of others', async () => {
    const { clientId, clientSecret } = await createClient('Reader', '/api/v2/', [
      'read:network_acls',
    ])
    const own = { ...grant, client_id: clientId, client_secret: clientSecret }
    for (const scope of [undefined, 'read:network_acls update:network_acls']) {
      const { body } = await send({ json: { ...own, ...(scope && { scope }) } })
      expect(body.scope).toBe('read:network_acls')
    }
  })
})

describe('401', () => {
  const unauthorized = {
    error: 'invalid_client',
    error_description: 'client authentication failed',
  }
  const wrong: readonly [string, () => Sent][] = [
    ['a wrong secret', () => ({ form: { ...right(), client_secret: 'wrong' } })],
    ['an unknown client', () => ({ form: { ...right(), client_id: 'unknown' } })],
    ['the secret of another client', () => ({ form: { ...right(), client_id: 'x'.repeat(32) } })],
    ['the stored hash as secret', () => ({ form: { ...right(), client_secret: '#hash' } })],
    ['a secret in JSON', () => ({ json: { ...right(), client_secret: 'wrong' } })],
    [
      'a wrong secret by Basic',
      () => ({ form: grant, headers: { authorization: basic(server.tenant.clientId, 'x') } }),
    ],
    [
      'an unknown client by Basic',
      () => ({ form: grant, headers: { authorization: basic('x', 'x') } }),
    ],
  ]
  it.each(wrong)('is the same for %s', async (name, sent) => {
    const hash = (await server.tenant.store.clients.find(server.tenant.clientId))?.secretHash ?? ''
    const filled = JSON.parse(JSON.stringify(sent()).replace('#hash', hash)) as Sent
    const { status, body, headers } = await send(filled)
    expect([name, status, body]).toEqual([name, 401, unauthorized])
    const isBasic = filled.headers?.authorization !== undefined
    expect(headers.get('www-authenticate') !== null).toBe(isBasic)
  })

  it.each([
    ['a NUL', { form: { client_id: 'a\0b' } }],
    ['half a surrogate pair', { json: { client_id: '\ud800' } }],
  ] as const)('is 400 instead for a client id with %s, which cannot be stored', async (_, sent) => {
    const { status, body } = await send(sent)
    expect([status, body.error]).toEqual([400, 'invalid_request'])
  })

  it('is answered for a secret of another tenant', async () => {
    const other = await server.addTenant('secrets.example.com')
    const { clientId: client_id, clientSecret: client_secret } = other
    expect((await send({ form: { ...grant, client_id, client_secret } })).body).toEqual(
      unauthorized,
    )
  })

  it('is answered for a rotated secret, and the new one is accepted', async () => {
    const made = await createClient('Rotated', '/api/v2/', ['read:users'])
    const rotated = await server.tenant.write(({ clients }) => clients.rotateSecret(made.clientId))
    const own = { ...grant, client_id: made.clientId }
    expect((await send({ form: { ...own, client_secret: made.clientSecret } })).status).toBe(401)
    expect(
      (await send({ form: { ...own, client_secret: rotated?.clientSecret ?? '' } })).status,
    ).toBe(200)
  })
})

describe('400', () => {
  it('requires an audience', async () => {
    const { audience: _audience, ...rest } = right()
    for (const form of [rest, { ...rest, audience: '' }]) {
      const { status, body } = await send({ form })
      expect([status, body]).toEqual([
        400,
        {
          error: 'access_denied',
          error_description: '`audience` is required: name the API that the token is for.',
        },
      ])
    }
  })

  it.each([
    'https://api.example.com/',
    'api/v2',
    '/api/v2',
    '/API/V2/',
    ' ',
    'urn:latchkey:audience:x',
    '%',
    '\u{1f511}',
  ])('is answered for the audience %j', async (audience) => {
    const { status, body } = await send({ form: { ...right(), audience } })
    expect([status, body]).toEqual([
      400,
      { error: 'access_denied', error_description: `Service not found: ${audience}` },
    ])
  })

  it('reports that the client has no grant', async () => {
    const { baseUrl } = server.tenant
    const { clientId, clientSecret } = await createClient('Elsewhere')
    const own = { ...grant, client_id: clientId, client_secret: clientSecret }
    const { status, body } = await send({ form: own })
    expect([status, body.error]).toEqual([400, 'access_denied'])
    expect(body.error_description).toBe(
      `Client is not authorized to access "${baseUrl}/api/v2/". ` +
        'You need to create a "client-grant" associated to this API.',
    )
  })
})

describe('400, for a grant type that the client may not use,', () => {
  it.each(['client_credentials', 'authorization_code'])('names it: %s', async (grant_type) => {
    const { clientId, clientSecret } = await server.tenant.write(({ clients }) =>
      clients.create({ name: 'Web', grant_types: ['refresh_token'] }),
    )
    const own = { client_id: clientId, client_secret: clientSecret, audience: '/api/v2/' }
    const { status, body } = await send({ form: { ...own, grant_type } })
    expect([status, body]).toEqual([
      400,
      {
        error: 'unauthorized_client',
        error_description: `Grant type '${grant_type}' not allowed for the client.`,
      },
    ])
  })
})

describe('400', () => {
  const faulty: readonly [string, () => Sent, string, RegExp][] = [
    [
      'no grant_type',
      () => ({ form: { ...right(), grant_type: '' } }),
      'invalid_request',
      /grant_type/,
    ],
    [
      'an unknown grant',
      () => ({ form: { ...right(), grant_type: 'urn:example:unknown' } }),
      'unsupported_grant_type',
      /unsupported/,
    ],
    [
      'a parameter twice',
      () => ({ form: `${new URLSearchParams(right())}&grant_type=client_credentials` }),
      'invalid_request',
      /grant_type/,
    ],
    [
      'two audiences',
      () => ({ form: `${new URLSearchParams(right())}&audience=x` }),
      'invalid_request',
      /'audience' parameter must not be provided twice/,
    ],
    [
      'Basic and post at once',
      () => ({ form: right(), headers: { authorization: basic('x', 'y') } }),
      'invalid_request',
      /one mechanism|only/,
    ],
    [
      'Basic that is none',
      () => ({ form: grant, headers: { authorization: 'Basic ???' } }),
      'invalid_request',
      /./,
    ],
    [
      'broken JSON',
      () => ({ body: '{"grant_type":', headers: { 'content-type': 'application/json' } }),
      'invalid_request',
      /not valid JSON/,
    ],
    ['JSON that is no object', () => ({ json: [right()] }), 'invalid_request', /JSON object/],
    [
      'an object in JSON',
      () => ({ json: { ...right(), audience: { a: 1 } } }),
      'invalid_request',
      /`audience` must be a string/,
    ],
    ['no body', () => ({}), 'invalid_request', /./],
  ]
  it.each(faulty)('is answered for %s', async (_, sent, error, description) => {
    const { status, body } = await send(sent())
    expect([status, body.error]).toEqual([400, error])
    expect(body.error_description).toMatch(description)
  })

  it('ignores a parameter it does not know (RFC 6749, section 3.2)', async () => {
    expect((await send({ json: { ...right(), __proto__x: 'y', surprise: 1 } })).status).toBe(200)
  })
})

describe('other answers', () => {
  it('is 413 for a body over the limit, of either kind', async () => {
    const long = { ...right(), filler: 'x'.repeat(4096) }
    for (const sent of [{ form: long }, { json: long }]) {
      const { status, body } = await send(sent)
      expect([status, body.error]).toEqual([413, 'invalid_request'])
      expect(body.error_description).toBe('The request body has more than 4096 bytes.')
    }
  })

  it('is 415 for another kind of body', async () => {
    const { status, body } = await send({ body: '<a/>', headers: { 'content-type': 'text/xml' } })
    expect([status, body.error]).toEqual([415, 'invalid_request'])
  })

  it.each(['GET', 'PUT', 'DELETE', 'PATCH'])('is 405 with Allow for %s', async (method) => {
    for (const path of ['/oauth/token', '/oauth/token/']) {
      const answer = await server.tenant.request(method, path, { token: null })
      expect([answer.status, answer.body.error]).toEqual([405, 'method_not_allowed'])
      expect(answer.headers.get('allow')).toBe('POST')
    }
  })

  it.each(['/oauth/authorize', '/token', '/me', '/jwks', '/session/end'])(
    'is 404 for %s, which does not exist',
    async (path) => {
      const { status, body } = await server.tenant.request('GET', path, { token: null })
      expect([status, body.error]).toEqual([404, 'not_found'])
    },
  )
})

describe('tenants', () => {
  it('are separate: keys, issuers, tokens, clients', async () => {
    const other = await server.addTenant('apart.example.com')
    const keysOf = async (base: string) =>
      (await (await server.fetch(`${base}/.well-known/jwks.json`)).json()) as {
        keys: { kid: string }[]
      }
    const [mine, theirs] = [await keysOf(server.tenant.baseUrl), await keysOf(other.baseUrl)]
    expect(mine.keys[0]?.kid).not.toBe(theirs.keys[0]?.kid)
    expect(decodeJwt(await other.token()).iss).toBe(`${other.baseUrl}/`)
    for (const [here, there] of [
      [server.tenant, other],
      [other, server.tenant],
    ] as const) {
      const token = await there.token()
      const { status, body } = await here.request('GET', '/api/v2/event-streams', { token })
      expect([status, body.message]).toEqual([401, 'Invalid token'])
    }
  })
})

describe('a deleted grant', () => {
  it("invalidates the client's tokens within a second", async () => {
    const made = await createClient('Withdrawn', '/api/v2/', ['read:event_streams'])
    const { clientId, clientSecret } = made
    const own = { ...grant, client_id: clientId, client_secret: clientSecret }
    const token = (await send({ form: own })).body.access_token
    const use = () => server.tenant.request('GET', '/api/v2/event-streams', { token })
    expect((await use()).status).toBe(200)
    await withdrawGrants(server.tenant, clientId)
    const withdrawnMs = Date.now()
    let answer = await use()
    while (answer.status === 200 && Date.now() < withdrawnMs + patient(1500)) answer = await use()
    expect(Date.now() - withdrawnMs).toBeLessThan(patient(1200))
    expect([answer.status, answer.body.message]).toEqual([401, 'Client is not global.'])
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
    expect((await send({ form: own })).body.error_description).toMatch(/^Client is not authorized/)
  })
})
