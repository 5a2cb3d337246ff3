import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer } from '@latchkey/testkit'
import jsonwebtoken from 'jsonwebtoken'
import {
  type Application,
  audience,
  createApplication,
  createUser,
  exchange,
  password,
} from './application.ts'

let server: TestServer
let app: Application
let userId: string
const email = 'ada@example.com'
const connection = 'Username-Password-Authentication'
const realmGrant = 'http://auth0.com/oauth/grant-type/password-realm'
const grantTypes = ['password', realmGrant, 'refresh_token']

beforeAll(async () => {
  server = await startTestServer()
  app = await createApplication(server.tenant, { client: { grant_types: grantTypes } })
  userId = await createUser(server.tenant, email)
})
afterAll(() => server.stop())

const logIn = (parameters: Readonly<Record<string, string>> = {}, of = app) =>
  exchange(server, of, {
    grant_type: realmGrant,
    realm: connection,
    username: email,
    password,
    ...parameters,
  })

describe('a password', () => {
  it('gives tokens that live, are introspected, refreshed and revoked as others', async () => {
    const scope = 'openid email offline_access read:books'
    const { status, body } = await logIn({ scope, audience })
    expect([status, body.token_type, body.scope]).toEqual([200, 'Bearer', 'read:books'])
    expect(jsonwebtoken.decode(body.access_token)).toMatchObject({
      sub: userId,
      aud: [audience, `${server.tenant.baseUrl}/userinfo`],
      azp: app.clientId,
      gty: 'password',
    })
    const claims = { sub: userId, email, aud: app.clientId, amr: ['pwd'] }
    expect(jsonwebtoken.decode(body.id_token)).toMatchObject(claims)
    const info = await server.tenant.request('GET', '/userinfo', { token: body.access_token })
    expect(info.body).toEqual({ sub: userId, email, email_verified: false })

    const grant_type = 'refresh_token'
    const next = await exchange(server, app, { grant_type, refresh_token: body.refresh_token })
    expect([next.status, typeof next.body.refresh_token]).toEqual([200, 'string'])
    const form = {
      client_id: app.clientId,
      client_secret: app.clientSecret,
      token: next.body.refresh_token,
    }
    const isActive = async () => {
      const answer = await server.tenant.request('POST', '/oauth/introspect', { token: null, form })
      return answer.body.active
    }
    expect(await isActive()).toBe(true)
    const reused = await exchange(server, app, { grant_type, refresh_token: body.refresh_token })
    expect([reused.status, reused.body.error]).toEqual([403, 'invalid_grant'])
    expect(await isActive()).toBe(false)
  })
})
