import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  receiverTrust,
  startTestServer,
  type TestServer,
  until,
} from '@latchkey/testkit'
import { TOTP } from 'otpauth'
import type { Email } from 'postal-mime'
import { startTenantSmtp, type TenantSmtp } from '../tenant-smtp.ts'
import {
  type Application,
  createApplication,
  createUser,
  exchange,
  password,
} from './application.ts'
import { connection, grant, templates, tenantMailCalls } from './tenant-mail-calls.ts'

/** The mail settings of a tenant, and the mails that follow from them. */
let smtp: TenantSmtp
let server: TestServer
let app: Application
const provider = '/api/v2/emails/provider'
const secret = 'pa:ss of the tenant'
const grantNames = ['passwordless/otp', 'password-realm', 'mfa-oob']
const ciba = 'urn:openid:params:grant-type:ciba'
beforeAll(async () => {
  smtp = await startTenantSmtp()
  server = await startTestServer({ config: await receiverTrust() })
  app = await createApplication(server.tenant, {
    client: { grant_types: ['authorization_code', ciba, ...grantNames.map(grant)] },
  })
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
const { call, template, logged, management, connect, start, redeem } = tenantMailCalls(() => ({
  tenant: server.tenant,
  app,
}))

describe('the mail server of a tenant', () => {
  it('gets e-mails over TLS, with its password and sender address', async () => {
    await call('signup', { email: 'ada@example.com', password })
    const mail = await smtp.mailTo('ada@example.com', '/lo/verify_email')
    expect(mail.from?.address).toBe('no-reply@northwind.example')
    expect(smtp.users).toContain(`mailer:${secret}`)
  })

  it('has a password that is encrypted at rest and never answered', async () => {
    const { text } = await server.tenant.request('GET', provider)
    const { rows } = await server.database.query(
      'select * from email_providers union all select null, null, null, null, data, null, null, null, null from logs',
    )
    expect(JSON.stringify([text, rows, server.log])).not.toContain(secret)
    expect(text).toContain('"smtp_user":"mailer"')
    const again = { name: 'smtp', credentials: credentialsOf('localhost') }
    expect((await server.tenant.request('POST', provider, { json: again })).status).toBe(409)
  })

  it('has settings: headers of each e-mail, and none of other providers', async () => {
    const patch = (json: object) => server.tenant.request('PATCH', provider, { json })
    const settings = { headers: { 'X-SES-Configuration-Set': 'log-ins' } }
    expect((await patch({ settings })).body.settings).toEqual(settings)
    await call('signup', { email: 'headers@example.com', password })
    const mail = await smtp.mailTo('headers@example.com', '/lo/verify_email')
    expect(mail.headers).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ key: 'x-ses-configuration-set', value: 'log-ins' }),
        expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
      ]),
    )
    const foreign = await patch({ settings: { message: { view_content_link: true } } })
    expect([foreign.status, foreign.body.errorCode]).toEqual([400, 'invalid_body'])
    expect((await patch({ settings: null })).body).not.toHaveProperty('settings')
  })

  it('that refuses an e-mail does not fail the sign-up; the log has the failed delivery', async () => {
    smtp.refuseBy(550)
    const email = 'lost@example.com'
    expect((await call('signup', { email, password })).status).toBe(200)
    await until('an entry', async () => (await logged('fn', email)).length === 1)
    const [entry] = await logged('fn', email)
    expect(entry).toMatchObject({ details: { mail: 'verify-email', code: '550' } })
    expect(JSON.stringify(entry)).not.toContain('ticket=')
    smtp.refuseBy(undefined)
  })

  it.each([['10.1.2.3'], ['169.254.169.254']])('is not connected to at %s', async (host) => {
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
    [
      { name: 'smtp', credentials: { smtp_host: 'a.example', smtp_port: 25, smtp_pass: 'x' } },
      '`smtp_user` is required with `smtp_pass`',
    ],
    [{ name: 'smtp', credentials: { api_key: 'k' } }, "'This credential is not allowed for smtp'"],
    [
      { name: 'smtp', credentials: { smtp_host: 'a.example' } },
      "'`smtp_host` and `smtp_port` are required'",
    ],
  ])('is refused as %j', async (json, sentence) => {
    const { status, body } = await server.tenant.request('PATCH', provider, { json })
    expect([status, body.message]).toEqual([400, expect.stringContaining(sentence)])
  })
})

describe('a template', () => {
  it('renders the e-mail, with values escaped', async () => {
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
    const visitor = createVisitor(server)
    const page = await visitor.submit(await visitor.visit(link), {})
    expect(page.text).toContain(
      `href="https://app.example.com/${app.clientId}?email=grace%40example`,
    )
    await smtp.mailTo(email, `Welcome ${email}`)
  })

  it('that is disabled is not used', async () => {
    const path = `${templates}/verify_email`
    await server.tenant.request('PATCH', path, { json: { enabled: false } })
    await call('signup', { email: 'plain@example.com', password })
    const mail = await smtp.mailTo('plain@example.com', '/lo/verify_email')
    expect(mail.subject).toBe('Confirm your email address')
    await server.tenant.request('PATCH', path, { json: { enabled: true } })
  })

  it('renders invitations, with the organization and the inviter', async () => {
    const post = async (path: string, json: object) =>
      (await server.tenant.request('POST', `/api/v2${path}`, { json })).body
    await template('user_invitation', {
      subject: '{{ inviter.name }} of {{ organization.display_name }}',
      body: '<p>{{ url }} for {{ email }}</p>',
    })
    const { client_id } = await post('/clients', {
      name: 'Walks',
      organization_usage: 'allow',
      initiate_login_uri: 'https://app.example.com/login',
    })
    const { id } = await post('/organizations', { name: 'walkers', display_name: 'Walkers' })
    const email = 'invited@example.com'
    const made = await post(`/organizations/${id}/invitations`, {
      inviter: { name: 'Grace' },
      invitee: { email },
      client_id,
    })
    const mail = await smtp.mailTo(email, 'Grace of Walkers')
    expect(mail.html).toContain(`${made.invitation_url.replaceAll('&', '&amp;')} for ${email}`)
    const rows = await server.database.query('select * from organization_invitations')
    const logs = await server.database.query('select data from logs')
    expect(JSON.stringify([rows.rows, logs.rows, server.log])).not.toContain(made.ticket_id)
  })

  it('is also used by jobs', async () => {
    const user_id = await createUser(server.tenant, 'job@example.com')
    const sent = { json: { user_id, client_id: app.clientId } }
    const path = '/api/v2/jobs/verification-email'
    const { status, body } = await server.tenant.request('POST', path, sent)
    expect([status, body]).toEqual([
      201,
      {
        id: body.id,
        type: 'verification_email',
        status: 'pending',
        created_at: body.created_at,
      },
    ])
    await smtp.mailTo('job@example.com', 'Hello Ada')
    expect((await server.tenant.request('GET', `/api/v2/jobs/${body.id}`)).body).toEqual({
      ...body,
      status: 'completed',
      percentage_done: 100,
    })
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
  ])('is refused for %s', async (body) => {
    const path = `${templates}/verify_email`
    const before = (await server.tenant.request('GET', path)).body
    const patched = await server.tenant.request('PATCH', path, { json: { body } })
    expect([patched.status, patched.body.message]).toEqual([
      400,
      expect.stringMatching(/The Liquid template is invalid: .+ on property body/),
    ])
    expect((await server.tenant.request('GET', path)).body).toEqual(before)
  })

  it('can only access values', async () => {
    const members = '{{ user.constructor }}{{ user.__proto__ }}{{ "a".constructor.name }}|'
    const path = `${templates}/reset_email`
    await template('reset_email', { body: `${members}{{ url }}`, subject: 'Reset' })
    await call('change_password', { email: 'ada@example.com' })
    const mail = await smtp.mailTo('ada@example.com', '/lo/reset')
    expect(mail.html?.startsWith('|http')).toBe(true)
    expect((await server.tenant.request('PUT', path, { json: {} })).status).toBe(400)
  })
})

const codeIn = ({ html }: Email) => /\b\d{6}\b/.exec(html ?? '')?.[0] ?? ''
const linkIn = ({ html }: Email) => /href="([^"]+)"/.exec(html ?? '')?.[1] ?? ''

describe('the e-mail with a code or link to log in', () => {
  it('uses the template for codes, in the requested language', async () => {
    await connect('email', {})
    await template('auth_email_by_code', {
      body: '<p>{{ code }} {{ send }} {{ request_language }} {{ connection.name }} {{ email }}</p>',
      subject: 'By the tenant, of {{ application.name }}',
    })
    const email = 'new@example.com'
    await start(email, { connection: 'email', send: 'code' })
    const mail = await smtp.mailTo(email, 'By the tenant, of Books')
    expect(mail.from?.address).toBe('no-reply@northwind.example')
    expect(mail.html).toContain(` code de email ${email}</p>`)
    expect((await redeem(email, 'email', codeIn(mail))).status).toBe(200)
    await start(email, { connection: 'email', send: 'link' })
    const ours = await smtp.mailTo(email, 'Ihr Anmeldelink für')
    expect(ours.html).not.toContain('By the tenant')
  })

  it('prefers the texts of the connection to the template', async () => {
    const id = await connect('own', {
      from: '{{ application.name }} <own@northwind.example>',
      subject: 'By the connection: {{ send }}\r\nBcc: eve@example.com',
      body: `{% if send == 'link' %}<a href="{{ link }}">in</a>{% else %}<b>{{ code }}</b>{% endif %}`,
      syntax: 'liquid',
    })
    const email = 'own@example.com'
    await start(email, { connection: 'own', send: 'code' })
    const mail = await smtp.mailTo(email, 'By the connection: code')
    expect(mail.from).toMatchObject({
      name: expect.stringMatching(/^Books /),
      address: 'own@northwind.example',
    })
    expect([mail.bcc, mail.to?.length]).toEqual([undefined, 1])
    expect((await redeem(email, 'own', codeIn(mail))).status).toBe(200)

    const elsewhere = { state: 'https://evil.example.com/' }
    await start(email, { connection: 'own', send: 'link', authParams: elsewhere })
    const link = linkIn(await smtp.mailTo(email, 'By the connection: link'))
    expect(link.startsWith(`${server.tenant.baseUrl}/lo/login?ticket=`)).toBe(true)
    const visitor = createVisitor(server)
    const away = await visitor.submit(await visitor.visit(link), {})
    expect([away.isAway, away.url.origin]).toEqual([true, new URL(app.redirectUri).origin])

    const options = { email: { subject: 'Only the subject', body: '' } }
    await management('PATCH', `/connections/${id}`, { options })
    await start(email, { connection: 'own', send: 'code' })
    const mixed = await smtp.mailTo(email, 'Only the subject')
    expect(mixed.html).toContain(` code de own ${email}</p>`)
    const wrong = { options: { email: { body: '{{ code' } } }
    const refused = await management('PATCH', `/connections/${id}`, wrong)
    expect([refused.status, refused.body.message]).toEqual([
      400,
      expect.stringContaining('on property options.email.body'),
    ])
  })

  it.each([
    [
      'a text that doubles',
      '{% assign a = code %}{% for i in (1..40) %}{% assign a = a | append: a %}{% endfor %}{{ a }}',
    ],
    ['a loop without end', '{% for i in (1..9999999) %}{{ code }}{% endfor %}'],
  ])(
    'uses the default texts when the template fails by %s, which is logged',
    async (_, failing) => {
      const name = `failing-${failing.length}`
      const email = `${name}@example.com`
      const body = `{% if email == '${email}' %}${failing}{% endif %}`
      await connect(name, { body, subject: 'Never sent' })
      await start(email, { connection: name, send: 'code' })
      const mail = await smtp.mailTo(email, 'Ihr Einmalcode für')
      const [, code = ''] = /^(\d{6})$/m.exec(mail.text ?? '') ?? []
      expect(mail.html).toContain(code)
      expect((await redeem(email, name, code)).status).toBe(200)
      const [entry] = await logged('fn', email)
      expect(entry).toMatchObject({
        connection: name,
        details: {
          mail: 'email-code',
          reason: expect.stringMatching(/^memory alloc limit exceeded, line:1/),
        },
      })
      expect(JSON.stringify(entry)).not.toContain(code)
    },
  )
})

describe('a code of a second factor', () => {
  it('uses its template', async () => {
    await template('mfa_oob_code', {
      body: '<p>{{ code }} for {{ user.given_name }} at {{ application.name }}</p>',
      subject: 'Second step',
    })
    const email = 'guarded@example.com'
    const id = encodeURIComponent(await createUser(server.tenant, email))
    await management('PATCH', `/users/${id}`, { email_verified: true })
    const totp_secret = new TOTP().secret.base32
    await management('POST', `/users/${id}/authentication-methods`, { type: 'totp', totp_secret })
    await management('PUT', '/guardian/factors/email', { enabled: true })
    await management('PUT', '/guardian/policies', ['all-applications'])
    const members = { grant_type: grant('password-realm'), realm: connection, username: email }
    const { mfa_token } = (await exchange(server, app, { ...members, password })).body
    const request = { mfa_token, client_id: app.clientId, challenge_type: 'oob' }
    const challenge = await server.tenant.request('POST', '/mfa/challenge', {
      token: null,
      json: request,
    })
    const mail = await smtp.mailTo(email, 'Second step')
    expect(mail.html).toContain(' for Ada at Books')
    const { oob_code } = challenge.body
    const proof = { mfa_token, oob_code, binding_code: codeIn(mail) }
    const let_in = await exchange(server, app, { grant_type: grant('mfa-oob'), ...proof })
    expect(let_in.status).toBe(200)
    await management('PUT', '/guardian/policies', [])
  })
})

describe('an enrollment ticket', () => {
  const invite = (json: object) => management('POST', '/guardian/enrollments/ticket', json)

  it('is e-mailed to its user, in the default texts of the requested language', async () => {
    const email = 'invited@example.com'
    const user_id = await createUser(server.tenant, email)
    const { status, body } = await invite({ user_id, send_mail: true, email_locale: 'es-AR' })
    const mail = await smtp.mailTo(email, 'Proteja su cuenta')
    expect([status, linkIn(mail)]).toEqual([200, body.ticket_url])
    expect((await createVisitor(server).visit(linkIn(mail))).status).toBe(200)
  })

  it('is e-mailed with its template, to the requested address', async () => {
    await template('enrollment_email', {
      body: '<a href="{{ link }}">{{ user.email }}</a>',
      subject: 'Enroll, {{ email }}',
      urlLifetimeInSeconds: 600,
    })
    const user_id = await createUser(server.tenant, 'enrolled@example.com')
    const named = 'office@example.com'
    const { body } = await invite({ user_id, send_mail: true, email: named })
    const mail = await smtp.mailTo(named, `Enroll, ${named}`)
    expect([linkIn(mail), mail.html]).toEqual([
      body.ticket_url,
      expect.stringContaining('>enrolled@example.com<'),
    ])
    const { rows } = await server.database.query(
      'select extract(epoch from expires_at - created_at)::int as seconds from tickets order by created_at desc limit 1',
    )
    expect(rows).toEqual([{ seconds: 600 }])
    const count = smtp.received.length
    expect((await invite({ user_id, email: named })).status).toBe(200)
    const malformed = await invite({ user_id, send_mail: true, email: 'a@b.example, c@d.example' })
    expect([malformed.status, malformed.body.message]).toEqual([
      400,
      expect.stringContaining('on property email'),
    ])
    await start('last@example.com', { connection: 'email', send: 'code' })
    await smtp.mailTo('last@example.com', 'By the tenant')
    expect(smtp.received).toHaveLength(count + 1)
  })
})

describe('a request for approval', () => {
  it('is e-mailed with its template', async () => {
    await template('async_approval', {
      body: '<a href="{{ url }}">{{ binding_message }}</a>',
      subject: '{{ application.name }} asks',
    })
    const email = 'approver@example.com'
    const sub = await createUser(server.tenant, email)
    const iss = `${server.tenant.baseUrl}/`
    const { status } = await server.tenant.request('POST', '/bc-authorize', {
      token: null,
      form: {
        client_id: app.clientId,
        client_secret: app.clientSecret,
        scope: 'openid',
        login_hint: JSON.stringify({ format: 'iss_sub', iss, sub }),
        binding_message: 'Order <1815>',
      },
    })
    expect(status).toBe(200)
    const mail = await smtp.mailTo(email, 'asks')
    expect(mail.html).toContain('Order &lt;1815&gt;')
    expect(linkIn(mail).startsWith(`${iss}lo/approval?ticket=`)).toBe(true)
  })
})
