/** Requests to the token and userinfo endpoints of a provider: DPoP proofs, client assertions. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  receiverTrust,
  startReceiver,
  startTestServer,
  type TestServer,
  withoutRateLimits,
} from '@latchkey/testkit'
import { decodeJwt } from 'jose'
import { authorizeUrl, createApplication } from '../authentication/application.ts'
import { lastEntries } from './last-entries.ts'
import { type OpenIdUpstream, startOpenIdUpstream, upstreamClient } from './openid-upstream.ts'

let server: TestServer
let upstream: OpenIdUpstream
beforeAll(async () => {
  server = await startTestServer({
    config: { ...(await receiverTrust()), rateLimits: withoutRateLimits },
  })
  const code = `${server.tenant.baseUrl}/login/callback`
  upstream = await startOpenIdUpstream({ code, front: code }, server.caFile)
}, 120_000)
afterAll(async () => {
  await server.stop()
  await upstream.stop()
})
beforeEach(() => upstream.command({}))

async function create(given: object) {
  const app = await createApplication(server.tenant)
  const connection = `proving-${app.clientId}`
  const options = {
    ...upstreamClient,
    client_id: 'latchkey-proving',
    discovery_url: `${upstream.origin}/.well-known/openid-configuration`,
    ...given,
  }
  const json = { name: connection, strategy: 'oidc', options, enabled_clients: [app.clientId] }
  const made = await server.tenant.request('POST', '/api/v2/connections', { json })
  return { made, app, connection }
}

async function logIn(given: object, name: string) {
  const { made, app, connection } = await create(given)
  expect([made.status, made.body.message]).toEqual([201, undefined])
  const visitor = createVisitor(server)
  const away = await visitor.visit(authorizeUrl(server.tenant, app, { connection }))
  const back = await upstream.logIn(upstream.newPerson(), away.url, name)
  return { end: await visitor.visit(back.url.href), connection }
}

describe('dpop_signing_alg', () => {
  it.each(['ES256', 'Ed25519'])('proves the possession of a key by %s', async (algorithm) => {
    const { end, connection } = await logIn({ dpop_signing_alg: algorithm }, 'ada')
    expect(end.url.searchParams.get('code')).toBeTruthy()
    const id = encodeURIComponent(`oidc|${connection}|ada`)
    const { body } = await server.tenant.request('GET', `/api/v2/users/${id}`)
    expect(body).toMatchObject({ name: 'Person ada', email: 'ada@example.com' })
    expect(body.identities[0]).not.toHaveProperty('access_token')
  })

  it('repeats a proof with a nonce that is asked for beside other schemes', async () => {
    const challenge = 'Bearer, DPoP algs="ES256", error="use_dpop_nonce"'
    const double = await startReceiver(({ headers }, response) => {
      const { nonce } = decodeJwt(String(headers.dpop))
      const given = { 'dpop-nonce': 'fresh', 'content-type': 'application/json' }
      const asked = nonce === 'fresh' ? {} : { 'www-authenticate': challenge }
      response.writeHead(nonce === 'fresh' ? 200 : 401, { ...given, ...asked })
      response.end(JSON.stringify({ sub: 'dora', name: 'Dora' }))
    })
    try {
      const options = { dpop_signing_alg: 'ES256', userinfo_endpoint: double.url }
      const { end } = await logIn(options, 'dora')
      expect(end.url.searchParams.get('code')).toBeTruthy()
      expect(double.received).toHaveLength(2)
    } finally {
      await double.kill()
    }
  })

  it('is required by a client of the provider that demands bound tokens', async () => {
    const { end } = await logIn({}, 'bob')
    expect([end.isAway, end.status]).toEqual([false, 400])
  })

  it('refuses a token that the provider has not bound', async () => {
    await upstream.command({ answer: { token_type: 'Bearer' } })
    const { end } = await logIn({ dpop_signing_alg: 'ES256' }, 'cid')
    expect(end.isAway).toBe(false)
    const [entry] = await lastEntries(server.tenant)
    expect(entry.description).toContain('is not bound to the DPoP proof')
  })

  it.each([
    { type: 'front_channel' },
    { connection_settings: { pkce: 'disabled' } },
    { federated_connections_access_tokens: { active: true } },
  ])('is refused with %j', async (options) => {
    const { made } = await create({ dpop_signing_alg: 'ES256', ...options })
    expect([made.status, made.body.errorCode]).toEqual([400, 'invalid_body'])
    expect(made.body.message).toContain('options.dpop_signing_alg')
  })
})

it('requests to the UserInfo endpoint have the scopes of the attribute map', async () => {
  const double = await startReceiver(({ path }, response) => {
    const { searchParams } = new URL(path, upstream.origin)
    const profile = { sub: 'eve', name: `Asked for ${searchParams.get('scope')}` }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(profile))
  })
  try {
    const { connection } = await logIn(
      {
        client_id: 'latchkey',
        userinfo_endpoint: `${double.url}?version=2`,
        attribute_map: { mapping_mode: 'bind_all', userinfo_scope: 'profile groups' },
      },
      'eve',
    )
    const id = encodeURIComponent(`oidc|${connection}|eve`)
    const { body } = await server.tenant.request('GET', `/api/v2/users/${id}`)
    expect(body.name).toBe('Asked for profile groups')
    expect(double.received[0]?.path).toContain('version=2')
  } finally {
    await double.kill()
  }
})

it.each([
  ['issuer', undefined],
  ['issuer', 'issuer'],
  ['token endpoint', 'token_endpoint'],
])('the audience of a client assertion is the %s with the format %s', async (at, format) => {
  const { made, app, connection } = await create({
    client_id: 'latchkey-key',
    token_endpoint_auth_method: 'private_key_jwt',
    ...(format !== undefined && { token_endpoint_jwtca_aud_format: format }),
  })
  const keys = `/api/v2/connections/${made.body.id}/keys`
  await server.tenant.request('POST', keys, { json: { signing_alg: 'ES256' } })
  const jwksUri = `${server.tenant.baseUrl}/.well-known/connections/${made.body.id}/jwks.json`
  const audience = at === 'issuer' ? upstream.origin : `${upstream.origin}/token`
  for (const [name, expected] of [
    ['fit', audience],
    ['unfit', 'https://other.example'],
  ] as const) {
    await upstream.command({ jwksUri, audience: expected })
    const visitor = createVisitor(server)
    const away = await visitor.visit(authorizeUrl(server.tenant, app, { connection }))
    const back = await upstream.logIn(upstream.newPerson(), away.url, name)
    const end = await visitor.visit(back.url.href)
    expect(end.isAway).toBe(name === 'fit')
  }
  const [entry] = await lastEntries(server.tenant)
  expect(entry.description).toContain('invalid_client')
})
