import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  type Receiver,
  receiverTrust,
  startReceiver,
  startTestServer,
  type TestServer,
  until,
} from '@latchkey/testkit'
import { createAdministrator } from '../administrator.ts'
import { startTenantSmtp, type TenantSmtp } from '../tenant-smtp.ts'
import { type Application, createApplication, exchange, password } from './application.ts'

const realmGrant = 'http://auth0.com/oauth/grant-type/password-realm'
const connection = 'Username-Password-Authentication'
const leaked = 'Leaked-Horse-9-Battery'
const hash = createHash('sha1').update(leaked).digest('hex').toUpperCase()
const [hourMs, dayMs] = [60 * 60 * 1000, 24 * 60 * 60 * 1000]

let server: TestServer
let smtp: TenantSmtp
let list: Receiver
let app: Application
let nowMs = Date.now()
beforeAll(async () => {
  list = await startReceiver((_, response) =>
    response
      .writeHead(200)
      .end(`${response.req.url?.endsWith(hash.slice(0, 5)) ? hash.slice(5) : 0}:42`),
  )
  smtp = await startTenantSmtp()
  server = await startTestServer({
    now: () => new Date(nowMs),
    config: { ...(await receiverTrust()), leakedPasswordsUrl: new URL('/range/', list.url).href },
  })
  app = await createApplication(server.tenant, { client: { grant_types: [realmGrant] } })
  await api('POST', '/emails/provider', {
    name: 'smtp',
    default_from_address: 'no-reply@northwind.example',
    credentials: { smtp_host: 'localhost', smtp_port: smtp.port, smtp_user: 'm', smtp_pass: 's' },
  })
  await api('PATCH', '/tenants/settings', { support_email: 'support@example.com' })
})
afterAll(async () => {
  await server.stop()
  await smtp.stop()
  await list.kill()
})

const api = (method: string, path: string, json?: unknown) =>
  server.tenant.request(method, `/api/v2${path}`, json === undefined ? {} : { json })
const guard = (name: string, json: object) => api('PATCH', `/attack-protection/${name}`, json)

const logIn = (username: string, typed: string) =>
  exchange(server, app, { grant_type: realmGrant, realm: connection, username, password: typed })

async function logInWithLeak(): Promise<void> {
  const { body } = await logIn('stolen@example.com', leaked)
  expect(body.error ?? body.token_type).toBe('Bearer')
}

const signUp = (email: string, typed = password) =>
  server.tenant.request('POST', '/dbconnections/signup', {
    token: null,
    json: { client_id: app.clientId, connection, email, password: typed },
  })

/** Expects so many mails to an address about a subject, when later mails have arrived too. */
async function expectMails(address: string, subject: RegExp, count: number): Promise<void> {
  const countNow = () =>
    smtp.received.filter(
      (mail) => mail.to?.[0]?.address === address && subject.test(mail.subject ?? ''),
    ).length
  await until(`mail ${count} to ${address}`, () => countNow() >= count)
  const marker = `marker-${performance.now()}@example.com`
  await signUp(marker)
  await smtp.mailTo(marker, '')
  expect(countNow()).toBe(count)
}

const throttled = /IP address was throttled/
const leak = /leaked password/i

describe('administrators', () => {
  it('are told of an address without attempts once an hour; without any, the support is', async () => {
    await guard('suspicious-ip-throttling', {
      shields: ['admin_notification'],
      stage: { 'pre-login': { max_attempts: 2, rate: dayMs } },
    })
    for (const name of ['a', 'b', 'c', 'd']) await logIn(`${name}@example.com`, 'wrong')
    await expectMails('support@example.com', throttled, 1)
    const { text } = await smtp.mailTo('support@example.com', 'throttled')
    expect(text).toContain('from the IP address 127.0.0.1')
    await createAdministrator(server.tenant, 'root@example.com')
    nowMs += hourMs + 1
    await logIn('e@example.com', 'wrong')
    await logIn('f@example.com', 'wrong')
    await expectMails('root@example.com', throttled, 1)
    await expectMails('support@example.com', throttled, 1)
  })

  it('are not told without the shield, or when they are blocked', async () => {
    nowMs += hourMs + 1
    await guard('suspicious-ip-throttling', { shields: [] })
    await logIn('g@example.com', 'wrong')
    await expectMails('root@example.com', throttled, 1)
    await guard('suspicious-ip-throttling', { shields: ['admin_notification'] })
    const { body } = await api('GET', '/users-by-email?email=root@example.com')
    const path = `/users/${encodeURIComponent(body[0].user_id)}`
    await api('PATCH', path, { blocked: true })
    await logIn('h@example.com', 'wrong')
    await expectMails('support@example.com', throttled, 2)
    await expectMails('root@example.com', throttled, 1)
    await api('PATCH', path, { blocked: false })
    await guard('suspicious-ip-throttling', { enabled: false })
  })

  it.each([
    ['is not blocked', ['admin_notification'], 200, 2],
    ['is blocked', ['admin_notification', 'block'], 429, 3],
  ])('are told of an address without sign-ups that %s', async (name, shields, last, mails) => {
    nowMs += hourMs + 1
    const stage = { 'pre-user-registration': { max_attempts: 2, rate: 60_000 } }
    await guard('suspicious-ip-throttling', { enabled: true, shields, stage })
    const statuses = []
    for (const at of [1, 2, 3]) {
      statuses.push((await signUp(`${name.replaceAll(' ', '-')}-${at}@example.com`)).status)
    }
    expect(statuses).toEqual([200, 200, last])
    await guard('suspicious-ip-throttling', { enabled: false })
    await expectMails('root@example.com', throttled, mails)
  })

  it('are told of a leaked new password, which is taken unless it is blocked', async () => {
    const stage = { 'pre-user-registration': { shields: ['admin_notification'] } }
    await guard('breached-password-detection', { enabled: true, stage })
    expect((await signUp('new@example.com', leaked)).status).toBe(200)
    await expectMails('root@example.com', leak, 1)
    const { body } = await api('GET', `/logs?q=${encodeURIComponent('type:signup_pwd_leak')}`)
    expect(body).toEqual([expect.objectContaining({ user_name: 'new@example.com' })])
  })

  it('are told of leaked passwords as often as they ask for', async () => {
    await api('POST', '/users', { connection, email: 'stolen@example.com', password: leaked })
    const shields = ['admin_notification']
    await guard('breached-password-detection', {
      shields,
      admin_notification_frequency: ['weekly', 'daily'],
    })
    await logInWithLeak()
    await logInWithLeak()
    await expectMails('root@example.com', leak, 2)
    nowMs += 2 * hourMs
    await logInWithLeak()
    await expectMails('root@example.com', leak, 2)
    nowMs += dayMs
    await logInWithLeak()
    await expectMails('root@example.com', leak, 3)
  })

  it('are told of a leaked password of a user, although a sign-up had one just before', async () => {
    const shields = ['admin_notification']
    await guard('breached-password-detection', {
      shields,
      admin_notification_frequency: ['immediately'],
      stage: { 'pre-user-registration': { shields } },
    })
    nowMs += dayMs
    expect((await signUp('next@example.com', leaked)).status).toBe(200)
    await expectMails('root@example.com', leak, 4)
    await logInWithLeak()
    await expectMails('root@example.com', leak, 5)
  })
})
