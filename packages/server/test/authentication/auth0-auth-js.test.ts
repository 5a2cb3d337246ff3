import { AuthClient } from '@auth0/auth0-auth-js'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, joinTestServer, type SharedServer } from '@latchkey/testkit'
import {
  type Application,
  audience,
  createApplication,
  createUser,
  password,
} from './application.ts'

let server: SharedServer
let app: Application
let client: AuthClient
const email = 'ada@example.com'

beforeAll(async () => {
  server = await joinTestServer()
  app = await createApplication(server.tenant)
  await createUser(server.tenant, email)
  client = new AuthClient({
    domain: new URL(server.tenant.baseUrl).host,
    clientId: app.clientId,
    clientSecret: app.clientSecret,
    authorizationParams: {
      redirect_uri: app.redirectUri,
      audience,
      scope: 'openid profile email offline_access read:books',
    },
    customFetch: server.fetch as unknown as typeof fetch,
  })
})
afterAll(() => server.stop())

describe('the unmodified @auth0/auth0-auth-js', () => {
  it.each([false, true])('logs a user in and out (pushed: %s)', async (isPushed) => {
    const visitor = createVisitor(server)
    const { authorizationUrl, codeVerifier } = await client.buildAuthorizationUrl({
      pushedAuthorizationRequests: isPushed,
    })
    const page = await visitor.visit(authorizationUrl.href)
    const { url } = await visitor.submit(page, { username: email, password })
    const tokens = await client.getTokenByCode(url, { codeVerifier })
    expect(tokens).toMatchObject({
      claims: { email },
      scope: expect.stringContaining('read:books'),
    })
    const renewed = await client.getTokenByRefreshToken({ refreshToken: tokens.refreshToken ?? '' })
    expect(renewed.accessToken).not.toBe(tokens.accessToken)
    const returnTo = 'https://app.example.com/bye'
    const logoutUrl = await client.buildLogoutUrl({ returnTo })
    const response = await visitor.visit(logoutUrl.href)
    expect((await visitor.submit(response, { action: 'accept' })).url.href).toBe(returnTo)
    const silent = await client.buildAuthorizationUrl({ authorizationParams: { prompt: 'none' } })
    const { url: refused } = await visitor.visit(silent.authorizationUrl.href)
    expect(refused.searchParams.get('error')).toBe('login_required')
  })

  it('gets a token by client credentials', async () => {
    const { clientId, clientSecret, baseUrl } = server.tenant
    const domain = new URL(baseUrl).host
    const customFetch = server.fetch as unknown as typeof fetch
    const itself = new AuthClient({ domain, clientId, clientSecret, customFetch })
    const token = await itself.getTokenByClientCredentials({ audience: `${baseUrl}/api/v2/` })
    const answer = await server.tenant.request('GET', '/api/v2/clients', {
      token: token.accessToken,
    })
    expect(answer.status).toBe(200)
  })
})
