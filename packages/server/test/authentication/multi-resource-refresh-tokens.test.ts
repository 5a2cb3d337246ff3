import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer, until } from '@latchkey/testkit'
import { decodeJwt } from 'jose'
import { audience } from './application.ts'
import {
  billing,
  billingPolicy,
  contentOf,
  MultiResource,
  scope,
  withPolicies,
} from './multi-resource-tokens.ts'

/* A refresh token is exchanged for the API of its log-in, and for those that policies name. */

let server: SharedServer
let at: MultiResource
let userId: string
const email = 'ada@example.com'
beforeAll(async () => {
  server = await joinTestServer()
  at = new MultiResource(server)
  await at.application() // and the connection that users are in
  expect((await at.createApi(billing)).status).toBe(201)
  userId = await at.createUser(email)
})
afterAll(() => server.stop())

const ofOidc = 'openid profile offline_access'

describe('a policy', () => {
  it('gives access tokens for its API, and each refresh token stays usable for all', async () => {
    const app = await at.application()
    const first = await at.logIn(app, email)
    const second = await at.refresh(app, first.refresh_token, { audience: billing })
    expect(second).toMatchObject({
      status: 200,
      body: {
        scope: `${ofOidc} read:bills write:bills read:books`,
        expires_in: 3600,
        token_type: 'Bearer',
        id_token: expect.any(String),
      },
    })
    expect(contentOf(second.body)).toEqual({ api: billing, scope: second.body.scope })
    expect(decodeJwt(second.body.access_token).sub).toBe(userId)
    const third = await at.refresh(app, second.body.refresh_token)
    expect(contentOf(third.body)).toEqual({ api: audience, scope })
    const fourth = await at.refresh(app, third.body.refresh_token, { audience: billing })
    expect(contentOf(fourth.body).api).toBe(billing)
    const { items } = await server.tenant.store.refreshTokens.list({
      user_id: userId,
      client_id: app.clientId,
    })
    expect(items).toMatchObject([{ resource_servers: [{ audience, scopes: 'read:books' }] }])
    await until('the exchange is in the log', async () => {
      const q = `type:sertft AND client_id:${app.clientId}`
      const { body } = await at.manage('GET', `/logs?q=${encodeURIComponent(q)}`)
      return (
        body.filter((entry: { audience?: unknown }) => [entry.audience].flat().includes(billing))
          .length === 2
      )
    })
  })

  it('gives at most its own scopes, of which a request may select some', async () => {
    const app = await at.application([billingPolicy('read:bills', 'write:bills')])
    const { refresh_token } = await at.logIn(app, email)
    const request = { audience: billing, scope: 'openid read:bills read:books read:all x' }
    const { status, body } = await at.refresh(app, refresh_token, request)
    expect([status, body.scope]).toEqual([200, 'openid read:bills'])
    expect(contentOf(body).scope).toBe('openid read:bills')
    const only = await at.refresh(app, body.refresh_token, { ...request, scope: 'write:bills' })
    expect([only.body.scope, only.body.id_token]).toEqual(['write:bills', undefined])
    expect(decodeJwt(only.body.access_token).aud).toBe(billing)
    const none = await at.refresh(app, only.body.refresh_token, { ...request, scope: 'read:all' })
    expect(none).toMatchObject({
      status: 400,
      body: { error: 'invalid_scope', error_description: expect.stringContaining('policies') },
    })
    expect((await at.refresh(app, only.body.refresh_token)).status).toBe(200)
  })

  it('adds scopes to those of the log-in, for the same API', async () => {
    const app = await at.application([{ audience, scope: ['write:books', 'email', 'gone'] }])
    const { refresh_token } = await at.logIn(app, email)
    const both = `${scope} write:books`
    const first = await at.refresh(app, refresh_token)
    expect(contentOf(first.body)).toEqual({ api: audience, scope: both })
    const second = await at.refresh(app, first.body.refresh_token, { audience })
    expect([second.body.scope, decodeJwt(second.body.id_token).email]).toEqual([both, undefined])
    const third = await at.refresh(app, second.body.refresh_token, { scope: 'write:books email' })
    expect(third.body.scope).toBe('write:books')
  })

  it('gives access to an API after a log-in for none', async () => {
    const app = await at.application()
    const userinfo = `${server.tenant.baseUrl}/userinfo`
    const { refresh_token } = await at.logIn(app, email, {
      audience: userinfo,
      scope: 'openid offline_access',
    })
    const { body } = await at.refresh(app, refresh_token, { audience: billing })
    expect(contentOf(body).scope).toBe('openid offline_access read:bills write:bills read:books')
    const again = await at.refresh(app, body.refresh_token)
    expect([again.status, again.body.access_token.includes('.')]).toEqual([200, false])
  })

  it('has effect as long as it exists, also for a refresh token that does not rotate', async () => {
    const { refresh_token: settings } = withPolicies([billingPolicy()])
    const fixed = { ...settings, rotation_type: 'non-rotating' }
    const app = await at.application(null, { refresh_token: fixed })
    const { refresh_token } = await at.logIn(app, email)
    const exchange = () => at.refresh(app, refresh_token, { audience: billing })
    expect(await exchange()).toMatchObject({ status: 200, body: { refresh_token } })
    const path = `/clients/${app.clientId}`
    const without = { refresh_token: { ...fixed, policies: null } }
    expect((await at.manage('PATCH', path, without)).status).toBe(200)
    await until('the policy is gone', async () => (await exchange()).status === 400)
    expect(contentOf((await at.refresh(app, refresh_token)).body).scope).toBe(scope)
    const narrowed = { refresh_token: { ...fixed, policies: [billingPolicy('read:bills')] } }
    const patched = await at.manage('PATCH', path, narrowed)
    expect(patched.body.refresh_token.policies).toEqual(narrowed.refresh_token.policies)
    await until('the policy is back', async () => (await exchange()).status === 200)
    expect((await exchange()).body.scope).toBe(`${ofOidc} read:bills`)
  })
})

describe('a refresh token without a policy for the requested API', () => {
  it.each([
    ['other policies', [{ audience, scope: ['write:books'] }], {}],
    ['none', null, {}],
    ['a policy of a third-party client', [billingPolicy()], { is_first_party: false }],
  ])('is refused and stays usable: %s', async (_, policies, members) => {
    const app = await at.application(policies)
    const { refresh_token } = await at.logIn(app, email)
    if ('is_first_party' in members) {
      await at.manage('PATCH', `/clients/${app.clientId}`, members)
      await until('the client is a third-party client', async () => {
        const { body } = await at.refresh(app, refresh_token, { audience: billing })
        return String(body.error_description).includes('third-party')
      })
    }
    for (const wanted of [{ scope: 'read:bills' }, {}]) {
      const { status, body } = await at.refresh(app, refresh_token, {
        audience: billing,
        ...wanted,
      })
      expect([status, body.error]).toEqual([400, 'invalid_target'])
      expect(body.error_description).toMatch(/^The refresh token is not for "https:\/\/billing/)
    }
    expect((await at.refresh(app, refresh_token)).status).toBe(200)
  })

  it('gives scopes of the log-in only', async () => {
    const app = await at.application(null)
    const { refresh_token } = await at.logIn(app, email)
    const refused = await at.refresh(app, refresh_token, { scope: 'read:books write:books' })
    expect(refused).toMatchObject({ status: 400, body: { error: 'invalid_scope' } })
    const { body } = await at.refresh(app, refresh_token, { scope: 'read:books' })
    expect([body.scope, decodeJwt(body.access_token).aud]).toEqual(['read:books', audience])
  })
})

describe('reuse of a rotated refresh token', () => {
  it('revokes the family, whatever the API of the request is', async () => {
    const app = await at.application()
    const { refresh_token } = await at.logIn(app, email)
    const { body } = await at.refresh(app, refresh_token, { audience: billing })
    const again = await at.refresh(app, refresh_token, { audience: 'urn:none', scope: 'x' })
    expect([again.status, again.body.error]).toEqual([400, 'invalid_grant'])
    expect((await at.refresh(app, body.refresh_token)).body.error).toBe('invalid_grant')
  })
})
