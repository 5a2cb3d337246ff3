import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  receiverTrust,
  startTestServer,
  type TestServer,
  withoutRateLimits,
} from '@latchkey/testkit'
import { decodeJwt } from 'jose'
import {
  type Application,
  audience,
  authorizeUrl,
  createApplication,
  exchange,
} from '../authentication/application.ts'
import { type OpenIdUpstream, startOpenIdUpstream, upstreamClient } from './openid-upstream.ts'

const typ = 'oauth-id-jag+jwt'
const accepting = 'accepting'
const seconds = () => Math.floor(Date.now() / 1000)

let server: TestServer
let upstream: OpenIdUpstream
let app: Application
let connectionId: string
let connection: object

beforeAll(async () => {
  server = await startTestServer({
    config: { ...(await receiverTrust()), rateLimits: withoutRateLimits },
  })
  const code = `${server.tenant.baseUrl}/login/callback`
  upstream = await startOpenIdUpstream({ code, front: code }, server.caFile)
  app = await createApplication(server.tenant, {
    client: { identity_assertion_authorization_grant: { active: true } },
  })
  connection = {
    strategy: 'oidc',
    options: {
      ...upstreamClient,
      discovery_url: `${upstream.origin}/.well-known/openid-configuration`,
      scope: 'openid profile email',
    },
    cross_app_access_resource_app: { status: 'enabled' },
  }
  const json = { ...connection, name: accepting, enabled_clients: [app.clientId] }
  const { status, body } = await server.tenant.request('POST', '/api/v2/connections', { json })
  expect(status).toBe(201)
  connectionId = body.id
  await server.tenant.request('PATCH', '/api/v2/attack-protection/suspicious-ip-throttling', {
    json: { enabled: false },
  })
}, 120_000)
afterAll(async () => {
  await server.stop()
  await upstream.stop()
})

let people = 0
let name: string
beforeEach(() => {
  people += 1
  name = `asserted-${people}`
})

const assert = (more: object = {}, header: object = { typ }) => {
  const iat = seconds()
  const claims = {
    iss: upstream.origin,
    sub: name,
    aud: `${server.tenant.baseUrl}/`,
    client_id: app.clientId,
    jti: randomUUID(),
    iat,
    exp: iat + 300,
    resource: audience,
    scope: 'read:books',
    ...more,
  }
  return upstream.sign(claims, header)
}
const send = (assertion: string, more: Record<string, string> = {}, of = app) =>
  exchange(server, of, {
    grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
    assertion,
    ...more,
  })
const userIdOf = (subject: string) => `oidc|${accepting}|${subject}`
const userOf = async (subject: string) =>
  (await server.tenant.request('GET', `/api/v2/users/${encodeURIComponent(userIdOf(subject))}`))
    .body
const update = (path: string, json: object) => server.tenant.request('PATCH', path, { json })

describe('an identity assertion', () => {
  it('gets an access token for the API that it names, with its scope, and nothing else', async () => {
    const assertion = await assert()
    for (const request of [{}, { scope: 'openid offline_access read:books write:books' }]) {
      const { status, body } = await send(assertion, request)
      expect([status, body.error_description]).toEqual([200, undefined])
      expect(Object.keys(body).sort()).toEqual([
        'access_token',
        'expires_in',
        'scope',
        'token_type',
      ])
      expect(decodeJwt(body.access_token)).toMatchObject({
        sub: userIdOf(name),
        aud: audience,
        scope: 'read:books',
        azp: app.clientId,
      })
    }
  })

  it('leaves API and scope to the request, if it names none', async () => {
    const assertion = await assert({ resource: undefined, scope: undefined })
    expect((await send(assertion)).body.error).toBe('invalid_request')
    const { body } = await send(assertion, { audience, scope: 'openid write:books' })
    expect(decodeJwt(body.access_token)).toMatchObject({ aud: audience, scope: 'write:books' })
  })

  it('gets no more than it names, whatever the client requests', async () => {
    const tries: readonly (readonly [object, Record<string, string>])[] = [
      [{}, { scope: 'write:books' }],
      [{ scope: '' }, {}],
      [{ scope: 'openid offline_access' }, {}],
      [{ scope: 'nothing' }, { scope: 'write:books' }],
    ]
    for (const [claims, request] of tries) {
      const { status, body } = await send(await assert(claims), request)
      expect([claims, request, status, body.scope]).toEqual([claims, request, 200, undefined])
      expect(decodeJwt(body.access_token).scope).toBe(undefined)
    }
    for (const scope of [['read:books'], null, 5]) {
      const { body } = await send(await assert({ scope }), { scope: 'write:books' })
      expect([scope, body.error]).toEqual([scope, 'invalid_grant'])
    }
  })

  it('can name several APIs, of which the request chooses one', async () => {
    const other = 'https://other.example.com/'
    const one = await send(await assert({ resource: [audience] }), { audience: other })
    expect(decodeJwt(one.body.access_token).aud).toBe(audience)
    const both = await assert({ resource: [other, audience] })
    expect(decodeJwt((await send(both, { audience })).body.access_token).aud).toBe(audience)
    for (const request of [{}, { audience: 'https://third.example.com/' }]) {
      expect((await send(both, request)).body.error).toBe('invalid_grant')
    }
    const long = `https://example.com/${'a'.repeat(5000)}`
    for (const resource of [[], [5], 5, null, {}, '', 'a\0', '\ud800', long]) {
      const { status, body } = await send(await assert({ resource }), { audience })
      expect([resource, status, body.error]).toEqual([resource, 400, 'invalid_grant'])
    }
  })

  it('is for the user of the log-in at the provider, whose profile it leaves alone', async () => {
    const visitor = createVisitor(server)
    const parameters = { connection: accepting }
    const away = await visitor.visit(authorizeUrl(server.tenant, app, parameters))
    const back = await upstream.logIn(upstream.newPerson(), away.url, name)
    await visitor.visit(back.url.href)
    const before = await userOf(name)
    const { body } = await send(await assert({ name: 'Another name' }))
    expect(decodeJwt(body.access_token).sub).toBe(before.user_id)
    expect(await userOf(name)).toEqual(before)
  })

  it('creates a user, unless the connection allows no sign-up', async () => {
    const email = `${name}@example.com`
    expect((await send(await assert({ email, email_verified: true }))).status).toBe(200)
    expect(await userOf(name)).toMatchObject({ email, identities: [{ connection: accepting }] })
    const { body } = await server.tenant.request('GET', `/api/v2/connections/${connectionId}`)
    const { options } = body
    const path = `/api/v2/connections/${connectionId}`
    await update(path, { options: { ...options, ...upstreamClient, disable_signup: true } })
    const refused = await send(await assert({ sub: 'somebody-new' }))
    await update(path, { options: { ...options, ...upstreamClient, disable_signup: false } })
    expect([refused.status, refused.body.error]).toEqual([400, 'invalid_request'])
  })

  it('is refused if it is not valid', async () => {
    const lies: readonly (readonly [string, object, object?])[] = [
      ['another issuer', { iss: 'https://evil.example.com' }],
      ['another audience', { aud: 'https://evil.example.com/' }],
      ['another client', { client_id: 'another' }],
      ['no client', { client_id: undefined }],
      ['expired', { exp: seconds() - 60 }],
      ['without `exp`', { exp: undefined }],
      ['without `sub`', { sub: undefined }],
      ['without `jti`', { jti: undefined }],
      ['with a number as `sub`', { sub: 5 }],
      ['with a number as `jti`', { jti: 5 }],
      ['bound to a key', { cnf: { jkt: 'x' } }],
      ['an ID token', {}, {}],
      ['a logout token', {}, { typ: 'logout+jwt' }],
      ['an unknown key', {}, { typ, kid: 'another' }],
    ]
    for (const [lie, claims, header] of lies) {
      const { status, body } = await send(await assert(claims, header))
      expect([lie, status, body.error]).toEqual([lie, 400, 'invalid_grant'])
    }
    for (const text of ['x', 'e30.e30.', '']) {
      expect((await send(text)).status).toBe(400)
    }
    const unknown = await send(await assert({ resource: 'https://unknown.example.com/' }))
    expect([unknown.status, unknown.body.error]).toEqual([400, 'access_denied'])
  })

  it('lets no client enroll a second factor for a user who is not present', async () => {
    const resource = `${server.tenant.baseUrl}/mfa/`
    const { body } = await send(await assert({ resource, scope: 'enroll' }))
    expect([body.error, body.mfa_token]).toEqual(['access_denied', undefined])
  })

  it('is refused for blocked users', async () => {
    expect((await send(await assert())).status).toBe(200)
    await update(`/api/v2/users/${encodeURIComponent(userIdOf(name))}`, { blocked: true })
    const { status, body } = await send(await assert())
    expect([status, body.error]).toEqual([400, 'unauthorized'])
  })

  it('is refused without the settings of client and connection', async () => {
    const plain = await createApplication(server.tenant, {
      client: { grant_types: ['urn:ietf:params:oauth:grant-type:jwt-bearer'] },
    })
    const mine = await assert({ client_id: plain.clientId })
    expect((await send(mine, {}, plain)).body.error).toBe('unauthorized_client')
    const active = { identity_assertion_authorization_grant: { active: true } }
    await update(`/api/v2/clients/${plain.clientId}`, active)
    expect((await send(mine, {}, plain)).body.error).toBe('invalid_grant')
    const path = `/api/v2/connections/${connectionId}`
    await update(path, { cross_app_access_resource_app: { status: 'disabled' } })
    expect((await send(await assert())).body.error).toBe('invalid_grant')
    await update(path, { cross_app_access_resource_app: { status: 'enabled' } })
    expect((await send(await assert())).status).toBe(200)
    const native = await createApplication(server.tenant, {
      client: { ...active, app_type: 'native', token_endpoint_auth_method: 'none' },
    })
    const open = await exchange(server, native, {
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      client_secret: '',
      assertion: await assert({ client_id: native.clientId }),
    })
    expect(open.body.error).toBe('unauthorized_client')
  })

  it('counts as no attack while the provider does not send its keys', async () => {
    const other = await createApplication(server.tenant, {
      client: { identity_assertion_authorization_grant: { active: true } },
    })
    await server.tenant.request('POST', '/api/v2/connections', {
      json: { ...connection, name: 'faltering', enabled_clients: [other.clientId] },
    })
    const assertion = await assert({ client_id: other.clientId })
    const path = '/api/v2/attack-protection/suspicious-ip-throttling'
    await update(path, { enabled: true })
    await upstream.command({ hidesKeys: true })
    for (let sent = 0; sent < 12; sent += 1) {
      const { status, body } = await send(assertion, {}, other)
      expect([status, body.error]).toEqual([503, 'temporarily_unavailable'])
      expect(body.error_description).toBe(
        'The identity provider did not answer: Its keys cannot be read.',
      )
    }
    await upstream.command({})
    expect((await send(assertion, {}, other)).status).toBe(200)
    await update(path, { enabled: false })
  })
})
