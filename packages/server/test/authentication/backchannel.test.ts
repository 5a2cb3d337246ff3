import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createVisitor, startTestServer, type TestServer, until } from '@latchkey/testkit'
import jsonwebtoken from 'jsonwebtoken'
import { audience, createApplication, createUser, password } from './application.ts'
import { holdLock, idHashOf } from './hold-lock.ts'
import { linkTo } from './mails.ts'

const grant = 'urn:openid:params:grant-type:ciba'
const ciba = { grant_types: [grant, 'refresh_token'], callbacks: [] }

let server: TestServer
let client: { readonly client_id: string; readonly client_secret: string }
/** A user for each test, because requests to one user are limited. */
let user: { readonly email: string; readonly id: string }
let users = 0
beforeAll(async () => {
  server = await startTestServer()
  client = await application()
})
beforeEach(async () => {
  users += 1
  const email = `ada${users}@example.com`
  user = { email, id: await createUser(server.tenant, email) }
})
afterAll(() => server.stop())

async function application(more: Readonly<Record<string, unknown>> = {}) {
  const { clientId, clientSecret } = await createApplication(server.tenant, {
    client: { ...ciba, ...more },
  })
  return { client_id: clientId, client_secret: clientSecret }
}

const send = (path: string, form: Readonly<Record<string, string>>) =>
  server.tenant.request('POST', path, { token: null, form })

const hintOf = (sub: string) =>
  JSON.stringify({ format: 'iss_sub', iss: `${server.tenant.baseUrl}/`, sub })

const sendRequest = (parameters: Readonly<Record<string, string>> = {}, by = client) =>
  send('/bc-authorize', {
    ...by,
    login_hint: hintOf(user.id),
    scope: 'openid',
    binding_message: 'Order 1815',
    ...parameters,
  })

const poll = (auth_req_id: string, by = client) =>
  send('/oauth/token', { ...by, grant_type: grant, auth_req_id })

/** Follows the link of the mail and logs in. */
async function follow(visitor = createVisitor(server), email = user.email) {
  const login = await visitor.visit(await linkTo(server, user.email, '/lo/approval'))
  expect(login.url.pathname).toMatch(/^\/u\/[\w-]+\/login$/)
  return { login, page: await visitor.submit(login, { username: email, password }), visitor }
}

describe('a user who is asked for approval (CIBA)', () => {
  it('gets an e-mail, logs in, sees the binding message and approves, once', async () => {
    const response = await sendRequest({
      scope: 'openid email offline_access read:books',
      audience,
    })
    expect([response.status, response.body]).toEqual([
      200,
      { auth_req_id: expect.stringMatching(/^[\w-]{43}$/), expires_in: 300, interval: 5 },
    ])
    const id = response.body.auth_req_id
    const waits = await poll(id)
    const pending = 'The end-user authorization is pending'
    expect([waits.status, waits.body]).toEqual([
      400,
      { error: 'authorization_pending', error_description: pending },
    ])
    const hasty = await poll(id)
    expect([hasty.status, hasty.body.error, hasty.headers.get('retry-after')]).toEqual([
      400,
      'slow_down',
      '5',
    ])
    const { page, visitor } = await follow()
    expect([page.status, page.url.pathname]).toEqual([200, '/lo/approval'])
    for (const text of ['Order 1815', 'Books', 'read:books', user.email]) {
      expect(page.text).toContain(text)
    }
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => visitor.submit(page, { action: 'accept' })),
    ])
    // Once the log-in for it was used, the browser is redirected to the log-in page.
    const approved = answers.filter(({ url }) => url.pathname === '/lo/approval')
    expect(approved.filter(({ status }) => status === 200)).toHaveLength(1)
    const tokens = await Promise.all(Array.from({ length: 5 }, () => poll(id)))
    const [given, ...more] = tokens.filter(({ status }) => status === 200)
    expect(more).toEqual([])
    expect(jsonwebtoken.decode(given?.body.access_token)).toMatchObject({
      sub: user.id,
      azp: client.client_id,
      aud: [audience, `${server.tenant.baseUrl}/userinfo`],
      scope: expect.stringContaining('read:books'),
    })
    expect(jsonwebtoken.decode(given?.body.id_token)).toMatchObject({
      sub: user.id,
      email: user.email,
    })
    const expired = await visitor.visit(await linkTo(server, user.email, '/lo/approval'))
    expect([expired.status, expired.text]).toEqual([
      400,
      expect.stringContaining('no longer valid'),
    ])
  })

  it('denies the request in an existing session', async () => {
    const visitor = createVisitor(server)
    const first = await sendRequest()
    const { page } = await follow(visitor)
    const declined = await visitor.submit(page, { action: 'deny' })
    expect([declined.status, declined.text]).toEqual([200, expect.stringContaining('Declined')])
    const answer = await poll(first.body.auth_req_id)
    expect([answer.status, answer.body.error]).toEqual([400, 'access_denied'])
  })

  it('is the only one to answer: neither another account nor another site can', async () => {
    const response = await sendRequest()
    const other = `other${users}@example.com`
    await createUser(server.tenant, other)
    const { page, visitor } = await follow(createVisitor(server), other)
    expect([page.status, page.text]).toEqual([403, expect.stringContaining('not for your account')])
    const ticket = new URL(await linkTo(server, user.email, '/lo/approval')).searchParams
    const cookie = [...visitor.cookies].map(([name, { value }]) => `${name.split(' ')[0]}=${value}`)
    const post = (headers: Readonly<Record<string, string>>) =>
      server.tenant.request('POST', '/lo/approval', {
        token: null,
        form: { ticket: ticket.get('ticket') ?? '', action: 'accept' },
        headers: { cookie: cookie.join('; '), ...headers },
      })
    const forged = await post({ origin: 'https://evil.example.com' })
    const anonymous = await post({})
    expect([forged.status, anonymous.status]).toEqual([403, 303])
    expect((await poll(response.body.auth_req_id)).body.error).toBe('authorization_pending')
    const again = await follow(visitor)
    const done = await visitor.submit(again.page, { action: 'accept' })
    expect(done.status).toBe(200)
    expect((await poll(response.body.auth_req_id)).status).toBe(200)
  })

  it('approves nothing if their access ends before the approval is stored', async () => {
    const asked = await sendRequest()
    const { page, visitor } = await follow()
    const link = await linkTo(server, user.email, '/lo/approval')
    const ticket = new URL(link).searchParams.get('ticket') ?? ''
    const lock = await holdLock(
      server.database,
      `select from oidc_records where model = 'Approval' and id_hash = $1 for update`,
      [idHashOf(ticket)],
    )
    const accepted = visitor.submit(page, { action: 'accept' })
    await lock.waiting(1)
    const bump = 'update users set access_epoch = access_epoch + 1 where user_id = $1'
    await lock.query(bump, [user.id])
    await lock.release()
    await accepted
    const { status, body } = await poll(asked.body.auth_req_id)
    expect([status, body.error]).toEqual([400, 'invalid_grant'])
  })

  it('has as long as `requested_expiry` says', async () => {
    const response = await sendRequest({ requested_expiry: '1' })
    expect(response.body.expires_in).toBe(1)
    await setTimeout(2_100)
    const late = await poll(response.body.auth_req_id)
    expect([late.status, late.body.error]).toEqual([400, 'expired_token'])
    const page = await createVisitor(server).visit(await linkTo(server, user.email, '/lo/approval'))
    expect(page.status).toBe(400)
  })

  it('is asked a limited number of times', async () => {
    const response = await Promise.all(Array.from({ length: 12 }, () => sendRequest()))
    const statuses = response.map(({ status }) => status).sort()
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429])
  })
})

describe('a request for approval', () => {
  it.each([
    ['no openid', { scope: 'email' }, 'invalid_request'],
    ['no message', { binding_message: '' }, 'invalid_request'],
    ['a long message', { binding_message: 'x'.repeat(65) }, 'invalid_binding_message'],
    ['two lines', { binding_message: 'one\ntwo' }, 'invalid_binding_message'],
    ['another hint', { login_hint: 'ada@example.com' }, 'invalid_request'],
    ['an expiry of 0', { requested_expiry: '0' }, 'invalid_request'],
    ['an expiry of 301', { requested_expiry: '301' }, 'invalid_request'],
  ])('with %s is refused', async (_, parameters, error) => {
    const { status, body } = await sendRequest(parameters)
    expect([status, body.error]).toEqual([400, error])
  })

  it('for an unknown user, or of another issuer, is refused and logged', async () => {
    const unknown = await sendRequest({ login_hint: hintOf('auth0|nobody') })
    expect([unknown.status, unknown.body]).toEqual([
      400,
      { error: 'unknown_user_id', error_description: 'User ID is malformed or unknown' },
    ])
    const hint = JSON.stringify({ format: 'iss_sub', iss: 'https://evil.test/', sub: user.id })
    expect((await sendRequest({ login_hint: hint })).status).toBe(400)
    expect((await sendRequest({ login_hint: hintOf('auth0|\0') })).status).toBe(400)
    await until('an entry of the failure', async () => {
      const path = `/api/v2/logs?q=type:ciba_start_failed%20AND%20client_id:${client.client_id}`
      const { body } = await server.tenant.request('GET', path)
      return body.some(({ ip }: { ip: string }) => ip === '127.0.0.1')
    })
  })

  it('requires the grant type, client authentication and the e-mail channel', async () => {
    const without = await application({ grant_types: ['refresh_token'] })
    const refused = await sendRequest({}, without)
    expect([refused.status, refused.body]).toEqual([
      400,
      {
        error: 'unauthorized_client',
        error_description: `Grant type '${grant}' not allowed for the client.`,
      },
    ])
    const unproved = await sendRequest({ client_secret: 'wrong' })
    expect([unproved.status, unproved.body.error]).toEqual([401, 'invalid_client'])
    const open = await application({ app_type: 'native' })
    expect((await sendRequest({}, { ...open, client_secret: '' })).status).toBe(400)
    const byPush = await application({ async_approval_notification_channels: ['guardian-push'] })
    expect((await sendRequest({}, byPush)).body.error).toBe('unknown_user_id')
    const byMail = await application({ async_approval_notification_channels: ['email'] })
    expect((await sendRequest({}, byMail)).status).toBe(200)
  })

  it('may be JSON', async () => {
    const { status } = await server.tenant.request('POST', '/bc-authorize', {
      token: null,
      json: {
        ...client,
        login_hint: hintOf(user.id),
        scope: 'openid',
        binding_message: 'Bestätigung 7',
        requested_expiry: 60,
      },
    })
    expect(status).toBe(200)
  })
})
