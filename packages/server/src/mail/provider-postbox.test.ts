import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type Receiver, receiverTrust, startReceiver } from '@latchkey/testkit'
import { createOutbound, type Outbound, type OutboundRequest } from '../outbound/outbound.ts'
import type { Mail, TenantProvider } from './mail.ts'
import { openProviderPostbox } from './provider-postbox.ts'

/** A double of the APIs of all providers, over HTTPS and the guarded way out. */
let double: Receiver
let outbound: Outbound
let answer = { status: 202, body: '{}' }
/** The requests to the provider, recorded before they reach the double. */
let requests: OutboundRequest[] = []
beforeAll(async () => {
  double = await startReceiver((_, response) => {
    response.writeHead(answer.status).end(answer.body)
  })
  const { outboundCa: ca, outboundPrivateNetworks: privateNetworks } = await receiverTrust()
  outbound = createOutbound({ privateNetworks, ca, timeoutMs: 10_000, socketsMax: 2 })
})
afterAll(async () => {
  await outbound.close()
  await double.kill()
})

const mail: Mail = {
  kind: 'verify-email',
  to: 'ada@example.com',
  fromName: 'North "Wind"\r\nBcc: x@example.com',
  subject: 'Hello\r\nthere',
  text: 'Welcome, ä.',
  html: '<p>Welcome, ä.</p>',
  language: 'en',
  secret: 's',
}

async function post(
  name: TenantProvider['name'],
  credentials: TenantProvider['credentials'],
  settings: TenantProvider['settings'] = {},
) {
  requests = []
  const server = { name, credentials, settings, from: 'no-reply@northwind.example', version: '1' }
  const postbox = openProviderPostbox({
    server,
    tenantId: 'ten_1',
    outbound: {
      send(request) {
        requests.push(request)
        return outbound.send({ ...request, url: double.url })
      },
    },
    from: 'installation@example.com',
    now: () => new Date('2026-01-02T03:04:05Z'),
  })
  await postbox.post(mail)
  const { headers, text, event } = double.received.at(-1) ?? {}
  return { url: requests.at(-1)?.url, headers, text, event }
}

const api_key = 'key-of-the-tenant'

describe('a mail', () => {
  it('is given to SendGrid', async () => {
    const { url, headers, event } = await post('sendgrid', { api_key })
    expect(url).toBe('https://api.sendgrid.com/v3/mail/send')
    expect(headers?.authorization).toBe(`Bearer ${api_key}`)
    expect(event).toEqual({
      personalizations: [{ to: [{ email: mail.to }] }],
      from: { email: 'no-reply@northwind.example', name: 'North "Wind" Bcc: x@example.com' },
      subject: 'Hello there',
      content: [
        { type: 'text/plain', value: mail.text },
        { type: 'text/html', value: mail.html },
      ],
    })
  })

  it('has the settings of SES and Mandrill', async () => {
    const keys = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'a-secret', region: 'eu-west-1' }
    const bySes = await post('ses', keys, { message: { configuration_set_name: 'log-ins' } })
    expect(bySes.event).toMatchObject({ ConfigurationSetName: 'log-ins' })
    const byMandrill = await post('mandrill', { api_key }, { message: { view_content_link: true } })
    expect(byMandrill.event).toMatchObject({ message: { view_content_link: true } })
    expect((await post('ses', keys)).event).not.toHaveProperty('ConfigurationSetName')
  })

  it.each([
    [undefined, 'https://api.mailgun.net/v3/mg.example.com/messages'],
    ['eu', 'https://api.eu.mailgun.net/v3/mg.example.com/messages'],
  ])('is given to Mailgun in the region %s', async (region, wanted) => {
    const { url, headers, text } = await post('mailgun', {
      api_key,
      domain: 'mg.example.com',
      region,
    })
    expect(url).toBe(wanted)
    const basic = Buffer.from(`api:${api_key}`).toString('base64')
    expect(headers?.authorization).toBe(`Basic ${basic}`)
    expect(Object.fromEntries(new URLSearchParams(text))).toEqual({
      from: '"North Wind Bcc: x@example.com" <no-reply@northwind.example>',
      to: mail.to,
      subject: 'Hello there',
      text: mail.text,
      html: mail.html,
    })
  })

  it('is given to Mandrill, which answers 200 for what it refuses', async () => {
    answer = { status: 200, body: '[{"status":"sent"}]' }
    const { url, event } = await post('mandrill', { api_key })
    expect(url).toBe('https://mandrillapp.com/api/1.0/messages/send')
    expect(event).toMatchObject({ key: api_key, message: { to: [{ email: mail.to, type: 'to' }] } })
    answer = { status: 200, body: '[{"status":"rejected","reject_reason":"hard-bounce"}]' }
    await expect(post('mandrill', { api_key })).rejects.toMatchObject({ responseCode: 550 })
    answer = { status: 202, body: '{}' }
  })

  it.each([
    [undefined, 'https://api.sparkpost.com/api/v1/transmissions'],
    ['eu', 'https://api.eu.sparkpost.com/api/v1/transmissions'],
  ])('is given to SparkPost in the region %s', async (region, wanted) => {
    const { url, headers, event } = await post('sparkpost', { api_key, region })
    expect([url, headers?.authorization]).toEqual([wanted, api_key])
    expect(event).toMatchObject({ recipients: [{ address: { email: mail.to } }] })
  })

  it('is given to Resend', async () => {
    const { url, headers, event } = await post('resend', { api_key })
    expect(url).toBe('https://api.resend.com/emails')
    expect(headers?.authorization).toBe(`Bearer ${api_key}`)
    expect(event).toMatchObject({ to: [mail.to], text: mail.text, html: mail.html })
  })

  it('is given to Amazon SES, signed by Signature Version 4', async () => {
    const credentials = {
      accessKeyId: 'AKIATEST',
      secretAccessKey: 'the-secret-key',
      region: 'eu-central-1',
    }
    const { url, headers, event } = await post('ses', credentials)
    expect(url).toBe('https://email.eu-central-1.amazonaws.com/v2/email/outbound-emails')
    expect(headers?.['x-amz-date']).toBe('20260102T030405Z')
    const scope = 'AKIATEST/20260102/eu-central-1/ses/aws4_request'
    expect(headers?.authorization).toMatch(
      new RegExp(
        `^AWS4-HMAC-SHA256 Credential=${scope}, SignedHeaders=[a-z0-9;-]*host.*, Signature=`,
      ),
    )
    expect(event.Destination).toEqual({ ToAddresses: [mail.to] })
    expect(event.Content.Simple.Body.Html).toEqual({ Data: mail.html, Charset: 'UTF-8' })
  })

  it('is given to Azure Communication Services, signed by HMAC', async () => {
    const accesskey = Buffer.from('a key').toString('base64')
    const connectionString = `endpoint=https://example.communication.azure.com/;accesskey=${accesskey}`
    const { url, headers, event } = await post('azure_cs', { connectionString })
    const path = '/emails:send?api-version=2023-03-31'
    expect(url).toBe(`https://example.communication.azure.com${path}`)
    expect(headers?.['x-ms-date']).toBe('Fri, 02 Jan 2026 03:04:05 GMT')
    expect(headers?.authorization).toMatch(
      /^HMAC-SHA256 SignedHeaders=x-ms-date;host;x-ms-content-sha256&Signature=[\w+/]{43}=$/,
    )
    expect(event).toEqual({
      senderAddress: 'no-reply@northwind.example',
      content: { subject: 'Hello there', plainText: mail.text, html: mail.html },
      recipients: { to: [{ address: mail.to }] },
    })
  })

  it('is given to Microsoft 365 with a token by client credentials', async () => {
    answer = { status: 200, body: '{"access_token":"at"}' }
    const credentials = { tenantId: 'a/b', clientId: 'id', clientSecret: 'secret' }
    const { url, headers, event } = await post('ms365', credentials)
    expect(requests.map((request) => request.url)).toEqual([
      'https://login.microsoftonline.com/a%2Fb/oauth2/v2.0/token',
      'https://graph.microsoft.com/v1.0/users/no-reply%40northwind.example/sendMail',
    ])
    expect(url).toBe(requests[1]?.url)
    expect(headers?.authorization).toBe('Bearer at')
    expect(event.message.toRecipients).toEqual([{ emailAddress: { address: mail.to } }])
    answer = { status: 202, body: '{}' }
  })

  it.each([
    [401, 550],
    [400, 550],
    [429, 450],
    [500, 450],
    [302, 550],
  ])('that the provider answers with %i fails as with %i', async (status, responseCode) => {
    answer = { status, body: `{"to":"${mail.to}"}` }
    const posted = post('sendgrid', { api_key })
    await expect(posted).rejects.toMatchObject({ responseCode })
    await expect(posted).rejects.not.toThrow(mail.to)
    answer = { status: 202, body: '{}' }
  })
})
