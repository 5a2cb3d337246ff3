import { createPrivateKey, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  receiverTrust,
  startReceiver,
  startTestServer,
  type TestServer,
  until,
  withoutRateLimits,
} from '@latchkey/testkit'
import { decodeJwt, SignJWT } from 'jose'
import {
  type Application,
  authorizeUrl,
  createApplication,
  exchange,
} from '../authentication/application.ts'
import { certifiedKey } from '../key-pems.ts'
import { type OpenIdUpstream, startOpenIdUpstream, upstreamClient } from './openid-upstream.ts'
import { createSamlUpstream, type SamlUpstream } from './saml-upstream.ts'

const typ = 'global-token-revocation+jwt'
const [openId, saml, password] = ['partner', 'saml-partner', 'passwords']
const [samlIssuer, samlSubject] = ['https://idp.example.com', '0oa1b2c3d4']

let server: TestServer
let upstream: OpenIdUpstream
let samlUpstream: SamlUpstream
let keys: Awaited<ReturnType<typeof certifiedKey>>
let app: Application

beforeAll(async () => {
  server = await startTestServer({
    config: { ...(await receiverTrust()), rateLimits: withoutRateLimits },
  })
  const code = `${server.tenant.baseUrl}/login/callback`
  upstream = await startOpenIdUpstream({ code, front: code }, server.caFile)
  keys = await certifiedKey('idp.example.com', new Date('2040-01-01'))
  samlUpstream = createSamlUpstream(keys)
  app = await createApplication(server.tenant, {
    client: { grant_types: ['authorization_code', 'refresh_token'] },
  })
  await connect(openId, 'oidc', {
    ...upstreamClient,
    discovery_url: `${upstream.origin}/.well-known/openid-configuration`,
    scope: 'openid profile email',
  })
  await connect(saml, 'samlp', {
    ...samlUpstream.options,
    global_token_revocation_jwt_iss: samlIssuer,
    global_token_revocation_jwt_sub: samlSubject,
  })
  await connect(password, 'auth0', {})
}, 120_000)
afterAll(async () => {
  await server.stop()
  await upstream.stop()
})

async function connect(name: string, strategy: string, options: object): Promise<void> {
  const json = { name, strategy, options, enabled_clients: [app.clientId] }
  expect((await server.tenant.request('POST', '/api/v2/connections', { json })).status).toBe(201)
}

const pathOf = (connection: string) => `/oauth/global-token-revocation/connection/${connection}`
const claimsFor = (connection: string, more: object = {}): Record<string, unknown> => {
  const iat = Math.floor(Date.now() / 1000)
  const isSaml = connection === saml
  return {
    iss: isSaml ? samlIssuer : upstream.origin,
    sub: isSaml ? samlSubject : upstreamClient.client_id,
    aud: `${server.tenant.baseUrl}${pathOf(connection)}`,
    iat,
    exp: iat + 60,
    jti: randomUUID(),
    ...more,
  }
}
const revoke = (connection: string, token: string | undefined, json: object) =>
  server.tenant.request('POST', pathOf(connection), { token: token ?? null, json })
const subjectOf = (sub: string, iss = upstream.origin) => ({ format: 'iss_sub', iss, sub })

let people = 0
/** Logs in at the OpenID provider, and gets a refresh token. */
async function logIn() {
  people += 1
  const name = `leaver-${people}`
  const visitor = createVisitor(server)
  const parameters = { connection: openId, scope: 'openid offline_access' }
  const away = await visitor.visit(authorizeUrl(server.tenant, app, parameters))
  const back = await upstream.logIn(upstream.newPerson(), away.url, name)
  const { url } = await visitor.visit(back.url.href)
  const { body } = await exchange(server, app, { code: url.searchParams.get('code') ?? '' })
  const refresh = () =>
    exchange(server, app, { grant_type: 'refresh_token', refresh_token: body.refresh_token })
  return { name, visitor, refresh }
}
const sessionsOf = async (id: string): Promise<unknown[]> =>
  (await server.tenant.request('GET', `/api/v2/users/${encodeURIComponent(id)}/sessions`)).body
    .sessions
const entriesOf = async (query: string) =>
  (await server.tenant.request('GET', `/api/v2/logs?q=${encodeURIComponent(query)}&sort=date:-1`))
    .body

describe('a global token revocation of an OpenID provider', () => {
  it('ends the sessions of a user and revokes the refresh tokens, of no one else', async () => {
    const [leaver, stayer] = [await logIn(), await logIn()]
    const token = await upstream.sign(claimsFor(openId), { typ })
    const answer = await revoke(openId, token, { subject: subjectOf(leaver.name) })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const idOf = ({ name }: typeof leaver) => `oidc|${openId}|${name}`
    expect(await sessionsOf(idOf(leaver))).toEqual([])
    expect((await leaver.refresh()).body.error).toBe('invalid_grant')
    expect(await sessionsOf(idOf(stayer))).toHaveLength(1)
    expect((await stayer.refresh()).status).toBe(200)
    const [entry] = await entriesOf(`type:slo AND user_id:"${idOf(leaver)}"`)
    expect(entry).toMatchObject({ connection: openId, type: 'slo' })
  })

  it('notifies the clients of the sessions', async () => {
    const receiver = await startReceiver()
    const notified = await createApplication(server.tenant, {
      client: { oidc_logout: { backchannel_logout_urls: [receiver.url] } },
    })
    const connections = (await server.tenant.request('GET', '/api/v2/connections')).body
    const { id } = connections.find(({ name }: { name: string }) => name === openId)
    const json = [{ client_id: notified.clientId, status: true }]
    await server.tenant.request('PATCH', `/api/v2/connections/${id}/clients`, { json })
    const { name, visitor } = await logIn()
    await visitor.visit(authorizeUrl(server.tenant, notified))
    const token = await upstream.sign(claimsFor(openId), { typ })
    expect((await revoke(openId, token, { sub_id: subjectOf(name) })).status).toBe(200)
    await until('the client is notified', () => receiver.received.length > 0)
    const sent = new URLSearchParams(receiver.received[0]?.text).get('logout_token') ?? ''
    expect(decodeJwt(sent).sub).toBe(`oidc|${openId}|${name}`)
    await receiver.kill()
  })

  it('is accepted once', async () => {
    const { name } = await logIn()
    const token = await upstream.sign(claimsFor(openId), { typ })
    const body = { subject: subjectOf(name) }
    const both = await Promise.all([revoke(openId, token, body), revoke(openId, token, body)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    const [entry] = await entriesOf(`type:flo AND connection:"${openId}"`)
    expect(entry.description).toBe('The revocation token was refused: it was used before')
  })

  const seconds = () => Math.floor(Date.now() / 1000)
  const lies: readonly [string, object, object?][] = [
    ['of another issuer', { iss: 'https://evil.example.com' }],
    ['of another subject', { sub: 'another' }],
    ['for another connection', { aud: `https://id.example.com${pathOf(saml)}` }],
    ['that expired', { exp: seconds() - 120 }],
    ['without `exp`', { exp: undefined }],
    ['without `iat`', { iat: undefined }],
    ['that is old', { iat: seconds() - 3600 }],
    ['without `jti`', { jti: undefined }],
    ['with a `jti` that cannot be stored', { jti: 'a\0' }],
    ['of the type of logout tokens', {}, { typ: 'logout+jwt' }],
    ['without a type', {}, {}],
    ['by a key that is not published', {}, { typ, kid: 'another' }],
  ]

  it('is refused if its JWT is not valid', async () => {
    const { name } = await logIn()
    const body = { subject: subjectOf(name) }
    for (const [lie, claims, header = { typ }] of lies) {
      const token = await upstream.sign(claimsFor(openId, claims), header)
      const answer = await revoke(openId, token, body)
      expect([lie, answer.status, answer.body.error]).toEqual([lie, 401, 'invalid_token'])
      expect(answer.headers.get('www-authenticate')).toBe('Bearer')
      const [entry] = await entriesOf(`type:flo AND connection:"${openId}"`)
      expect(entry.description).toBe(answer.body.error_description)
    }
    const nobody = await revoke(openId, undefined, body)
    expect([nobody.status, nobody.body.error]).toEqual([401, 'invalid_token'])
    expect(await sessionsOf(`oidc|${openId}|${name}`)).toHaveLength(1)
  })

  it('is refused if it names nobody whom the connection knows', async () => {
    const { name } = await logIn()
    const send = async (body: object, connection = openId) => {
      const token = await upstream.sign(claimsFor(openId), { typ })
      const { status, body: answer } = await revoke(connection, token, body)
      return [status, answer.error]
    }
    expect(await send({ subject: subjectOf('nobody') })).toEqual([404, 'user_not_found'])
    expect(await send({ subject: subjectOf('a\u0001') })).toEqual([404, 'user_not_found'])
    const foreign = subjectOf(name, 'https://other.example.com')
    expect(await send({ subject: foreign })).toEqual([400, 'invalid_request'])
    const twice = { subject: subjectOf(name), sub_id: subjectOf(name) }
    expect(await send(twice)).toEqual([400, 'invalid_request'])
    expect(await send({ subject: { format: 'email', email: 'a@example.com' } })).toEqual([
      400,
      'invalid_request',
    ])
    expect(await send({})).toEqual([400, 'invalid_request'])
    const body = { subject: subjectOf(name) }
    expect(await send(body, 'unknown')).toEqual([404, 'connection_not_found'])
    expect(await send(body, password)).toEqual([404, 'connection_not_found'])
  })

  it('can be sent again if the provider did not send its keys', async () => {
    await connect('awaited', 'oidc', {
      ...upstreamClient,
      discovery_url: `${upstream.origin}/.well-known/openid-configuration`,
    })
    const aud = `${server.tenant.baseUrl}${pathOf('awaited')}`
    const token = await upstream.sign(claimsFor(openId, { aud }), { typ })
    const body = { subject: subjectOf('nobody') }
    await upstream.command({ hidesKeys: true })
    const away = await revoke('awaited', token, body)
    await upstream.command({})
    expect([away.status, away.body.error]).toEqual([503, 'temporarily_unavailable'])
    expect(away.body.error_description).toContain(
      'The identity provider does not respond with the keys',
    )
    expect((await revoke('awaited', token, body)).status).toBe(404)
  })

  it('is announced in the metadata', async () => {
    const { body } = await server.tenant.request('GET', '/.well-known/openid-configuration')
    expect(body).toMatchObject({
      global_token_revocation_endpoint: `${server.tenant.baseUrl}${pathOf('{connectionName}')}`,
      global_token_revocation_endpoint_auth_methods_supported: [typ],
    })
  })
})

describe('a global token revocation of a SAML identity provider', () => {
  const sign = (claims: Record<string, unknown>, pem: string, alg = 'RS256') =>
    new SignJWT(claims).setProtectedHeader({ alg, typ }).sign(createPrivateKey(pem))

  async function arrive(name: string) {
    const visitor = createVisitor(server)
    const parameters = { connection: saml }
    const away = await visitor.visit(authorizeUrl(server.tenant, app, parameters))
    const fields = await samlUpstream.logIn(away.url, name)
    const posted = await server.fetch(`${server.tenant.baseUrl}/login/callback`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
      redirect: 'manual',
    })
    await visitor.visit(posted.headers.get('location') ?? '')
    expect(await sessionsOf(`samlp|${saml}|${name}`)).toHaveLength(1)
  }

  it('is verified by the certificate of assertions', async () => {
    await arrive('ada')
    const body = { subject: subjectOf('ada', String(samlUpstream.options.idpEntityId)) }
    const forger = await certifiedKey('idp.example.com', new Date('2040-01-01'))
    const forged = await sign(claimsFor(saml), forger.privateKey)
    expect((await revoke(saml, forged, body)).status).toBe(401)
    expect(await sessionsOf(`samlp|${saml}|ada`)).toHaveLength(1)
    const token = await sign(claimsFor(saml), keys.privateKey)
    expect((await revoke(saml, token, body)).status).toBe(200)
    expect(await sessionsOf(`samlp|${saml}|ada`)).toEqual([])
  })

  it('is refused until the options name issuer and subject', async () => {
    await connect('bare-saml', 'samlp', samlUpstream.options)
    const claims = { ...claimsFor(saml), aud: `${server.tenant.baseUrl}${pathOf('bare-saml')}` }
    const token = await sign(claims, keys.privateKey)
    const { status, body } = await revoke('bare-saml', token, {
      subject: subjectOf('ada', String(samlUpstream.options.idpEntityId)),
    })
    expect([status, body.error]).toEqual([401, 'invalid_token'])
    expect(body.error_description).toContain('global_token_revocation_jwt_iss')
  })
})
