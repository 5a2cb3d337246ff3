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
import { type Application, authorizeUrl, createApplication } from '../authentication/application.ts'
import { mailTo } from '../authentication/mail-folder.ts'

/* Log-ins by code to the accounts of a database connection. */

let server: TestServer
let gateway: Receiver
beforeAll(async () => {
  gateway = await startReceiver()
  server = await startTestServer({ config: { ...(await receiverTrust()) } })
  const { status } = await server.tenant.request('POST', '/api/v2/branding/phone/providers', {
    json: {
      name: 'custom',
      configuration: { gateway_url: gateway.url, delivery_methods: ['text'] },
      credentials: { gateway_token: 'sesame' },
    },
  })
  expect(status).toBe(201)
})
afterAll(async () => {
  await server.stop()
  await gateway.kill()
})

const password = 'Between-engine-and-loom-1843'
const enabled = { enabled: true }
let made = 0

interface Place {
  readonly app: Application
  readonly connection: string
  readonly id: string
}

async function connect(options: object): Promise<Place> {
  const app = await createApplication(server.tenant)
  made += 1
  const json = {
    name: `Otp-${made}`,
    strategy: 'auth0',
    options,
    enabled_clients: [app.clientId],
  }
  const { body } = await server.tenant.request('POST', '/api/v2/connections', { json })
  expect(body.message).toBeUndefined()
  return { app, connection: body.name, id: body.id }
}

async function open({ app, connection }: Place, parameters: Readonly<Record<string, string>> = {}) {
  const visitor = createVisitor(server)
  const url = authorizeUrl(server.tenant, app, { connection, ...parameters })
  return { visitor, page: await visitor.visit(url) }
}

const create = async ({ connection }: Place, user: object) => {
  const json = { connection, password, ...user }
  const { status, body } = await server.tenant.request('POST', '/api/v2/users', { json })
  expect([status, body.message]).toEqual([201, undefined])
  return body.user_id as string
}

const usersOf = async ({ connection }: Place) => {
  const q = encodeURIComponent(`identities.connection:"${connection}"`)
  return (await server.tenant.request('GET', `/api/v2/users?q=${q}`)).body
}
const codeIn = (text: string | undefined) => /\b\d{6}\b/.exec(text ?? '')?.[0] ?? ''
const codeTo = async (address: string, count = 1) => codeIn(await mailTo(server, address, count))

/** The sign-up page of an invited user, who has accepted. */
async function openInvitation({ app, id }: Place, email: string) {
  const send = async (method: string, path: string, json: object) =>
    (await server.tenant.request(method, `/api/v2${path}`, { json })).body
  await send('PATCH', `/clients/${app.clientId}`, {
    organization_usage: 'allow',
    initiate_login_uri: 'https://app.example.com/login',
  })
  const { id: organization } = await send('POST', '/organizations', {
    name: `org-${made}`,
    enabled_connections: [{ connection_id: id }],
  })
  const { invitation_url } = await send('POST', `/organizations/${organization}/invitations`, {
    inviter: { name: 'Grace Hopper' },
    invitee: { email },
    client_id: app.clientId,
    send_invitation_email: false,
  })
  const invitation = new URL(invitation_url).searchParams.get('invitation') ?? ''
  const visitor = createVisitor(server)
  const url = authorizeUrl(server.tenant, app, { invitation, organization })
  return { visitor, page: await visitor.submit(await visitor.visit(url), { action: 'accept' }) }
}

const linkTo = (path: string, text: string) =>
  new RegExp(`href="(/u/[^"]+/${path})"`).exec(text)?.[1] ?? ''

const logsOf = async (address: string): Promise<readonly string[]> => {
  const q = encodeURIComponent(`user_name:"${address}"`)
  const { body } = await server.tenant.request('GET', `/api/v2/logs?q=${q}`)
  return body.map(({ type }: { type: string }) => type)
}

const byEmail = { authentication_methods: { email_otp: enabled } }

describe('a connection with `email_otp`', () => {
  it('offers codes on the log-in page, and logs in to an account with a verified address', async () => {
    const place = await connect(byEmail)
    await create(place, { email: 'ada@example.com', email_verified: true })
    const { visitor, page } = await open(place)
    expect(page.text).toContain('name="password"')
    const asking = await visitor.visit(linkTo('email', page.text))
    const sent = await visitor.submit(asking, { email: 'ada@example.com' })
    const end = await visitor.submit(sent, { code: await codeTo('ada@example.com') })
    expect(end.url.searchParams.get('code')).toBeTruthy()
    expect(await usersOf(place)).toMatchObject([{ logins_count: 1 }])
    expect(await logsOf('ada@example.com')).toEqual(expect.arrayContaining(['cls']))
  })

  it.each<[string, object | undefined]>([
    ['an unverified address', { email_verified: false }],
    ['a blocked user', { email_verified: true, blocked: true }],
    ['nobody', undefined],
  ])('sends no code to %s, and does not say so', async (_, user) => {
    const place = await connect(byEmail)
    const email = `none-${made}@example.com`
    if (user) await create(place, { email, ...user })
    const { visitor, page } = await open(place)
    const asking = await visitor.visit(linkTo('email', page.text))
    const sent = await visitor.submit(asking, { email })
    expect([sent.status, sent.text]).toEqual([200, expect.stringContaining(email)])
    expect((await visitor.submit(sent, { code: '123456' })).status).toBe(400)
    expect(await logsOf(email)).toEqual(expect.arrayContaining(['f', 'fp']))
    expect(await usersOf(place)).toHaveLength(user ? 1 : 0)
  })

  it('does not offer them if users cannot log in with their address', async () => {
    const attributes = { email: { identifier: { active: false } }, username: {} }
    const { page } = await open(await connect({ ...byEmail, attributes }))
    expect([linkTo('email', page.text), page.text]).toEqual([
      '',
      expect.stringContaining('name="password"'),
    ])
  })

  it('refuses a code once the method is disabled', async () => {
    const place = await connect(byEmail)
    await create(place, { email: 'off@example.com', email_verified: true })
    const { visitor, page } = await open(place)
    const asking = await visitor.visit(linkTo('email', page.text))
    const sent = await visitor.submit(asking, { email: 'off@example.com' })
    const code = await codeTo('off@example.com')
    await server.tenant.request('PATCH', `/api/v2/connections/${place.id}`, {
      json: { options: {} },
    })
    const end = await visitor.submit(sent, { code })
    expect(end.status).toBe(400)
    expect(end.url.searchParams.get('code')).toBeNull()
  })
})

describe('an identifier-first log-in', () => {
  const identifier = (default_method: string) => ({ identifier: { default_method } })
  const attributes = {
    email: identifier('email_otp'),
    phone_number: identifier('phone_otp'),
    username: {},
  }
  const methods = { email_otp: enabled, phone_otp: enabled }
  beforeAll(async () => {
    const json = { identifier_first: true }
    await server.tenant.request('PATCH', '/api/v2/prompts', { json })
  })
  afterAll(async () => {
    const json = { identifier_first: false }
    await server.tenant.request('PATCH', '/api/v2/prompts', { json })
  })

  it('sends a code, if that is the default method, and offers the password', async () => {
    const place = await connect({ attributes, authentication_methods: methods })
    await create(place, { email: 'first@example.com', email_verified: true, username: 'first' })
    const { visitor, page } = await open(place)
    const sent = await visitor.submit(page, { username: ' First@example.com ' })
    expect(sent.text).toContain('first@example.com')
    expect(sent.text).toContain('name="method" value="password"')
    const end = await visitor.submit(sent, { code: await codeTo('first@example.com') })
    expect(end.url.searchParams.get('code')).toBeTruthy()

    const other = await open(place)
    const fields = { username: 'first@example.com', method: 'password' }
    const asking = await other.visitor.submit(other.page, fields)
    expect(asking.text).toContain('name="password"')
    const done = await other.visitor.submit(asking, { username: 'first@example.com', password })
    expect(done.url.searchParams.get('code')).toBeTruthy()
  })

  it('asks for the password of a username, and by default', async () => {
    const place = await connect({ attributes, authentication_methods: methods })
    const { visitor, page } = await open(place)
    const asked = await visitor.submit(page, { username: 'ada' })
    expect(asked.text).toContain('name="password"')
    const usual = await connect(byEmail)
    const other = await open(usual)
    const email = 'usual@example.com'
    expect((await other.visitor.submit(other.page, { username: email })).text).toContain(
      'name="password"',
    )
  })

  it.each<[readonly string[], boolean]>([
    [['username', 'email'], true],
    [['email', 'username'], false],
  ])('takes a text that may be a username by the precedence %j', async (precedence, isPassword) => {
    const validation = { allowed_types: { email: true } }
    const both = { email: identifier('email_otp'), username: { validation } }
    const options = { attributes: both, precedence, authentication_methods: methods }
    const { visitor, page } = await open(await connect(options))
    const next = await visitor.submit(page, { username: 'either@example.com' })
    expect(next.text.includes('name="password"')).toBe(isPassword)
  })

  it('sends the code to a verified phone number', async () => {
    const place = await connect({ attributes, authentication_methods: methods })
    const number = '+14155550155'
    await create(place, { phone_number: number, phone_verified: true })
    const { visitor, page } = await open(place)
    const sent = await visitor.submit(page, { username: '+1 415 555 0155' })
    const found = () => gateway.received.find(({ event }) => event.recipient === number)
    await until('the text message', () => found() !== undefined)
    const end = await visitor.submit(sent, { code: codeIn(found()?.event.body) })
    expect(end.url.searchParams.get('code')).toBeTruthy()
  })
})

describe('a connection with codes and without passwords', () => {
  const attributes = { email: { verification_method: 'otp' } }
  const authentication_methods = { email_otp: enabled, password: { enabled: false } }

  it('signs users up and logs them in by codes alone', async () => {
    const place = await connect({ attributes, authentication_methods })
    const { visitor, page } = await open(place)
    expect(page.url.pathname).toMatch(/\/email$/)
    const form = await visitor.visit(linkTo('signup', page.text))
    expect(form.text).not.toContain('name="password"')
    const asking = await visitor.submit(form, { email: 'new@example.com' })
    const end = await visitor.submit(asking, { code: await codeTo('new@example.com') })
    expect(end.url.searchParams.get('code')).toBeTruthy()
    expect(await usersOf(place)).toMatchObject([{ email_verified: true }])

    const again = await open(place)
    const sent = await again.visitor.submit(again.page, { email: 'new@example.com' })
    const done = await again.visitor.submit(sent, { code: await codeTo('new@example.com', 2) })
    expect(done.url.searchParams.get('code')).toBeTruthy()
  })

  it('refuses sign-ups with a password', async () => {
    const place = await connect({ attributes, authentication_methods })
    const json = {
      client_id: place.app.clientId,
      connection: place.connection,
      email: 'api@example.com',
      password,
    }
    const { status } = await server.tenant.request('POST', '/dbconnections/signup', {
      token: null,
      json,
    })
    expect([status, await usersOf(place)]).toEqual([400, []])
  })

  it('asks for an address that the user can log in with', async () => {
    const phone_number = { signup: { status: 'optional', verification: { active: true } } }
    const email = { ...attributes.email, signup: { status: 'optional' } }
    const both = { email, phone_number }
    const { visitor, page } = await open(
      await connect({ attributes: both, authentication_methods }),
      { screen_hint: 'signup' },
    )
    const again = await visitor.submit(page, { email: '', phone_number: '+14155550177' })
    expect([again.status, again.text]).toEqual([400, expect.stringContaining('email-error')])
  })

  it('asks an invited user, too, if codes by e-mail are off', async () => {
    const phone_number = { signup: { status: 'optional', verification: { active: true } } }
    const place = await connect({
      attributes: { email: {}, phone_number },
      authentication_methods: { phone_otp: enabled, password: { enabled: false } },
    })
    const { visitor, page } = await openInvitation(place, 'kate@example.com')
    const again = await visitor.submit(page, {})
    expect([again.status, again.text]).toEqual([400, expect.stringContaining('phone_number-error')])
    expect(await usersOf(place)).toEqual([])
  })

  it('takes the address of an invitation for verified', async () => {
    const place = await connect({ attributes, authentication_methods })
    const { visitor, page } = await openInvitation(place, 'lin@example.com')
    const end = await visitor.submit(page, {})
    expect(end.url.searchParams.get('code')).toBeTruthy()
    expect(await usersOf(place)).toMatchObject([{ email_verified: true }])
  })

  it('is closed for sign-ups that verify no address', async () => {
    const place = await connect({ authentication_methods })
    const { page } = await open(place)
    expect(linkTo('signup', page.text)).toBe('')
  })
})
