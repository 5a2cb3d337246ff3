import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, joinTestServer, type SharedServer } from '@latchkey/testkit'
import * as oidc from 'openid-client'
import {
  type Application,
  audience,
  createApplication,
  createUser,
  password,
} from './application.ts'

let server: SharedServer
let app: Application
const email = 'ada@example.com'

beforeAll(async () => {
  server = await joinTestServer()
  app = await createApplication(server.tenant)
  await createUser(server.tenant, email)
})
afterAll(() => server.stop())

const discover = (clientId: string, authentication: oidc.ClientAuth) =>
  oidc.discovery(new URL(`${server.tenant.baseUrl}/`), clientId, undefined, authentication, {
    [oidc.customFetch]: server.fetch as unknown as oidc.CustomFetch,
    execute: [oidc.enableNonRepudiationChecks],
  })

/** Logs in on the pages, and exchanges the code. */
async function logIn(
  config: oidc.Configuration,
  options: {
    readonly visitor?: ReturnType<typeof createVisitor>
    readonly isPushed?: boolean
  } = {},
  dpop?: oidc.DPoPHandle,
) {
  const { visitor = createVisitor(server), isPushed = false } = options
  const pkceCodeVerifier = oidc.randomPKCECodeVerifier()
  const [expectedState, expectedNonce] = [oidc.randomState(), oidc.randomNonce()]
  const parameters = {
    redirect_uri: app.redirectUri,
    scope: 'openid email offline_access read:books',
    audience,
    code_challenge: await oidc.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
    state: expectedState,
    nonce: expectedNonce,
  }
  const url = isPushed
    ? await oidc.buildAuthorizationUrlWithPAR(config, parameters)
    : oidc.buildAuthorizationUrl(config, parameters)
  const page = await visitor.visit(url.href)
  const away = page.isAway ? page : await visitor.submit(page, { username: email, password })
  const checks = { pkceCodeVerifier, expectedState, expectedNonce, idTokenExpected: true }
  const through = dpop && { DPoP: dpop }
  return oidc.authorizationCodeGrant(config, away.url, checks, undefined, through)
}

describe('the unmodified openid-client', () => {
  it.each([false, true])('logs a user in and out (pushed: %s)', async (isPushed) => {
    const config = await discover(app.clientId, oidc.ClientSecretPost(app.clientSecret))
    const visitor = createVisitor(server)
    const tokens = await logIn(config, { visitor, isPushed })
    const sub = tokens.claims()?.sub ?? ''
    expect(await oidc.fetchUserInfo(config, tokens.access_token, sub)).toMatchObject({ email })
    const renewed = await oidc.refreshTokenGrant(config, tokens.refresh_token ?? '')
    expect(renewed.claims()).toMatchObject({ sub })
    const refreshToken = renewed.refresh_token ?? ''
    expect(await oidc.tokenIntrospection(config, refreshToken)).toMatchObject({ active: true })
    await oidc.tokenRevocation(config, refreshToken)
    await expect(oidc.refreshTokenGrant(config, refreshToken)).rejects.toMatchObject({
      error: 'invalid_grant',
    })
    const url = oidc.buildEndSessionUrl(config, {
      id_token_hint: renewed.id_token ?? '',
      post_logout_redirect_uri: 'https://app.example.com/bye',
    })
    const page = await visitor.visit(url.href)
    const away = page.isAway ? page : await visitor.submit(page, { action: 'accept' })
    expect(away.url.href).toBe('https://app.example.com/bye')
  })

  it('binds tokens to a key (DPoP)', async () => {
    const config = await discover(app.clientId, oidc.ClientSecretPost(app.clientSecret))
    const dpop = oidc.getDPoPHandle(config, await oidc.randomDPoPKeyPair('ES256'))
    const tokens = await logIn(config, {}, dpop)
    expect(tokens.token_type).toBe('dpop')
    const options = { DPoP: dpop }
    const renewed = await oidc.refreshTokenGrant(config, tokens.refresh_token ?? '', {}, options)
    expect(renewed.token_type).toBe('dpop')
  })

  it('authenticates with a key (private_key_jwt)', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const pem = publicKey.export({ type: 'spki', format: 'pem' })
    const name = `Robot ${randomUUID()}`
    const { body: made } = await server.tenant.request('POST', '/api/v2/clients', {
      json: {
        name,
        app_type: 'non_interactive',
        client_authentication_methods: {
          private_key_jwt: { credentials: [{ credential_type: 'public_key', pem, alg: 'RS256' }] },
        },
      },
    })
    await server.tenant.request('POST', '/api/v2/client-grants', {
      json: { client_id: made.client_id, audience, scope: ['read:books'] },
    })
    const der = privateKey.export({ type: 'pkcs8', format: 'der' })
    const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
    const key = await crypto.subtle.importKey('pkcs8', der, algorithm, false, ['sign'])
    const config = await discover(made.client_id, oidc.PrivateKeyJwt(key))
    const token = await oidc.clientCredentialsGrant(config, { audience })
    expect(token).toMatchObject({ token_type: 'bearer', scope: 'read:books' })
  })
})
