import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  receiverTrust,
  type Sight,
  startReceiver,
  startTestServer,
  type TestServer,
  until,
  type Visitor,
  withoutRateLimits,
} from '@latchkey/testkit'
import { decodeJwt } from 'jose'
import {
  type Application,
  authorizeUrl,
  createApplication,
  exchange,
} from '../authentication/application.ts'
import {
  notifiedConnection,
  type OpenIdUpstream,
  startOpenIdUpstream,
  upstreamClient,
} from './openid-upstream.ts'

const bye = 'https://app.example.com/bye'
const event = 'http://schemas.openid.net/event/backchannel-logout'
const clientId = 'latchkey-notified'
let people = 0

let server: TestServer
let upstream: OpenIdUpstream
let app: Application

beforeAll(async () => {
  server = await startTestServer({
    config: { ...(await receiverTrust()), rateLimits: withoutRateLimits },
  })
  const code = `${server.tenant.baseUrl}/login/callback`
  upstream = await startOpenIdUpstream({ code, front: code }, server.caFile)
  app = await createApplication(server.tenant)
  await connect(app, notifiedConnection, { client_id: clientId })
}, 120_000)
afterAll(async () => {
  await server.stop()
  await upstream.stop()
})

async function connect(client: Application, name: string, options: object): Promise<void> {
  const json = {
    name,
    strategy: 'oidc',
    options: {
      ...upstreamClient,
      discovery_url: `${upstream.origin}/.well-known/openid-configuration`,
      ...options,
    },
    enabled_clients: [client.clientId],
  }
  expect((await server.tenant.request('POST', '/api/v2/connections', { json })).status).toBe(201)
}

const request = (path: string) => server.tenant.request('GET', path)
const sessionsOf = async (name: string): Promise<unknown[]> => {
  const id = encodeURIComponent(`oidc|${notifiedConnection}|${name}`)
  return (await request(`/api/v2/users/${id}/sessions`)).body.sessions
}
const lastRefusal = async () => {
  const q = encodeURIComponent(`type:flo AND connection:"${notifiedConnection}"`)
  return (await request(`/api/v2/logs?q=${q}&sort=date:-1&per_page=1`)).body[0]
}

/** Logs in at the provider, where the user stays logged in. */
async function logIn(scope = 'openid profile email') {
  people += 1
  const name = `leaver-${people}`
  const [visitor, person] = [createVisitor(server), upstream.newPerson()]
  const parameters = { connection: notifiedConnection, scope }
  const away = await visitor.visit(authorizeUrl(server.tenant, app, parameters))
  const back = await upstream.logIn(person, away.url, name)
  const end = await visitor.visit(back.url.href)
  expect(end.url.searchParams.get('code')).toBeTruthy()
  expect(await sessionsOf(name)).toHaveLength(1)
  return { visitor, person, name }
}
const logOut = (visitor: Visitor, path: string, query: Record<string, string>) =>
  visitor.visit(`${path}?${new URLSearchParams({ client_id: app.clientId, ...query })}`)
/** Confirms the log-out at the provider, and returns. */
async function agree(visitor: Visitor, person: Visitor, away: Sight): Promise<Sight> {
  const page = await person.visit(away.url.href)
  const back = await person.submit(page, { logout: 'yes' })
  expect(back.url.pathname).toBe('/logout')
  return visitor.visit(back.url.href)
}

describe('a request for another account', () => {
  it('asks the OpenID provider for it', async () => {
    const parameters = { connection: notifiedConnection, prompt: 'select_account' }
    const { url } = await createVisitor(server).visit(authorizeUrl(server.tenant, app, parameters))
    expect([url.origin, url.searchParams.get('prompt')]).toEqual([
      upstream.origin,
      'select_account',
    ])
  })
})

describe('a log-out at the OpenID provider of the session', () => {
  it('follows `federated` of /v2/logout, and ends at `returnTo`', async () => {
    const { visitor, person, name } = await logIn()
    const away = await logOut(visitor, '/v2/logout', { federated: '', returnTo: bye })
    expect([away.url.origin, away.url.pathname]).toEqual([upstream.origin, '/session/end'])
    const { searchParams } = away.url
    expect(searchParams.get('client_id')).toBe(clientId)
    expect(searchParams.get('id_token_hint')).toMatch(/^ey[^.]+\.[^.]+\.[^.]+$/)
    expect(await sessionsOf(name)).toEqual([])
    const end = await agree(visitor, person, away)
    expect(end.url.href).toBe(bye)
    const again = await visitor.visit(`/logout?state=${searchParams.get('state')}`)
    expect([again.status, again.isAway]).toEqual([200, false])
  })

  it('follows `federated` of /oidc/logout, also after its page', async () => {
    const { visitor, person } = await logIn()
    const query = { federated: 'true', post_logout_redirect_uri: bye, state: 'as it was' }
    const page = await logOut(visitor, '/oidc/logout', query)
    const away = await visitor.submit(page, { action: 'accept' })
    expect(away.url.origin).toBe(upstream.origin)
    const end = await agree(visitor, person, away)
    expect(end.url.href).toBe(`${bye}?state=as+it+was`)
  })

  it('does not take place unasked, nor for a session from elsewhere', async () => {
    const { visitor } = await logIn()
    const end = await logOut(visitor, '/v2/logout', { returnTo: bye })
    expect(end.url.href).toBe(bye)
    const nobody = createVisitor(server)
    const local = await logOut(nobody, '/v2/logout', { federated: '', returnTo: bye })
    expect(local.url.href).toBe(bye)
  })

  it('stores the ID token sealed', async () => {
    const { visitor, name } = await logIn()
    const text = 'select sealed from upstream_sessions where subject = $1'
    const { rows } = await server.database.query(text, [name])
    const away = await logOut(visitor, '/v2/logout', { federated: '' })
    const [, claims = ''] = away.url.searchParams.get('id_token_hint')?.split('.') ?? []
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ sub: name })
    expect(rows).toHaveLength(1)
    expect(rows[0].sealed).not.toContain(claims)
  })
})

describe('a logout token', () => {
  it('of the provider ends the session that came from there, and no other', async () => {
    const [leaver, stayer] = [await logIn(), await logIn()]
    const away = await logOut(leaver.visitor, '/v2/logout', { federated: '' })
    const page = await stayer.person.visit(`${upstream.origin}/session/end?client_id=${clientId}`)
    expect(page.text).toContain('name="xsrf"')
    await stayer.person.submit(page, { logout: 'yes' })
    expect(await sessionsOf(stayer.name)).toEqual([])
    expect(away.isAway).toBe(true)
    const { body } = await request(
      `/api/v2/logs?q=${encodeURIComponent(`type:slo AND user_id:"oidc|${notifiedConnection}|${stayer.name}"`)}`,
    )
    expect(body[0]).toMatchObject({ connection: notifiedConnection, type: 'slo' })
  })

  const send = (token: string) =>
    server.tenant.request('POST', `/logout/backchannel?connection=${notifiedConnection}`, {
      token: null,
      form: { logout_token: token },
    })
  const claimsOf = (sub: string): Record<string, unknown> => {
    const iat = Math.floor(Date.now() / 1000)
    const { origin: iss } = upstream
    return {
      iss,
      aud: clientId,
      iat,
      exp: iat + 60,
      jti: randomUUID(),
      sub,
      events: { [event]: {} },
    }
  }

  it('with `sub` alone ends all sessions of the user, once', async () => {
    const { name } = await logIn()
    const token = await upstream.sign(claimsOf(name), { typ: 'logout+jwt' })
    const first = await send(token)
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await sessionsOf(name)).toEqual([])
    const again = await send(token)
    expect([again.status, again.body.error]).toEqual([400, 'invalid_request'])
    expect(await lastRefusal()).toMatchObject({
      type: 'flo',
      connection: notifiedConnection,
      description: 'The logout token was refused: it was used before',
    })
  })

  it('notifies the clients that have chosen this cause', async () => {
    const receiver = await startReceiver()
    const clientOf = async (selected_initiators: readonly string[]) => {
      const initiators = { mode: 'custom', selected_initiators }
      const backchannel_logout_urls = [receiver.url]
      return createApplication(server.tenant, {
        client: {
          oidc_logout: { backchannel_logout_urls, backchannel_logout_initiators: initiators },
        },
      })
    }
    const [chosen, other] = [await clientOf(['idp-logout']), await clientOf(['session-revoked'])]
    const { name, visitor } = await logIn()
    for (const each of [other, chosen]) await visitor.visit(authorizeUrl(server.tenant, each))
    await send(await upstream.sign(claimsOf(name), { typ: 'logout+jwt' }))
    await until('a client is notified', () => receiver.received.length > 0)
    const tokens = receiver.received.map(({ text }) =>
      new URLSearchParams(text).get('logout_token'),
    )
    expect(tokens.map((token) => decodeJwt(token ?? '').aud)).toEqual([chosen.clientId])
    await receiver.kill()
  })

  const lies: readonly [string, object, object?][] = [
    ['of another issuer', { iss: 'https://evil.example.com' }],
    ['for another audience', { aud: 'another' }],
    ['that expired', { exp: Math.floor(Date.now() / 1000) - 120 }],
    ['without `exp`', { exp: undefined }],
    ['without `iat`', { iat: undefined }],
    ['that is old', { iat: Math.floor(Date.now() / 1000) - 3600 }],
    ['without `jti`', { jti: undefined }],
    ['without `events`', { events: undefined }],
    ['with another event', { events: { other: {} } }],
    ['with an event that is no object', { events: { [event]: true } }],
    ['with a `nonce`, as an ID token has', { nonce: 'n' }],
    ['that names nobody', { sub: undefined }],
    ['with a name that cannot be stored', { sid: 'a\0' }],
    ['of another type', {}, { typ: 'at+jwt' }],
    ['by a key that is not published', {}, { kid: 'another' }],
  ]
  it('cannot name a session whose name cannot be stored; its user logs in', async () => {
    await upstream.command({ claims: { sid: 'a\0' } })
    const { name } = await logIn()
    await upstream.command({})
    expect(await sessionsOf(name)).toHaveLength(1)
  })

  it('is refused where it is not one', async () => {
    const { name } = await logIn()
    for (const [lie, claims, header] of lies) {
      const token = await upstream.sign({ ...claimsOf(name), ...claims }, header)
      const { status, body } = await send(token)
      expect([lie, status, body.error]).toEqual([lie, 400, 'invalid_request'])
      expect(body.error_description).toContain('The logout token was refused: ')
      expect(await lastRefusal()).toMatchObject({
        type: 'flo',
        description: body.error_description,
      })
    }
    const [head, payload] = (await upstream.sign(claimsOf(name))).split('.')
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    for (const token of ['x', `${head}.${payload}.AAAA`, `${none}.${payload}.`]) {
      expect((await send(token)).status).toBe(400)
    }
    expect(await sessionsOf(name)).toHaveLength(1)
  })
})

describe('access tokens of the provider for a client', () => {
  const grant = 'urn:auth0:params:oauth:grant-type:token-exchange:federated-connection-access-token'
  const grant_types = ['authorization_code', 'refresh_token', grant]
  const type = (name: string) => `urn:ietf:params:oauth:token-type:${name}`
  const options = {
    scope: 'openid profile email offline_access',
    upstream_params: { prompt: { value: 'consent' } },
    federated_connections_access_tokens: { active: true },
  }

  /** A user who is logged in, with a refresh token of the client. */
  async function start(members: object = options, before: object = {}) {
    await upstream.command(before)
    people += 1
    const [name, connection] = [`caller-${people}`, `tokens-${people}`]
    const caller = await createApplication(server.tenant, { client: { grant_types } })
    await connect(caller, connection, members)
    const visitor = createVisitor(server)
    const parameters = { connection, scope: 'openid offline_access' }
    const away = await visitor.visit(authorizeUrl(server.tenant, caller, parameters))
    const back = await upstream.logIn(upstream.newPerson(), away.url, name)
    const { url } = await visitor.visit(back.url.href)
    const code = url.searchParams.get('code') ?? ''
    const { body } = await exchange(server, caller, { code })
    const ask = (more: Readonly<Record<string, string>> = {}, of = caller) =>
      exchange(server, of, {
        grant_type: grant,
        subject_token: body.refresh_token,
        subject_token_type: type('refresh_token'),
        connection,
        ...more,
      })
    const user = encodeURIComponent(`oidc|${connection}|${name}`)
    const stored = async () => (await request(`/api/v2/users/${user}`)).body.identities[0]
    return { caller, ask, stored, name, user }
  }
  /** Entries are written in batches, so one of an earlier test may come later. */
  const failures = async () => (await request('/api/v2/logs?q=type:fecte')).body

  it('is that of the last log-in, while it is valid', async () => {
    const { ask, stored, name } = await start()
    const { status, body } = await ask({ login_hint: name })
    expect([status, body]).toEqual([
      200,
      {
        access_token: (await stored()).access_token,
        issued_token_type: 'http://auth0.com/oauth/token-type/federated-connection-access-token',
        token_type: 'Bearer',
        expires_in: expect.any(Number),
      },
    ])
    expect(body.expires_in).toBeGreaterThan(3500)
    expect((await ask({ login_hint: 'somebody else' })).status).toBe(401)
  })

  it('is refreshed once for all requests where it has expired', async () => {
    const { ask, stored } = await start(options, { accessSeconds: 30 })
    const before = await stored()
    await upstream.command({})
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const after = await stored()
    expect(after.access_token).not.toBe(before.access_token)
    expect(after).toMatchObject({ refresh_token: expect.any(String), expires_in: 3600 })
    const tokens = new Set(answers.map(({ body }) => body.access_token))
    expect([...tokens]).toEqual([after.access_token])
  })

  it('is refused if the provider refuses, or there is no refresh token, with a log entry', async () => {
    const { ask } = await start(options, { accessSeconds: 30 })
    await upstream.command({ isEmpty: true })
    const refused = await ask()
    expect([refused.status, refused.body.error]).toEqual([
      401,
      'federated_connection_refresh_token_flow_failed',
    ])
    await until('the entry is in the log', async () =>
      (await failures()).some(({ description }: { description: string }) =>
        description.includes('The token endpoint answered invalid_grant'),
      ),
    )
    const without = await start({ ...options, scope: 'openid' }, { accessSeconds: 30 })
    const missing = await without.ask()
    expect([missing.status, missing.body.error]).toEqual([
      401,
      'federated_connection_refresh_token_not_found',
    ])
  })

  it('is for clients of a connection that gives them away, with a token of their own', async () => {
    const { ask, caller } = await start()
    const other = await start()
    const secret = await start({ ...options, federated_connections_access_tokens: {} })
    const answers = [
      await ask({}, other.caller),
      await ask({ subject_token: 'unknown' }),
      await ask({ subject_token_type: type('access_token') }),
      await ask({ subject_token_type: type('jwt') }),
      await ask({ requested_token_type: type('access_token') }),
      await secret.ask(),
    ]
    expect(answers.map(({ status, body }) => `${status} ${body.error}`)).toEqual([
      '400 invalid_grant',
      '400 invalid_grant',
      '400 invalid_grant',
      '400 invalid_request',
      '400 invalid_request',
      '400 invalid_request',
    ])
    await server.tenant.request('PATCH', `/api/v2/clients/${caller.clientId}`, {
      json: { grant_types: ['authorization_code', 'refresh_token'] },
    })
    const denied = await ask()
    expect([denied.status, denied.body.error]).toEqual([400, 'unauthorized_client'])
  })

  it('are known to administrators, who delete them', async () => {
    const { ask, user } = await start()
    const path = `/api/v2/users/${user}/federated-connections-tokensets`
    const { body } = await server.tenant.request('GET', path)
    expect(body).toEqual([
      {
        id: expect.stringMatching(/^fts_/),
        connection: expect.stringMatching(/^tokens-/),
        issued_at: expect.any(String),
        expires_at: expect.any(String),
      },
    ])
    expect((await ask()).status).toBe(200)
    const { status } = await server.tenant.request('DELETE', `${path}/${body[0].id}`)
    expect(status).toBe(204)
    expect((await server.tenant.request('GET', path)).body).toEqual([])
    expect((await ask()).body.error).toBe('federated_connection_refresh_token_not_found')
    const secret = await start({ ...options, federated_connections_access_tokens: {} })
    const kept = `/api/v2/users/${secret.user}/federated-connections-tokensets`
    expect((await server.tenant.request('GET', kept)).body).toEqual([])
  })
})
