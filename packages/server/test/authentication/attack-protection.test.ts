import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  type Receiver,
  receiverTrust,
  startReceiver,
  startTestServer,
  type TestServer,
  until,
} from '@latchkey/testkit'
import { startTenantSmtp, type TenantSmtp } from '../tenant-smtp.ts'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  exchange,
  password,
} from './application.ts'
import { codeIn } from './mail-folder.ts'

/** Settings of attack protection take effect at the next log-in. */
let server: TestServer
let smtp: TenantSmtp
let list: Receiver
let app: Application
let nowMs = Date.now()
const leaked = 'Leaked-Horse-9-Battery'
const hash = createHash('sha1').update(leaked).digest('hex').toUpperCase()
const path = '/api/v2/attack-protection'
beforeAll(async () => {
  list = await startReceiver((_, response) => {
    const isOurs = response.req.url === `/range/${hash.slice(0, 5)}`
    response.writeHead(200).end(`${'0'.repeat(35)}:0\r\n${isOurs ? hash.slice(5) : '1'}:42`)
  })
  smtp = await startTenantSmtp()
  server = await startTestServer({
    now: () => new Date(nowMs),
    config: { ...(await receiverTrust()), leakedPasswordsUrl: new URL('/range/', list.url).href },
  })
  app = await createApplication(server.tenant)
  const credentials = { smtp_host: 'localhost', smtp_port: smtp.port }
  const json = {
    name: 'smtp',
    default_from_address: 'no-reply@northwind.example',
    credentials: { ...credentials, smtp_user: 'mailer', smtp_pass: 'secret' },
  }
  await server.tenant.request('POST', '/api/v2/emails/provider', { json })
})
afterAll(async () => {
  await server.stop()
  await smtp.stop()
  await list.kill()
})
beforeEach(() => server.tenant.request('DELETE', '/api/v2/anomaly/blocks/ips/127.0.0.1'))

const guard = (name: string, json: object) =>
  server.tenant.request('PATCH', `${path}/${name}`, { json })

/** Tries passwords one after the other. @returns for each whether it logged in */
async function tries(username: string, ...passwords: readonly string[]): Promise<boolean[]> {
  const visitor = createVisitor(server)
  const page = await visitor.visit(authorizeUrl(server.tenant, app))
  const outcomes: boolean[] = []
  for (const typed of passwords) {
    outcomes.push((await visitor.submit(page, { username, password: typed })).isAway)
  }
  return outcomes
}

const typesOf = async (q: string): Promise<string[]> => {
  const address = `/api/v2/logs?q=${encodeURIComponent(q)}`
  const { body } = await server.tenant.request('GET', address)
  return body.map(({ type }: { type: string }) => type)
}

describe('an account', () => {
  it('is blocked after `max_attempts`, and unblocked by the link of an e-mail', async () => {
    const email = 'ada@example.com'
    await createUser(server.tenant, email)
    await guard('brute-force-protection', { max_attempts: 3 })
    expect(await tries(email, 'a', 'b', 'c', password)).toEqual([false, false, false, false])
    const mail = await smtp.mailTo(email, '/lo/unblock')
    expect(mail.text).toContain('from the IP address 127.0.0.1')
    const [link = ''] = /https:\S+\/lo\/unblock\S+/.exec(mail.text ?? '') ?? []

    const visitor = createVisitor(server)
    const confirmation = await visitor.visit(link)
    expect([confirmation.status, confirmation.text]).toEqual([
      200,
      expect.stringMatching(/<button[^>]*>Unblock</),
    ])
    expect(await tries(email, password)).toEqual([false])
    expect((await visitor.submit(confirmation, {})).status).toBe(200)
    expect((await visitor.submit(confirmation, {})).status).toBe(400)
    expect(await tries(email, 'a', 'b', password)).toEqual([false, false, true])
    const types = await typesOf(`user_name:"${email}"`)
    expect(types).toEqual(expect.arrayContaining(['limit_wc', 'ublkdu', 's']))
  })

  it('counts all addresses with the mode count_per_identifier, and is then blocked for all', async () => {
    const email = 'grace@example.com'
    const userId = await createUser(server.tenant, email)
    await guard('brute-force-protection', { mode: 'count_per_identifier', max_attempts: 2 })
    expect(await tries(email, 'a', 'b', password)).toEqual([false, false, false])
    const blocks = `/api/v2/user-blocks/${encodeURIComponent(userId)}`
    const { body } = await server.tenant.request('GET', blocks)
    expect(body.blocked_for).toEqual([{ identifier: email }])
    await server.tenant.request('DELETE', blocks)
    expect(await tries(email, 'a', password)).toEqual([false, true])
    await guard('brute-force-protection', { mode: 'count_per_identifier_and_ip' })
  })

  it.each([
    ['it is off', { enabled: false }, { enabled: true }],
    ['nothing is blocked', { shields: [] }, { shields: ['block', 'user_notification'] }],
    ['the address is let', { allowlist: ['127.0.0.0/8'] }, { allowlist: [] }],
  ])('is not blocked if %s', async (_, settings, taken) => {
    const email = `free-${Object.keys(settings)}@example.com`
    await createUser(server.tenant, email)
    await guard('brute-force-protection', { ...settings, max_attempts: 2 })
    expect(await tries(email, 'a', 'b', 'c', password)).toEqual([false, false, false, true])
    await guard('brute-force-protection', { ...taken, max_attempts: 10 })
  })
})

describe('an address', () => {
  it('is throttled until an attempt is added at its rate', async () => {
    const email = 'patient@example.com'
    await createUser(server.tenant, email)
    const stage = { 'pre-login': { max_attempts: 3, rate: 60_000 } }
    await guard('suspicious-ip-throttling', { stage })
    expect(await tries('x@example.com', 'a')).toEqual([false])
    expect(await tries('y@example.com', 'a')).toEqual([false])
    expect(await tries('z@example.com', 'a')).toEqual([false])
    expect(await tries(email, password)).toEqual([false])
    nowMs += 60_001
    expect(await tries(email, password, 'wrong', password)).toEqual([true, false, false])
    expect(await typesOf('type:limit_mu')).toContain('limit_mu')
    await guard('suspicious-ip-throttling', { allowlist: ['127.0.0.1'] })
    expect(await tries(email, password)).toEqual([true])
    await guard('suspicious-ip-throttling', {
      allowlist: [],
      stage: { 'pre-login': { max_attempts: 100 } },
    })
  })

  it('on the allow-list also logs in by a code', async () => {
    const grant_type = 'http://auth0.com/oauth/grant-type/passwordless/otp'
    const passwordless = await createApplication(server.tenant, {
      client: { grant_types: [grant_type] },
    })
    const { clientId: client_id, clientSecret: client_secret } = passwordless
    await server.tenant.request('POST', '/api/v2/connections', {
      json: { name: 'email', strategy: 'email', enabled_clients: [client_id] },
    })
    const stage = { 'pre-login': { max_attempts: 1, rate: 60_000 } }
    await guard('suspicious-ip-throttling', { stage })
    await tries('guessed@example.com', 'a', 'b')
    const email = 'coded@example.com'
    await server.tenant.request('POST', '/passwordless/start', {
      token: null,
      json: { client_id, client_secret, connection: 'email', email, send: 'code' },
    })
    const otp = codeIn((await smtp.mailTo(email, 'code')).text ?? '')
    const request = { grant_type, username: email, realm: 'email', otp }
    const statusOf = async () => (await exchange(server, passwordless, request)).status
    expect(await statusOf()).toBe(429)
    await guard('suspicious-ip-throttling', { allowlist: ['127.0.0.1'] })
    expect(await statusOf()).toBe(200)
    await guard('suspicious-ip-throttling', {
      allowlist: [],
      stage: { 'pre-login': { max_attempts: 100 } },
    })
  })

  it('is limited to the configured number of sign-ups', async () => {
    const stage = { 'pre-user-registration': { max_attempts: 2, rate: 3_600_000 } }
    await guard('suspicious-ip-throttling', { stage })
    const connection = 'Username-Password-Authentication'
    const signUp = async (email: string) => {
      const json = { client_id: app.clientId, connection, email, password }
      return (await server.tenant.request('POST', '/dbconnections/signup', { token: null, json }))
        .status
    }
    const statuses = []
    for (const name of ['one', 'two', 'three']) statuses.push(await signUp(`${name}@example.com`))
    expect(statuses).toEqual([200, 200, 429])
    await guard('suspicious-ip-throttling', { enabled: false })
  })
})

describe('a leaked password', () => {
  it('is refused, and reported, as configured', async () => {
    const email = 'stolen@example.com'
    const json = { connection: 'Username-Password-Authentication', email, password: leaked }
    await server.tenant.request('POST', '/api/v2/users', { json })
    expect(await tries(email, leaked)).toEqual([true])
    await guard('breached-password-detection', {
      enabled: true,
      shields: ['block', 'user_notification'],
      stage: { 'pre-user-registration': { shields: ['block'] } },
    })
    expect(await tries(email, leaked)).toEqual([false])
    await smtp.mailTo(email, 'Your password appeared in a data breach')
    expect(await typesOf(`user_name:"${email}"`)).toContain('pwd_leak')
    const visitor = createVisitor(server)
    const url = authorizeUrl(server.tenant, app, { screen_hint: 'signup' })
    const page = await visitor.visit(url)
    const refused = await visitor.submit(page, { email: 'new@example.com', password: leaked })
    expect([refused.isAway, refused.status]).toEqual([false, 400])
    expect(await typesOf('user_name:"new@example.com"')).toEqual(['signup_pwd_leak'])
    await list.kill()
    expect(await tries(email, leaked)).toEqual([true])
    await guard('breached-password-detection', { enabled: false })
  })

  it('is only checked for holders of a ticket to set one', async () => {
    const stage = { 'pre-change-password': { shields: ['block'] } }
    await guard('breached-password-detection', { enabled: true, shields: ['block'], stage })
    const { port } = list
    const lookedUp: string[] = []
    list.answering = (_, response) => {
      lookedUp.push(response.req.url ?? '')
      response.writeHead(200).end(`${hash.slice(5)}:42`)
    }
    await list.restart()
    expect(list.port).toBe(port)
    const passwords = { password: leaked, password_again: leaked }
    const post = (ticket: string) =>
      server.tenant.request('POST', `/lo/reset?ticket=${ticket}`, { token: null, form: passwords })
    expect([(await post('nobody-has-this')).status, lookedUp]).toEqual([400, []])
    const email = 'stolen@example.com'
    const json = { email, connection_id: await connectionId() }
    const ticket = await server.tenant.request('POST', '/api/v2/tickets/password-change', { json })
    expect(ticket.status).toBe(201)
    const secret = new URL(ticket.body.ticket).searchParams.get('ticket') ?? ''
    expect([(await post(secret)).status, lookedUp.length]).toEqual([400, 1])
    expect(await typesOf('type:reset_pwd_leak')).toHaveLength(1)
    await guard('breached-password-detection', { enabled: false })
  })

  const connectionId = async () => {
    const { body } = await server.tenant.request('GET', '/api/v2/connections')
    return body[0].id
  }

  it('cannot be checked without a configured list', async () => {
    const other = await startTestServer()
    const json = { enabled: true }
    const { tenant } = other
    const { status, body } = await tenant.request('PATCH', `${path}/breached-password-detection`, {
      json,
    })
    expect([status, body.message]).toEqual([
      400,
      expect.stringContaining('LATCHKEY_LEAKED_PASSWORDS_URL'),
    ])
    await other.stop()
  })
})

describe('another process', () => {
  it('applies new settings within two seconds', async () => {
    const { database, dataFolder } = server
    const other = await startTestServer({ database, dataFolder })
    const email = 'twice@example.com'
    await createUser(server.tenant, email)
    await createVisitor(other).visit(authorizeUrl(other.tenant, app))
    await guard('brute-force-protection', { max_attempts: 1 })
    const found = async () => {
      const user = `t${performance.now()}@example.com`
      const visitor = createVisitor(other)
      const page = await visitor.visit(authorizeUrl(other.tenant, app))
      await visitor.submit(page, { username: user, password: 'wrong' })
      return (await typesOf(`user_name:"${user}"`)).includes('limit_wc')
    }
    await until('the new limit', found, 12_000)
    await guard('brute-force-protection', { max_attempts: 10 })
    await other.stop()
  })
})
