import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  type Receiver,
  receiverTrust,
  startReceiver,
  startTestServer,
  type TestServer,
  until,
} from '@latchkey/testkit'
import { type Application, createApplication, password } from './application.ts'

/** Mails of a tenant by the HTTP API of a provider. */
const path = '/api/v2/emails/provider'

let double: Receiver
let server: TestServer
let app: Application
let connectionString: string
beforeAll(async () => {
  double = await startReceiver((_, response) => void response.writeHead(202).end('{}'))
  server = await startTestServer({ config: await receiverTrust() })
  app = await createApplication(server.tenant)
  const accesskey = Buffer.from('a key of the tenant').toString('base64')
  connectionString = `endpoint=https://localhost:${double.port}/;accesskey=${accesskey}`
})
afterAll(async () => {
  await server.stop()
  await double.kill()
})

const send = (method: string, json?: unknown) =>
  server.tenant.request(method, path, json === undefined ? {} : { json })

describe('an e-mail provider', () => {
  it('sends the e-mails of the tenant, and its secret is encrypted and never answered', async () => {
    const from = 'no-reply@northwind.example'
    const credentials = { connectionString }
    const made = { name: 'azure_cs', default_from_address: from, credentials }
    const { status, body } = await send('POST', made)
    const expected = {
      name: 'azure_cs',
      enabled: true,
      default_from_address: from,
      credentials: {},
    }
    expect([status, body]).toEqual([201, expected])
    expect((await send('GET')).body).toEqual(expected)
    const { rows } = await server.database.query('select * from email_providers')
    expect(JSON.stringify(rows)).not.toContain('accesskey')

    const connection = 'Username-Password-Authentication'
    const json = { client_id: app.clientId, connection, email: 'ada@example.com', password }
    await server.tenant.request('POST', '/dbconnections/signup', { token: null, json })
    await until('the mail', () => double.received.length > 0)
    const [{ event } = { event: undefined }] = double.received
    expect(event.senderAddress).toBe(from)
    expect(event.recipients).toEqual({ to: [{ address: 'ada@example.com' }] })
    expect(event.content.html).toContain('/lo/verify_email')
  })

  it('is changed to another one only with its credentials', async () => {
    expect((await send('PATCH', { name: 'sendgrid' })).body.message).toContain(
      '`credentials` are required with another `name`',
    )
    const credentials = { api_key: 'k', api_user: 'mailer' }
    const { body } = await send('PATCH', { name: 'sendgrid', credentials })
    expect(body).toMatchObject({ name: 'sendgrid', credentials: { api_user: 'mailer' } })
    expect((await send('PATCH', { enabled: false })).body.name).toBe('sendgrid')
    const mailgun = { api_key: 'k', domain: 'mg.example.com', region: null }
    const changed = await send('PATCH', { name: 'mailgun', credentials: mailgun })
    expect(changed.body.credentials).toEqual({ domain: 'mg.example.com' })
  })

  it.each([
    [{ name: 'ses', credentials: { region: 'eu-west-1' } }, '`accessKeyId` and `secretAccessKey`'],
    [
      { name: 'ses', credentials: { accessKeyId: 'a', secretAccessKey: 'b', region: null } },
      '`region` are required',
    ],
    [{ name: 'ses', credentials: { region: 'x.example.com/' } }, 'does not match pattern'],
    [{ name: 'mailgun', credentials: { api_key: 'k' } }, '`api_key` and `domain` are required'],
    [{ name: 'sendgrid', credentials: { domain: 'x' } }, 'is not allowed for sendgrid'],
    [{ name: 'azure_cs', credentials: { connectionString: 'x' } }, 'must have the form endpoint='],
    [
      { name: 'azure_cs', credentials: { connectionString: 'endpoint=http://a/;accesskey=k' } },
      'must have the form endpoint=',
    ],
  ])('is refused as %j', async (json, sentence) => {
    const { status, body } = await send('PATCH', json)
    expect([status, body.message]).toEqual([400, expect.stringContaining(sentence)])
  })

  it('can be deleted repeatedly', async () => {
    expect((await send('DELETE')).status).toBe(204)
    expect((await send('DELETE')).status).toBe(204)
    expect((await send('GET')).body.errorCode).toBe('inexistent_email_provider')
  })
})

describe('the e-mail provider `custom`', () => {
  const entries = async () => (await server.tenant.request('GET', '/api/v2/logs?q=type:fn')).body
  const resetPassword = () =>
    server.tenant.request('POST', '/dbconnections/change_password', {
      token: null,
      json: {
        client_id: app.clientId,
        connection: 'Username-Password-Authentication',
        email: 'ada@example.com',
      },
    })

  it('is stored without a gateway, and the log says what to set', async () => {
    const { status, body } = await send('POST', { name: 'custom', credentials: {} })
    expect([status, body]).toEqual([201, { name: 'custom', enabled: true, credentials: {} }])
    await resetPassword()
    await until('the entry', async () => (await entries()).length > 0)
    expect((await entries())[0]).toMatchObject({
      description: expect.stringContaining('Set it by PATCH /emails/provider'),
      user_name: 'ada@example.com',
      details: { code: 'gateway_url_missing', mail: 'reset-password' },
    })
  })

  it('posts e-mails to its gateway, with its token', async () => {
    const earlier = double.received.length
    const settings = { gateway_url: double.url }
    const credentials = { gateway_token: 'sesame' }
    const from = 'no-reply@northwind.example'
    const json = { credentials, settings, default_from_address: from }
    const { status, body, text } = await send('PATCH', json)
    expect([status, body.settings, text.includes('sesame')]).toEqual([200, settings, false])
    const { rows } = await server.database.query('select * from email_providers')
    expect(JSON.stringify(rows)).not.toContain('sesame')
    await resetPassword()
    await until('the mail', () => double.received.length > earlier)
    const { event, headers } = double.received.at(-1) ?? {}
    expect(headers?.authorization).toBe('Bearer sesame')
    expect(event).toEqual({
      to: 'ada@example.com',
      from: expect.stringContaining(`<${from}>`),
      subject: expect.stringContaining('password'),
      html: expect.stringContaining('/lo/reset'),
      text: expect.stringContaining('/lo/reset'),
      locale: 'en',
      message_type: 'reset_email',
    })
  })

  it('sends its token to the gateway alone that it was given for', async () => {
    const other = { gateway_url: 'https://other.example.com/' }
    expect((await send('PATCH', { settings: other })).body.message).toContain(
      '`credentials` are required with another `gateway_url`',
    )
    expect((await send('PATCH', { settings: { gateway_url: double.url } })).status).toBe(200)
    const { body } = await send('PATCH', { settings: other, credentials: {} })
    expect(body.settings).toEqual(other)
    expect((await send('PATCH', { settings: null })).body).not.toHaveProperty('settings')
  })

  it.each([
    [{ settings: { gateway_url: 'http://a.example.com/' } }, 'does not match pattern'],
    [
      { settings: { gateway_url: 'https://user@a.example.com/' }, credentials: {} },
      'must not have a user name or password',
    ],
    [{ settings: { message: { view_content_link: true } } }, 'is not allowed for custom'],
    [{ credentials: { api_key: 'k' } }, 'is not allowed for custom'],
    [{ name: 'resend', credentials: { api_key: 'k', gateway_token: 't' } }, 'for resend'],
    [
      { name: 'resend', credentials: { api_key: 'k' }, settings: { gateway_url: 'https://a/' } },
      'for resend',
    ],
  ])('is refused as %j', async (json, sentence) => {
    const { status, body } = await send('PATCH', json)
    expect([status, body.message]).toEqual([400, expect.stringContaining(sentence)])
  })

  it('is deleted', async () => {
    expect((await send('DELETE')).status).toBe(204)
  })
})
