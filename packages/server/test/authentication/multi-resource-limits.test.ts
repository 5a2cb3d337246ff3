import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, joinTestServer, type SharedServer, until } from '@latchkey/testkit'
import { decodeJwt } from 'jose'
import { TOTP } from 'otpauth'
import { type Application, audience, authorizeUrl, exchange, password } from './application.ts'
import {
  billing,
  billingPolicy,
  contentOf,
  MultiResource,
  mfaOtp,
  scope,
  withPolicies,
} from './multi-resource-tokens.ts'

/* A policy gives at most what the user would get by a log-in for its API. */

let server: SharedServer
let at: MultiResource
let ownUrl: string
let userId: string
const email = 'ada@example.com'
beforeAll(async () => {
  server = await joinTestServer()
  at = new MultiResource(server)
  ownUrl = server.tenant.baseUrl
  await at.application() // and the connection that users are in
  await at.createApi(billing)
  userId = await at.createUser(email)
})
afterAll(() => server.stop())

/** A refresh token for the API of the application, and its exchange for another API. */
async function logIn(app: Application, target: string, username = email) {
  let { refresh_token: token } = await at.logIn(app, username)
  const refresh = async (parameters: Readonly<Record<string, string>>) => {
    const { status, body } = await at.refresh(app, token, parameters)
    token = body.refresh_token ?? token
    return { status, body }
  }
  return { exchange: (wanted: object = {}) => refresh({ audience: target, ...wanted }), refresh }
}

/** A policy with some scopes of an API. */
const policyFor = (api: string, ...named: readonly string[]) => [{ audience: api, scope: named }]

describe('an exchange for an API that a policy names', () => {
  it('gives the permissions that the roles of the user have, and its organization', async () => {
    const api = 'https://roles.example.com/'
    await at.createApi(api, { enforce_policies: true, token_dialect: 'access_token_authz' })
    const app = await at.application(policyFor(api, 'read:bills', 'write:bills'))
    const { exchange: exchangeIt } = await logIn(app, api)
    const before = await exchangeIt()
    expect(before.body.scope).toBe('openid profile offline_access')
    expect(decodeJwt(before.body.access_token).permissions).toEqual([])
    const permissions = ['read:bills', 'read:all'].map((permission_name) => ({
      permission_name,
      resource_server_identifier: api,
    }))
    await at.manage('POST', `/users/${encodeURIComponent(userId)}/permissions`, { permissions })
    const after = await exchangeIt()
    expect(after.body.scope).toBe('openid profile offline_access read:bills')
    const { permissions: had } = decodeJwt(after.body.access_token)
    expect(had).toEqual(expect.arrayContaining(['read:bills', 'read:all']))
  })

  it('does not give what another log-in of the session was granted', async () => {
    const app = await at.application([billingPolicy('read:bills', 'email')])
    const visitor = createVisitor(server)
    const authorize = async (parameters: Readonly<Record<string, string>>) => {
      const page = await visitor.visit(authorizeUrl(server.tenant, app, parameters))
      const away = page.isAway ? page : await visitor.submit(page, { username: email, password })
      const code = away.url.searchParams.get('code') ?? ''
      return (await exchange(server, app, { code })).body
    }
    const other = await authorize({ audience: billing, scope: 'openid email read:books read:all' })
    expect(other.scope).toBe('openid email read:books read:all')
    const { refresh_token } = await authorize({ audience, scope })
    const first = await at.refresh(app, refresh_token, { audience: billing })
    expect(first.body.scope).toBe('openid profile offline_access read:bills')
    const wanted = { audience: billing, scope: 'openid email read:bills read:books read:all' }
    const second = await at.refresh(app, first.body.refresh_token, wanted)
    expect(second.body.scope).toBe('openid read:bills')
  })

  it('is refused before the refresh token is used up', async () => {
    const api = 'https://gone.example.com/'
    const app = await at.application(policyFor(api, 'read:bills'))
    const { exchange: exchangeIt, refresh } = await logIn(app, api)
    const missing = await exchangeIt()
    expect([missing.status, missing.body.error_description]).toEqual([
      400,
      `Service not found: ${api}`,
    ])
    const possession = { proof_of_possession: { mechanism: 'dpop', required: true } }
    await at.createApi(api, possession)
    await until('the API is known', async () => (await exchangeIt()).body.error !== 'access_denied')
    expect((await exchangeIt()).body.error_description).toContain('DPoP')
    const path = `/resource-servers/${encodeURIComponent(api)}`
    await at.manage('PATCH', path, {
      proof_of_possession: null,
      subject_type_authorization: { user: { policy: 'deny_all' } },
    })
    await until(
      'the API denies all',
      async () => (await exchangeIt()).body.error === 'access_denied',
    )
    expect((await exchangeIt({ scope: 'write:bills' })).body.error).toBe('invalid_scope')
    expect((await refresh({})).status).toBe(200)
  })

  it('ends with the access of the user', async () => {
    const username = 'eve@example.com'
    const id = await at.createUser(username)
    const app = await at.application()
    const { exchange: exchangeIt } = await logIn(app, billing, username)
    expect((await exchangeIt()).status).toBe(200)
    await at.manage('PATCH', `/users/${encodeURIComponent(id)}`, { blocked: true })
    expect((await exchangeIt()).body.error).toBe('invalid_grant')
  })

  it('is for the organization of the log-in, as long as the user is a member', async () => {
    const app = await at.application([billingPolicy()], { organization_usage: 'allow' })
    const enabled_connections = [{ connection_id: app.connectionId }]
    const { body: made } = await at.manage('POST', '/organizations', {
      name: 'acme',
      enabled_connections,
    })
    const members = `/organizations/${made.id}/members`
    await at.manage('POST', members, { members: [userId] })
    const first = await at.logIn(app, email, { organization: made.id })
    const second = await at.refresh(app, first.refresh_token, { audience: billing })
    expect(decodeJwt(second.body.access_token)).toMatchObject({ org_id: made.id })
    await at.manage('DELETE', members, { members: [userId] })
    const third = await at.refresh(app, second.body.refresh_token, { audience: billing })
    expect(third.body.error).toBe('invalid_grant')
  })

  it('ends when the access to that API is revoked', async () => {
    const app = await at.application()
    const { exchange: exchangeIt } = await logIn(app, billing)
    const meant = { user_id: userId, client_id: app.clientId }
    const revoke = (api: string) =>
      at.manage('POST', '/refresh-tokens/revoke', { ...meant, audience: api })
    await revoke('https://other.example.com/')
    expect((await exchangeIt()).status).toBe(200)
    expect((await revoke(billing)).status).toBe(202)
    expect((await exchangeIt()).body.error).toBe('invalid_grant')
  })
})

describe('a policy for an API of the server', () => {
  it('is refused for the management API', async () => {
    const app = await at.application(null)
    for (const api of [`${ownUrl}/api/v2/`, '/api/v2/']) {
      const settings = withPolicies(policyFor(api, 'read:users', 'read:current_user'))
      const name = 'Bold'
      for (const { status, body } of [
        await at.manage('POST', '/clients', { name, ...settings }),
        await at.manage('PATCH', `/clients/${app.clientId}`, settings),
      ]) {
        expect([status, body.message]).toEqual([400, expect.stringContaining('management API')])
      }
    }
    const { exchange: exchangeIt } = await logIn(app, `${ownUrl}/api/v2/`)
    expect((await exchangeIt({ scope: 'read:current_user' })).body.error).toBe('invalid_target')
  })

  it('has no effect if an earlier release stored it, and hinders no change', async () => {
    const app = await at.application()
    const [management, account] = [`${ownUrl}/api/v2/`, `${ownUrl}/me/`]
    const policies = [...policyFor(management, 'read:users'), ...policyFor(account, 'enroll')]
    await server.database.query(
      `update clients set settings = jsonb_set(settings::jsonb, '{refresh_token,policies}', $2)
        where client_id = $1`,
      [app.clientId, JSON.stringify(policies)],
    )
    const path = `/clients/${app.clientId}`
    const changed = await at.manage('PATCH', path, { description: 'Changed' })
    expect([changed.status, changed.body.refresh_token.policies]).toEqual([200, policies])
    const { exchange: exchangeIt } = await logIn(app, management)
    await until('the policies are known', async () => {
      const { body } = await exchangeIt({ audience: account })
      return body.error === 'access_denied' // and not `invalid_target`
    })
    expect((await exchangeIt()).body.error).toBe('invalid_target')
  })

  it('gives access to the My Account API by a client grant and the factors of the user', async () => {
    const account = `${ownUrl}/me/`
    await at.manage('POST', '/resource-servers', { identifier: account })
    const wanted = ['read:me:factors', 'read:me:profile', 'delete:me:account']
    const app = await at.application(policyFor(account, ...wanted))
    const username = 'ann@example.com'
    const id = await at.createUser(username)
    const { exchange: exchangeIt, refresh } = await logIn(app, account, username)
    const { body: shown } = await at.manage('GET', `/clients/${app.clientId}`)
    expect(shown.refresh_token.policies).toEqual(policyFor(account, ...wanted))
    // The same API at another domain of the tenant.
    const stored = await server.tenant.store.clients.find(app.clientId)
    expect(stored?.settings.refresh_token?.policies).toEqual(policyFor('/me/', ...wanted))
    expect((await exchangeIt()).body.error).toBe('access_denied')
    const grant = { client_id: app.clientId, audience: account, subject_type: 'user' }
    await at.manage('POST', '/client-grants', { ...grant, scope: wanted.slice(0, 2) })
    await until('the grant is known', async () => (await exchangeIt()).status === 200)
    const { body } = await exchangeIt()
    expect(contentOf(body)).toEqual({
      api: account,
      scope: 'openid profile offline_access read:me:factors read:me:profile',
    })
    const call = (token: string) => server.tenant.request('GET', '/me/v1/factors', { token })
    expect((await call(body.access_token)).status).toBe(200)
    const methods = `/users/${encodeURIComponent(id)}/authentication-methods`
    const { totp_secret: secret } = (await at.manage('POST', methods, { type: 'totp' })).body
    const due = await exchangeIt({ scope: 'openid offline_access read:me:factors x' })
    expect([due.status, due.body.error]).toEqual([400, 'mfa_required'])
    const otp = new TOTP({ secret }).generate()
    const { mfa_token } = due.body
    const proved = await exchange(server, app, { grant_type: mfaOtp, mfa_token, otp })
    expect(contentOf(proved.body)).toEqual({ api: account, scope: 'openid read:me:factors' })
    expect(proved.body).not.toHaveProperty('refresh_token')
    expect((await call(proved.body.access_token)).status).toBe(200)
    expect(contentOf((await refresh({})).body)).toEqual({ api: audience, scope })
  })

  it('gives access to the MFA API after a second factor only', async () => {
    const mfa = `${ownUrl}/mfa/`
    const app = await at.application(policyFor(mfa, 'enroll', 'remove:authenticators'))
    const { exchange: exchangeIt, refresh } = await logIn(app, mfa)
    for (const wanted of [{}, { scope: 'offline_access' }]) {
      expect((await exchangeIt(wanted)).body.error).toBe('mfa_required')
    }
    expect((await refresh({})).status).toBe(200)
  })

  it('does not turn /userinfo into an API', async () => {
    const app = await at.application(policyFor(`${ownUrl}/userinfo`, 'read:users'))
    const { exchange: exchangeIt } = await logIn(app, `${ownUrl}/userinfo`)
    expect(contentOf((await exchangeIt()).body)).toEqual({ api: audience, scope })
  })

  it('of another tenant is of no use', async () => {
    const other = await server.addTenant('policies.example.com')
    const theirs = [`${other.baseUrl}/me/`, 'urn:theirs']
    for (const identifier of theirs) {
      await other.request('POST', '/api/v2/resource-servers', { json: { identifier, name: 'A' } })
      const app = await at.application(policyFor(identifier, 'read:me:profile'))
      const { exchange: exchangeIt } = await logIn(app, identifier)
      expect((await exchangeIt()).body.error_description).toBe(`Service not found: ${identifier}`)
    }
  })
})
