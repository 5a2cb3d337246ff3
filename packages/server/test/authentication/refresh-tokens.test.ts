import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  startTestServer,
  type TestServer,
  until,
  type Visitor,
} from '@latchkey/testkit'
import jsonwebtoken from 'jsonwebtoken'
import pg from 'pg'
import {
  type Application,
  audience,
  authorizeUrl,
  createApplication,
  createUser,
  exchange,
  password,
  pkce,
} from './application.ts'

let server: TestServer
let visitor: Visitor
let userId: string
let movedMs = 0
const dayMs = 24 * 60 * 60 * 1000
const email = 'ada@example.com'
const scope = 'openid offline_access read:books write:books'
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(Date.now() + movedMs) })
  visitor = createVisitor(server)
  await application() // and the connection that users are in
  userId = await createUser(server.tenant, email)
})
afterAll(() => server.stop())

const application = (refresh_token?: object) =>
  createApplication(server.tenant, { client: refresh_token ? { refresh_token } : {} })
const api = (method: string, path: string, json?: unknown) =>
  server.tenant.request(method, `/api/v2${path}`, json === undefined ? {} : { json })

/** Tokens of the user, who logs in at the first call. */
async function issue(app: Application, requestedMembers: Readonly<Record<string, string>> = {}) {
  const { verifier, parameters } = pkce()
  const request = authorizeUrl(server.tenant, app, {
    ...parameters,
    scope,
    audience,
    ...requestedMembers,
  })
  const page = await visitor.visit(request)
  const away = page.isAway ? page : await visitor.submit(page, { username: email, password })
  const code = away.url.searchParams.get('code') ?? ''
  const { body } = await exchange(server, app, { code, code_verifier: verifier })
  return body as { refresh_token: string; id_token: string; access_token: string }
}

async function refresh(app: Application, token: string) {
  const { status, body } = await exchange(server, app, {
    grant_type: 'refresh_token',
    refresh_token: token,
  })
  return { status, token: body.refresh_token as string }
}

const tokensOf = async ({ clientId }: Application) => {
  const query = { user_id: userId, client_id: clientId }
  return (await server.tenant.store.refreshTokens.list(query)).items
}
const dayOf = (date: string | null | undefined) =>
  date ? Math.round((Date.parse(date) - Date.now()) / dayMs) : date

describe('a refresh token', () => {
  it('of a client without settings rotates, and is listed once', async () => {
    const app = await application()
    const first = (await issue(app)).refresh_token
    const [listed] = await tokensOf(app)
    expect(listed).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      user_id: userId,
      client_id: app.clientId,
      rotating: true,
      resource_servers: [{ audience, scopes: 'read:books write:books' }],
      last_exchanged_at: null,
      refresh_token_metadata: null,
    })
    expect([dayOf(listed?.idle_expires_at), dayOf(listed?.expires_at)]).toEqual([15, 30])
    const { body: sessions } = await api('GET', `/users/${userId}/sessions`)
    expect(sessions.sessions.map(({ id }: { id: string }) => id)).toContain(listed?.session_id)
    const second = await refresh(app, first)
    expect([second.status, second.token === first]).toEqual([200, false])
    const changed = await api('PATCH', `/refresh-tokens/${listed?.id}`, {
      refresh_token_metadata: { desk: '7' },
    })
    expect([changed.status, changed.body.refresh_token_metadata]).toEqual([200, { desk: '7' }])
    const third = await refresh(app, second.token)
    expect(third.status).toBe(200)
    const { body } = await api('GET', `/refresh-tokens/${listed?.id}`)
    expect(await tokensOf(app)).toEqual([body])
    expect(body).toMatchObject({
      created_at: listed?.created_at,
      expires_at: listed?.expires_at,
      last_exchanged_at: expect.any(String),
      refresh_token_metadata: { desk: '7' },
    })
    expect((await refresh(app, second.token)).status).toBe(400)
    expect((await refresh(app, third.token)).status).toBe(400) // reuse ends the family
    expect(await tokensOf(app)).toEqual([])
  })

  it('expires relative to the first of its family', async () => {
    const app = await application()
    let { refresh_token: token } = await issue(app)
    const idle = (await issue(app)).refresh_token
    try {
      for (const day of [14, 28]) {
        movedMs = day * dayMs
        const next = await refresh(app, token)
        expect([day, next.status]).toEqual([day, 200])
        token = next.token
      }
      expect((await refresh(app, idle)).status).toBe(400)
      movedMs = 30 * dayMs + 1000
      expect((await refresh(app, token)).status).toBe(400)
      expect(await tokensOf(app)).toEqual([])
    } finally {
      movedMs = 0
    }
  })

  it('that does not rotate stays the same, and each use extends its idle lifetime', async () => {
    const app = await application({
      rotation_type: 'non-rotating',
      expiration_type: 'expiring',
      infinite_token_lifetime: true,
      idle_token_lifetime: 10 * 24 * 60 * 60,
    })
    const { refresh_token: token } = await issue(app)
    const [listed] = await tokensOf(app)
    expect([listed?.rotating, listed?.expires_at, dayOf(listed?.idle_expires_at)]).toEqual([
      false,
      null,
      10,
    ])
    try {
      for (const day of [9, 18, 27]) {
        movedMs = day * dayMs
        expect([day, (await refresh(app, token)).status]).toEqual([day, 200])
        expect(dayOf((await tokensOf(app))[0]?.idle_expires_at)).toBe(day + 10)
      }
      movedMs = 38 * dayMs
      expect((await refresh(app, token)).status).toBe(400)
    } finally {
      movedMs = 0
    }
  })

  it('that does not expire is listed without an expiry', async () => {
    const app = await application({
      rotation_type: 'non-rotating',
      expiration_type: 'non-expiring',
    })
    const { refresh_token: token } = await issue(app)
    expect(await tokensOf(app)).toEqual([
      expect.objectContaining({ expires_at: null, idle_expires_at: null, rotating: false }),
    ])
    try {
      movedMs = 5000 * dayMs
      expect((await refresh(app, token)).status).toBe(200)
    } finally {
      movedMs = 0
    }
  })

  it('may be reused within the leeway, and after it revokes the family', async () => {
    const app = await application({
      rotation_type: 'rotating',
      expiration_type: 'expiring',
      leeway: 30,
    })
    const { refresh_token: first } = await issue(app)
    const [one, other] = await Promise.all([refresh(app, first), refresh(app, first)])
    expect([one.status, other.status, one.token === other.token]).toEqual([200, 200, false])
    const next = await refresh(app, one.token)
    expect([next.status, (await refresh(app, other.token)).status]).toEqual([200, 200])
    expect(await tokensOf(app)).toHaveLength(1)
    try {
      movedMs = 31_000
      expect((await refresh(app, first)).status).toBe(400)
      expect((await refresh(app, next.token)).status).toBe(400)
      expect(await tokensOf(app)).toEqual([])
    } finally {
      movedMs = 0
    }
  })
})

describe('a refresh token is revoked', () => {
  it('in a lock order that begins with the family, so that concurrent revocations never deadlock', async () => {
    const app = await application()
    await issue(app)
    const another = new pg.Client({ connectionString: server.database.superuserUrl })
    await another.connect()
    try {
      await another.query('begin')
      const family = 'select grant_id from refresh_tokens where client_id = $1 for update'
      const [{ grant_id }] = (await another.query(family, [app.clientId])).rows
      const { refreshTokens } = server.tenant.store.oidc.records
      const revoked = refreshTokens.revokeByGrantId(grant_id, {})
      await until('the revocation waits for the family', async () => {
        const waiting = `select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`
        return (await server.database.query(waiting)).rowCount === 1
      })
      const records = `select from oidc_records
        where grant_id = $1 and model = 'RefreshToken' for update nowait`
      expect((await another.query(records, [grant_id])).rowCount).toBe(1)
      await another.query('rollback')
      await revoked
    } finally {
      await another.end()
    }
    expect(await tokensOf(app)).toEqual([])
  })

  it('by its id, with the whole family', async () => {
    const app = await application()
    const { token } = await refresh(app, (await issue(app)).refresh_token)
    const [listed] = await tokensOf(app)
    expect((await api('DELETE', `/refresh-tokens/${listed?.id}`)).status).toBe(204)
    expect((await refresh(app, token)).status).toBe(400)
    expect((await api('GET', `/refresh-tokens/${listed?.id}`)).status).toBe(404)
    expect((await api('DELETE', `/refresh-tokens/${listed?.id}`)).status).toBe(204)
  })

  it('by the client itself', async () => {
    const app = await application()
    const { refresh_token: token } = await issue(app)
    const form = { client_id: app.clientId, client_secret: app.clientSecret, token }
    const request = { token: null, form }
    const { status, headers } = await server.tenant.request('POST', '/oauth/revoke', request)
    expect([status, await tokensOf(app)]).toEqual([200, []])
    // oidc-client-ts refuses a response with a type other than JSON, even if it is empty.
    expect(headers.get('content-type')).toBeNull()
    expect((await refresh(app, token)).status).toBe(400)
  })

  it('by ids, or by user, client and API', async () => {
    const [one, other] = [await application(), await application()]
    const tokens = await Promise.all([issue(one), issue(other)])
    const revoke = async (json: object) =>
      (await api('POST', '/refresh-tokens/revoke', json)).status
    for (const wrong of [
      {},
      { client_id: one.clientId },
      { user_id: userId, audience },
      { ids: ['x'], user_id: userId },
    ]) {
      expect([wrong, await revoke(wrong)]).toEqual([wrong, 400])
    }
    const meant = { user_id: userId, client_id: one.clientId }
    expect(await revoke({ ...meant, audience: 'https://other.example.com/' })).toBe(202)
    expect(await tokensOf(one)).toHaveLength(1)
    expect(await revoke({ ...meant, audience })).toBe(202)
    expect([await tokensOf(one), (await tokensOf(other)).length]).toEqual([[], 1])
    const [left] = await tokensOf(other)
    expect(await revoke({ ids: [left?.id, '6560cd0f6caaac5b4692f499'] })).toBe(202)
    expect((await refresh(one, tokens[0].refresh_token)).status).toBe(400)
    expect((await refresh(other, tokens[1].refresh_token)).status).toBe(400)
  })

  it('and listed page by page until then', async () => {
    const app = await application()
    for (const _ of [1, 2, 3]) await issue(app)
    const query = `?user_id=${encodeURIComponent(userId)}&client_id=${app.clientId}&take=2`
    const first = (await api('GET', `/refresh-tokens${query}&fields=id,rotating`)).body
    const second = (await api('GET', `/refresh-tokens${query}&from=${first.next}`)).body
    expect(first.refresh_tokens).toEqual(Array(2).fill({ id: expect.anything(), rotating: true }))
    expect([second.refresh_tokens.length, second.next]).toEqual([1, undefined])
    expect((await api('GET', '/refresh-tokens')).status).toBe(400)
  })
})

describe('an ID token', () => {
  it('lives as long as its client sets, and is signed by its secret where the client requires it', async () => {
    const app = await createApplication(server.tenant, {
      client: { jwt_configuration: { lifetime_in_seconds: 120, alg: 'HS256' } },
    })
    const { id_token } = await issue(app)
    const algorithms: jsonwebtoken.Algorithm[] = ['HS256']
    const payload = jsonwebtoken.verify(id_token, app.clientSecret, { algorithms })
    const { exp = 0, iat = 0 } = payload as jsonwebtoken.JwtPayload
    expect(exp - iat).toBe(120)
  })

  it.each(['rotating', 'non-rotating'])(
    'has the nonce of the log-in, and none after a refresh (%s)',
    async (rotation_type) => {
      const app = await application({ rotation_type, expiration_type: 'non-expiring' })
      const first = await issue(app, { nonce: 'of the log-in' })
      const renew = async (refresh_token: string) =>
        (await exchange(server, app, { grant_type: 'refresh_token', refresh_token })).body
      const one = await renew(first.refresh_token)
      const other = await renew(one.refresh_token ?? first.refresh_token)
      const nonces = [first, one, other].map(({ id_token }) => {
        const claims = jsonwebtoken.decode(id_token) as jsonwebtoken.JwtPayload
        return [claims.sub, claims.nonce]
      })
      const none = [userId, undefined]
      expect(nonces).toEqual([[userId, 'of the log-in'], none, none])
    },
  )

  it('is signed with a key of the tenant by default', async () => {
    const { id_token } = await issue(await application())
    expect(jsonwebtoken.decode(id_token, { complete: true })?.header.alg).toBe('RS256')
  })
})
