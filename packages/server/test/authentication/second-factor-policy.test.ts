import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  type Sight,
  startTestServer,
  type TestServer,
  until,
} from '@latchkey/testkit'
import { SignJWT } from 'jose'
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
} from './application.ts'
import { codeIn, mailTo } from './mail-folder.ts'
import { linkTo } from './mails.ts'
import { assert as assertionOf, assertionType, type ClientKey, clientKey } from './strong-client.ts'

const multiFactor = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor'
const realm = 'Username-Password-Authentication'
const byPassword = 'http://auth0.com/oauth/grant-type/password-realm'
const byCode = 'http://auth0.com/oauth/grant-type/passwordless/otp'
const byDevice = 'urn:ietf:params:oauth:grant-type:device_code'
const byApproval = 'urn:openid:params:grant-type:ciba'
const scope = 'openid remove:authenticators'
const email = 'ada@example.com'

let server: TestServer
let app: Application
let signing: Application
let key: ClientKey
let api: string
beforeAll(async () => {
  server = await startTestServer()
  api = `${server.tenant.baseUrl}/mfa/`
  const grant_types = ['authorization_code', byPassword, byCode, byDevice, byApproval]
  app = await createApplication(server.tenant, { client: { grant_types } })
  key = clientKey('RS256')
  const methods = { private_key_jwt: { credentials: [key.credential] } }
  const client = { client_authentication_methods: methods }
  signing = await createApplication(server.tenant, { client })
  await guard(email)
  const scopes = [{ value: 'remove:authenticators' }]
  await management('POST', '/resource-servers', { identifier: api, name: 'MFA', scopes })
})
afterAll(() => server.stop())

const management = (method: string, path: string, json: unknown) =>
  server.tenant.request(method, `/api/v2${path}`, { json })

/** A user with one-time codes and a recovery code. */
async function guard(username: string) {
  const userId = await createUser(server.tenant, username)
  const path = `/users/${encodeURIComponent(userId)}`
  const made = await management('POST', `${path}/authentication-methods`, { type: 'totp' })
  await management('POST', `${path}/recovery-code-regeneration`, {})
  return { userId, secret: made.body.totp_secret as string }
}

const send = (path: string, form: Readonly<Record<string, string>>) =>
  server.tenant.request('POST', path, { token: null, form })

const by = () => ({ client_id: app.clientId, client_secret: app.clientSecret })
const pageOf = ({ url }: Sight) => url.pathname.split('/').at(-1)
const audienceOf = (token: string) => (jsonwebtoken.decode(token) as { aud?: unknown }).aud

/** The page after the password. */
async function afterPassword(
  address: string,
  { visitor = createVisitor(server), username = email } = {},
): Promise<Sight> {
  return visitor.submit(await visitor.visit(address), { username, password })
}

/** Runs `work` while the default audience of the tenant is the API of second factors. */
async function byDefaultAudience<T>(work: () => Promise<T>): Promise<T> {
  const set = (default_audience: string) =>
    management('PATCH', '/tenants/settings', { default_audience })
  await set(api)
  try {
    return await work()
  } finally {
    await set('')
  }
}

describe('a token that can delete second factors requires one, requested', () => {
  it('on a page, by audience, by resource or by the default audience', async () => {
    for (const request of [{ audience: api }, { resource: api }]) {
      const page = await afterPassword(authorizeUrl(server.tenant, app, { scope, ...request }))
      expect([request, pageOf(page)]).toEqual([request, 'mfa-otp'])
    }
    const address = authorizeUrl(server.tenant, app, { scope })
    expect(pageOf(await byDefaultAudience(() => afterPassword(address)))).toBe('mfa-otp')
  })

  it('in a session that has none, by audience or resource, pushed or not', async () => {
    const visitor = createVisitor(server)
    const begun = await afterPassword(authorizeUrl(server.tenant, signing, { scope }), { visitor })
    expect(begun.isAway).toBe(true)
    for (const name of ['audience', 'resource']) {
      const plain = authorizeUrl(server.tenant, signing, { scope, [name]: api })
      expect([name, pageOf(await visitor.visit(plain))]).toEqual([name, 'mfa-otp'])
      const signed = await visitor.visit(await push(name))
      expect([name, pageOf(signed)]).toEqual([name, 'mfa-otp'])
    }
  })

  /** Pushes a Request Object that names the API by a parameter. @returns the path that follows */
  async function push(name: string): Promise<string> {
    const { clientId, redirectUri } = signing
    const asking = { response_type: 'code', redirect_uri: redirectUri, scope, [name]: api }
    const request = await new SignJWT({ ...asking, client_id: clientId })
      .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'oauth-authz-req+jwt' })
      .setIssuer(clientId)
      .setAudience(`${server.tenant.baseUrl}/`)
      .setIssuedAt()
      .setExpirationTime('1m')
      .sign(key.privateKey)
    const pushed = await send('/oauth/par', {
      client_id: clientId,
      client_assertion_type: assertionType,
      client_assertion: await assertionOf(server.tenant, clientId, key),
      request,
    })
    expect(pushed.status).toBe(201)
    const { request_uri } = pushed.body
    return `/authorize?${new URLSearchParams({ client_id: clientId, request_uri })}`
  }

  it.each(['resource', 'audience'])('by a pushed request object, as %s', async (name) => {
    expect(pageOf(await afterPassword(await push(name)))).toBe('mfa-otp')
  })

  it('with a password at the token endpoint', async () => {
    const form = { grant_type: byPassword, realm, username: email, password, scope }
    const sendRequest = (more: Readonly<Record<string, string>>) =>
      exchange(server, app, { ...form, ...more })
    const answers = [
      await sendRequest({ audience: api }),
      await sendRequest({ resource: api }),
      await byDefaultAudience(() => sendRequest({})),
    ]
    for (const { status, body } of answers) {
      expect([status, body.error]).toEqual([400, 'mfa_required'])
    }
    const { body } = await sendRequest({ audience })
    expect(audienceOf(body.access_token)).toContain(audience)
  })

  it('with a code by e-mail, on a page and at the token endpoint', async () => {
    const username = 'coded@example.com'
    const [connection, own] = ['codes', { strategy: 'email' }]
    const enabled_clients = [app.clientId]
    await management('POST', '/connections', { name: connection, ...own, enabled_clients })
    const visitor = createVisitor(server)
    const address = authorizeUrl(server.tenant, app, { scope, audience: api, connection })
    const sent = await visitor.submit(await visitor.visit(address), { email: username })
    const page = await visitor.submit(sent, { code: codeIn(await mailTo(server, username, 1)) })
    expect(pageOf(page)).toBe('mfa-otp-enrollment')
    const start = { ...by(), connection, email: username, send: 'code' }
    expect((await send('/passwordless/start', start)).status).toBe(200)
    const otp = codeIn(await mailTo(server, username, 2))
    const form = { grant_type: byCode, realm: connection, username, otp, scope, audience: api }
    const { status, body } = await exchange(server, app, form)
    expect([status, body.error]).toEqual([400, 'mfa_required'])
  })

  it('for a device', async () => {
    const response = await send('/oauth/device/code', { ...by(), scope, audience: api })
    const visitor = createVisitor(server)
    const { user_code } = response.body
    const confirm = await visitor.submit(await visitor.visit('/activate'), { user_code })
    const login = await visitor.submit(confirm, { action: 'accept' })
    const page = await visitor.submit(login, { username: email, password })
    expect(pageOf(page)).toBe('mfa-otp')
  })

  it.each([
    ['bob@example.com', 'the API', () => ({ audience: api, scope })],
    ['eve@example.com', 'the application', () => ({ acr_values: multiFactor, scope: 'openid' })],
  ])('by a CIBA approval of %s, for %s', async (username, _, parameters) => {
    const { userId: sub, secret } = await guard(username)
    const login_hint = JSON.stringify({ format: 'iss_sub', iss: `${server.tenant.baseUrl}/`, sub })
    const asking = { ...by(), login_hint, binding_message: 'Order 1815', ...parameters() }
    const response = await send('/bc-authorize', asking)
    expect([response.status, response.body.error]).toEqual([200, undefined])
    const visitor = createVisitor(server)
    const link = await linkTo(server, username, '/lo/approval')
    const page = await afterPassword(link, { visitor, username })
    expect(pageOf(page)).toBe('mfa-otp')
    const approval = await visitor.submit(page, { code: new TOTP({ secret }).generate() })
    expect(approval.url.pathname).toBe('/lo/approval')
    const done = await visitor.submit(approval, { action: 'accept' })
    expect(done.status).toBe(200)
    const grant = { ...by(), grant_type: byApproval, auth_req_id: response.body.auth_req_id }
    const { body } = await send('/oauth/token', grant)
    expect(jsonwebtoken.decode(body.id_token)).toMatchObject({ acr: multiFactor })
  })

  /** Requests the approval of a user, and returns the link of the e-mail. */
  async function requestApproval(
    { userId: sub }: { readonly userId: string },
    username: string,
    parameters: Readonly<Record<string, string>> = {},
  ): Promise<string> {
    const login_hint = JSON.stringify({ format: 'iss_sub', iss: `${server.tenant.baseUrl}/`, sub })
    const asking = { ...by(), login_hint, binding_message: 'Order 1815', scope, ...parameters }
    const asked = await send('/bc-authorize', asking)
    expect([asked.status, asked.body.error]).toEqual([200, undefined])
    return linkTo(server, username, '/lo/approval')
  }

  it('by a CIBA approval for the default audience', async () => {
    const username = 'default@example.com'
    const user = await guard(username)
    const link = await byDefaultAudience(() => requestApproval(user, username))
    const page = await afterPassword(link, { username })
    expect(pageOf(page)).toBe('mfa-otp')
  })

  it('by a CIBA approval, in a session or after a log-in without a second factor', async () => {
    const username = 'twice@example.com'
    const user = await guard(username)
    const visitor = createVisitor(server)
    await afterPassword(authorizeUrl(server.tenant, app, { scope: 'openid' }), {
      visitor,
      username,
    })
    const plain = await requestApproval(user, username)
    expect((await visitor.visit(plain)).url.pathname).toBe('/lo/approval')
    let sensitive = await requestApproval(user, username, { audience: api })
    await until('the second e-mail', async () => {
      sensitive = await linkTo(server, username, '/lo/approval')
      return sensitive !== plain
    })
    expect(pageOf(await visitor.visit(sensitive))).toBe('login')
    const other = createVisitor(server)
    const approval = await afterPassword(plain, { visitor: other, username })
    expect(approval.url.pathname).toBe('/lo/approval')
    expect(pageOf(await other.visit(sensitive))).toBe('login')
  })
})

describe('a second factor', () => {
  it('is decided on once, when the user has logged in', async () => {
    const username = 'once@example.com'
    await guard(username)
    const setPolicy = (policies: readonly string[]) =>
      management('PUT', '/guardian/policies', policies)
    let resumed = 0
    const afterDecision: typeof server.fetch = async (url, init) => {
      if (new URL(String(url)).pathname.startsWith('/authorize/')) {
        resumed += 1
        await setPolicy(['all-applications'])
      }
      return server.fetch(url, init)
    }
    const visitor = createVisitor({ fetch: afterDecision, tenant: server.tenant })
    const address = authorizeUrl(server.tenant, app, { scope: 'openid' })
    try {
      const away = await afterPassword(address, { visitor, username })
      expect([resumed, away.isAway, away.url.searchParams.has('code')]).toEqual([1, true, true])
      // The policy applies to the session from the next request on.
      expect(pageOf(await visitor.visit(address))).toBe('mfa-otp')
    } finally {
      await setPolicy([])
    }
  })
})
