import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  type Receiver,
  receiverTrust,
  startReceiver,
  startTestServer,
  type TestServer,
  type TestTenant,
  withoutRateLimits,
} from '@latchkey/testkit'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import jsonwebtoken from 'jsonwebtoken'
import { type Application, createApplication, createUser, exchange } from './application.ts'

const type = 'https://former.example.com/id-token'
const exchangeGrant = 'urn:ietf:params:oauth:grant-type:token-exchange'
const issuer = 'https://former.example.com/'
const profiles = '/api/v2/token-exchange-profiles'

let server: TestServer
let tenant: TestTenant
let keys: Receiver
let app: Application
let userId: string
let pair: Awaited<ReturnType<typeof generateKeyPair>>
let answersKeys = true

beforeAll(async () => {
  server = await startTestServer({
    config: { ...(await receiverTrust()), rateLimits: withoutRateLimits },
  })
  ;({ tenant } = server)
  pair = await generateKeyPair('ES256')
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'former', alg: 'ES256', use: 'sig' }
  keys = await startReceiver((_received, response) => {
    const status = answersKeys ? 200 : 500
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ keys: [jwk] }))
  })
  app = await createApplication(tenant, { client: exchanging })
  userId = await createUser(tenant, 'ada@example.com')
  await post(profiles, profileOf(type))
  await throttle({ enabled: false })
})
afterAll(async () => {
  await server.stop()
  await keys.kill()
})

const exchanging = {
  grant_types: [exchangeGrant, 'refresh_token'],
  token_exchange: { allow_any_profile_of_type: ['custom_authentication'] },
}
const throttling = '/api/v2/attack-protection/suspicious-ip-throttling'
const throttle = (json: object) => tenant.request('PATCH', throttling, { json })
const post = (path: string, json: object) => tenant.request('POST', path, { json })
const profileOf = (subject_token_type: string, rules: object = {}) => ({
  name: 'Former',
  subject_token_type,
  type: 'custom_authentication',
  subject_token: { issuer, jwks_uri: keys.url, audiences: ['billing'], ...rules },
})

function sign(claims: object, { key = pair.privateKey, kid = 'former' } = {}): Promise<string> {
  return new SignJWT({ iss: issuer, aud: 'billing', sub: userId, ...claims })
    .setProtectedHeader({ alg: 'ES256', kid })
    .setExpirationTime('5 minutes')
    .sign(key)
}

const exchanged = (token: string, members: Readonly<Record<string, string>> = {}, of = app) =>
  exchange(server, of, {
    grant_type: exchangeGrant,
    subject_token: token,
    subject_token_type: type,
    scope: 'openid offline_access',
    ...members,
  })

describe('a token of another issuer', () => {
  it('logs in the user whom it names, with the tokens of a log-in', async () => {
    const { status, body } = await exchanged(await sign({}))
    expect([status, body]).toMatchObject([
      200,
      {
        issued_token_type: 'urn:ietf:params:oauth:token-type:access_token',
        refresh_token: expect.any(String),
      },
    ])
    expect(jsonwebtoken.decode(body.id_token)).toMatchObject({ sub: userId, aud: app.clientId })
    const { refresh_token } = body
    const refreshed = await exchange(server, app, { grant_type: 'refresh_token', refresh_token })
    expect(refreshed.status).toBe(200)
    const at = `/api/v2/users/${encodeURIComponent(userId)}`
    expect((await tenant.request('GET', at)).body.logins_count).toBe(1)
  })

  it.each([
    ['for another audience', { aud: 'other' }, '"aud"'],
    ['of another issuer', { iss: 'https://other.example.com/' }, '"iss"'],
    ['that has expired', { exp: 1 }, '"exp"'],
    ['that is bound to a key', { cnf: { jkt: 'x' } }, 'cnf'],
    ['without a user', { sub: '' }, '`sub` names no user'],
    ['with a control character', { sub: 'auth0|a\u0000b' }, '`sub` names no user'],
    ['of an unknown user', { sub: 'auth0|unknown' }, 'names no user'],
  ])('%s is refused with its reason', async (_title, claims, reason) => {
    const token = await new SignJWT({
      iss: issuer,
      aud: 'billing',
      sub: userId,
      exp: Math.floor(Date.now() / 1000) + 300,
      ...claims,
    })
      .setProtectedHeader({ alg: 'ES256', kid: 'former' })
      .sign(pair.privateKey)
    const { status, body } = await exchanged(token)
    expect([status, body.error]).toEqual([400, 'invalid_request'])
    expect(body.error_description).toContain(reason)
  })

  it('is refused without exp, by another key, and with a symmetric algorithm', async () => {
    const other = await generateKeyPair('ES256')
    const forever = await new SignJWT({ iss: issuer, aud: 'billing', sub: userId })
      .setProtectedHeader({ alg: 'ES256', kid: 'former' })
      .sign(pair.privateKey)
    const forged = await sign({}, { key: other.privateKey })
    const shared = jsonwebtoken.sign({ iss: issuer, aud: 'billing', sub: userId }, 'x', {
      expiresIn: 60,
      keyid: 'former',
    })
    for (const token of [forever, forged, shared, 'no token', 'x'.repeat(17_000)]) {
      const { status, body } = await exchanged(token)
      expect([status, body.error]).toEqual([400, 'invalid_request'])
    }
  })

  it('is for clients that may use profiles, and for users who are not blocked', async () => {
    const token = await sign({})
    const others = await Promise.all([
      createApplication(tenant, { client: { ...exchanging, token_exchange: undefined } }),
      createApplication(tenant, { client: { ...exchanging, is_first_party: false } }),
    ])
    for (const other of others) {
      const { status, body } = await exchanged(token, {}, other)
      expect([status, body.error]).toEqual([400, 'unauthorized_client'])
    }
    const blocked = await createUser(tenant, 'blocked@example.com')
    await tenant.request('PATCH', `/api/v2/users/${encodeURIComponent(blocked)}`, {
      json: { blocked: true },
    })
    const { status, body } = await exchanged(await sign({ sub: blocked }))
    expect([status, body.error]).toEqual([400, 'unauthorized'])
  })

  it('is not refused for good where the keys cannot be read', async () => {
    const unread = 'https://unread.example.com/token'
    await post(profiles, profileOf(unread, { jwks_uri: `${keys.url}/unread` }))
    answersKeys = false
    const token = await sign({})
    const away = await exchanged(token, { subject_token_type: unread })
    answersKeys = true
    expect([away.status, away.body.error]).toEqual([503, 'temporarily_unavailable'])
    expect((await exchanged(token, { subject_token_type: unread })).status).toBe(200)
  })
})

describe('a profile with a connection', () => {
  it('logs in at it: users are created and updated as by a log-in there', async () => {
    const made = await post('/api/v2/connections', {
      name: 'former',
      strategy: 'oidc',
      options: {
        type: 'back_channel',
        client_id: 'billing',
        client_secret: 'secret',
        issuer,
        authorization_endpoint: `${issuer}authorize`,
        token_endpoint: `${issuer}token`,
        jwks_uri: keys.url,
      },
    })
    const { id: connection_id } = made.body
    const subject_token_type = 'https://former.example.com/by-connection'
    const profile = profileOf(subject_token_type, { connection_id })
    expect((await post(profiles, profile)).status).toBe(201)
    const claims = { sub: '4711', email: 'Bob@example.com', email_verified: true, name: 'Bob' }
    const closed = await exchanged(await sign(claims), { subject_token_type })
    expect([closed.status, closed.body.error_description]).toEqual([
      400,
      'The connection of the profile is not enabled for the client.',
    ])
    await tenant.request('PATCH', `/api/v2/connections/${connection_id}`, {
      json: { enabled_clients: [app.clientId] },
    })
    const nowhere = { subject_token_type, organization: 'nowhere' }
    const refused = await exchanged(await sign({ ...claims, sub: '4712' }), nowhere)
    expect([refused.status, refused.body.error]).toEqual([400, 'invalid_request'])
    const unborn = encodeURIComponent('oidc|former|4712')
    expect((await tenant.request('GET', `/api/v2/users/${unborn}`)).status).toBe(404)
    const first = await exchanged(await sign(claims), { subject_token_type })
    const { sub = '' } = Object(jsonwebtoken.decode(first.body.id_token))
    expect(sub).toBe('oidc|former|4711')
    const long = Array.from({ length: 1_000 }, () => 0x4e00 + randomInt(20_000))
    const odd = { ...claims, name: 'Bo\u0000b', nickname: String.fromCharCode(...long) }
    expect((await exchanged(await sign(odd), { subject_token_type })).status).toBe(200)
    const again = await exchanged(await sign({ ...claims, name: 'Robert' }), { subject_token_type })
    expect(again.status).toBe(200)
    const { body: user } = await tenant.request('GET', `/api/v2/users/${encodeURIComponent(sub)}`)
    expect(user).toMatchObject({
      email: 'bob@example.com',
      email_verified: true,
      name: 'Robert',
      logins_count: 3,
    })
    await tenant.request('DELETE', `/api/v2/connections/${connection_id}`)
    const gone = await exchanged(await sign(claims), { subject_token_type })
    expect(gone.status).toBe(400)
  })
})

describe('token exchange profiles', () => {
  it('are refused where they name an unknown action, a reserved type or an unfit connection', async () => {
    const action = await post(profiles, {
      ...profileOf('https://a.example/t'),
      action_id: 'an action',
    })
    expect(action.body).toMatchObject({ statusCode: 400, errorCode: 'invalid_body' })
    expect(action.body.message).toContain('either')
    const { subject_token: _, ...bare } = profileOf('https://a.example/t')
    const { body: list } = await tenant.request('GET', '/api/v2/connections?strategy=auth0')
    const refused = [
      bare,
      profileOf('urn:ietf:params:oauth:token-type:jwt'),
      profileOf('https://auth0.com/mine'),
      profileOf('ftp://a.example/t'),
      profileOf('https://a.example/t', { jwks_uri: 'http://a.example/keys' }),
      profileOf('https://a.example/t', { connection_id: list[0].id }),
      profileOf('https://a.example/t', { connection_id: 'con_unknown' }),
    ]
    for (const each of refused) {
      const { body } = await post(profiles, each)
      expect(body).toMatchObject({ statusCode: 400, errorCode: 'invalid_body' })
    }
  })

  it('have a type of their own, also after a change', async () => {
    const { body: other } = await post(profiles, profileOf('https://b.example/t'))
    const renamed = await tenant.request('PATCH', `${profiles}/${other.id}`, {
      json: { subject_token_type: type },
    })
    for (const { body } of [await post(profiles, profileOf(type)), renamed]) {
      expect(body).toMatchObject({
        statusCode: 409,
        errorCode: 'token_exchange_profile_type_used',
      })
    }
  })
})

describe('the stage `pre-custom-token-exchange`', () => {
  it('refuses an address after refused tokens, and counts no accepted ones', async () => {
    const { stage } = (await tenant.request('GET', throttling)).body
    const limit = { max_attempts: 2, rate: 3_600_000 }
    await throttle({
      enabled: true,
      allowlist: [],
      stage: { ...stage, 'pre-custom-token-exchange': limit },
    })
    const statuses: number[] = []
    for (const token of [await sign({}), 'no token', await sign({}), 'no token']) {
      statuses.push((await exchanged(token)).status)
    }
    expect(statuses).toEqual([200, 400, 200, 400])
    const { status, body } = await exchanged(await sign({}))
    expect([status, body.error]).toEqual([429, 'too_many_attempts'])
    await throttle({ enabled: false })
    expect((await exchanged(await sign({}))).status).toBe(200)
  })
})
