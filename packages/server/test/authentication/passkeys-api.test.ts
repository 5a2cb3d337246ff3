import { afterAll, beforeAll, expect } from '@jest/globals'
import { startTestServer, type TestServer } from '@latchkey/testkit'
import { hasChromium, openChromium, test } from '@latchkey/testkit/chromium'
import jsonwebtoken from 'jsonwebtoken'
import type { Browser } from 'playwright-core'
import { type Application, createApplication } from './application.ts'
import { startWebsite } from './chromium.ts'
import { type Device, openDevice, switchPasskeys } from './device.ts'

const grant = 'urn:okta:params:oauth:grant-type:webauthn'
const connectionName = 'Username-Password-Authentication'

let server: TestServer
let app: Application
let other: Application
let browser: Browser

beforeAll(async () => {
  if (!hasChromium) return
  server = await startTestServer()
  const client = { grant_types: [grant] }
  app = await createApplication(server.tenant, { client })
  other = await createApplication(server.tenant, { client })
  await switchPasskeys(server.tenant, app.connectionId, true)
  browser = await openChromium()
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const begin = (what: 'challenge' | 'register', members: object = {}, of = app) =>
  server.tenant.request('POST', `/passkey/${what}`, {
    token: null,
    json: {
      client_id: of.clientId,
      client_secret: of.clientSecret,
      realm: connectionName,
      ...members,
    },
  })

const redeem = (auth_session: string, answer: string, of = app, members: object = {}) =>
  server.tenant.request('POST', '/oauth/token', {
    token: null,
    json: {
      grant_type: grant,
      client_id: of.clientId,
      client_secret: of.clientSecret,
      scope: 'openid',
      auth_session,
      authn_response: JSON.parse(answer),
      ...members,
    },
  })

/** Runs a ceremony in the browser, by default on a page of the tenant's origin. */
async function answer(
  device: Device,
  ceremony: 'get' | 'create',
  options: object,
  page = `${server.tenant.baseUrl}/.well-known/jwks.json`,
) {
  const { tab } = device
  await tab.goto(page)
  return tab.evaluate(
    async ([how, text]) => {
      const members = JSON.parse(text ?? '')
      const able = PublicKeyCredential as unknown as {
        parseRequestOptionsFromJSON(options: object): PublicKeyCredentialRequestOptions
        parseCreationOptionsFromJSON(options: object): PublicKeyCredentialCreationOptions
      }
      const credential =
        how === 'get'
          ? await navigator.credentials.get({
              publicKey: able.parseRequestOptionsFromJSON(members),
            })
          : await navigator.credentials.create({
              publicKey: able.parseCreationOptionsFromJSON(members),
            })
      return JSON.stringify(credential)
    },
    [ceremony, JSON.stringify(options)],
  )
}

test('a user signs up and logs in by a passkey', async () => {
  const device = await openDevice(browser)
  const user_profile = { email: 'Ivy@example.com', name: 'Ivy' }
  const registration = (await begin('register', { user_profile })).body
  const made = await answer(device, 'create', registration.authn_params_public_key)
  const { status, body } = await redeem(registration.auth_session, made)
  expect(status).toBe(200)
  const claims = jsonwebtoken.decode(body.id_token) as { sub: string }
  expect(claims).toMatchObject({ amr: ['hwk', 'user'] })
  expect(
    (await server.tenant.request('GET', `/api/v2/users/${encodeURIComponent(claims.sub)}`)).body,
  ).toMatchObject({
    email: 'ivy@example.com',
    name: 'Ivy',
    email_verified: false,
  })
  expect((await redeem(registration.auth_session, made)).body.error).toBe('invalid_grant')

  const challenge = (await begin('challenge')).body
  const credential = await answer(device, 'get', challenge.authn_params_public_key)
  const logged = await redeem(challenge.auth_session, credential)
  expect(jsonwebtoken.decode(logged.body.id_token)).toMatchObject({ sub: claims.sub })
  expect((await redeem(challenge.auth_session, credential)).status).toBe(400)

  // The address is taken now, which only the owner of the passkey learns, by the failure of the
  // grant.
  const again = (await begin('register', { user_profile })).body
  const second = await answer(device, 'create', again.authn_params_public_key)
  expect((await redeem(again.auth_session, second)).body.error).toBe('invalid_signup')
  await device.context.close()
}, 120_000)

test('a page of the client can use passkeys, and a page of others cannot', async () => {
  const website = await startWebsite(() => (_, response) => response.end('<!doctype html>'))
  const page = `${website.origin}/`
  const client = { grant_types: [grant], web_origins: [website.origin] }
  const ours = await createApplication(server.tenant, { client })
  const signUp = async (device: Device, of: Application) => {
    const user_profile = { email: `${of.clientId}@example.com` }
    const { auth_session, ...registration } = (await begin('register', { user_profile }, of)).body
    const made = await answer(device, 'create', registration.authn_params_public_key, page)
    return (await redeem(auth_session, made, of)).status
  }
  const logIn = async (device: Device, of: Application) => {
    const { auth_session, ...challenge } = (await begin('challenge', {}, of)).body
    const credential = await answer(device, 'get', challenge.authn_params_public_key, page)
    return (await redeem(auth_session, credential, of)).status
  }
  const [refused, device] = await Promise.all([openDevice(browser), openDevice(browser)])
  expect([await signUp(refused, app), await signUp(device, ours)]).toEqual([400, 200])
  expect([await logIn(device, app), await logIn(device, ours)]).toEqual([400, 200])
  await Promise.all([refused.context.close(), device.context.close(), website.stop()])
}, 120_000)

test('the session of another client or purpose is refused', async () => {
  const device = await openDevice(browser)
  const user_profile = { email: 'jon@example.com' }
  const registration = (await begin('register', { user_profile })).body
  const made = await answer(device, 'create', registration.authn_params_public_key)
  expect((await redeem(registration.auth_session, made)).status).toBe(200)
  const [one, two] = [(await begin('challenge')).body, (await begin('challenge')).body]
  const credential = await answer(device, 'get', one.authn_params_public_key)
  expect((await redeem(one.auth_session, credential, other)).body.error).toBe('invalid_grant')
  expect((await redeem(two.auth_session, credential)).body.error).toBe('invalid_grant')
  const session = (await begin('challenge')).body
  expect((await redeem(session.auth_session, '{"id":7}')).body.error).toBe('invalid_grant')
  expect((await redeem(one.auth_session, credential)).status).toBe(200)
  await device.context.close()
}, 120_000)

test('a doubtful log-in by a passkey requires a second factor', async () => {
  const device = await openDevice(browser)
  const registration = (await begin('register', { user_profile: { email: 'eve@example.com' } }))
    .body
  const made = await answer(device, 'create', registration.authn_params_public_key)
  expect((await redeem(registration.auth_session, made)).status).toBe(200)
  await server.tenant.request('PUT', '/api/v2/guardian/policies', { json: ['confidence-score'] })
  await server.database.query(`update users set created_at = created_at - interval '2 days'`)
  const challenge = (await begin('challenge')).body
  const credential = await answer(device, 'get', challenge.authn_params_public_key)
  const { body } = await redeem(challenge.auth_session, credential)
  await server.tenant.request('PUT', '/api/v2/guardian/policies', { json: [] })
  expect(body.error).toBe('mfa_required')
  await device.context.close()
}, 120_000)

test('a token that can delete second factors requires one beside the passkey', async () => {
  const identifier = `${server.tenant.baseUrl}/mfa/`
  const scopes = [{ value: 'remove:authenticators' }]
  await server.tenant.request('POST', '/api/v2/resource-servers', {
    json: { identifier, name: 'MFA', scopes },
  })
  const device = await openDevice(browser)
  const user_profile = { email: 'may@example.com' }
  for (const [how, act] of [
    ['create', () => begin('register', { user_profile })],
    ['get', () => begin('challenge')],
  ] as const) {
    const { auth_session, authn_params_public_key } = (await act()).body
    const made = await answer(device, how, authn_params_public_key)
    const { body } = await redeem(auth_session, made, app, { audience: identifier })
    expect([how, body.error]).toEqual([how, 'mfa_required'])
  }
  await device.context.close()
}, 120_000)

test('a challenge is refused if no connection supports passkeys', async () => {
  expect((await begin('challenge', { realm: 'elsewhere' })).status).toBe(404)
  expect((await begin('challenge', { client_secret: 'wrong' })).status).toBe(401)
  const malformed = await begin('register', { user_profile: { email: 'nobody' } })
  expect(malformed.status).toBe(400)
  await switchPasskeys(server.tenant, app.connectionId, false)
  const off = await begin('register', { user_profile: { email: 'kim@example.com' } })
  expect([off.status, off.body.error]).toEqual([404, 'not_found'])
}, 120_000)
