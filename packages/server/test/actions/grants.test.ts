/** Actions of log-ins by grants: delegation, opaque tokens, devices, and what they may store. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, startTestServer, type TestServer, until } from '@latchkey/testkit'
import jsonwebtoken from 'jsonwebtoken'
import { TOTP } from 'otpauth'
import {
  type Application,
  audience,
  authorizeUrl,
  createApplication,
  createUser,
  exchange,
  password,
} from '../authentication/application.ts'
import { bindAction, bindActions, postLogin } from './bind-action.ts'

const tokenExchange = 'urn:ietf:params:oauth:grant-type:token-exchange'
const deviceGrant = 'urn:ietf:params:oauth:grant-type:device_code'
const grant = (name: string) => `http://auth0.com/oauth/grant-type/${name}`
const email = 'ada@example.com'
const paper = 'https://paper.example.com/'

let server: TestServer
let app: Application
let userId: string

const request = (method: string, path: string, json?: unknown) =>
  server.tenant.request(method, `/api/v2${path}`, json === undefined ? {} : { json })

beforeAll(async () => {
  server = await startTestServer()
  const grant_types = ['authorization_code', grant('password-realm'), deviceGrant]
  app = await createApplication(server.tenant, { client: { grant_types } })
  userId = await createUser(server.tenant, email)
  const scopes = [{ value: 'read:paper' }]
  await request('POST', '/resource-servers', { identifier: paper, name: 'Paper', scopes })
})
afterAll(() => server.stop())

const logIn = (parameters: Readonly<Record<string, string>>) =>
  exchange(server, app, {
    grant_type: grant('password-realm'),
    realm: 'Username-Password-Authentication',
    username: email,
    password,
    ...parameters,
  })

describe('a token exchange whose action asks for a factor', () => {
  it('keeps the client that acts for the user, and yields no other token', async () => {
    const path = `/users/${encodeURIComponent(userId)}/authentication-methods`
    const { body: made } = await request('POST', path, { type: 'totp' })
    await request('PUT', '/guardian/factors/otp', { enabled: true })
    const books = await createApplication(server.tenant, {
      client: {
        app_type: 'resource_server',
        resource_server_identifier: audience,
        grant_types: [tokenExchange, grant('mfa-otp')],
        token_exchange: { allow_any_profile_of_type: ['on_behalf_of_token_exchange'] },
      },
    })
    const { body: first } = await logIn({ audience, scope: 'openid read:books' })
    await bindAction(server.tenant, postLogin(`api.authentication.challengeWith({ type: 'otp' })`))
    const asked = await exchange(server, books, {
      grant_type: tokenExchange,
      subject_token: first.access_token,
      subject_token_type: 'urn:ietf:params:oauth:token-type:access_token',
      audience: paper,
      scope: 'openid offline_access read:paper',
    })
    expect(asked.body.error).toBe('mfa_required')
    const { body } = await exchange(server, books, {
      grant_type: grant('mfa-otp'),
      mfa_token: asked.body.mfa_token,
      otp: new TOTP({ secret: made.totp_secret }).generate(),
    })
    expect(jsonwebtoken.decode(body.access_token)).toMatchObject({
      sub: userId,
      act: { sub: books.clientId, act: { sub: app.clientId } },
    })
    expect([body.id_token, body.refresh_token]).toEqual([undefined, undefined])
  })
})

describe('a scope that an action removes', () => {
  it('is missing in a token for the UserInfo endpoint', async () => {
    await bindAction(server.tenant, postLogin(`api.accessToken.removeScope('email')`))
    const browser = createVisitor(server)
    const url = authorizeUrl(server.tenant, app, { scope: 'openid profile email' })
    const page = await browser.visit(url)
    const end = await browser.submit(page, { username: email, password })
    const { body } = await exchange(server, app, { code: end.url.searchParams.get('code') ?? '' })
    expect(body.scope).toBe('openid profile')
    const token = body.access_token
    const { body: claims } = await server.tenant.request('GET', '/userinfo', { token })
    expect(claims).toMatchObject({ sub: userId, name: expect.any(String) })
    expect(claims).not.toHaveProperty('email')
  })
})

describe('a log-in for a device that an action refuses', () => {
  it('names the executions where the client learns of it', async () => {
    await bindAction(server.tenant, postLogin(`api.access.deny('Closed.')`))
    const credentials = { client_id: app.clientId, client_secret: app.clientSecret }
    const { body: begun } = await server.tenant.request('POST', '/oauth/device/code', {
      token: null,
      form: { ...credentials, scope: 'openid' },
    })
    const browser = createVisitor(server)
    const { user_code } = begun
    const confirm = await browser.submit(await browser.visit('/activate'), { user_code })
    const page = await browser.submit(confirm, { action: 'accept' })
    await browser.submit(page, { username: email, password })
    const polled = await exchange(server, app, {
      grant_type: deviceGrant,
      device_code: begun.device_code,
    })
    expect(polled.body.error).toBe('access_denied')
    const entries: unknown[] = []
    await until('the log entry', async () => {
      entries.push(...(await request('GET', '/logs?q=type:fede')).body)
      return entries.length > 0
    })
    expect(entries).toEqual([
      expect.objectContaining({ details: { actions: { executions: [expect.any(String)] } } }),
    ])
  })
})

describe('the metadata of a user', () => {
  it('does not grow beyond its bound by actions', async () => {
    await bindAction(
      server.tenant,
      postLogin(`api.user.setAppMetadata('n' + Date.now(), 'x'.repeat(30000))`),
    )
    const outcomes: string[] = []
    for (const _ of [1, 2, 3]) outcomes.push((await logIn({ scope: 'openid' })).body.error)
    await bindActions(server.tenant, 'post-login', [])
    expect(outcomes).toEqual([undefined, undefined, 'access_denied'])
    const { body } = await request('GET', `/users/${encodeURIComponent(userId)}`)
    expect(Object.keys(body.app_metadata)).toHaveLength(2)
  })
})
