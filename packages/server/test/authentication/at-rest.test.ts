import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, startTestServer, type TestServer } from '@latchkey/testkit'
import { TOTP } from 'otpauth'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  exchange,
  password,
  pkce,
} from './application.ts'
import { linkTo } from './mails.ts'

/** A copy of the database and the log contain nothing that authenticates. */
let server: TestServer
let app: Application
const email = 'ada@example.com'
const device = 'urn:ietf:params:oauth:grant-type:device_code'
const ciba = 'urn:openid:params:grant-type:ciba'
const realm = 'http://auth0.com/oauth/grant-type/password-realm'
const grant_types = ['authorization_code', 'refresh_token', device, ciba, realm]

beforeAll(async () => {
  server = await startTestServer()
  app = await createApplication(server.tenant, { client: { grant_types } })
  await server.tenant.request('PATCH', '/api/v2/tenants/settings', {
    json: { flags: { enable_dynamic_client_registration: true } },
  })
})
afterAll(() => server.stop())

const api = (method: string, path: string, json?: unknown) =>
  server.tenant.request(method, `/api/v2${path}`, json === undefined ? {} : { json })
const post = (path: string, form: Readonly<Record<string, string>>) =>
  server.tenant.request('POST', path, {
    token: null,
    form: { client_id: app.clientId, client_secret: app.clientSecret, ...form },
  })
const ticketOf = (link: string) => new URL(link).searchParams.get('ticket') ?? ''

type Secrets = Record<string, string>

/** The secrets of a browser and its application after a log-in. */
async function ofLogIn(): Promise<Secrets> {
  const visitor = createVisitor(server)
  const { verifier, parameters } = pkce()
  const request = { ...parameters, scope: 'openid offline_access' }
  const page = await visitor.visit(authorizeUrl(server.tenant, app, request))
  const begun = [...visitor.cookies.values()].map(({ value }) => value)
  const { url } = await visitor.submit(page, { username: email, password })
  const used = url.searchParams.get('code') ?? ''
  const { body } = await exchange(server, app, { code: used, code_verifier: verifier })
  const refresh = { grant_type: 'refresh_token', refresh_token: body.refresh_token }
  const next = (await exchange(server, app, refresh)).body
  const again = await visitor.visit(authorizeUrl(server.tenant, app, request))
  return {
    'a code that was used': used,
    'a code that was not': again.url.searchParams.get('code') ?? '',
    'an opaque token': body.access_token,
    'a refresh token that was rotated': body.refresh_token,
    'the refresh token after it': next.refresh_token,
    'an ID token': body.id_token,
    ...Object.fromEntries(begun.map((value, at) => [`cookie ${at} of a log-in`, value])),
    'the session': visitor.cookies.get('__Host-session /')?.value ?? '',
  }
}

/** The secrets of pending requests. */
async function ofRequests(userId: string): Promise<Secrets> {
  const request = { response_type: 'code', scope: 'openid', redirect_uri: app.redirectUri }
  const pushed = (await post('/oauth/par', request)).body
  const codes = (await post('/oauth/device/code', {})).body
  const hint = { format: 'iss_sub', iss: `${server.tenant.baseUrl}/`, sub: userId }
  const approval = await post('/bc-authorize', {
    login_hint: JSON.stringify(hint),
    scope: 'openid',
    binding_message: 'Order 1815',
  })
  const registered = await server.tenant.request('POST', '/oidc/register', {
    token: null,
    json: { redirect_uris: [app.redirectUri] },
  })
  return {
    'a pushed request': pushed.request_uri,
    'a device code': codes.device_code,
    'a user code': codes.user_code,
    'a request for approval': approval.body.auth_req_id,
    'the link of an approval': ticketOf(await linkTo(server, email, '/lo/approval')),
    'the secret of a client that registered': registered.body.client_secret,
  }
}

/** The secrets that were mailed, or answered once. */
async function ofUser(userId: string): Promise<Secrets> {
  const path = `/users/${encodeURIComponent(userId)}`
  const about = { client_id: app.clientId, connection: 'Username-Password-Authentication' }
  await server.tenant.request('POST', '/dbconnections/change_password', {
    token: null,
    json: { ...about, email },
  })
  const reset = await linkTo(server, email, '/lo/reset')
  const signup = { ...about, email: 'grace@example.com', password }
  await server.tenant.request('POST', '/dbconnections/signup', { token: null, json: signup })
  const verify = await linkTo(server, signup.email, '/lo/verify_email')
  const made = (await api('POST', `${path}/authentication-methods`, { type: 'totp' })).body
  const recovery = (await api('POST', `${path}/recovery-code-regeneration`)).body
  await api('PUT', '/guardian/policies', ['all-applications'])
  const grant = { realm: about.connection, username: email, password }
  const halfway = await post('/oauth/token', { grant_type: realm, ...grant })
  const mfa_token = halfway.body.mfa_token
  const response = await post('/oauth/token', {
    grant_type: 'http://auth0.com/oauth/grant-type/mfa-otp',
    mfa_token,
    otp: new TOTP({ secret: made.totp_secret }).generate(),
  })
  expect(response.status).toBe(400) // the application may not, and the token stays
  await api('PUT', '/guardian/policies', [])
  return {
    'the link for a password': ticketOf(reset),
    'the link for an address': ticketOf(verify),
    'the secret of an authenticator': made.totp_secret,
    'a recovery code': recovery.recovery_code,
    'an mfa_token': mfa_token,
  }
}

async function ofTenant(): Promise<Secrets> {
  const signing = await api('POST', '/resource-servers', {
    identifier: 'https://hs.example.com/',
    name: 'HS',
    signing_alg: 'HS256',
  })
  const smtp_pass = 'the-password-of-the-mail-server'
  const credentials = { smtp_host: 'localhost', smtp_port: 2525, smtp_user: 'mailer', smtp_pass }
  const provider = { name: 'smtp', default_from_address: 'no-reply@northwind.example', credentials }
  await api('POST', '/emails/provider', provider)
  await api('DELETE', '/emails/provider')
  return {
    'the secret of an API': signing.body.signing_secret,
    'the secret of a client': app.clientSecret,
    'a password': password,
  }
}

/** Every row of every table as text, in which bytes are hexadecimal. */
async function dump(): Promise<ReadonlyMap<string, string>> {
  const { rows: tables } = await server.database.query(
    "select table_name from information_schema.tables where table_schema = 'public'",
  )
  const texts = new Map<string, string>()
  for (const { table_name: table } of tables) {
    const { rows } = await server.database.query(`select t::text from "${table}" t`)
    texts.set(table, rows.map((row) => Object.values(row)[0]).join('\n'))
  }
  return texts
}

describe('a copy of the database', () => {
  it('and of the log contain no usable secret', async () => {
    const userId = await createUser(server.tenant, email)
    const secrets = {
      ...(await ofLogIn()),
      ...(await ofRequests(userId)),
      ...(await ofTenant()),
      ...(await ofUser(userId)),
    }
    const without = Object.entries(secrets).filter(([, secret]) => !secret || secret.length < 8)
    expect(without).toEqual([])
    const texts = await dump()
    expect([...texts].filter(([, text]) => text.length > 0).length).toBeGreaterThan(15)
    expect(texts.get('oidc_records')).toContain(app.clientId) // it is there, and it can be found
    const all = new Map([...texts, ['the log', server.log.join('\n')]])
    const found: string[] = []
    for (const [name, secret] of Object.entries(secrets)) {
      const spellings = [
        secret,
        secret.replace(/^urn:ietf:params:oauth:request_uri:/, ''),
        secret.replaceAll('-', ''),
        Buffer.from(secret).toString('hex'),
        Buffer.from(secret).toString('base64').replace(/=+$/, ''),
      ]
      for (const [table, text] of all) {
        if (spellings.some((each) => text.includes(each))) found.push(`${name} in ${table}`)
      }
    }
    expect(found).toEqual([])
  })
})

/** The place of a value that is sealed in the database, such as `{tenant}/client/{client_id}`. */
const sealed = /eyJ[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+/g
const placeOf = (value: string): string =>
  JSON.parse(Buffer.from(value.split('.')[0] ?? '', 'base64url').toString()).place

/** Two of everything that has a sealed value. */
async function makePairs(userId: string): Promise<void> {
  const { id: organization } = (await api('POST', '/organizations', { name: 'acme' })).body
  await api('PATCH', `/clients/${app.clientId}`, {
    organization_usage: 'allow',
    initiate_login_uri: 'https://app.example.com/login',
  })
  const hint = { format: 'iss_sub', iss: `${server.tenant.baseUrl}/`, sub: userId }
  for (const name of ['one', 'two']) {
    const identifier = `https://${name}.example/`
    const method = { method: 'bearer', token: 'a-token' }
    const endpoint = { webhook_endpoint: 'https://hooks.example/in', webhook_authorization: method }
    const made = [
      await api('POST', '/resource-servers', { identifier, signing_alg: 'HS256' }),
      await api('POST', '/clients', { name }),
      await api('POST', '/connections', {
        name,
        strategy: 'github',
        options: { client_id: name, client_secret: 'a secret' },
      }),
      await api('POST', '/event-streams', {
        subscriptions: [{ event_type: 'user.created' }],
        destination: { type: 'webhook', configuration: endpoint },
      }),
      await api('POST', `/organizations/${organization}/invitations`, {
        inviter: { name },
        invitee: { email: `${name}@example.com` },
        client_id: app.clientId,
        send_invitation_email: false,
      }),
      await post('/oauth/device/code', {}),
      await post('/bc-authorize', {
        login_hint: JSON.stringify(hint),
        scope: 'openid',
        binding_message: name,
      }),
    ]
    expect(made.map(({ status }) => status < 300)).toEqual(made.map(() => true))
    const pushed = await post('/oauth/par', {
      response_type: 'code',
      scope: 'openid',
      redirect_uri: app.redirectUri,
    })
    const { request_uri } = pushed.body
    const query = new URLSearchParams({ client_id: app.clientId, request_uri })
    await createVisitor(server).visit(`${server.tenant.baseUrl}/authorize?${query}`)
    const other = await createUser(server.tenant, `${name}@example.com`)
    const path = `/users/${encodeURIComponent(other)}/authentication-methods`
    await api('POST', path, { type: 'totp' })
  }
}

describe('a sealed value', () => {
  it('is sealed for its own row', async () => {
    await makePairs(await createUser(server.tenant, 'pair@example.com'))
    const places = [...(await dump()).values()].flatMap((text) =>
      (text.match(sealed) ?? []).map(placeOf),
    )
    const repeated = places.filter((place, at) => places.indexOf(place) !== at)
    expect(repeated).toEqual([])
    const counts = new Map<string, number>()
    for (const place of places) {
      const kind = place.split('/').slice(1, -1).join('/')
      counts.set(kind, (counts.get(kind) ?? 0) + 1)
    }
    const kinds = [...counts].filter(([, count]) => count >= 2).map(([kind]) => kind)
    expect(kinds.sort()).toEqual(
      expect.arrayContaining([
        'client',
        'connection-secrets',
        'destination',
        'key',
        'oidc-record/Approval',
        'oidc-record/DeviceCode',
        'oidc-record/Interaction',
        'organization-invitation',
        'signing-secret',
        'totp-secret',
        'webhook-signing',
      ]),
    )
  })
})

describe('a sealed secret', () => {
  it('can only be decrypted in its own row', async () => {
    const make = async (name: string) => {
      const signing_secret = `${name} is a secret of 32 characters`.padEnd(40, '.')
      const json = { identifier: `https://${name}.example`, signing_alg: 'HS256', signing_secret }
      const { body } = await api('POST', '/resource-servers', json)
      expect(body.signing_secret).toBe(signing_secret)
      return body.id as string
    }
    const [own, foreign] = [await make('own'), await make('foreign')]
    await server.database.query(
      `update resource_servers set settings = (select settings from resource_servers where id = $2)
        where id = $1`,
      [own, foreign],
    )
    expect((await api('GET', `/resource-servers/${foreign}`)).status).toBe(200)
    expect((await api('GET', `/resource-servers/${own}`)).status).toBe(500)
  })
})
