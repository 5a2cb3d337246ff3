import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  receiverTrust,
  startTestServer,
  type TestServer,
  withoutRateLimits,
} from '@latchkey/testkit'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  exchange,
  password,
} from '../authentication/application.ts'
import { type OpenIdUpstream, startOpenIdUpstream, upstreamClient } from './openid-upstream.ts'

const realm = 'Username-Password-Authentication'
const passwordGrant = 'http://auth0.com/oauth/grant-type/password-realm'
const tokenGrant =
  'urn:auth0:params:oauth:grant-type:token-exchange:federated-connection-access-token'
const refreshTokenType = 'urn:ietf:params:oauth:token-type:refresh_token'

let server: TestServer
let upstream: OpenIdUpstream
let app: Application
let annId: string
let ann: string
let bob: string

beforeAll(async () => {
  server = await startTestServer({
    config: { ...(await receiverTrust()), rateLimits: withoutRateLimits },
  })
  const code = `${server.tenant.baseUrl}/login/callback`
  upstream = await startOpenIdUpstream({ code, front: code }, server.caFile)
  const grant_types = ['authorization_code', 'refresh_token', passwordGrant, tokenGrant]
  app = await createApplication(server.tenant, { client: { grant_types } })
  const identifier = `${server.tenant.baseUrl}/me/`
  await server.tenant.request('POST', '/api/v2/resource-servers', { json: { identifier } })
  await server.tenant.request('POST', '/api/v2/client-grants', {
    json: {
      client_id: app.clientId,
      audience: identifier,
      subject_type: 'user',
      allow_all_scopes: true,
    },
  })
  annId = await createUser(server.tenant, 'ann@example.com')
  await createUser(server.tenant, 'bob@example.com')
  ;[ann, bob] = [await accountTokenOf('ann'), await accountTokenOf('bob')]
  await connect('calendar', { connected_accounts: { active: true } })
  await connect('log-ins', {})
}, 120_000)
afterAll(async () => {
  await server.stop()
  await upstream.stop()
})
beforeEach(() => upstream.command({}))

async function tokensOf(name: string, members: Readonly<Record<string, string>>) {
  const form = { grant_type: passwordGrant, realm, username: `${name}@example.com`, password }
  return (await exchange(server, app, { ...form, ...members })).body
}

async function accountTokenOf(name: string): Promise<string> {
  const audience = `${server.tenant.baseUrl}/me/`
  const scope = ['create', 'read', 'delete'].map((each) => `${each}:me:connected_accounts`)
  const scopes = [...scope, 'read:me:data'].join(' ')
  return (await tokensOf(name, { audience, scope: scopes })).access_token
}

async function connect(name: string, members: object): Promise<void> {
  const options = {
    ...upstreamClient,
    discovery_url: `${upstream.origin}/.well-known/openid-configuration`,
    scope: 'openid profile email offline_access',
    upstream_params: { prompt: { value: 'consent' } },
  }
  const enabled_clients = [app.clientId]
  const json = {
    name,
    strategy: 'oidc',
    options,
    enabled_clients,
    authentication: { active: false },
    ...members,
  }
  expect((await server.tenant.request('POST', '/api/v2/connections', { json })).status).toBe(201)
}

const me = (token: string, method: string, path: string, json?: object) =>
  server.tenant.request(method, `/me/v1/connected-accounts${path}`, {
    token,
    ...(json && { json }),
  })

const verifier = randomBytes(32).toString('base64url')
const code_challenge = createHash('sha256').update(verifier).digest('base64url')
const asked = (members: object = {}) => ({
  connection: 'calendar',
  redirect_uri: app.redirectUri,
  state: 'as it was',
  code_challenge,
  code_challenge_method: 'S256',
  ...members,
})

/** Begins a request, and opens it in a browser. */
async function leave(token: string, members: object = {}) {
  const begun = await me(token, 'POST', '/connect', asked(members))
  expect([begun.status, begun.body]).toEqual([
    201,
    {
      connect_uri: `${server.tenant.baseUrl}/login/connect-account`,
      auth_session: expect.any(String),
      connect_params: { ticket: expect.any(String) },
      expires_in: 300,
    },
  ])
  const visitor = createVisitor(server)
  const { connect_uri, connect_params, auth_session } = begun.body
  const address = `${connect_uri}?${new URLSearchParams(connect_params)}`
  return { address, visitor, auth_session, away: await visitor.visit(address) }
}

/** The same, logs in at the provider and returns to the application. */
async function arrive(token: string, name: string, members: object = {}) {
  const { visitor, away, auth_session } = await leave(token, members)
  const back = await upstream.logIn(upstream.newPerson(), away.url, name)
  const { url } = await visitor.visit(back.url.href)
  const completion = {
    auth_session,
    connect_code: url.searchParams.get('connect_code') ?? '',
    redirect_uri: app.redirectUri,
    code_verifier: verifier,
  }
  return { url, completion }
}

describe('an account that a user connects', () => {
  it('is listed, is found by administrators, and is disconnected', async () => {
    const { url, completion } = await arrive(ann, 'ann-there')
    expect(url.href.startsWith(`${app.redirectUri}?`)).toBe(true)
    expect(url.searchParams.get('state')).toBe('as it was')
    const made = await me(ann, 'POST', '/complete', completion)
    const account = {
      id: expect.stringMatching(/^cac_/),
      connection: 'calendar',
      access_type: 'offline',
      scopes: ['openid', 'profile', 'email', 'offline_access'],
      created_at: expect.any(String),
    }
    expect([made.status, made.body]).toEqual([201, account])
    expect((await me(ann, 'GET', '/accounts')).body).toEqual({ accounts: [made.body] })
    const filtered = async (connection: string) =>
      (await me(ann, 'GET', `/accounts?connection=${connection}`)).body.accounts
    expect(await filtered('calendar')).toEqual([made.body])
    expect(await filtered('log-ins')).toEqual([])
    expect(await filtered('absent')).toEqual([])
    const { body: data } = await server.tenant.request('GET', '/me/v1/data', { token: ann })
    expect(data.connected_accounts).toEqual([made.body])
    const path = `/api/v2/users/${encodeURIComponent(annId)}/connected-accounts`
    const { body: found } = await server.tenant.request('GET', path)
    expect(found).toEqual({
      connected_accounts: [
        { ...made.body, connection_id: expect.stringMatching(/^con_/), strategy: 'oidc' },
      ],
    })
    const sets = path.replace('connected-accounts', 'federated-connections-tokensets')
    const { body: tokensets } = await server.tenant.request('GET', sets)
    expect(tokensets).toEqual([
      {
        id: made.body.id,
        connection: 'calendar',
        scope: 'openid profile email offline_access',
        issued_at: expect.any(String),
        expires_at: expect.any(String),
      },
    ])
    const { body: user } = await server.tenant.request(
      'GET',
      `/api/v2/users/${encodeURIComponent(annId)}`,
    )
    expect(user.identities).toHaveLength(1)
    const again = await arrive(ann, 'ann-there')
    expect((await me(ann, 'POST', '/complete', again.completion)).body.id).toBe(made.body.id)
    expect((await me(bob, 'DELETE', `/accounts/${made.body.id}`)).status).toBe(404)
    expect((await me(bob, 'GET', '/accounts')).body).toEqual({ accounts: [] })
    expect((await me(ann, 'DELETE', `/accounts/${made.body.id}`)).status).toBe(204)
    expect((await server.tenant.request('GET', sets)).body).toEqual([])
    const fresh = await arrive(ann, 'ann-there')
    const { body: anew } = await me(ann, 'POST', '/complete', fresh.completion)
    await server.tenant.request('DELETE', `${sets}/${anew.id}`)
    expect((await me(ann, 'GET', '/accounts')).body).toEqual({ accounts: [] })
    expect((await me(ann, 'DELETE', `/accounts/${made.body.id}`)).status).toBe(404)
  })

  it('is completed once, by the application and user that began it', async () => {
    const { completion } = await arrive(ann, 'once')
    const { completion: other } = await arrive(bob, 'other')
    const complete = async (token: string, members: object = {}) =>
      (await me(token, 'POST', '/complete', { ...completion, ...members })).status
    expect(await complete(ann, { auth_session: other.auth_session })).toBe(400)
    const answers = await Promise.all([complete(ann), complete(ann)])
    expect(answers.toSorted()).toEqual([201, 400])
    const wrongs = [
      { code_verifier: randomBytes(32).toString('base64url') },
      { code_verifier: undefined },
      { redirect_uri: `${app.redirectUri}/other` },
    ]
    for (const wrong of wrongs) {
      const fresh = await arrive(ann, 'wrong')
      expect(await complete(ann, { ...fresh.completion, ...wrong })).toBe(400)
    }
    expect((await me(ann, 'POST', '/complete', other)).status).toBe(400)
  })

  it('is begun at a callback of the application, with a connection for it', async () => {
    const begin = async (members: object) =>
      (await me(ann, 'POST', '/connect', asked(members))).status
    expect(await begin({ redirect_uri: 'https://elsewhere.example.com/' })).toBe(400)
    expect(await begin({ connection: 'log-ins' })).toBe(400)
    expect(await begin({ connection: realm })).toBe(400)
    expect(await begin({ code_challenge: 'short' })).toBe(400)
    const scopes = ['openid', 'profile', 'email', 'offline_access']
    expect((await me(ann, 'GET', '/connections')).body).toEqual({
      connections: [{ name: 'calendar', strategy: 'oidc', scopes }],
    })
  })

  it('is refused if its connection was deleted in the meantime', async () => {
    await connect('doomed', { connected_accounts: { active: true } })
    const { completion } = await arrive(ann, 'ann-gone', { connection: 'doomed' })
    const { id } = (await server.tenant.request('GET', '/api/v2/connections?name=doomed')).body[0]
    const deleted = await server.tenant.request('DELETE', `/api/v2/connections/${id}`)
    expect(deleted.status).toBe(202)
    expect((await me(ann, 'POST', '/complete', completion)).status).toBe(400)
  })

  it('comes back in the browser that began it, and tells when the user declines', async () => {
    const { address, visitor, away } = await leave(ann)
    expect((await createVisitor(server).visit(address)).status).toBe(400)
    const declined = await upstream.cancel(upstream.newPerson(), away.url)
    const elsewhere = await createVisitor(server).visit(declined.url.href)
    expect(elsewhere.status).toBe(400)
    const { url } = await visitor.visit(declined.url.href)
    expect(url.searchParams.get('error')).toBe('access_denied')
    expect(url.searchParams.get('state')).toBe('as it was')
  })

  it('is of a connection by which nobody logs in', async () => {
    const page = await createVisitor(server).visit(
      authorizeUrl(server.tenant, app, { connection: 'calendar' }),
    )
    expect(page.url.searchParams.get('error')).toBe('invalid_request')
  })
})

describe('the tokens of a connected account', () => {
  const ask = async (subject_token: string, members: Readonly<Record<string, string>> = {}) =>
    exchange(server, app, {
      grant_type: tokenGrant,
      subject_token,
      subject_token_type: refreshTokenType,
      connection: 'calendar',
      ...members,
    })
  const refreshTokenOf = async (name: string): Promise<string> =>
    (await tokensOf(name, { scope: 'openid offline_access' })).refresh_token

  it('are for clients that exchange a token of the user, and are refreshed', async () => {
    await upstream.command({ accessSeconds: 30 })
    const { completion } = await arrive(ann, 'refreshed')
    const { body: account } = await me(ann, 'POST', '/complete', completion)
    const token = await refreshTokenOf('ann')
    await upstream.command({})
    const hint = { login_hint: 'refreshed' }
    const answers = await Promise.all([ask(token, hint), ask(token, hint)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0]?.body).toEqual({
      access_token: expect.any(String),
      issued_token_type: 'http://auth0.com/oauth/token-type/federated-connection-access-token',
      token_type: 'Bearer',
      expires_in: expect.any(Number),
    })
    expect(answers[1]?.body.access_token).toBe(answers[0]?.body.access_token)
    const { rows } = await server.database.query('select * from connected_accounts')
    expect(JSON.stringify(rows)).not.toContain(answers[0]?.body.access_token)
    expect((await ask(await refreshTokenOf('bob'))).body.error).toBe(
      'federated_connection_refresh_token_not_found',
    )
    await me(ann, 'DELETE', `/accounts/${account.id}`)
    expect((await ask(token, hint)).status).toBe(401)
  })

  it('of a response with an impossible scope and lifetime are connected without them', async () => {
    await upstream.command({ answer: { scope: 'openid calen\0dar', expires_in: 1e300 } })
    const { completion } = await arrive(ann, 'impossible')
    const { status, body: account } = await me(ann, 'POST', '/complete', completion)
    expect([status, account.scopes]).toEqual([201, ['openid']])
    const given = await ask(await refreshTokenOf('ann'), { login_hint: 'impossible' })
    expect([given.status, given.body.expires_in]).toEqual([200, undefined])
    await me(ann, 'DELETE', `/accounts/${account.id}`)
  })
})
