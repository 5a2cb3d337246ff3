import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { facebookNativeLogin } from '@latchkey/server/connectors/oauth2/facebook-native-login'
import { createOAuthConnector } from '@latchkey/server/connectors/oauth2/oauth-connector'
import { socialStrategy } from '@latchkey/server/connectors/oauth2/oauth-connectors'
import { oauthProviders } from '@latchkey/server/connectors/oauth2/oauth-providers'
import { createOidcConnector } from '@latchkey/server/connectors/oidc/oidc-connector'
import { socialOpenIdProviders } from '@latchkey/server/connectors/oidc/social-openid-providers'
import {
  receiverTrust,
  startTestServer,
  type TestServer,
  until,
  withoutRateLimits,
} from '@latchkey/testkit'
import { decodeJwt, exportJWK, exportPKCS8, generateKeyPair, jwtVerify, SignJWT } from 'jose'
import { createApplication, exchange } from '../authentication/application.ts'
import { type Seen, type SocialDouble, startSocialDouble } from './social-double.ts'

const prefix = 'http://auth0.com/oauth/token-type'
const types = {
  apple: `${prefix}/apple-authz-code`,
  facebook: `${prefix}/facebook-info-session-access-token`,
  google: `${prefix}/google-id-token`,
}
const bundleId = 'com.example.books'
const seconds = () => Math.floor(Date.now() / 1000)

let server: TestServer
let double: SocialDouble
let key: CryptoKey
let jwk: object

/** The endpoints of a provider, at the double. */
const atDouble = () => ({
  issuer: double.origin,
  authorization_endpoint: `${double.origin}/auth`,
  token_endpoint: `${double.origin}/token`,
  jwks_uri: `${double.origin}/keys`,
})

beforeAll(async () => {
  double = await startSocialDouble()
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  key = privateKey
  jwk = { ...(await exportJWK(publicKey)), kid: 'first', alg: 'RS256', use: 'sig' }
  const { apple, 'google-oauth2': google } = socialOpenIdProviders
  const { facebook } = oauthProviders
  server = await startTestServer({
    connectors: {
      apple: createOidcConnector({ ...apple, metadata: atDouble() }),
      'google-oauth2': createOidcConnector({ ...google, metadata: atDouble() }),
      facebook: createOAuthConnector({
        ...socialStrategy(facebook),
        nativeLogin: facebookNativeLogin(facebook, `${double.origin}/debug_token`),
      }),
    },
    config: { ...(await receiverTrust()), rateLimits: withoutRateLimits },
  })
  await throttle(false)
})
afterAll(async () => {
  await server.stop()
  await double.stop()
})
beforeEach(() => {
  double.answers = { '/keys': { keys: [jwk] } }
  double.statuses = {}
  double.seen = []
})

/** Whether networks that send invalid tokens are blocked. */
const throttle = (enabled: boolean) =>
  server.tenant.request('PATCH', '/api/v2/attack-protection/suspicious-ip-throttling', {
    json: { enabled },
  })

const sign = (claims: Record<string, unknown>) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'first' }).sign(key)
const idToken = (aud: string, more: object = {}) => {
  const iat = seconds()
  return sign({ iss: double.origin, aud, sub: 'ada-1', iat, exp: iat + 3600, ...more })
}

let connections = 0
/** A native application with a connection to a provider. */
async function open(strategy: string, options: object, client: object = {}) {
  const enabled = { enabled: true }
  const app = await createApplication(server.tenant, {
    client: {
      app_type: 'native',
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      native_social_login: { apple: enabled, facebook: enabled, google: enabled },
      mobile: { ios: { app_bundle_identifier: bundleId } },
      ...client,
    },
  })
  connections += 1
  const name = `${strategy}-${connections}`
  const json = { name, strategy, options, enabled_clients: [app.clientId] }
  const { status, body } = await server.tenant.request('POST', '/api/v2/connections', { json })
  expect([status, body.message]).toEqual([201, undefined])
  const logIn = async (type: string, token: string, more: Record<string, string> = {}) => {
    const { status, body } = await exchange(server, app, {
      grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
      client_secret: '',
      subject_token_type: type,
      subject_token: token,
      scope: 'openid profile email offline_access',
      ...more,
    })
    return { status, body }
  }
  return { app, name, id: body.id as string, logIn }
}
const userOf = async (id: string) =>
  (await server.tenant.request('GET', `/api/v2/users/${encodeURIComponent(id)}`)).body

describe('a native log-in with Apple', () => {
  async function openApple(client: object = {}) {
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
    const options = {
      client_id: 'com.example.books.web',
      team_id: 'TEAM123456',
      kid: 'KEY1234567',
      app_secret: await exportPKCS8(privateKey),
    }
    return { ...(await open('apple', options, client)), publicKey }
  }
  const answerWith = (claims: object) => {
    const make = async () => ({
      access_token: 'of-apple',
      token_type: 'Bearer',
      expires_in: 3600,
      refresh_token: 'of-apple-too',
      id_token: await idToken(bundleId, claims),
    })
    double.answers = { ...double.answers, '/token': make }
  }

  it('exchanges the code as the app for iOS, and takes the name that the app knows', async () => {
    const { logIn, publicKey } = await openApple()
    answerWith({ sub: 'apple-1', email: 'ada@privaterelay.appleid.com', email_verified: 'true' })
    const user_profile = JSON.stringify({ name: { firstName: 'Ada', lastName: 'Lovelace' } })
    const { status, body } = await logIn(types.apple, 'the code', { user_profile })
    expect([status, body.error_description]).toEqual([200, undefined])
    expect(decodeJwt(body.id_token)).toMatchObject({ sub: 'apple|apple-1', name: 'Ada Lovelace' })
    expect(body.refresh_token).toBeTruthy()
    const { form } = double.seen.find(({ path }) => path === '/token') as Seen
    expect(Object.fromEntries(form)).toMatchObject({
      grant_type: 'authorization_code',
      code: 'the code',
      client_id: bundleId,
    })
    const secret = await jwtVerify(form.get('client_secret') ?? '', publicKey)
    expect(secret.payload).toMatchObject({ iss: 'TEAM123456', sub: bundleId })
    expect(await userOf('apple|apple-1')).toMatchObject({
      email: 'ada@privaterelay.appleid.com',
      email_verified: true,
      given_name: 'Ada',
      logins_count: 1,
    })
    await logIn(types.apple, 'another code')
    expect(await userOf('apple|apple-1')).toMatchObject({ given_name: 'Ada', logins_count: 2 })
  })

  it('is refused if Apple refuses the code, or its ID token is for another app', async () => {
    const { logIn } = await openApple()
    const unknown = await logIn(types.apple, 'the code')
    expect([unknown.status, unknown.body.error]).toEqual([400, 'invalid_request'])
    expect(unknown.body.error_description).toContain('The `subject_token` was refused: ')
    answerWith({ aud: 'com.example.other' })
    expect((await logIn(types.apple, 'the code')).status).toBe(400)
    answerWith({ iss: 'https://evil.example.com' })
    expect((await logIn(types.apple, 'the code')).status).toBe(400)
  })

  it('counts no fault of the settings or of Apple as an attack', async () => {
    const without = await openApple({ mobile: {} })
    const { logIn } = await openApple()
    await throttle(true)
    const faults: readonly (readonly [number, object, number])[] = [
      [400, { error: 'invalid_client' }, 400],
      [503, {}, 503],
      [500, { error: 'server_error' }, 503],
    ]
    for (const [status, answer, expected] of faults) {
      double.answers = { ...double.answers, '/token': answer }
      double.statuses = { '/token': status }
      for (let sent = 0; sent < 11; sent += 1) {
        expect((await without.logIn(types.apple, 'the code')).status).toBe(400)
        expect([answer, (await logIn(types.apple, 'the code')).status]).toEqual([answer, expected])
      }
    }
    double.statuses = {}
    answerWith({ sub: 'apple-2' })
    const { status } = await logIn(types.apple, 'the code')
    await throttle(false)
    expect(status).toBe(200)
  })

  it('leaves code and user alone if the organization of the request is wrong', async () => {
    const { logIn } = await openApple({ organization_usage: 'require' })
    answerWith({ sub: 'apple-of-nobody' })
    for (const more of [{}, { organization: 'org_unknown' }]) {
      const { status, body } = await logIn(types.apple, 'the code', more)
      expect([status, body.error]).toEqual([400, 'invalid_request'])
      expect(body.error_description).toContain('parameter organization')
    }
    expect(double.seen).toEqual([])
    expect((await userOf('apple|apple-of-nobody')).statusCode).toBe(404)
  })

  it('says what the client lacks', async () => {
    const without = await openApple({ mobile: {} })
    const { body } = await without.logIn(types.apple, 'the code')
    expect(body.error_description).toContain('mobile.ios.app_bundle_identifier')
    const off = await openApple({ native_social_login: { google: { enabled: true } } })
    const refused = await off.logIn(types.apple, 'the code')
    expect([refused.status, refused.body.error]).toEqual([400, 'unauthorized_client'])
    const none = await open('google-oauth2', { client_id: 'web' })
    const elsewhere = await none.logIn(types.apple, 'the code')
    expect([elsewhere.status, elsewhere.body.error]).toEqual([400, 'invalid_request'])
    expect(elsewhere.body.error_description).toContain('No connection')
    expect(double.seen).toEqual([])
  })
})

describe('a native log-in with Facebook', () => {
  const options = { client_id: '4711', client_secret: 'the-secret' }
  const valid = { app_id: '4711', is_valid: true, user_id: '10153', expires_at: 0 }
  const profile = { name: 'Ada Lovelace', first_name: 'Ada', email: 'ada@example.com' }
  const user_profile = JSON.stringify({ ...profile, email_verified: true, user_id: '666' })

  it('inspects the token, and takes the profile that the app has read', async () => {
    const { logIn } = await open('facebook', options)
    double.answers = { '/debug_token': { data: valid } }
    const { status, body } = await logIn(types.facebook, 'session', { user_profile })
    expect([status, body.error_description]).toEqual([200, undefined])
    expect(decodeJwt(body.id_token).sub).toBe('facebook|10153')
    expect(double.seen[0]?.headers.authorization).toBe('Bearer 4711|the-secret')
    expect(await userOf('facebook|10153')).toMatchObject({
      email: 'ada@example.com',
      email_verified: false,
      name: 'Ada Lovelace',
    })
  })

  it('refuses tokens of other apps and of nobody, and a log-in without a profile', async () => {
    const { logIn } = await open('facebook', options)
    const answers = [
      { data: { ...valid, app_id: '1' } },
      { data: { ...valid, is_valid: false } },
      { data: { ...valid, user_id: undefined } },
      { data: { ...valid, user_id: 1e16 } },
      { data: { ...valid, user_id: ['10153'] } },
      { data: { ...valid, expires_at: 1 } },
      { data: [] },
      'x',
      undefined,
    ]
    for (const answer of answers) {
      double.answers = { '/debug_token': answer }
      const { status, body } = await logIn(types.facebook, 'session', { user_profile })
      expect([status, body.error]).toEqual([400, 'invalid_request'])
    }
    double.answers = { '/debug_token': { data: valid } }
    for (const text of ['', '{}', '[]', 'x']) {
      const { status, body } = await logIn(types.facebook, 'session', { user_profile: text })
      expect([status, body.error]).toEqual([400, 'invalid_request'])
    }
  })

  it('is not possible while Facebook is away, or refuses the connection itself', async () => {
    const { logIn } = await open('facebook', options)
    await throttle(true)
    const statuses = []
    for (const status of [500, 400]) {
      double.answers = { '/debug_token': { error: { message: 'of Facebook' } } }
      double.statuses = { '/debug_token': status }
      for (let sent = 0; sent < 11; sent += 1) {
        const answer = await logIn(types.facebook, 'session', { user_profile })
        statuses.push(answer.status)
      }
    }
    double.statuses = {}
    double.answers = { '/debug_token': { data: { ...valid, user_id: '10154' } } }
    const { status } = await logIn(types.facebook, 'session', { user_profile })
    await throttle(false)
    expect([...new Set(statuses), status]).toEqual([503, 400, 200])
  })
})

describe('a native log-in with Google', () => {
  const options = { client_id: 'web.example', allowed_audiences: ['android.example'] }

  it('accepts ID tokens for the connection and for its apps', async () => {
    const { logIn, name } = await open('google-oauth2', options)
    for (const aud of ['web.example', 'android.example']) {
      const claims = { sub: 'google-1', email: 'ada@gmail.com', email_verified: true, name: 'Ada' }
      const { status, body } = await logIn(types.google, await idToken(aud, claims))
      expect([status, body.error_description]).toEqual([200, undefined])
      expect(decodeJwt(body.id_token).sub).toBe('google-oauth2|google-1')
    }
    const user = await userOf('google-oauth2|google-1')
    expect(user).toMatchObject({ email: 'ada@gmail.com', email_verified: true, logins_count: 2 })
    expect(user.identities[0]).toMatchObject({ connection: name, isSocial: true })
    const q = encodeURIComponent('type:secte AND user_id:"google-oauth2|google-1"')
    const entries = async () =>
      (await server.tenant.request('GET', `/api/v2/logs?q=${q}`)).body.length
    await until('the exchanges are logged', async () => (await entries()) === 2)
  })

  it('refuses all other tokens', async () => {
    const { logIn } = await open('google-oauth2', options)
    const { privateKey } = await generateKeyPair('RS256')
    const claims = { iss: double.origin, aud: 'web.example', sub: 'ada-1', exp: seconds() + 60 }
    const forged = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'first' })
      .sign(privateKey)
    const tokens = [
      forged,
      await idToken('other.example'),
      await idToken('web.example', { iss: 'https://evil.example.com' }),
      await idToken('web.example', { exp: seconds() - 60 }),
      await idToken('web.example', { exp: undefined }),
      await idToken('web.example', { sub: undefined }),
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${forged.split('.')[1]}.`,
      'x',
    ]
    for (const token of tokens) {
      const { status, body } = await logIn(types.google, token)
      expect([status, body.error]).toEqual([400, 'invalid_request'])
    }
  })

  it('blocks a network that sends many invalid tokens', async () => {
    const { logIn } = await open('google-oauth2', options)
    await throttle(true)
    const answers = []
    for (let sent = 0; sent < 12; sent += 1) answers.push((await logIn(types.google, 'x')).status)
    const right = await logIn(types.google, await idToken('web.example'))
    await throttle(false)
    expect([answers[0], answers.at(-1), right.status]).toEqual([400, 429, 429])
  })

  it('asks for a second factor where the policy of the tenant does', async () => {
    const { logIn } = await open('google-oauth2', options)
    const factors = '/api/v2/guardian'
    await server.tenant.request('PUT', `${factors}/factors/otp`, { json: { enabled: true } })
    await server.tenant.request('PUT', `${factors}/policies`, { json: ['all-applications'] })
    const { status, body } = await logIn(types.google, await idToken('web.example'))
    await server.tenant.request('PUT', `${factors}/policies`, { json: [] })
    expect([status, body.error]).toEqual([400, 'mfa_required'])
    expect(body.mfa_token).toBeTruthy()
  })

  it('refuses blocked users', async () => {
    const { logIn } = await open('google-oauth2', options)
    await logIn(types.google, await idToken('web.example', { sub: 'blocked' }))
    const id = encodeURIComponent('google-oauth2|blocked')
    await server.tenant.request('PATCH', `/api/v2/users/${id}`, { json: { blocked: true } })
    const { status, body } = await logIn(
      types.google,
      await idToken('web.example', { sub: 'blocked' }),
    )
    expect([status, body.error]).toEqual([400, 'unauthorized'])
  })

  it('gives the client no other exchange of tokens', async () => {
    const { logIn } = await open('google-oauth2', options)
    const access = 'urn:ietf:params:oauth:token-type:access_token'
    for (const type of [access, 'urn:example:token']) {
      const { status, body } = await logIn(type, await idToken('web.example'))
      expect([status, body.error]).toEqual([400, 'unauthorized_client'])
    }
  })
})
