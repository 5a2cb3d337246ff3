import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  type Received,
  type Receiver,
  receiverTrust,
  type Sight,
  startReceiver,
  startTestServer,
  type TestServer,
} from '@latchkey/testkit'
import jsonwebtoken from 'jsonwebtoken'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  exchange,
  password,
  pkce,
} from './application.ts'

/** A double of Duo's OIDC Auth API: https://duo.com/docs/oauthapi. */
const ikey = 'DIXXXXXXXXXXXXXXXXXX'
const skey = 'a-client-secret-of-forty-characters-1234'
const email = 'ada@example.com'

type Claims = Readonly<Record<string, unknown>>

let server: TestServer
let duo: Receiver
let app: Application
let userId: string
/** The claims of the next ID token that differ from right ones. */
let answered: Claims = {}
let isHealthy = true
beforeAll(async () => {
  duo = await startReceiver((received, response) => {
    const { status, body } = answer(received)
    response.writeHead(status).end(JSON.stringify(body))
  })
  server = await startTestServer({ config: await receiverTrust() })
  app = await createApplication(server.tenant)
  userId = await createUser(server.tenant, email)
  await set('factors/duo', { enabled: true })
  await set('factors/duo/settings', { ikey, skey, host: `localhost:${duo.port}` })
  await set('policies', ['all-applications'])
  for (const name of ['otp', 'recovery-code']) {
    await set(`factors/${name}`, { enabled: false })
  }
})
afterAll(async () => {
  await server.stop()
  await duo.kill()
})

const guardian = (method: string, path: string, json?: unknown) =>
  server.tenant.request(method, `/api/v2/guardian/${path}`, json === undefined ? {} : { json })

async function set(path: string, json: unknown): Promise<void> {
  const { status, text } = await guardian('PUT', path, json)
  if (status !== 200) throw new Error(`${path}: ${text}`)
}

const verify = (token: string, audience: string) =>
  jsonwebtoken.verify(token, skey, { algorithms: ['HS512'], issuer: ikey, audience }) as Claims

function answer({ path, text }: Received) {
  const form = new URLSearchParams(text)
  verify(form.get('client_assertion') ?? '', `https://localhost:${duo.port}${path}`)
  if (path.endsWith('/health_check')) {
    return isHealthy
      ? { status: 200, body: { stat: 'OK', response: { timestamp: 1 } } }
      : { status: 401, body: { stat: 'FAIL', code: 40_002, message: 'invalid_client' } }
  }
  const code = form.get('code') ?? ''
  if (!code.startsWith('code of ')) return { status: 400, body: { error: 'invalid_grant' } }
  const claims = {
    nonce: code.slice('code of '.length),
    preferred_username: userId,
    auth_result: { result: 'allow', status: 'allow', status_msg: 'Login Successful' },
    ...answered,
  }
  const id_token = jsonwebtoken.sign(claims, String(answered.key ?? skey), {
    algorithm: 'HS512',
    issuer: `https://localhost:${duo.port}/oauth/v1/token`,
    audience: ikey,
    expiresIn: 300,
  })
  return {
    status: 200,
    body: { id_token, access_token: 'a', expires_in: 300, token_type: 'Bearer' },
  }
}

async function toDuo() {
  const visitor = createVisitor(server)
  const { verifier, parameters } = pkce()
  const page = await visitor.visit(authorizeUrl(server.tenant, app, parameters))
  const choice = await visitor.submit(page, { username: email, password })
  expect(choice.url.pathname).toMatch(/\/mfa-duo$/)
  const away = await visitor.visit(`${choice.url.href}-prompt`)
  return { visitor, verifier, choice, away }
}

const askedOf = ({ url }: Sight) =>
  verify(url.searchParams.get('request') ?? '', `https://localhost:${duo.port}`)

/** The way back from Duo, as it redirects there. */
function wayBack(away: Sight, changed: Readonly<Record<string, string>> = {}): string {
  const { redirect_uri, state, nonce } = askedOf(away)
  const back = new URL(String(redirect_uri))
  const parameters = { state: String(state), duo_code: `code of ${nonce}`, ...changed }
  back.search = String(new URLSearchParams(parameters))
  return back.href
}

describe('a log-in by Duo', () => {
  it('redirects to its page, and continues once it has verified the user', async () => {
    const { visitor, verifier, choice, away } = await toDuo()
    expect(choice.text).toContain('Continue with Duo')
    expect([away.url.origin, away.url.pathname]).toEqual([
      `https://localhost:${duo.port}`,
      '/oauth/v1/authorize',
    ])
    expect(askedOf(away)).toMatchObject({
      response_type: 'code',
      scope: 'openid',
      client_id: ikey,
      duo_uname: userId,
      redirect_uri: expect.stringMatching(/\/u\/[^/]+\/mfa-duo-answer$/),
      use_duo_code_attribute: true,
    })
    const done = await visitor.visit(wayBack(away))
    expect(done.isAway).toBe(true)
    const code = done.url.searchParams.get('code') ?? ''
    const { body } = await exchange(server, app, { code, code_verifier: verifier })
    expect(jsonwebtoken.decode(body.id_token)).toMatchObject({ sub: userId, amr: ['pwd', 'mfa'] })
  })

  it.each<[string, Claims]>([
    ['that denies', { auth_result: { result: 'deny' } }],
    ['for another user', { preferred_username: 'auth0|another' }],
    ['to another question', { nonce: 'another' }],
  ])('stays there with an answer %s', async (_, claims) => {
    const { visitor, away } = await toDuo()
    answered = claims
    const page = await visitor.visit(wayBack(away))
    answered = {}
    expect([page.status, page.isAway]).toEqual([400, false])
    expect(page.text).toContain('Duo has not confirmed that it is you')
  })

  it('stays there without a code, with a wrong one, and with another state', async () => {
    const { visitor, away } = await toDuo()
    expect((await visitor.visit(wayBack(away, { duo_code: 'guessed' }))).status).toBe(400)
    const other = await visitor.visit(wayBack(away, { state: 'another' }))
    expect([other.status, other.text.includes('expired')]).toEqual([400, true])
    const stranger = await createVisitor(server).visit(wayBack(away))
    expect([stranger.status, stranger.isAway]).toEqual([400, false])
  })

  it('ends with 503 where Duo does not answer as it should, which is logged', async () => {
    isHealthy = false
    const { away } = await toDuo()
    isHealthy = true
    expect(away.status).toBe(503)
    const { visitor, away: asked } = await toDuo()
    answered = { key: 'another secret' }
    expect((await visitor.visit(wayBack(asked))).status).toBe(503)
    answered = {}
    const { body } = await server.tenant.request('GET', '/api/v2/logs?q=type:gd_auth_failed')
    const described = body.map(({ description }: { description: string }) => description)
    expect(described).toEqual(
      expect.arrayContaining([
        'Duo could not be reached: http_401',
        'Duo could not be reached: invalid_id_token',
      ]),
    )
    expect(JSON.stringify(body)).not.toContain(skey)
  })
})

describe('the factor duo', () => {
  it('is required with its settings, and not used beside a factor of the tenant', async () => {
    const removed = await guardian('PUT', 'factors/duo/settings', { ikey, skey })
    expect([removed.status, removed.body.message]).toEqual([
      400,
      expect.stringContaining('Remove the policy first'),
    ])
    expect((await guardian('PUT', 'factors/duo', { enabled: false })).status).toBe(400)
    await guardian('PUT', 'factors/otp', { enabled: true })
    const visitor = createVisitor(server)
    const page = await visitor.visit(authorizeUrl(server.tenant, app, pkce().parameters))
    const enrollment = await visitor.submit(page, { username: email, password })
    expect(enrollment.url.pathname).toMatch(/\/mfa-otp-enrollment$/)
    await guardian('PUT', 'factors/otp', { enabled: false })
  })
})
