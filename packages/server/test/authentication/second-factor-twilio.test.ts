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

/** Codes of second factors by an account at Twilio that is set for them. */
const grant = (name: string) => `http://auth0.com/oauth/grant-type/${name}`
const account = { sid: 'AC0815', auth_token: 'sesame', from: '+15550100' }
const texts = {
  enrollment_message: 'Enroll at {{tenant.friendly_name}} by {{message_type}}: {{code}}',
  verification_message:
    '{% if message_type == "voice" %}Your code is {{pause}} {{code}}{% else %}Code {{code}}{% endif %}',
}

let server: TestServer
let twilio: Receiver
let app: Application
beforeAll(async () => {
  twilio = await startReceiver((_, response) => void response.writeHead(201).end('{}'))
  const twilioUrl = `https://localhost:${twilio.port}/`
  server = await startTestServer({ config: { ...(await receiverTrust()), twilioUrl } })
  const grants = ['password-realm', 'mfa-oob'].map(grant)
  app = await createApplication(server.tenant, {
    client: { grant_types: [...grants, 'authorization_code'] },
  })
  await set('factors/otp', { enabled: false })
  await set('factors/recovery-code', { enabled: false })
  await set('factors/sms', { enabled: true })
  await set('policies', ['all-applications'])
  await set('factors/phone/selected-provider', { provider: 'twilio' })
  await set('factors/phone/providers/twilio', account)
  await set('factors/phone/templates', texts)
})
afterAll(async () => {
  await server.stop()
  await twilio.kill()
})

const guardian = (method: string, path: string, json?: unknown) =>
  server.tenant.request(method, `/api/v2/guardian/${path}`, json === undefined ? {} : { json })

async function set(path: string, json: unknown): Promise<void> {
  const { status, text } = await guardian('PUT', path, json)
  if (status !== 200) throw new Error(`${path}: ${text}`)
}

/** The fields of the next requests to Twilio. */
async function sentTo(number: string, count = 1) {
  const found = () =>
    twilio.received
      .map(({ path, headers, text }) => ({ path, headers, fields: new URLSearchParams(text) }))
      .filter(({ fields }) => fields.get('To') === number)
  await until(`message ${count} to ${number}`, () => found().length === count)
  const { path = '', headers = {}, fields } = found()[count - 1] ?? {}
  const { authorization } = headers
  return { path, authorization, ...Object.fromEntries(fields ?? []) } as Readonly<
    Record<string, string>
  >
}

async function logIn(username: string) {
  const visitor = createVisitor(server)
  const { verifier, parameters } = pkce()
  const page = await visitor.visit(authorizeUrl(server.tenant, app, parameters))
  return { visitor, verifier, page: await visitor.submit(page, { username, password }) }
}

async function amrOf(away: { readonly url: URL }, code_verifier: string) {
  const code = away.url.searchParams.get('code') ?? ''
  const { body } = await exchange(server, app, { code, code_verifier })
  return (jsonwebtoken.decode(body.id_token) as { readonly amr: readonly string[] }).amr
}

describe('a log-in', () => {
  const email = 'ada@example.com'
  const number = '+14155550140'

  it('enrolls a phone by a text message of Twilio, with the text of the tenant', async () => {
    await createUser(server.tenant, email)
    const { visitor, verifier, page } = await logIn(email)
    const sent = await visitor.submit(page, { phone_number: number })
    const message = await sentTo(number)
    const [code = ''] = /\d{6}/.exec(message.Body ?? '') ?? []
    expect(message).toMatchObject({
      path: '/2010-04-01/Accounts/AC0815/Messages.json',
      From: '+15550100',
      Body: `Enroll at ${server.tenant.name} by sms: ${code}`,
    })
    const basic = `Basic ${Buffer.from('AC0815:sesame').toString('base64')}`
    expect(message.authorization).toBe(basic)
    const away = await visitor.submit(sent, { code })
    expect(await amrOf(away, verifier)).toEqual(['pwd', 'otp', 'sms', 'mfa'])
  })

  it('offers a call, which reads the digits out', async () => {
    await guardian('PUT', 'factors/phone/message-types', { message_types: ['sms', 'voice'] })
    const { visitor, verifier, page } = await logIn(email)
    await sentTo(number, 2)
    expect(page.text).toContain('Call me instead')
    const calling = await visitor.submit(page, { send: 'true', method: 'voice' })
    expect(calling.text).toContain('We are calling')
    expect(calling.text).toContain('Text me instead')
    const call = await sentTo(number, 3)
    expect(call.path).toBe('/2010-04-01/Accounts/AC0815/Calls.json')
    expect(call.Twiml).toMatch(
      /^<Response><Say>Your code is \.\.\. (\d\.){5}\d<\/Say><\/Response>$/,
    )
    const code = (call.Twiml ?? '').replace(/\D/g, '')
    const away = await visitor.submit(calling, { code })
    expect(await amrOf(away, verifier)).toEqual(['pwd', 'otp', 'tel', 'mfa'])
    const { body } = await server.tenant.request('GET', '/api/v2/logs?q=type:gd_send_voice')
    expect(body).toHaveLength(1)
  })

  it('sends codes with the length that is set', async () => {
    const codes = { otp_length: 8, otp_expiration_time: 120 }
    await guardian('PUT', 'factors/phone/settings', codes)
    await logIn(email)
    expect((await sentTo(number, 4)).Body).toMatch(/^Code \d{8}$/)
  })

  it('uses the phone provider of the tenant where one is used for all purposes', async () => {
    const settings = (phone_consolidated_experience: boolean) =>
      server.tenant.request('PATCH', '/api/v2/tenants/settings', {
        json: { phone_consolidated_experience },
      })
    await settings(true)
    const before = twilio.received.length
    const { page } = await logIn(email)
    await settings(false)
    // The tenant has none, and the account at Twilio is not asked.
    expect([page.status, twilio.received.length]).toEqual([400, before])
  })
})

describe('a client of the MFA API', () => {
  const email = 'grace@example.com'
  const number = '+14155550141'

  it('enrolls a phone by a call, which is called from then on', async () => {
    await guardian('PUT', 'factors/phone/settings', { otp_length: 6, otp_expiration_time: 300 })
    await createUser(server.tenant, email)
    const realm = 'Username-Password-Authentication'
    const form = { grant_type: grant('password-realm'), realm, username: email, password }
    const { mfa_token } = (await exchange(server, app, { ...form, scope: 'openid' })).body
    const post = (path: string, json: object, token: string | null = null) =>
      server.tenant.request('POST', `/mfa/${path}`, { token, json })
    const oob = { authenticator_types: ['oob'], oob_channels: ['voice'], phone_number: number }
    const { body } = await post('associate', oob, mfa_token)
    expect(body).toMatchObject({ oob_channel: 'voice', binding_method: 'prompt' })
    const call = await sentTo(number)
    const redeemed = await exchange(server, app, {
      grant_type: grant('mfa-oob'),
      mfa_token,
      oob_code: body.oob_code,
      binding_code: (call.Twiml ?? '').replace(/\D/g, ''),
    })
    expect(jsonwebtoken.decode(redeemed.body.id_token)).toMatchObject({
      amr: ['pwd', 'otp', 'tel', 'mfa'],
    })
    const next = (await exchange(server, app, { ...form, scope: 'openid' })).body.mfa_token
    const challenge = await post('challenge', { mfa_token: next, challenge_type: 'oob' })
    expect(challenge.body.challenge_type).toBe('oob')
    expect((await sentTo(number, 2)).path).toContain('/Calls.json')
  })
})

describe('the account at Twilio', () => {
  it('is sealed, and in no log entry', async () => {
    const { rows } = await server.database.query('select * from guardian_providers')
    expect(JSON.stringify(rows)).not.toContain('sesame')
    const { text } = await server.tenant.request('GET', '/api/v2/logs?per_page=100')
    expect(text).not.toContain('sesame')
    const answer = await guardian('GET', 'factors/sms/providers/twilio')
    expect(answer.body).toEqual({ ...account, messaging_service_sid: null })
  })

  it('is refused with a text that does not render', async () => {
    const broken = { ...texts, verification_message: '{% if %}' }
    const { status, body } = await guardian('PUT', 'factors/sms/templates', broken)
    expect([status, body.message]).toEqual([400, expect.stringContaining('verification_message')])
  })
})
