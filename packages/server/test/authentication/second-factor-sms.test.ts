import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  type Receiver,
  receiverTrust,
  startReceiver,
  startTestServer,
  type TestServer,
  until,
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

const realm = 'Username-Password-Authentication'
const grant = (name: string) => `http://auth0.com/oauth/grant-type/${name}`

let server: TestServer
let gateway: Receiver
let app: Application
beforeAll(async () => {
  gateway = await startReceiver()
  server = await startTestServer({ config: await receiverTrust() })
  const grants = ['password-realm', 'mfa-oob', 'mfa-recovery-code'].map(grant)
  app = await createApplication(server.tenant, {
    client: { grant_types: [...grants, 'authorization_code'] },
  })
  const configuration = { gateway_url: gateway.url, delivery_methods: ['text'] }
  const provider = { name: 'custom', configuration, credentials: {} }
  await management('POST', '/branding/phone/providers', provider)
  await management('PUT', '/guardian/factors/otp', { enabled: false })
})
afterAll(async () => {
  await server.stop()
  await gateway.kill()
})

const management = (method: string, path: string, json?: unknown) =>
  server.tenant.request(method, `/api/v2${path}`, json === undefined ? {} : { json })

async function messageTo(number: string, count = 1): Promise<string> {
  const found = () => gateway.received.filter(({ event }) => event.recipient === number)
  await until(`message ${count} to ${number}`, () => found().length === count)
  return /\d{6}/.exec(found()[count - 1]?.event.body)?.[0] ?? ''
}

const wrongOf = (code: string) => String((Number(code) + 1) % 1e6).padStart(6, '0')

describe('the factor sms', () => {
  it('satisfies a policy, and stays while one requires it', async () => {
    const all = ['all-applications']
    expect((await management('PUT', '/guardian/policies', all)).status).toBe(400)
    expect((await management('PUT', '/guardian/factors/sms', { enabled: true })).status).toBe(200)
    expect((await management('PUT', '/guardian/policies', all)).status).toBe(200)
    expect((await management('PUT', '/guardian/factors/sms', { enabled: false })).status).toBe(400)
  })
})

describe('the pages', () => {
  const email = 'ada@example.com'
  const number = '+14155550120'

  async function logIn(visitor = createVisitor(server)) {
    const { verifier, parameters } = pkce()
    const page = await visitor.visit(authorizeUrl(server.tenant, app, parameters))
    return { visitor, verifier, page: await visitor.submit(page, { username: email, password }) }
  }

  async function amrOf(away: URL, code_verifier: string) {
    const code = away.searchParams.get('code') ?? ''
    const { body } = await exchange(server, app, { code, code_verifier })
    return jsonwebtoken.decode(body.id_token)
  }

  it('enroll a phone by the code that was sent to it', async () => {
    await createUser(server.tenant, email)
    const { visitor, verifier, page } = await logIn()
    expect([page.status, page.url.pathname]).toEqual([
      200,
      expect.stringMatching(/\/mfa-sms-enrollment$/),
    ])
    expect((await visitor.submit(page, { phone_number: '+19005550120' })).status).toBe(400)
    const first = await visitor.submit(page, { phone_number: '+14155550121' })
    const codeOfFirst = await messageTo('+14155550121')
    expect(first.status).toBe(200)
    const sent = await visitor.submit(page, { phone_number: '+1 415-555-0120' })
    const code = await messageTo(number)
    // The code of one number does not prove another.
    if (code !== codeOfFirst) {
      expect((await visitor.submit(sent, { code: codeOfFirst })).status).toBe(400)
    }
    const enrolled = await visitor.submit(sent, { code })
    const away = await visitor.submit(enrolled, { confirmed: 'true' })
    expect(await amrOf(away.url, verifier)).toMatchObject({ amr: ['pwd', 'otp', 'sms', 'mfa'] })
  })

  it('send a code at the next log-in, which is valid once', async () => {
    const { visitor, verifier, page } = await logIn()
    expect([page.url.pathname, page.text]).toEqual([
      expect.stringMatching(/\/mfa-sms$/),
      expect.stringContaining('+*******0120'),
    ])
    expect(page.text).not.toContain(number)
    const code = await messageTo(number, 2)
    expect((await visitor.submit(page, { code: wrongOf(code) })).status).toBe(400)
    const away = await visitor.submit(page, { code })
    expect(away.isAway).toBe(true)
    expect(await amrOf(away.url, verifier)).toMatchObject({ amr: ['pwd', 'otp', 'sms', 'mfa'] })
    const other = await logIn()
    await messageTo(number, 3)
    expect((await other.visitor.submit(other.page, { code })).isAway).toBe(false)
  })

  it('are logged, without the number', async () => {
    const { body } = await management('GET', '/logs?q=type:gd_*&per_page=100')
    const types = body.map(({ type }: { type: string }) => type)
    expect(types).toEqual(
      expect.arrayContaining(['gd_send_sms', 'gd_enrollment_complete', 'gd_auth_succeed']),
    )
    expect(JSON.stringify(body)).not.toContain('4155550120')
  })
})

describe('a client of the MFA API', () => {
  const email = 'grace@example.com'
  const number = '+14155550130'

  async function tokenFor(username: string): Promise<string> {
    const form = { grant_type: grant('password-realm'), realm, username, password }
    const { body } = await exchange(server, app, { ...form, scope: 'openid' })
    expect(body.error).toBe('mfa_required')
    return body.mfa_token
  }
  const post = (path: string, json: object, token: string | null = null) =>
    server.tenant.request('POST', `/mfa/${path}`, { token, json })
  const redeem = (mfa_token: string, oob_code: string, binding_code: string) =>
    exchange(server, app, { grant_type: grant('mfa-oob'), mfa_token, oob_code, binding_code })

  it('enrolls a phone, and answers a challenge of it', async () => {
    await createUser(server.tenant, email)
    const token = await tokenFor(email)
    const oob = { authenticator_types: ['oob'], oob_channels: ['sms'] }
    const without = await post('associate', oob, token)
    expect([without.status, without.body.error]).toEqual([400, 'bad.phone_number'])
    const { status, body } = await post('associate', { ...oob, phone_number: number }, token)
    expect([status, body]).toEqual([
      200,
      {
        authenticator_type: 'oob',
        oob_channel: 'sms',
        oob_code: expect.any(String),
        binding_method: 'prompt',
        recovery_codes: [expect.any(String)],
      },
    ])
    const code = await messageTo(number)
    expect((await redeem(token, body.oob_code, wrongOf(code))).status).toBe(400)
    expect((await redeem(token, 'another', code)).status).toBe(400)
    expect((await redeem(token, body.oob_code, code)).status).toBe(200)

    const next = await tokenFor(email)
    expect((await post('associate', { ...oob, phone_number: '+14155550131' }, next)).status).toBe(
      403,
    )
    const list = await server.tenant.request('GET', '/mfa/authenticators', { token: next })
    expect(list.body).toContainEqual({
      id: expect.stringMatching(/^phone\|dev_/),
      authenticator_type: 'oob',
      type: 'phone',
      oob_channel: 'sms',
      active: true,
      name: '+*******0130',
    })
    const challenge = await post('challenge', { mfa_token: next, challenge_type: 'oob' })
    expect(challenge.body).toMatchObject({ challenge_type: 'oob', binding_method: 'prompt' })
    const second = await messageTo(number, 2)
    const tokens = await redeem(next, challenge.body.oob_code, second)
    expect(jsonwebtoken.decode(tokens.body.id_token)).toMatchObject({
      amr: ['pwd', 'otp', 'sms', 'mfa'],
    })
  })

  it('gets five messages for one log-in', async () => {
    const mfa_token = await tokenFor(email)
    const statuses = []
    for (let at = 0; at < 6; at += 1) {
      statuses.push((await post('challenge', { mfa_token, challenge_type: 'oob' })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})
