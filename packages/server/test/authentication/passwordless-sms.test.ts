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
import { jwtVerify } from 'jose'
import { type Application, authorizeUrl, createApplication, exchange, pkce } from './application.ts'

const otpGrant = 'http://auth0.com/oauth/grant-type/passwordless/otp'

let server: TestServer
let gateway: Receiver
let app: Application
let aheadMs = 0
beforeAll(async () => {
  gateway = await startReceiver()
  server = await startTestServer({
    now: () => new Date(Date.now() + aheadMs),
    config: { ...(await receiverTrust()), phoneMessagesHourlyMax: 20 },
  })
  app = await createApplication(server.tenant, {
    client: { grant_types: [otpGrant, 'authorization_code'] },
  })
  const own = { provider: 'sms_gateway', gateway_url: gateway.url, template: 'Own: @@password@@' }
  await connect('sms', {})
  await connect('sms-own', { ...own, from: 'Books' })
  await connect('sms-closed', { disable_signup: true })
})
afterAll(async () => {
  await server.stop()
  await gateway.kill()
})

const connect = (name: string, options: object) =>
  server.tenant.request('POST', '/api/v2/connections', {
    json: { name, strategy: 'sms', options, enabled_clients: [app.clientId] },
  })

const addProvider = () =>
  server.tenant.request('POST', '/api/v2/branding/phone/providers', {
    json: {
      name: 'custom',
      configuration: {
        gateway_url: gateway.url,
        default_from: 'North',
        delivery_methods: ['text'],
      },
      credentials: { gateway_token: 'sesame' },
    },
  })

const start = (phone_number: string, connection = 'sms', language = 'en') =>
  server.tenant.request('POST', '/passwordless/start', {
    token: null,
    headers: { 'accept-language': language },
    json: {
      client_id: app.clientId,
      client_secret: app.clientSecret,
      connection,
      phone_number,
    },
  })

const redeem = (username: string, otp: string, realm = 'sms') =>
  exchange(server, app, { grant_type: otpGrant, username, otp, realm, scope: 'openid phone' })

/** The last message to a number, once there are as many. */
async function messageTo(number: string, count = 1) {
  const found = () => gateway.received.filter(({ event }) => event.recipient === number)
  await until(`message ${count} to ${number}`, () => found().length === count)
  return found()[count - 1]?.event
}

const codeOf = ({ body }: { readonly body: string }) => /\d{6}/.exec(body)?.[0] ?? ''

async function send(number: string, count = 1): Promise<string> {
  expect((await start(number)).status).toBe(200)
  return codeOf(await messageTo(number, count))
}

describe('a code by text message', () => {
  it('needs a phone provider', async () => {
    const { status, body } = await start('+14155550100')
    expect([status, body.error]).toEqual([400, 'sms_provider_error'])
    expect((await addProvider()).status).toBe(201)
    expect((await start('+14155550100')).status).toBe(200)
  })

  it('is in the language of the user', async () => {
    expect((await start('+48512345678', 'sms', 'pl')).status).toBe(200)
    const message = await messageTo('+48512345678')
    const said = `${codeOf(message)} to Twój kod weryfikacyjny do ${server.tenant.name}.`
    expect(message?.body).toBe(said)
  })

  it('creates the user with a verified number', async () => {
    const number = '+14155550101'
    const started = await start('+1 (415) 555-0101')
    expect([started.status, started.body]).toEqual([
      200,
      { _id: expect.stringMatching(/^[0-9a-f]{24}$/), phone_number: number, phone_verified: false },
    ])
    const message = await messageTo(number)
    const code = codeOf(message)
    expect(message).toMatchObject({
      body: `${code} is your verification code for ${server.tenant.name}.`,
      sender: 'North',
      delivery_method: 'text',
      message_type: 'otp_verify',
    })
    const { rows } = await server.database.query('select row_to_json(c) as row from email_codes c')
    expect(JSON.stringify(rows)).not.toContain(code)

    const wrong = await redeem(number, String((Number(code) + 1) % 1e6).padStart(6, '0'))
    expect(wrong.body).toEqual({
      error: 'invalid_grant',
      error_description: 'Wrong phone number or verification code.',
    })
    const tokens = await redeem(' +1 415 555 0101', code)
    expect(tokens.status).toBe(200)
    const { body: users } = await server.tenant.request(
      'GET',
      `/api/v2/users?q=phone_number:"%2B${number.slice(1)}"`,
    )
    expect(users).toEqual([
      expect.objectContaining({
        user_id: expect.stringMatching(/^sms\|[0-9a-f]{24}$/),
        phone_number: number,
        phone_verified: true,
        name: number,
        identities: [expect.objectContaining({ provider: 'sms', connection: 'sms' })],
      }),
    ])
    expect((await redeem(number, code)).status).toBe(400)
    const again = await redeem(number, await send(number, 2))
    expect(again.status).toBe(200)
    const { body: logs } = await server.tenant.request(
      'GET',
      `/api/v2/logs?q=user_name:"%2B${number.slice(1)}"`,
    )
    const types = logs.map(({ type }: { type: string }) => type)
    expect(types).toEqual(expect.arrayContaining(['cs', 'ss', 's', 'fp']))
  })

  it('is sent by the provider and with the text of the connection', async () => {
    const number = '+14155550102'
    expect((await start(number, 'sms-own')).status).toBe(200)
    const { body, sender } = await messageTo(number)
    expect([body, sender]).toEqual([expect.stringMatching(/^Own: \d{6}$/), 'Books'])
    expect((await redeem(number, codeOf({ body }))).status).toBe(400)
    expect((await redeem(number, codeOf({ body }), 'sms-own')).status).toBe(200)
  })

  it('has the text of the tenant', async () => {
    const at = '/api/v2/branding/phone/templates'
    const content = { body: { text: '{{ code }} for {{ application.name | upcase }}' } }
    const json = { type: 'otp_verify', content }
    const { body: template } = await server.tenant.request('POST', at, { json })
    const number = '+14155550103'
    await start(number)
    expect((await messageTo(number)).body).toMatch(/^\d{6} for BOOKS /)
    await server.tenant.request('DELETE', `${at}/${template.id}`)
  })

  it('is not sent where sign-up is disabled, with the same response', async () => {
    const closed = await start('+14155550104', 'sms-closed')
    const open = await start('+14155550105')
    expect(Object.keys(closed.body)).toEqual(Object.keys(open.body))
    await messageTo('+14155550105')
    expect(gateway.received.map(({ event }) => event.recipient)).not.toContain('+14155550104')
  })

  it.each([
    ['no number', 'ada@example.com'],
    ['a number without a country code', '4155550106'],
    ['a number that is too long for its country', '+141555501066666'],
    ['a number that charges the sender', '+19005550106'],
  ])('is refused for %s', async (_, number) => {
    const { status, body } = await start(number)
    expect([status, body.error]).toEqual([400, 'bad.phone_number'])
  })

  it('is refused for a country that the tenant does not accept', async () => {
    const accept = (country_codes: object | null) =>
      server.tenant.request('PATCH', '/api/v2/tenants/settings', { json: { country_codes } })
    const statuses = async () => [
      (await start('+14155550107')).status,
      (await start('+4930123456')).status,
    ]
    await accept({ list: ['DE'], mode: 'allow' })
    expect(await statuses()).toEqual([400, 200])
    await accept({ list: ['DE'], mode: 'deny' })
    expect(await statuses()).toEqual([200, 400])
    await accept(null)
  })

  it('is logged with a masked number if it cannot be delivered', async () => {
    gateway.answering = (_received, response) => void response.writeHead(500).end()
    await start('+14155550108')
    const entries = async () =>
      (await server.tenant.request('GET', '/api/v2/logs?q=type:fn')).body as { user_name: string }[]
    await until('the entry', async () => (await entries()).length > 0)
    expect((await entries()).map(({ user_name }) => user_name)).toEqual(['+*******0108'])
    gateway.answering = (_received, response) => void response.writeHead(204).end()
  })
})

describe('the pages', () => {
  it('ask for the number and then for the code', async () => {
    const visitor = createVisitor(server)
    const { verifier, parameters } = pkce()
    const request = { ...parameters, connection: 'sms' }
    const page = await visitor.visit(authorizeUrl(server.tenant, app, request))
    expect([page.status, page.url.pathname]).toEqual([200, expect.stringMatching(/\/phone$/)])
    expect((await visitor.submit(page, { phone_number: 'ada' })).status).toBe(400)
    const premium = await visitor.submit(page, { phone_number: '+1 900 555 0109' })
    expect([premium.status, premium.text]).toEqual([400, expect.stringContaining('another one')])
    const sent = await visitor.submit(page, { phone_number: '+1 415 555 0109' })
    expect([sent.status, sent.text]).toEqual([200, expect.stringContaining('+14155550109')])
    const code = codeOf(await messageTo('+14155550109'))
    const refused = await visitor.submit(sent, { code: 'x' })
    expect([refused.status, refused.isAway]).toEqual([400, false])
    const away = await visitor.submit(refused, { code })
    const tokens = await exchange(server, app, {
      code: away.url.searchParams.get('code') ?? '',
      code_verifier: verifier,
    })
    expect(tokens.status).toBe(200)
  })
})

describe('the limits', () => {
  it('are ten messages to one number, which cost the tenant no more', async () => {
    const number = '+14155550110'
    const answers = []
    for (let at = 0; at < 15; at += 1) answers.push(await start(number))
    const at = answers.findIndex(({ status }) => status === 429)
    expect(at).toBeLessThanOrEqual(10)
    expect(answers[at]?.body.error).toBe('too_many_requests')
  })

  it('are the messages of the tenant, for new numbers too', async () => {
    const statuses = []
    for (let at = 0; at < 20; at += 1) statuses.push((await start(`+141555502${at + 10}`)).status)
    expect(statuses.at(-1)).toBe(429)
    const { rows } = await server.database.query(
      "select failures from attempts where subject = 'phone messages'",
    )
    expect(rows[0].failures).toBeGreaterThan(20)
    expect(gateway.received.length).toBeLessThanOrEqual(20)
  })

  it('are waits that double with each message to one number, if they are exponential', async () => {
    const pace = (type: string) =>
      server.tenant.request('PATCH', '/api/v2/attack-protection/phone-provider-protection', {
        json: { type },
      })
    // The tenant has sent as many as it may in an hour.
    aheadMs += 60 * 60 * 1000
    await pace('exponential')
    const number = '+14155550112'
    const waits: number[] = []
    for (let sent = 0; sent < 6; ) {
      const { status, headers } = await start(number)
      if (status === 200) sent += 1
      else {
        const seconds = Number(headers.get('retry-after'))
        waits.push(Math.round(seconds / 60))
        aheadMs += seconds * 1000
      }
    }
    expect(waits).toEqual([1, 2, 4])
    aheadMs += 60 * 60 * 1000
    expect((await start(number)).status).toBe(200)
    expect((await start(number)).status).toBe(200)
    await pace('default')
  })
})

describe('the authentication at the gateway of a connection', () => {
  const named = { method: 'bearer', subject: 'urn:books', audience: 'https://sms.example.com' }
  const secret = 'Between-engine-and-loom-1843'
  const gatewayOf = ({ options }: { readonly options: Readonly<Record<string, unknown>> }) =>
    options.gateway_authentication
  const claimsTo = async (number: string) => {
    expect((await start(number, 'sms-signed')).status).toBe(200)
    await messageTo(number)
    const { headers } = gateway.received.find(({ event }) => event.recipient === number) ?? {}
    const [scheme, token = ''] = headers?.authorization?.split(' ') ?? []
    expect(scheme).toBe('Bearer')
    return (await jwtVerify(token, Buffer.from(secret))).payload
  }

  it('is returned without the secret, which a change may leave out', async () => {
    const own = { provider: 'sms_gateway', gateway_url: gateway.url, template: '@@password@@' }
    const made = await connect('sms-signed', {
      ...own,
      gateway_authentication: { ...named, secret },
    })
    expect(gatewayOf(made.body)).toEqual(named)
    const at = `/api/v2/connections/${made.body.id}`
    const read = await server.tenant.request('GET', at)
    expect(gatewayOf(read.body)).toEqual(named)
    expect(await claimsTo('+14155550151')).toMatchObject({ sub: 'urn:books', aud: named.audience })

    const gateway_authentication = { ...named, subject: 'urn:films' }
    const json = { options: { ...read.body.options, gateway_authentication } }
    const changed = await server.tenant.request('PATCH', at, { json })
    expect(gatewayOf(changed.body)).toEqual(gateway_authentication)
    expect(await claimsTo('+14155550152')).toMatchObject({ sub: 'urn:films' })

    const without = { options: { ...read.body.options, gateway_authentication: null } }
    await server.tenant.request('PATCH', at, { json: without })
    expect(gatewayOf((await server.tenant.request('GET', at)).body)).toBeNull()
    expect((await start('+14155550153', 'sms-signed')).status).toBe(200)
    await messageTo('+14155550153')
    const last = gateway.received.find(({ event }) => event.recipient === '+14155550153')
    expect(last?.headers.authorization).toBeUndefined()
  })
})
