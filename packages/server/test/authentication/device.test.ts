import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import {
  createVisitor,
  joinTestServer,
  type SharedServer,
  until,
  type Visitor,
} from '@latchkey/testkit'
import jsonwebtoken from 'jsonwebtoken'
import * as oidc from 'openid-client'
import {
  type Application,
  audience,
  createApplication,
  createUser,
  password,
} from './application.ts'

const grant = 'urn:ietf:params:oauth:grant-type:device_code'
const email = 'ada@example.com'
const tv = { app_type: 'native', grant_types: [grant, 'refresh_token'], callbacks: [] }

let server: SharedServer
let app: Application
let userId: string
beforeAll(async () => {
  server = await joinTestServer()
  app = await createApplication(server.tenant, { client: tv })
  userId = await createUser(server.tenant, email)
})
afterAll(() => server.stop())
afterEach(() => void jest.restoreAllMocks())

const send = (path: string, form: Readonly<Record<string, string>>) =>
  server.tenant.request('POST', path, { token: null, form })

async function begin(parameters: Readonly<Record<string, string>> = {}, by = app) {
  const { body } = await send('/oauth/device/code', { client_id: by.clientId, ...parameters })
  return body as Record<string, string>
}

const poll = ({ device_code = '' }: Record<string, string>, by = app) =>
  send('/oauth/token', { grant_type: grant, device_code, client_id: by.clientId })

/** Enters the code and confirms it. @returns the next page */
async function enter(visitor: Visitor, { user_code = '' }: Record<string, string>) {
  const page = await visitor.visit('/activate')
  const confirm = await visitor.submit(page, { user_code: user_code.toLowerCase() })
  expect(confirm.text).toContain(user_code)
  return visitor.submit(confirm, { action: 'accept' })
}

/** Waits for an entry with these members, and returns all of its type that have them. */
async function logged(type: string, members: Readonly<Record<string, string>>) {
  let found: Record<string, unknown>[] = []
  await until(`an entry of ${type} with ${JSON.stringify(members)}`, async () => {
    const { body } = await server.tenant.request('GET', `/api/v2/logs?q=type:${type}`)
    const hasMembers = (entry: Record<string, unknown>) =>
      Object.entries(members).every(([name, value]) => entry[name] === value)
    found = body.filter(hasMembers)
    return found.length > 0
  })
  return found
}

describe('a device', () => {
  it('gets its codes with form and JSON requests', async () => {
    const { baseUrl } = server.tenant
    const request = { client_id: app.clientId, scope: 'openid' }
    const form = await send('/oauth/device/code', request)
    const json = await server.tenant.request('POST', '/oauth/device/code', {
      token: null,
      json: request,
    })
    for (const { status, body } of [form, json]) {
      expect([status, body]).toEqual([
        200,
        {
          device_code: expect.stringMatching(/^[\w-]{32}$/),
          user_code: expect.stringMatching(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/),
          verification_uri: `${baseUrl}/activate`,
          verification_uri_complete: `${baseUrl}/activate?user_code=${body.user_code}`,
          expires_in: 900,
          interval: 5,
        },
      ])
    }
  })

  it('may name its client by the Authorization header (RFC 8628, section 3.1)', async () => {
    const client = { grant_types: [grant], token_endpoint_auth_method: 'client_secret_basic' }
    const { clientId, clientSecret } = await createApplication(server.tenant, { client })
    const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
    const { status, body } = await server.tenant.request('POST', '/oauth/device/code', {
      token: null,
      form: { scope: 'openid' },
      headers: { authorization: `Basic ${credentials}` },
    })
    expect([status, body.device_code]).toEqual([200, expect.any(String)])
  })

  it('is authorized by a user who logs in, with an API and a refresh token, once', async () => {
    const codes = await begin({ scope: 'openid email offline_access read:books', audience })
    const waits = await poll(codes)
    expect([waits.status, waits.body]).toEqual([
      400,
      {
        error: 'authorization_pending',
        error_description: 'User has yet to authorize device code.',
      },
    ])
    const hasty = await poll(codes)
    expect([hasty.status, hasty.body.error]).toEqual([400, 'slow_down'])
    const visitor = createVisitor(server)
    const login = await enter(visitor, codes)
    expect(login.url.pathname).toMatch(/^\/u\/[\w-]+\/login$/)
    const done = await visitor.submit(login, { username: email, password })
    expect([done.status, done.text]).toEqual([200, expect.stringContaining('is connected')])
    const answers = await Promise.all(Array.from({ length: 10 }, () => poll(codes)))
    const [given, ...more] = answers.filter(({ status }) => status === 200)
    expect(more).toEqual([])
    expect(jsonwebtoken.decode(given?.body.access_token)).toMatchObject({
      sub: userId,
      aud: [audience, `${server.tenant.baseUrl}/userinfo`],
      azp: app.clientId,
      scope: expect.stringContaining('read:books'),
    })
    expect(jsonwebtoken.decode(given?.body.id_token)).toMatchObject({ sub: userId, email })
  })

  it('is connected by one of the users who enter its code at the same time', async () => {
    await createUser(server.tenant, 'bea@example.com')
    const people = await Promise.all(
      [email, 'bea@example.com'].map(async (username) => {
        const visitor = createVisitor(server)
        const login = await enter(visitor, await begin({ scope: 'openid' }))
        await visitor.submit(login, { username, password })
        return visitor
      }),
    )
    for (const action of ['accept', 'deny']) {
      const { user_code = '', ...codes } = await begin({ scope: 'openid' })
      const pages = await Promise.all(
        people.map(async (visitor) => {
          const page = await visitor.submit(await visitor.visit('/activate'), { user_code })
          return [visitor, page] as const
        }),
      )
      const ends = await Promise.all(
        pages.flatMap(([visitor, page]) => [
          visitor.submit(page, { action: 'accept' }),
          visitor.submit(page, { action }),
        ]),
      )
      const [done, ...others] = ends.filter(({ status }) => status === 200)
      expect(others).toHaveLength(0)
      expect((await poll(codes)).status).toBe(done?.text.includes('is connected') ? 200 : 400)
      for (const { status, text } of ends.filter((end) => end !== done)) {
        expect([status, text.includes('is connected')]).toEqual([400, false])
      }
    }
  })

  it('gets an ID token if it requests no scope', async () => {
    const codes = await begin()
    const visitor = createVisitor(server)
    await visitor.submit(await enter(visitor, codes), { username: email, password })
    const { body } = await poll(codes)
    expect(body.scope ?? 'openid').toBe('openid')
    expect(jsonwebtoken.decode(body.id_token)).toMatchObject({ sub: userId })
  })

  it('gets a refresh token if it requests one', async () => {
    const codes = await begin({ scope: 'openid offline_access' })
    const visitor = createVisitor(server)
    await visitor.submit(await enter(visitor, codes), { username: email, password })
    const { body } = await poll(codes)
    const next = await send('/oauth/token', {
      grant_type: 'refresh_token',
      refresh_token: body.refresh_token,
      client_id: app.clientId,
    })
    expect([next.status, typeof next.body.access_token]).toEqual([200, 'string'])
  })

  it('is authorized by the unmodified openid-client', async () => {
    const options = { [oidc.customFetch]: server.fetch as unknown as oidc.CustomFetch }
    const issuer = new URL(`${server.tenant.baseUrl}/`)
    const client = await oidc.discovery(issuer, app.clientId, undefined, oidc.None(), options)
    const codes = await oidc.initiateDeviceAuthorization(client, { scope: 'openid profile' })
    const tokens = oidc.pollDeviceAuthorizationGrant(client, codes)
    const visitor = createVisitor(server)
    const page = await visitor.visit(codes.verification_uri_complete ?? '')
    expect(page.text).toContain(`value="${codes.user_code}"`)
    const confirm = await visitor.submit(page, { user_code: codes.user_code })
    const login = await visitor.submit(confirm, { action: 'accept' })
    await visitor.submit(login, { username: email, password })
    expect((await tokens).claims()).toMatchObject({ sub: userId, aud: app.clientId })
  })

  it('is refused if the user cancels, or declines consent', async () => {
    const own = await createApplication(server.tenant, { client: tv })
    const cancelled = await begin({}, own)
    const visitor = createVisitor(server)
    const page = await visitor.visit('/activate')
    const confirm = await visitor.submit(page, { user_code: cancelled.user_code ?? '' })
    const denied = await visitor.submit(confirm, { action: 'deny' })
    expect(denied.text).toContain('is not connected')
    const answer = await poll(cancelled, own)
    expect([answer.status, answer.body.error]).toEqual([400, 'access_denied'])
    const cancellations = await logged('fdecc', { client_id: own.clientId })
    expect(cancellations).toEqual([expect.objectContaining({ ip: '127.0.0.1' })])

    const theirs = await createApplication(server.tenant, { isFirstParty: false, client: tv })
    const codes = await begin({ scope: 'openid read:books', audience }, theirs)
    const consent = await visitor.submit(await enter(visitor, codes), { username: email, password })
    expect(consent.text).toContain('read:books')
    const refused = await visitor.submit(consent, { action: 'deny' })
    expect(refused.text).toContain('is not connected')
    const after = await poll(codes, theirs)
    expect([after.status, after.body.error]).toEqual([400, 'access_denied'])

    const again = await begin({ scope: 'openid read:books', audience }, theirs)
    const confirmation = await enter(visitor, again)
    const allowed = await visitor.submit(confirmation, { action: 'accept' })
    expect(allowed.text).toContain('is connected')
    expect((await poll(again, theirs)).status).toBe(200)
  })

  it('with an expired code gets expired_token, and its user an explanation', async () => {
    const codes = await begin()
    const later = Date.now() + 901_000
    jest.spyOn(Date, 'now').mockImplementation(() => later)
    const answer = await poll(codes)
    expect([answer.status, answer.body.error]).toEqual([400, 'expired_token'])
    const visitor = createVisitor(server)
    const page = await visitor.visit('/activate')
    const late = await visitor.submit(page, { user_code: codes.user_code ?? '' })
    expect([late.status, late.text]).toEqual([400, expect.stringContaining('expired')])
  })

  it('of a client without the grant type is refused', async () => {
    const other = await createApplication(server.tenant, {
      client: { app_type: 'native', callbacks: ['https://app.example.com/callback'] },
    })
    const description = `Grant type '${grant}' not allowed for the client.`
    const refusal = { error: 'unauthorized_client', error_description: description }
    const begun = await send('/oauth/device/code', { client_id: other.clientId })
    expect([begun.status, begun.body]).toEqual([400, refusal])
    const polled = await poll({ device_code: 'x' }, other)
    expect([polled.status, polled.body]).toEqual([400, refusal])
    expect(await logged('fdeaz', { client_id: other.clientId, description })).toHaveLength(1)
    const unknown = await send('/oauth/device/code', { client_id: 'nobody' })
    expect([unknown.status, unknown.body.error]).toEqual([401, 'invalid_client'])
  })

  it('can only redeem a code of its own client', async () => {
    const other = await createApplication(server.tenant, { client: tv })
    const answer = await poll(await begin(), other)
    expect([answer.status, answer.body.error]).toEqual([400, 'invalid_grant'])
  })
})

describe('the page for codes', () => {
  it('refuses a form of another page, and one without its CSRF token', async () => {
    const codes = await begin()
    const visitor = createVisitor(server)
    const page = await visitor.visit('/activate')
    const cookie = [...visitor.cookies].map(([name, { value }]) => `${name.split(' ')[0]}=${value}`)
    const post = (headers: Readonly<Record<string, string>>, xsrf = '') =>
      server.tenant.request('POST', '/activate', {
        token: null,
        form: { user_code: codes.user_code ?? '', action: 'accept', confirm: 'yes', xsrf },
        headers: { cookie: cookie.join('; '), ...headers },
      })
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page.text) ?? []
    expect((await post({ origin: 'https://evil.example.com' }, xsrf)).status).toBe(403)
    expect((await post({ 'sec-fetch-site': 'cross-site' }, xsrf)).status).toBe(403)
    const forged = await post({})
    expect([forged.status, forged.text]).toEqual([400, expect.not.stringContaining('/u/')])
    expect((await poll(codes)).body.error).toBe('authorization_pending')
  })

  it('limits guesses by address', async () => {
    const codes = await begin()
    const visitor = createVisitor(server)
    const page = await visitor.visit('/activate')
    const guess = (user_code: string) => visitor.submit(page, { user_code })
    const wrong = await guess('BBBB-BBBB')
    expect([wrong.status, wrong.text]).toEqual([
      400,
      expect.stringContaining('We do not recognize this code'),
    ])
    await Promise.all(Array.from({ length: 25 }, (_, at) => guess(`CCCC-${at}`)))
    const right = await visitor.submit(await visitor.visit('/activate'), {
      user_code: codes.user_code ?? '',
    })
    expect([right.status, right.text]).toEqual([400, expect.stringContaining('Too many attempts')])
    await logged('fdeac', { description: 'Device activation failed: the code was not found' })
  })
})
