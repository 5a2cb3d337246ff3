import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  joinTestServer,
  type SharedServer,
  type TestTenant,
  type Visitor,
} from '@latchkey/testkit'
import { provisionBy, scimClient } from '../scim/scim-client.ts'
import {
  type Application,
  authorizeUrl,
  createApplication,
  exchange,
  password,
  pkce,
} from './application.ts'
import { switchPasskeys } from './device.ts'

/** Credentials of one tenant, at another tenant whose client and user have the same ids. */
let server: SharedServer
let there: TestTenant
let app: Application
const connectionIds = new Map<TestTenant, string>()
const connection = 'Username-Password-Authentication'
const email = 'ada@example.com'
const device = 'urn:ietf:params:oauth:grant-type:device_code'
const passkey = 'urn:okta:params:oauth:grant-type:webauthn'
const otp = 'http://auth0.com/oauth/grant-type/mfa-otp'
const realm = 'http://auth0.com/oauth/grant-type/password-realm'
const grant_types = ['authorization_code', 'refresh_token', device, passkey, otp, realm]
const user_id = 'auth0|twin'
const scope = 'openid offline_access'

const api = (tenant: TestTenant, method: string, path: string, json?: unknown) =>
  tenant.request(method, `/api/v2${path}`, json === undefined ? {} : { json })

beforeAll(async () => {
  server = await joinTestServer()
  there = await server.addTenant('twin.localhost')
  const client = { grant_types, organization_usage: 'allow' }
  app = await createApplication(server.tenant, { client })
  const twin = await createApplication(there, { client })
  const { rows } = await server.database.query(
    `update clients set client_id = $1, secret_hash = known.secret_hash
       from clients known where clients.client_id = $2 and known.client_id = $1
     returning clients.tenant_id`,
    [app.clientId, twin.clientId],
  )
  expect(rows.length).toBe(1)
  for (const [tenant, { connectionId }] of [
    [server.tenant, app],
    [there, twin],
  ] as const) {
    const clients = [{ client_id: app.clientId, status: true }]
    await api(tenant, 'PATCH', `/connections/${connectionId}/clients`, clients)
    connectionIds.set(tenant, connectionId)
    const user = { connection, email, password, user_id: 'twin', email_verified: true }
    expect((await api(tenant, 'POST', '/users', user)).body.user_id).toBe(user_id)
  }
})
afterAll(() => server.stop())

const elsewhere = (url: string) => url.replace(server.tenant.baseUrl, there.baseUrl)
const browserAt = (tenant: TestTenant) => createVisitor({ fetch: server.fetch, tenant })

async function logIn(tenant: TestTenant, parameters: Readonly<Record<string, string>> = {}) {
  const visitor = browserAt(tenant)
  const page = await visitor.visit(authorizeUrl(tenant, app, { scope, ...parameters }))
  const away = await visitor.submit(page, { username: email, password })
  return { visitor, code: away.url.searchParams.get('code') ?? '' }
}

const post = async (tenant: TestTenant, path: string, form: Readonly<Record<string, string>>) => {
  const client = { client_id: app.clientId, client_secret: app.clientSecret }
  const { status, body } = await tenant.request('POST', path, {
    token: null,
    form: { ...client, ...form },
  })
  return { status, body, error: body?.error }
}

const token = (tenant: TestTenant, form: Readonly<Record<string, string>>) =>
  post(tenant, '/oauth/token', form)

/** The page of a tenant, in a new browser. */
const pageAt = (tenant: TestTenant, url: string) => browserAt(tenant).visit(url)

describe('at a tenant with the same client and user', () => {
  it('the client and the user log in', async () => {
    const { code } = await logIn(there)
    expect((await exchange({ tenant: there }, app, { code })).status).toBe(200)
  })

  it('a code and its tokens are refused, and stay good at their own', async () => {
    const { verifier, parameters } = pkce()
    const { code } = await logIn(server.tenant, parameters)
    const form = { code, code_verifier: verifier }
    const refused = await exchange({ tenant: there }, app, form)
    expect([refused.status, refused.body.error]).toEqual([400, 'invalid_grant'])
    const { status, body } = await exchange(server, app, form)
    expect(status).toBe(200)
    const refresh = { grant_type: 'refresh_token', refresh_token: body.refresh_token }
    expect((await token(there, refresh)).error).toBe('invalid_grant')
    const userInfo = async (tenant: TestTenant) =>
      (await tenant.request('GET', '/userinfo', { token: body.access_token })).status
    expect([await userInfo(there), await userInfo(server.tenant)]).toEqual([401, 200])
    await post(there, '/oauth/revoke', { token: body.refresh_token })
    expect((await token(server.tenant, refresh)).status).toBe(200)
    const hint = {
      id_token_hint: body.id_token,
      post_logout_redirect_uri: 'https://app.example.com/bye',
    }
    const page = await pageAt(there, `${there.baseUrl}/oidc/logout?${new URLSearchParams(hint)}`)
    expect([page.isAway, page.status]).toEqual([false, 400])
  })

  it('a pushed request is refused', async () => {
    const { redirectUri: redirect_uri } = app
    const request = { response_type: 'code', scope, redirect_uri }
    const { request_uri } = (await post(server.tenant, '/oauth/par', request)).body
    const query = new URLSearchParams({ client_id: app.clientId, request_uri })
    const page = await pageAt(there, `${there.baseUrl}/authorize?${query}`)
    expect(page.url.searchParams.get('error')).toBe('invalid_request_uri')
    const own = await pageAt(server.tenant, `${server.tenant.baseUrl}/authorize?${query}`)
    expect(own.status).toBe(200)
  })

  it('the codes of a device are refused', async () => {
    const { device_code, user_code } = (await post(server.tenant, '/oauth/device/code', {})).body
    const polled = { grant_type: device, device_code }
    expect((await token(there, polled)).error).toBe('invalid_grant')
    expect((await token(server.tenant, polled)).error).toBe('authorization_pending')
    const statuses: number[] = []
    for (const tenant of [there, server.tenant]) {
      const visitor = browserAt(tenant)
      const page = await visitor.visit(`${tenant.baseUrl}/activate`)
      statuses.push((await visitor.submit(page, { user_code })).status)
    }
    expect(statuses).toEqual([400, 200])
  })

  it('an `mfa_token` is refused', async () => {
    await api(server.tenant, 'PUT', '/guardian/policies', ['all-applications'])
    const form = { grant_type: realm, realm: connection, username: email, password }
    const { mfa_token } = (await token(server.tenant, form)).body
    await api(server.tenant, 'PUT', '/guardian/policies', [])
    const authenticators = async (tenant: TestTenant) =>
      (await tenant.request('GET', '/mfa/authenticators', { token: mfa_token })).status
    expect([await authenticators(there), await authenticators(server.tenant)]).toEqual([401, 200])
    const proved = { grant_type: otp, mfa_token, otp: '123456' }
    expect((await token(there, proved)).error).toBe('expired_token')
    expect((await token(server.tenant, proved)).error).not.toBe('expired_token')
  })

  it('the session of a passkey is refused, and not used up', async () => {
    for (const [tenant, id] of connectionIds) await switchPasskeys(tenant, id, true)
    const json = { client_id: app.clientId, client_secret: app.clientSecret, realm: connection }
    const begun = await server.tenant.request('POST', '/passkey/challenge', { token: null, json })
    const { auth_session } = begun.body
    const used = `select count(*)::int as count from oidc_records
      where model = 'PasskeySession' and client_id = $1 and consumed_at is not null`
    const counts: number[] = []
    for (const tenant of [there, server.tenant]) {
      const response = { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' }
      const credential = { id: 'AA', rawId: 'AA', type: 'public-key', response }
      const answer = { auth_session, authn_response: credential, grant_type: passkey }
      const { body } = await tenant.request('POST', '/oauth/token', {
        token: null,
        json: { ...json, ...answer },
      })
      expect(body.error).toBe('invalid_grant')
      counts.push((await server.database.query(used, [app.clientId])).rows[0].count)
    }
    for (const [tenant, id] of connectionIds) await switchPasskeys(tenant, id, false)
    expect(counts).toEqual([0, 1])
  })

  const tickets: readonly [string, (tenant: TestTenant) => Promise<string>][] = [
    [
      'a password',
      async (tenant) =>
        (await api(tenant, 'POST', '/tickets/password-change', { user_id })).body.ticket,
    ],
    [
      'an address',
      async (tenant) =>
        (await api(tenant, 'POST', '/tickets/email-verification', { user_id })).body.ticket,
    ],
    [
      'a second factor',
      async (tenant) =>
        (await api(tenant, 'POST', '/guardian/enrollments/ticket', { user_id })).body.ticket_url,
    ],
  ]

  it.each(tickets)('the ticket for %s is refused', async (_, create) => {
    const url = await create(server.tenant)
    expect(url).toContain(server.tenant.baseUrl)
    expect((await pageAt(there, elsewhere(url))).status).toBe(400)
    expect((await pageAt(server.tenant, url)).status).toBe(200)
  })

  it('an invitation is refused, also to an organization of the same name', async () => {
    const organizations: string[] = []
    const clients = { client_id: app.clientId, inviter: { name: 'Grace' } }
    const invitee = { email: 'kate@example.com' }
    const urls: string[] = []
    for (const tenant of [server.tenant, there]) {
      const { id } = (await api(tenant, 'POST', '/organizations', { name: 'acme' })).body
      const login = { initiate_login_uri: 'https://app.example.com/login' }
      await api(tenant, 'PATCH', `/clients/${app.clientId}`, login)
      const path = `/organizations/${id}/invitations`
      const sent = { ...clients, invitee, send_invitation_email: false }
      urls.push((await api(tenant, 'POST', path, sent)).body.invitation_url)
      organizations.push(id)
    }
    const [invitation, own] = urls.map((url) => new URL(url).searchParams.get('invitation') ?? '')
    const [, organization = ''] = organizations
    const open = (ticket = '') =>
      pageAt(there, authorizeUrl(there, app, { organization, invitation: ticket }))
    const refused = await open(invitation)
    expect([refused.isAway, refused.url.searchParams.get('error')]).toEqual([
      true,
      'invalid_request',
    ])
    expect((await open(own)).isAway).toBe(false)
  })

  it('the cookies of a session and of an interaction open nothing', async () => {
    const { visitor } = await logIn(server.tenant)
    const begun = browserAt(server.tenant)
    const page = await begun.visit(authorizeUrl(server.tenant, app))
    const cookiesOf = ({ cookies }: Visitor) =>
      [...cookies].map(([name, { value }]) => `${name.split(' ')[0]}=${value}`).join('; ')
    const visit = (url: string, by: Visitor) =>
      server.fetch(url, {
        redirect: 'manual',
        headers: { accept: 'text/html', cookie: cookiesOf(by) },
      })
    const silent = (tenant: TestTenant) => authorizeUrl(tenant, app, { prompt: 'none' })
    const own = await visit(silent(server.tenant), visitor)
    expect(own.headers.get('location')).toContain('code=')
    const foreign = await visit(silent(there), visitor)
    expect(foreign.headers.get('location')).toContain('error=login_required')
    expect((await visit(page.url.href, begun)).status).toBe(200)
    expect((await visit(elsewhere(page.url.href), begun)).status).toBe(400)
  })

  it('the token of a directory is refused', async () => {
    const name = 'workforce'
    const own = await provisionBy(server.tenant, { name })
    const twin = await provisionBy(there, { name })
    const list = async (tenant: TestTenant, id: string, secret: string) =>
      (await scimClient(tenant, id, secret).send('GET', '/Users')).status
    expect(await list(server.tenant, own.connectionId, own.token)).toBe(200)
    expect(await list(there, twin.connectionId, own.token)).toBe(401)
    expect(await list(there, own.connectionId, own.token)).toBe(401)
  })
})
