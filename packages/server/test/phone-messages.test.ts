import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  type Receiver,
  receiverTrust,
  startReceiver,
  startTestServer,
  type TestServer,
  until,
} from '@latchkey/testkit'
import { phoneRequest } from '../src/phone-messages/phone-request.ts'

let server: TestServer
let gateway: Receiver
beforeAll(async () => {
  gateway = await startReceiver()
  server = await startTestServer({ config: await receiverTrust() })
})
afterAll(async () => {
  await server.stop()
  await gateway.kill()
})

const request = (method: string, at: string, json?: object) =>
  server.tenant.request(method, `/api/v2/branding/phone/${at}`, json && { json })

describe('a custom phone provider', () => {
  it('delivers trials by its gateway, and failures are logged', async () => {
    const configuration = {
      gateway_url: gateway.url,
      default_from: 'North',
      delivery_methods: ['text'],
    }
    const definition = { name: 'custom', configuration, credentials: { gateway_token: 'sesame' } }
    const { status, body: provider, text } = await request('POST', 'providers', definition)
    expect([status, text.includes('sesame')]).toEqual([201, false])
    expect((await request('POST', 'providers', definition)).body.errorCode).toBe(
      'phone_provider_conflict',
    )
    const accepted = await request('POST', `providers/${provider.id}/try`, { to: '15550123' })
    expect([accepted.status, accepted.body.code]).toEqual([202, 202])
    await until('the test message', () => gateway.received.length === 1)
    expect(gateway.received[0]?.headers.authorization).toBe('Bearer sesame')
    expect(gateway.received[0]?.event).toEqual({
      recipient: '+15550123',
      sender: 'North',
      body: `This is a test message from ${server.tenant.name}.`,
      delivery_method: 'text',
      message_type: 'test',
    })

    const content = { from: 'Wind', body: { text: '{{ code }} & {{ friendly_name }}' } }
    const { body: template } = await request('POST', 'templates', { content })
    gateway.answering = (_received, response) => void response.writeHead(402).end()
    await request('POST', `templates/${template.id}/try`, { to: '+15550123' })
    await until('the entry of the failure', async () => {
      const { body } = await server.tenant.request('GET', '/api/v2/logs?q=type:fn')
      return body.some(({ details }: { details: { code: string } }) => details.code === 'http_402')
    })
    expect(gateway.received[1]?.event).toMatchObject({
      sender: 'Wind',
      body: `123456 & ${server.tenant.name}`,
      message_type: 'otp_verify',
    })

    const elsewhere = { ...configuration, gateway_url: 'https://other.example.com/' }
    const moved = await request('PATCH', `providers/${provider.id}`, { configuration: elsewhere })
    expect([moved.status, moved.body.message]).toEqual([
      400,
      expect.stringContaining('`credentials` are required with another `gateway_url`'),
    ])

    const voice = { to: '+15550123', delivery_method: 'voice' }
    expect((await request('POST', `providers/${provider.id}/try`, voice)).status).toBe(400)
    await request('PATCH', `providers/${provider.id}`, { disabled: true })
    expect((await request('POST', `templates/${template.id}/try`, voice)).status).toBe(409)
    const { rows } = await server.database.query('select * from phone_providers')
    expect(JSON.stringify(rows)).not.toContain('sesame')
  })

  it.each([
    ['of another provider', { name: 'custom', credentials: { auth_token: 'x' } }],
    ['that Twilio lacks', { name: 'twilio', credentials: { auth_token: 'x' } }],
  ])('is refused with members %s', async (_, definition) => {
    const { status, body } = await request('POST', 'providers', definition)
    expect([status, body.errorCode]).toEqual([400, 'invalid_body'])
  })

  it('is refused with a template that does not render', async () => {
    const content = { body: { text: '{% if %}' } }
    const { body } = await request('POST', 'templates', { type: 'otp_enroll', content })
    expect(body.message).toMatch(/content\.body\.text/)
  })
})

describe('a message by Twilio', () => {
  const credentials = { auth_token: 'sesame' }
  const message = { kind: 'test', to: '+15550123', body: 'R & B' } as const
  const fieldsOf = (configuration: object, method: 'text' | 'voice', from?: string) => {
    const settings = { sid: 'AC1', delivery_methods: [method], ...configuration }
    const provider = { name: 'twilio', configuration: settings, credentials } as const
    const sent = { ...message, method, ...(from && { from }) }
    const { url, headers, body } = phoneRequest(provider, sent, 'https://api.twilio.com/')
    expect(headers.authorization).toBe(`Basic ${Buffer.from('AC1:sesame').toString('base64')}`)
    return [new URL(url).pathname, Object.fromEntries(new URLSearchParams(body))]
  }
  const [texts, calls] = ['Messages', 'Calls'].map(
    (name) => `/2010-04-01/Accounts/AC1/${name}.json`,
  )

  it('is a text message with a sender or a messaging service, or a call', () => {
    const text = { To: '+15550123', Body: 'R & B' }
    expect(fieldsOf({ default_from: '+1' }, 'text')).toEqual([texts, { ...text, From: '+1' }])
    expect(fieldsOf({ default_from: '+1' }, 'text', '+2')).toEqual([texts, { ...text, From: '+2' }])
    expect(fieldsOf({ mssid: 'MG1' }, 'text')).toEqual([
      texts,
      { ...text, MessagingServiceSid: 'MG1' },
    ])
    expect(fieldsOf({ default_from: '+1' }, 'voice')).toEqual([
      calls,
      { To: '+15550123', From: '+1', Twiml: '<Response><Say>R &#38; B</Say></Response>' },
    ])
  })
})
