import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, joinTestServer, type SharedServer, until } from '@latchkey/testkit'
import { decodeJwt } from 'jose'
import { createApplication, createUser } from './application.ts'
import { SessionTransfers, transferType } from './session-transfers.ts'

/* An app exchanges its refresh token for a token that logs its user in to a web client. */

let server: SharedServer
let at: SessionTransfers
let userId: string
const email = 'grace@example.com'
beforeAll(async () => {
  server = await joinTestServer()
  at = await SessionTransfers.at(server)
  userId = await createUser(server.tenant, email)
}, 60_000)
afterAll(() => server.stop())

describe('a session transfer token', () => {
  it('is issued for a refresh token, which rotates, with an ID token', async () => {
    const { refresh_token } = await at.logIn(email)
    const { status, body } = await at.exchange(refresh_token)
    expect(status).toBe(200)
    expect(body).toEqual({
      access_token: expect.stringMatching(/^[\w-]{32}$/),
      issued_token_type: transferType,
      token_type: 'N_A',
      expires_in: 60,
      id_token: expect.any(String),
      refresh_token: expect.not.stringMatching(refresh_token),
    })
    expect(decodeJwt(body.id_token).sub).toBe(userId)
    expect((await at.exchange(refresh_token)).body.error).toBe('invalid_grant')
  })

  it('is no access token', async () => {
    const { access_token: token } = await at.token(email)
    expect((await server.tenant.request('GET', '/userinfo', { token })).status).toBe(401)
    expect((await server.tenant.request('GET', '/api/v2/clients', { token })).status).toBe(401)
  })

  it('is refused to a client without the setting, whose refresh token stays usable', async () => {
    const app = await createApplication(server.tenant, { client: at.grants })
    const { refresh_token } = await at.logIn(email, app)
    const refused = await at.exchange(refresh_token, app)
    expect([refused.status, refused.body.error]).toEqual([400, 'unauthorized_client'])
    expect((await at.refresh(refresh_token, app)).status).toBe(200)
  })

  it.each(['query', 'cookie'] as const)('logs the user in, as %s', async (by) => {
    const { access_token: token } = await at.token(email)
    const visitor = createVisitor(server)
    const page = await at.open(visitor, { token, by })
    const { body } = await at.redeem(page)
    expect(decodeJwt(body.id_token)).toMatchObject({ sub: userId })
    expect([...visitor.cookies.keys()].join()).not.toContain('session_transfer')
    const again = await at.open(visitor, { prompt: 'none' })
    expect(again.url.searchParams.get('error')).toBeNull()
    const { body: listed } = await at.manage('GET', `/users/${userId}/sessions`)
    expect(JSON.stringify(listed)).toContain(at.web.clientId)
    await until('the log-in is in the log', async () => {
      const q = encodeURIComponent(`type:s AND client_id:${at.web.clientId}`)
      const { body: entries } = await at.manage('GET', `/logs?q=${q}`)
      return entries.some(({ details }: { details?: Record<string, unknown> }) => {
        return details?.triggered_by_session_transfer_token === true
      })
    })
  })

  it('is used once, also by many requests at the same time', async () => {
    const { access_token: token } = await at.token(email)
    const visits = Array.from({ length: 8 }, () => at.open(createVisitor(server), { token }))
    const codes = (await Promise.all(visits)).filter(({ url }) => url.searchParams.has('code'))
    expect(codes).toHaveLength(1)
  })

  it('expires after a minute', async () => {
    const { access_token: token } = await at.token(email)
    const { rows } = await at.amend('expires_at = expires_at - $1::interval', '61 seconds')
    expect(rows).toHaveLength(1)
    expect(at.isLoginPage(await at.open(createVisitor(server), { token }))).toBe(true)
  })

  it('is stored hashed, and in no log', async () => {
    const { access_token: token } = await at.token(email)
    const { rows } = await server.database.query(
      "select id_hash, payload::text from oidc_records where model = 'SessionTransferToken'",
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
    await at.open(createVisitor(server), { token })
    expect(server.log.join('\n')).not.toContain(token)
  })
})

describe('a request that may not use the token', () => {
  const asks = async (parameters: Parameters<SessionTransfers['open']>[1]) =>
    at.isLoginPage(await at.open(createVisitor(server), parameters))

  it('asks for a log-in: a client that does not accept it, which leaves it usable', async () => {
    const { access_token: token } = await at.token(email)
    const other = await createApplication(server.tenant)
    expect(await asks({ token, app: other })).toBe(true)
    const byCookie = await at.webClient({ allowed_authentication_methods: ['cookie'] })
    expect(await asks({ token, app: byCookie })).toBe(true)
    const byQuery = await at.webClient({ allowed_authentication_methods: ['query'] })
    expect(await asks({ token, app: byQuery, by: 'cookie' })).toBe(true)
    expect(await asks({ token })).toBe(false)
  })

  it('asks for it: prompt=login, and max_age that has passed', async () => {
    const { access_token: token } = await at.token(email)
    expect(await asks({ token, prompt: 'login' })).toBe(true)
    const earlier = JSON.stringify({ authTime: Math.floor(Date.now() / 1000) - 60 })
    await at.amend('payload = (payload::jsonb || $1::jsonb)::json', earlier)
    expect(await asks({ token, max_age: '30' })).toBe(true)
  })

  it('asks for it after the refresh token was revoked, or the user blocked', async () => {
    const first = await at.token(email)
    await at.revoke(first.refresh_token)
    expect(await asks({ token: first.access_token })).toBe(true)
    const blocked = await createUser(server.tenant, 'blocked@example.com')
    const { access_token: token } = await at.token('blocked@example.com')
    await at.manage('PATCH', `/users/${blocked}`, { blocked: true })
    expect(await asks({ token })).toBe(true)
  })

  it('asks for it at another tenant', async () => {
    const { access_token: token } = await at.token(email)
    const elsewhere = await server.addTenant('elsewhere.localhost')
    const app = await createApplication(elsewhere, { client: at.accepting() })
    const page = await createVisitor({ ...server, tenant: elsewhere }).visit(
      `${elsewhere.baseUrl}/authorize?${at.query(app)}&session_transfer_token=${token}`,
    )
    expect(at.isLoginPage(page)).toBe(true)
    expect(await asks({ token })).toBe(false)
  })

  it('asks for it at another address, unless the client does not bind tokens', async () => {
    const by = { 'auth0-forwarded-for': '198.51.100.7' }
    const { body } = await at.exchange((await at.logIn(email)).refresh_token, at.native, by)
    const { access_token: token } = body
    expect(await asks({ token })).toBe(true)
    const unbound = await at.webClient({ enforce_device_binding: 'none' })
    const second = await at.exchange(body.refresh_token, at.native, by)
    expect(await asks({ token: second.body.access_token, app: unbound })).toBe(false)
    const third = await at.exchange(second.body.refresh_token, at.native)
    const byNetwork = await at.webClient({ enforce_device_binding: 'asn' })
    expect(await asks({ token: third.body.access_token, app: byNetwork })).toBe(true)
  })

  it('is in the log, with the reason', async () => {
    expect(await asks({ token: 'unknown' })).toBe(true)
    await until('the warning is in the log', async () => {
      const { body } = await at.manage('GET', '/logs?q=type%3Aw&sort=date:-1')
      return body.some(({ description = '' }) => /not found or expired/.test(description))
    })
  })
})
