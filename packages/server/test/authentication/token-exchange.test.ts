import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'
import { exportJWK, SignJWT } from 'jose'
import jsonwebtoken from 'jsonwebtoken'
import { newEcKeysSync } from '../../src/keys/new-keys.ts'
import {
  type Application,
  audience,
  createApplication,
  createUser,
  exchange,
  password,
} from './application.ts'

const exchangeGrant = 'urn:ietf:params:oauth:grant-type:token-exchange'
const realmGrant = 'http://auth0.com/oauth/grant-type/password-realm'
const accessToken = 'urn:ietf:params:oauth:token-type:access_token'
const paper = 'https://paper.example.com/'

let server: SharedServer
let app: Application
/** The client of the API `books`. */
let books: Application
let userId: string

beforeAll(async () => {
  server = await joinTestServer()
  const grant_types = [realmGrant, 'client_credentials', 'refresh_token']
  app = await createApplication(server.tenant, { client: { grant_types } })
  userId = await createUser(server.tenant, 'ada@example.com')
  await server.tenant.request('POST', '/api/v2/resource-servers', {
    json: {
      identifier: paper,
      name: 'Paper',
      scopes: [{ value: 'read:paper' }, { value: 'write:paper' }],
    },
  })
  books = await representative(audience)
})
afterAll(() => server.stop())

const representative = (identifier: string, more: object = {}) =>
  createApplication(server.tenant, {
    client: {
      app_type: 'resource_server',
      resource_server_identifier: identifier,
      grant_types: [exchangeGrant],
      token_exchange: { allow_any_profile_of_type: ['on_behalf_of_token_exchange'] },
      ...more,
    },
  })

async function logIn(scope = 'openid read:books') {
  const members = {
    username: 'ada@example.com',
    password,
    realm: 'Username-Password-Authentication',
  }
  const { body } = await exchange(server, app, {
    grant_type: realmGrant,
    ...members,
    audience,
    scope,
  })
  return body
}

const exchanged = (token: string, members: Readonly<Record<string, string>> = {}, of = books) =>
  exchange(server, of, {
    grant_type: exchangeGrant,
    subject_token: token,
    subject_token_type: accessToken,
    audience: paper,
    ...members,
  })

describe('token exchange by an API that received a token', () => {
  it('yields one for another API, with `act` and no later expiry', async () => {
    const { access_token: token } = await logIn()
    const { status, body } = await exchanged(token, { scope: 'openid offline_access read:paper' })
    expect([status, body]).toEqual([
      200,
      {
        access_token: expect.any(String),
        issued_token_type: accessToken,
        token_type: 'Bearer',
        expires_in: expect.any(Number),
        scope: 'read:paper',
      },
    ])
    const [before, after] = [token, body.access_token].map((each) => jsonwebtoken.decode(each))
    expect(after).toMatchObject({
      iss: `${server.tenant.baseUrl}/`,
      sub: userId,
      aud: paper,
      azp: books.clientId,
      scope: 'read:paper',
      act: { sub: books.clientId, act: { sub: app.clientId } },
    })
    const end = (claims: unknown) => (claims as { exp: number }).exp
    expect(end(after)).toBeLessThanOrEqual(end(before) + 1)

    const papers = await representative(paper)
    const next = await exchanged(body.access_token, { audience }, papers)
    expect(jsonwebtoken.decode(next.body.access_token)).toMatchObject({
      sub: userId,
      scope: 'read:books write:books',
      act: { sub: papers.clientId, act: { sub: books.clientId, act: { sub: app.clientId } } },
    })
    const again = await exchanged(next.body.access_token)
    const fifth = await exchanged(again.body.access_token, { audience }, papers)
    expect([again.status, fifth.status]).toEqual([200, 200])
    const sixth = await exchanged(fifth.body.access_token)
    expect([sixth.status, sixth.body.error]).toEqual([400, 'invalid_request'])
  })

  it('refuses a token with another audience', async () => {
    const { access_token: token, id_token: idToken } = await logIn()
    const papers = await representative(paper)
    const forged = jsonwebtoken.sign(
      { iss: `${server.tenant.baseUrl}/`, sub: userId, aud: audience, azp: app.clientId },
      'secret',
      { expiresIn: 60 },
    )
    const refused = await Promise.all([
      exchanged(token, {}, papers),
      exchanged(idToken),
      exchanged(await server.tenant.token()),
      exchanged(forged),
      exchanged('not a token'),
    ])
    expect(refused.map(({ status, body }) => [status, body.error])).toEqual(
      refused.map(() => [400, 'invalid_request']),
    )
  })

  it('refuses a token that is bound to a key', async () => {
    const bound = await createApplication(server.tenant, {
      client: { grant_types: [realmGrant], require_proof_of_possession: true },
    })
    const { privateKey, publicKey } = newEcKeysSync()
    const proof = await new SignJWT({
      jti: randomUUID(),
      htm: 'POST',
      htu: `${server.tenant.baseUrl}/oauth/token`,
    })
      .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk: await exportJWK(publicKey) })
      .setIssuedAt()
      .sign(privateKey)
    const { body: issued } = await server.tenant.request('POST', '/oauth/token', {
      token: null,
      form: {
        grant_type: realmGrant,
        client_id: bound.clientId,
        client_secret: bound.clientSecret,
        username: 'ada@example.com',
        password,
        realm: 'Username-Password-Authentication',
        audience,
        scope: 'openid read:books',
      },
      headers: { dpop: proof },
    })
    expect(jsonwebtoken.decode(issued.access_token)).toMatchObject({
      aud: expect.arrayContaining([audience]),
      cnf: { jkt: expect.any(String) },
    })
    const { status, body } = await exchanged(issued.access_token)
    expect([status, body.error]).toEqual([400, 'invalid_request'])
  })

  it('refuses tokens with HS256, which their API could forge', async () => {
    const identifier = 'https://shared.example.com/'
    const { body: api } = await server.tenant.request('POST', '/api/v2/resource-servers', {
      json: { identifier, name: 'Shared', signing_alg: 'HS256' },
    })
    const shared = await representative(identifier)
    const claims = { iss: `${server.tenant.baseUrl}/`, sub: userId, azp: app.clientId }
    const sign = (more: object, kid?: string) =>
      jsonwebtoken.sign({ ...claims, ...more }, api.signing_secret, {
        expiresIn: 60,
        header: { alg: 'HS256', typ: 'at+jwt', ...(kid !== undefined && { kid }) },
      })
    const taken = await exchanged(sign({ aud: identifier }), {}, shared)
    expect([taken.status, taken.body.error]).toEqual([400, 'invalid_request'])
    const keys = await server.tenant.request('GET', '/.well-known/jwks.json', { token: null })
    const atUserInfo = { aud: `${server.tenant.baseUrl}/userinfo`, scope: 'openid' }
    for (const kid of [undefined, keys.body.keys[0].kid]) {
      const headers = { authorization: `Bearer ${sign(atUserInfo, kid)}` }
      const { status } = await server.tenant.request('GET', '/userinfo', { token: null, headers })
      expect(status).toBe(401)
    }
  })

  it('lists the supported types in the error, and yields no token for the management API', async () => {
    const { access_token: token } = await logIn()
    const reserved = await exchanged(token, { subject_token_type: 'urn:ietf:params:oauth:x' })
    const unknown = await exchanged(token, { subject_token_type: 'https://example.com/legacy' })
    expect([reserved, unknown].map(({ body }) => body.error_description)).toEqual([
      expect.stringContaining('The type is reserved.'),
      expect.stringContaining('No profile exists for this type.'),
    ])
    const management = await exchanged(token, { audience: '/api/v2/' })
    expect([management.status, management.body.error]).toEqual([400, 'access_denied'])
    const asIdToken = { requested_token_type: 'urn:ietf:params:oauth:token-type:id_token' }
    expect((await exchanged(token, asIdToken)).status).toBe(400)
  })

  it('requires a client of the API, with the grant type', async () => {
    const { access_token: token } = await logIn()
    const regular = { app_type: 'regular_web', resource_server_identifier: undefined }
    const others = await Promise.all([
      representative(audience, regular),
      representative(audience, { token_exchange: { allow_any_profile_of_type: [] } }),
      representative(audience, { grant_types: ['client_credentials'] }),
    ])
    for (const other of others) {
      const { status, body } = await exchanged(token, {}, other)
      expect([status, body.error]).toEqual([400, 'unauthorized_client'])
    }
    await server.tenant.request('PATCH', `/api/v2/users/${encodeURIComponent(userId)}`, {
      json: { blocked: true },
    })
    const blocked = await exchanged(token)
    expect([blocked.status, blocked.body.error]).toEqual([400, 'invalid_request'])
  })
})
