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
import { authorizeUrl, createApplication } from '../authentication/application.ts'
import { mailTo } from '../authentication/mail-folder.ts'
import { theme } from '../resources/theme.ts'

/*
 * Sign-ups whose addresses are verified by a code: the page asks for it before the user is created,
 * and does not reveal whether the address has an account.
 */

let server: TestServer
let gateway: Receiver
let aheadMs = 0
beforeAll(async () => {
  gateway = await startReceiver()
  server = await startTestServer({
    now: () => new Date(Date.now() + aheadMs),
    config: { ...(await receiverTrust()), phoneMessagesHourlyMax: 20 },
  })
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
const email = { verification_method: 'otp' }
const phone_number = { signup: { status: 'required', verification: { active: true } } }
let made = 0

/** A connection with these attributes, and its sign-up page. */
async function signUpPage(attributes: object) {
  const app = await createApplication(server.tenant)
  made += 1
  const { body } = await server.tenant.request('POST', '/api/v2/connections', {
    json: {
      name: `Codes-${made}`,
      strategy: 'auth0',
      options: { attributes },
      enabled_clients: [app.clientId],
    },
  })
  expect(body.message).toBeUndefined()
  const connection: string = body.name
  const open = async () => {
    const visitor = createVisitor(server)
    const parameters = { connection, screen_hint: 'signup' }
    return { visitor, page: await visitor.visit(authorizeUrl(server.tenant, app, parameters)) }
  }
  return { app, connection, id: body.id as string, open, ...(await open()) }
}

const usersOf = async (connection: string) => {
  const q = encodeURIComponent(`identities.connection:"${connection}"`)
  return (await server.tenant.request('GET', `/api/v2/users?q=${q}`)).body
}
const codeIn = (text: string | undefined) => /\b\d{6}\b/.exec(text ?? '')?.[0] ?? ''
const codeTo = async (address: string, count = 1) => codeIn(await mailTo(server, address, count))
const wrong = (code: string) => String((Number(code) + 1) % 1e6).padStart(6, '0')

async function messageTo(number: string): Promise<string> {
  const found = () => gateway.received.find(({ event }) => event.recipient === number)
  await until(`a message to ${number}`, () => found() !== undefined)
  return codeIn(found()?.event.body)
}

describe('a sign-up with an e-mail address that is verified by a code', () => {
  it('creates the user after the code, with a verified address', async () => {
    const { visitor, page, connection } = await signUpPage({ email })
    const asking = await visitor.submit(page, { email: 'ada@example.com', password })
    expect([asking.status, asking.url.pathname]).toEqual([
      200,
      expect.stringMatching(/\/signup-code$/),
    ])
    expect(asking.text).toContain('ada@example.com')
    expect(await usersOf(connection)).toEqual([])
    const code = await codeTo('ada@example.com')
    const { rows } = await server.database.query(
      `select row_to_json(c)::text as row from email_codes c
        union all select payload::text from oidc_records where model = 'PendingSignUp'`,
    )
    for (const secret of [code, password, 'argon2']) {
      expect(JSON.stringify(rows)).not.toContain(secret)
    }
    const again = await visitor.submit(asking, { code: wrong(code) })
    expect([again.status, again.text]).toEqual([400, expect.stringContaining('code-error')])
    const end = await visitor.submit(again, { code: `${code.slice(0, 3)} ${code.slice(3)}` })
    expect(end.url.searchParams.get('code')).toBeTruthy()
    expect(await usersOf(connection)).toMatchObject([
      { email: 'ada@example.com', email_verified: true },
    ])
    const { body: logs } = await server.tenant.request(
      'GET',
      '/api/v2/logs?q=user_name:"ada@example.com"',
    )
    const types: string[] = logs.map(({ type }: { type: string }) => type)
    expect(types).toEqual(expect.arrayContaining(['cls', 'fs', 'ss', 'sv']))
    expect(await mailTo(server, 'ada@example.com', 1)).toContain(code)
  })

  it('does not reveal an account, and mails its owner', async () => {
    const { visitor, page, connection } = await signUpPage({ email })
    await server.tenant.request('POST', '/api/v2/users', {
      json: { connection, email: 'taken@example.com', password, email_verified: true },
    })
    const asking = await visitor.submit(page, { email: 'taken@example.com', password })
    expect([asking.status, asking.url.pathname]).toEqual([
      200,
      expect.stringMatching(/\/signup-code$/),
    ])
    const mail = await mailTo(server, 'taken@example.com', 1)
    expect([codeIn(mail), mail]).toEqual(['', expect.stringContaining('already')])
    expect((await visitor.submit(asking, { code: '123456' })).status).toBe(400)
    expect(await usersOf(connection)).toHaveLength(1)
  })

  it('sends another code, after which the one before is wrong', async () => {
    const { visitor, page, connection } = await signUpPage({ email })
    const asking = await visitor.submit(page, { email: 'again@example.com', password })
    const first = await codeTo('again@example.com')
    const sent = await visitor.submit(asking, { send: 'true' })
    expect(sent.status).toBe(200)
    const second = await codeTo('again@example.com', 2)
    if (second !== first) expect((await visitor.submit(sent, { code: first })).status).toBe(400)
    const end = await visitor.submit(sent, { code: second })
    expect(end.url.searchParams.get('code')).toBeTruthy()
    expect(await usersOf(connection)).toHaveLength(1)
  })

  it('refuses the code of another log-in, a late one, and the right one after five wrong ones', async () => {
    const { visitor, page, open, connection } = await signUpPage({ email })
    const asking = await visitor.submit(page, { email: 'once@example.com', password })
    const code = await codeTo('once@example.com')
    const other = await open()
    const others = await other.visitor.submit(other.page, { email: 'once@example.com', password })
    const second = await codeTo('once@example.com', 2)
    if (second !== code) {
      expect((await other.visitor.submit(others, { code })).status).toBe(400)
    }
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await other.visitor.submit(others, { code: wrong(second) })).status).toBe(400)
    }
    expect((await other.visitor.submit(others, { code: second })).status).toBe(400)
    aheadMs += 15 * 60 * 1000
    expect((await visitor.submit(asking, { code })).status).toBe(400)
    expect(await usersOf(connection)).toEqual([])
  })

  it('creates one user for two forms at once', async () => {
    const { visitor, page, connection } = await signUpPage({ email })
    const asking = await visitor.submit(page, { email: 'twice@example.com', password })
    const code = await codeTo('twice@example.com')
    const ends = await Promise.all([1, 2].map(() => visitor.submit(asking, { code })))
    expect(ends.some(({ url }) => url.searchParams.has('code'))).toBe(true)
    expect(await usersOf(connection)).toHaveLength(1)
  })

  it('ends if the connection is closed for sign-ups meanwhile', async () => {
    const { visitor, page, connection, id } = await signUpPage({ email })
    const asking = await visitor.submit(page, { email: 'late@example.com', password })
    const code = await codeTo('late@example.com')
    const options = { attributes: { email }, disable_signup: true }
    await server.tenant.request('PATCH', `/api/v2/connections/${id}`, { json: { options } })
    const end = await visitor.submit(asking, { code })
    expect([end.status, await usersOf(connection)]).toEqual([403, []])
  })
})

describe('a sign-up with a phone number that is verified', () => {
  it('creates the user after the code by text message', async () => {
    const { visitor, page, connection } = await signUpPage({ phone_number })
    const typed = { phone_number: '+1 415 555 0142', password }
    const asking = await visitor.submit(page, typed)
    expect(asking.text).toContain('+14155550142')
    expect(await usersOf(connection)).toEqual([])
    const end = await visitor.submit(asking, { code: await messageTo('+14155550142') })
    expect(end.url.searchParams.get('code')).toBeTruthy()
    expect(await usersOf(connection)).toMatchObject([
      { phone_number: '+14155550142', phone_verified: true },
    ])
  })

  it('asks for both codes, if the e-mail address is verified too', async () => {
    const { visitor, page, connection } = await signUpPage({ email, phone_number })
    const typed = { email: 'both@example.com', phone_number: '+14155550143', password }
    const first = await visitor.submit(page, typed)
    const second = await visitor.submit(first, { code: await codeTo('both@example.com') })
    expect([second.text, await usersOf(connection)]).toEqual([
      expect.stringContaining('+14155550143'),
      [],
    ])
    const end = await visitor.submit(second, { code: await messageTo('+14155550143') })
    expect(end.url.searchParams.get('code')).toBeTruthy()
    expect(await usersOf(connection)).toMatchObject([
      { email_verified: true, phone_verified: true },
    ])
  })

  it.each<[object, string]>([
    [{}, '+1 415 555 0144'],
    [{ formatting: 'regional' }, '(415) 555-0144'],
    [{ masking: 'show_all', formatting: 'international' }, '+1 415 555 0144'],
    [{ masking: 'hide_country_code' }, ' 415 555 0144'],
    [{ masking: 'mask_digits' }, '+* *** *** 0144'],
    [{ masking: 'mask_digits', formatting: 'regional' }, '(***) ***-0144'],
  ])('shows the number as the theme displays it: %j', async (phone_display, shown) => {
    const path = '/api/v2/branding/themes'
    const json = { ...theme, identifiers: { phone_display } }
    const { body } = await server.tenant.request('POST', path, { json })
    try {
      const { visitor, page } = await signUpPage({ phone_number })
      const typed = { phone_number: '+14155550144', password }
      const { text } = await visitor.submit(page, typed)
      expect(text).toContain(shown)
      expect(text).not.toContain('+14155550144')
      if (!shown.startsWith('+')) expect(text).not.toContain('+1 ')
    } finally {
      await server.tenant.request('DELETE', `${path}/${body.themeId}`)
    }
  })

  it('refuses a number to which no message can be sent', async () => {
    const { visitor, page } = await signUpPage({ phone_number })
    const again = await visitor.submit(page, { phone_number: '+1415', password })
    expect([again.status, again.text]).toEqual([400, expect.stringContaining('phone_number-error')])
  })
})

describe('a sign-up without verification of the e-mail address', () => {
  it('mails no link', async () => {
    const signup = { status: 'required', verification: { active: false } }
    const { visitor, page, connection } = await signUpPage({ email: { signup } })
    const end = await visitor.submit(page, { email: 'quiet@example.com', password })
    expect(end.url.searchParams.get('code')).toBeTruthy()
    expect(await usersOf(connection)).toMatchObject([{ email_verified: false }])
    const { rows } = await server.database.query(
      "select 1 from tickets t join users u using (tenant_id, user_id) where u.email = 'quiet@example.com'",
    )
    expect(rows).toEqual([])
  })
})
