import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  type Receiver,
  receiverTrust,
  startReceiver,
  startTestServer,
  type TestServer,
  until,
  withoutRateLimits,
} from '@latchkey/testkit'
import {
  type Application,
  audience,
  authorizeUrl,
  createApplication,
  createUser,
  exchange,
  password,
  pkce,
} from '../authentication/application.ts'
import { importUsers } from '../authentication/import-users.ts'
import { streamTo } from './streams.ts'

/** The events of rows that are not written by the management API, at a receiver. */
let server: TestServer
let receiver: Receiver
let app: Application
const tokenTypes = ['created', 'updated', 'deleted'].map((word) => `latchkey.refresh_token.${word}`)
const sessionTypes = ['created', 'updated', 'deleted'].map((word) => `latchkey.session.${word}`)
beforeAll(async () => {
  receiver = await startReceiver()
  server = await startTestServer({
    deliversEvents: true,
    config: { ...(await receiverTrust()), rateLimits: withoutRateLimits },
  })
  app = await createApplication(server.tenant)
  await streamTo(server.tenant, {
    url: receiver.url,
    types: [...sessionTypes, ...tokenTypes, 'user.created', 'user.updated'],
  })
})
afterAll(async () => {
  await server.stop()
  await receiver.kill()
})

interface Arrived {
  readonly type: string
  readonly id: string
  readonly data: {
    readonly object: Readonly<Record<string, unknown>>
    readonly context: Readonly<Record<string, unknown>>
  }
}

const arrived = (userId: string, prefix: string): Arrived[] =>
  receiver.received
    .map(({ event }) => event as Arrived)
    .filter(({ type, data }) => type.startsWith(prefix) && data.object.user_id === userId)
const typesOf = (events: readonly Arrived[]) => events.map(({ type }) => type.split('.').at(-1))
const api = (method: string, path: string, json?: unknown) =>
  server.tenant.request(method, `/api/v2${path}`, json === undefined ? {} : { json })
const storedOf = async (userId: string) => {
  const { rows } = await server.database.query(
    `select type from events where data -> 'object' ->> 'user_id' = $1
        and type like 'latchkey.%' order by xid, position`,
    [userId],
  )
  return rows.map(({ type }) => String(type).replace('latchkey.', ''))
}

async function logIn(visitor = createVisitor(server), email = `${Math.random()}@example.com`) {
  const userId = await createUser(server.tenant, email)
  const { verifier, parameters } = pkce()
  const scope = 'openid offline_access read:books'
  const request = authorizeUrl(server.tenant, app, { ...parameters, scope, audience })
  const away = await visitor.submit(await visitor.visit(request), { username: email, password })
  const code = away.url.searchParams.get('code') ?? ''
  const { body } = await exchange(server, app, { code, code_verifier: verifier })
  return { userId, visitor, refreshToken: body.refresh_token as string }
}

const refresh = (token: string) =>
  exchange(server, app, { grant_type: 'refresh_token', refresh_token: token })

describe('a log-in', () => {
  it('is an event of the session and one of the refresh token, as the API answers them', async () => {
    const { userId } = await logIn()
    const path = `/users/${encodeURIComponent(userId)}`
    await until('both', () => arrived(userId, 'latchkey.').length === 2)
    const [session] = arrived(userId, 'latchkey.session.')
    const [token] = arrived(userId, 'latchkey.refresh_token.')
    expect([session?.type, token?.type]).toEqual([sessionTypes[0], tokenTypes[0]])
    expect(session?.data.object).toEqual((await api('GET', `${path}/sessions`)).body.sessions[0])
    expect(token?.data.object).toEqual((await api('GET', `${path}/refresh-tokens`)).body.tokens[0])
    expect(session?.id).toMatch(/^evt_[1-9A-HJ-NP-Za-km-z]{22}$/)
    for (const event of [session, token]) {
      expect(event?.data.context).toEqual({
        client: { id: app.clientId, name: expect.stringMatching(/^Books /) },
        request: { ip: '127.0.0.1', method: expect.any(String), user_agent: expect.anything() },
        tenant: { tenant_id: expect.stringMatching(/^ten_/) },
      })
    }
  })

  it('at a further application updates the session; use alone does not', async () => {
    const { userId, visitor } = await logIn()
    const other = await createApplication(server.tenant)
    for (const application of [app, other, app, other]) {
      const page = await visitor.visit(authorizeUrl(server.tenant, application))
      expect(page.url.searchParams.has('code')).toBe(true)
    }
    await until('the update', () => arrived(userId, 'latchkey.session.').length === 2)
    const events = arrived(userId, 'latchkey.session.')
    expect(typesOf(events)).toEqual(['created', 'updated'])
    expect(events[1]?.data.object.clients).toEqual(
      expect.arrayContaining([{ client_id: app.clientId }, { client_id: other.clientId }]),
    )
    expect(await storedOf(userId)).toEqual([
      'session.created',
      'refresh_token.created',
      'session.updated',
    ])
  })
})

describe('a refresh token', () => {
  it('has an event for each rotation and for its end, in order', async () => {
    const { userId, refreshToken } = await logIn()
    const path = `/users/${encodeURIComponent(userId)}/refresh-tokens`
    const first = (await refresh(refreshToken)).body.refresh_token
    const second = (await refresh(first)).body.refresh_token
    const { body } = await api('GET', path)
    const { client_id, client_secret } = {
      client_id: app.clientId,
      client_secret: app.clientSecret,
    }
    const form = { token: second, client_id, client_secret }
    expect(
      (await server.tenant.request('POST', '/oauth/revoke', { token: null, form })).status,
    ).toBe(200)
    await until('the end', () => typesOf(arrived(userId, 'latchkey.refresh')).includes('deleted'))
    const events = arrived(userId, 'latchkey.refresh_token.')
    expect(typesOf(events)).toEqual(['created', 'updated', 'updated', 'deleted'])
    expect(events[2]?.data.object).toEqual(body.tokens[0])
    expect(events[3]?.data.object).toEqual({
      ...body.tokens[0],
      deleted_at: expect.stringMatching(/^\d{4}-.*Z$/),
    })
  })

  it('that is used a second time ends by one event, and a refused use writes none', async () => {
    const { userId, refreshToken } = await logIn()
    await refresh(refreshToken)
    expect((await refresh(refreshToken)).status).toBe(400)
    expect((await refresh(refreshToken)).status).toBe(400)
    expect(await storedOf(userId)).toEqual([
      'session.created',
      'refresh_token.created',
      'refresh_token.updated',
      'refresh_token.deleted',
    ])
  })
})

describe('the end of a session', () => {
  it('by a log-out is an event', async () => {
    const { userId, visitor } = await logIn()
    await visitor.visit(`${server.tenant.baseUrl}/v2/logout`)
    await until('the end', () => arrived(userId, 'latchkey.session.').length === 2)
    const [, ended] = arrived(userId, 'latchkey.session.')
    expect([ended?.type, ended?.data.object.deleted_at]).toEqual([
      sessionTypes[2],
      expect.any(String),
    ])
  })

  it('by a block of the user is an event, with one for each refresh token', async () => {
    const { userId } = await logIn()
    const path = `/users/${encodeURIComponent(userId)}`
    const { body } = await api('GET', `${path}/refresh-tokens`)
    await api('PATCH', path, { blocked: true })
    await until('both ends', () => arrived(userId, 'latchkey.').length === 4)
    expect(typesOf(arrived(userId, 'latchkey.session.'))).toEqual(['created', 'deleted'])
    const [, ended] = arrived(userId, 'latchkey.refresh_token.')
    expect(ended?.data.object).toMatchObject(body.tokens[0])
  })
})

describe('an import', () => {
  it('is an event for each user, and for each that it updates', async () => {
    const users = ['ada', 'grace', 'mary'].map((name) => ({
      email: `${name}@import.example`,
      user_id: `imported-${name}`,
      user_metadata: { at: 1 },
    }))
    await importUsers(server.tenant, app, Buffer.from(JSON.stringify(users)))
    await until('the three', () => arrived('auth0|imported-mary', 'user.').length === 1)
    for (const { user_id } of users) {
      const userId = `auth0|${user_id}`
      const [made] = arrived(userId, 'user.')
      expect(made?.type).toBe('user.created')
      expect(made?.data.object).toEqual((await api('GET', `/users/${userId}`)).body)
      expect(made?.data.context).toMatchObject({ client: { id: server.tenant.clientId } })
    }
    const changed = { ...users[0], given_name: 'Ada', user_metadata: { more: true } }
    const multipart = {
      users: Buffer.from(JSON.stringify([changed])),
      connection_id: app.connectionId,
      upsert: 'true',
    }
    await server.tenant.request('POST', '/api/v2/jobs/users-imports', { multipart })
    await until('the update', () => arrived('auth0|imported-ada', 'user.').length === 2)
    const [, updated] = arrived('auth0|imported-ada', 'user.')
    expect(updated?.type).toBe('user.updated')
    expect(updated?.data.object).toEqual((await api('GET', '/users/auth0|imported-ada')).body)
    expect(updated?.data.object).toMatchObject({
      given_name: 'Ada',
      user_metadata: { at: 1, more: true },
    })
  })
})
