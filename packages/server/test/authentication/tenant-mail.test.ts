import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  receiverTrust,
  startTestServer,
  type TestServer,
  until,
} from '@latchkey/testkit'
import { startTenantSmtp, type TenantSmtp } from '../tenant-smtp.ts'
import { type Application, createApplication, createUser, password } from './application.ts'

/** What a tenant says of its mails, and the mails that come of it. */
let smtp: TenantSmtp
let server: TestServer
let app: Application
const connection = 'Username-Password-Authentication'
const templates = '/api/v2/email-templates'
const provider = '/api/v2/emails/provider'
const secret = 'pa:ss of the tenant'
beforeAll(async () => {
  smtp = await startTenantSmtp()
  server = await startTestServer({ config: await receiverTrust() })
  app = await createApplication(server.tenant)
  const json = {
    name: 'smtp',
    default_from_address: 'no-reply@northwind.example',
    credentials: credentialsOf('localhost'),
  }
  expect((await server.tenant.request('POST', provider, { json })).status).toBe(201)
})
afterAll(async () => {
  await server.stop()
  await smtp.stop()
})

const credentialsOf = (smtp_host: string) => ({
  smtp_host,
  smtp_port: smtp.port,
  smtp_user: 'mailer',
  smtp_pass: secret,
})
const call = (path: string, json: object) =>
  server.tenant.request('POST', `/dbconnections/${path}`, {
    token: null,
    json: { client_id: app.clientId, connection, ...json },
  })
const template = (name: string, said: object) =>
  server.tenant.request('POST', templates, {
    json: { template: name, from: null, syntax: 'liquid', enabled: true, ...said },
  })
const logged = async (type: string, email: string) => {
  const q = encodeURIComponent(`type:${type} AND user_name:"${email}"`)
  const { body } = await server.tenant.request('GET', `/api/v2/logs?q=${q}`)
  return body
}

describe('the mail server of a tenant', () => {
  it('is given mails over TLS, with its password, from its address', async () => {
    await call('signup', { email: 'ada@example.com', password })
    const mail = await smtp.mailTo('ada@example.com', '/lo/verify_email')
    expect(mail.from?.address).toBe('no-reply@northwind.example')
    expect(smtp.users).toContain(`mailer:${secret}`)
  })

  it('has a password that is sealed at rest and never told', async () => {
    const { text } = await server.tenant.request('GET', provider)
    const { rows } = await server.database.query(
      'select * from email_providers union all select null, null, null, null, data, null, null, null from logs',
    )
    expect(JSON.stringify([text, rows, server.log])).not.toContain(secret)
    expect(text).toContain('"smtp_user":"mailer"')
    const again = { name: 'smtp', credentials: credentialsOf('localhost') }
    expect((await server.tenant.request('POST', provider, { json: again })).status).toBe(409)
  })

  it('that refuses a mail fails no sign-up; the log says that it was not delivered', async () => {
    smtp.refuseBy(550)
    const email = 'lost@example.com'
    expect((await call('signup', { email, password })).status).toBe(200)
    await until('an entry', async () => (await logged('fn', email)).length === 1)
    const [entry] = await logged('fn', email)
    expect(entry).toMatchObject({ details: { mail: 'verify-email', code: '550' } })
    expect(JSON.stringify(entry)).not.toContain('ticket=')
    smtp.refuseBy(undefined)
  })

  it.each([['10.1.2.3'], ['169.254.169.254']])('is not reached at %s', async (host) => {
    const json = { credentials: credentialsOf(host) }
    await server.tenant.request('PATCH', provider, { json })
    const email = `${host}@example.com`
    await call('signup', { email, password })
    await until('an entry', async () => (await logged('fn', email)).length === 1)
    expect((await logged('fn', email))[0].details.code).toBe('refused')
    await server.tenant.request('PATCH', provider, {
      json: { credentials: credentialsOf('localhost') },
    })
  })

  it.each([
    [{ name: 'sendgrid', credentials: { api_key: 'k' } }, 'Only smtp is spoken here'],
    [{ name: 'smtp', credentials: { api_key: 'k' } }, "'It is not of smtp'"],
    [{ name: 'smtp', credentials: { smtp_host: 'a.example' } }, "'Say smtp_host and smtp_port'"],
  ])('is not taken as %j', async (json, sentence) => {
    const { status, body } = await server.tenant.request('PATCH', provider, { json })
    expect([status, body.message]).toEqual([400, expect.stringContaining(sentence)])
  })
})

describe('a template', () => {
  it('writes the mail, with what it may say escaped', async () => {
    await template('verify_email', {
      body: '<p id="x">{{ user.name }} of {{ application.name }}: <a href="{{ url }}">go</a></p>',
      subject: 'Hello {{ user.given_name }}, {{ friendly_name }}',
      from: '"Team" <team@northwind.example>',
      resultUrl: 'https://app.example.com/{{ application.clientID }}',
      includeEmailInRedirect: true,
      urlLifetimeInSeconds: 600,
    })
    const email = 'grace@example.com'
    await call('signup', { email, password, given_name: 'Grace', name: '<b>Grace</b>' })
    const mail = await smtp.mailTo(email, 'Hello Grace')
    expect(mail.from).toMatchObject({ name: 'Team', address: 'team@northwind.example' })
    expect(mail.html).toContain('&lt;b&gt;Grace&lt;/b&gt; of Books')
    const [, link = ''] = /href="([^"]+)"/.exec(mail.html ?? '') ?? []
    await template('welcome_email', { body: '<p>In</p>', subject: 'Welcome {{ user.email }}' })
    const page = await createVisitor(server).visit(link)
    expect(page.text).toContain(
      `href="https://app.example.com/${app.clientId}?email=grace%40example`,
    )
    await smtp.mailTo(email, `Welcome ${email}`)
  })

  it('that is not enabled writes nothing', async () => {
    const path = `${templates}/verify_email`
    await server.tenant.request('PATCH', path, { json: { enabled: false } })
    await call('signup', { email: 'plain@example.com', password })
    const mail = await smtp.mailTo('plain@example.com', '/lo/verify_email')
    expect(mail.subject).toBe('Confirm your email address')
    await server.tenant.request('PATCH', path, { json: { enabled: true } })
  })

  it('is sent by a job too', async () => {
    const user_id = await createUser(server.tenant, 'job@example.com')
    const sent = { json: { user_id, client_id: app.clientId } }
    const path = '/api/v2/jobs/verification-email'
    const { status, body } = await server.tenant.request('POST', path, sent)
    expect([status, body.type]).toEqual([201, 'verification_email'])
    await smtp.mailTo('job@example.com', 'Hello Ada')
    expect((await server.tenant.request('GET', `/api/v2/jobs/${body.id}`)).body).toEqual(body)
    const nobody = await server.tenant.request('POST', path, { json: { user_id: 'auth0|no' } })
    expect(nobody.status).toBe(400)
  })

  it.each([
    ['{{ user.name'],
    ['{% if %}'],
    ['{% include "secrets" %}'],
    ['{% render "../../etc/passwd" %}'],
    ['{{ "x" | no_such_filter }}'],
    ['{% for i in (1..9999999) %}{% for j in (1..9999999) %}x{% endfor %}{% endfor %}'],
    ['{% assign a = "x" %}{% for i in (1..40) %}{% assign a = a | append: a %}{% endfor %}{{ a }}'],
  ])('is refused when it says %s', async (body) => {
    const path = `${templates}/verify_email`
    const before = (await server.tenant.request('GET', path)).body
    const patched = await server.tenant.request('PATCH', path, { json: { body } })
    expect([patched.status, patched.body.message]).toEqual([
      400,
      expect.stringMatching(/It is no Liquid that can be written: .+ on property body/),
    ])
    expect((await server.tenant.request('GET', path)).body).toEqual(before)
  })

  it('sees nothing but values', async () => {
    const said = '{{ user.constructor }}{{ user.__proto__ }}{{ "a".constructor.name }}|'
    const path = `${templates}/reset_email`
    await template('reset_email', { body: `${said}{{ url }}`, subject: 'Reset' })
    await call('change_password', { email: 'ada@example.com' })
    const mail = await smtp.mailTo('ada@example.com', '/lo/reset')
    expect(mail.html?.startsWith('|http')).toBe(true)
    expect((await server.tenant.request('PUT', path, { json: {} })).status).toBe(400)
  })
})
