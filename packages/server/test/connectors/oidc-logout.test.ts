import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  receiverTrust,
  type Sight,
  startTestServer,
  type TestServer,
  type Visitor,
  withoutRateLimits,
} from '@latchkey/testkit'
import { type Application, authorizeUrl, createApplication } from '../authentication/application.ts'
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
  const json = {
    name: notifiedConnection,
    strategy: 'oidc',
    options: {
      ...upstreamClient,
      client_id: clientId,
      discovery_url: `${upstream.origin}/.well-known/openid-configuration`,
    },
    enabled_clients: [app.clientId],
  }
  expect((await server.tenant.request('POST', '/api/v2/connections', { json })).status).toBe(201)
}, 120_000)
afterAll(async () => {
  await server.stop()
  await upstream.stop()
})

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
    ['of another type', {}, { typ: 'at+jwt' }],
    ['by a key that is not published', {}, { kid: 'another' }],
  ]
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
