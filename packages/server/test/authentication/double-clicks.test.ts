/**
 * A form that is submitted twice: browsers follow the response to the second request only, which
 * must lead to where the first one leads.
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { createVisitor, type Sight, startTestServer, type TestServer } from '@latchkey/testkit'
import { TOTP } from 'otpauth'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  password,
} from './application.ts'
import { holdLock, idHashOf } from './hold-lock.ts'
import { keyLogIn, pageOf } from './key-log-in.ts'
import { mailTo } from './mail-folder.ts'

let server: TestServer
let app: Application
let at: ReturnType<typeof keyLogIn>
beforeAll(async () => {
  server = await startTestServer()
  app = await createApplication(server.tenant)
  at = keyLogIn(server, app)
  await at.enable('otp', 'recovery-code')
  await at.set('policies', ['all-applications'])
})
afterAll(() => server.stop())

const secretOf = ({ text }: Sight) =>
  /<code class="shown long">([A-Z2-7 ]+)</.exec(text)?.[1]?.replaceAll(' ', '') ?? ''

const codeOn = ({ text }: Sight) => /<strong class="shown long">([A-Z2-9 ]+)</.exec(text)?.[1] ?? ''

type Answer = Awaited<ReturnType<TestServer['fetch']>>

/** What both requests wait for. */
interface Held {
  readonly sql: string
  readonly values: readonly string[]
}

const recoveryCodeOf = (userId: string): Held => ({
  sql: `select from authentication_methods
    where user_id = $1 and type = 'recovery-code' for update`,
  values: [userId],
})
const pendingAt = ({ url }: Sight): Held => ({
  sql: `select from oidc_records where model = 'PendingLogin' and id_hash = $1 for update`,
  values: [idHashOf(url.pathname.split('/')[2] ?? '')],
})

/** A browser that submits a form twice while `held` is set, and follows the second response. */
function impatientBrowser() {
  const state: { held: Held | undefined; first: Answer | undefined } = {
    held: undefined,
    first: undefined,
  }
  const fetch: TestServer['fetch'] = async (url, init) => {
    const { held } = state
    if (init?.method !== 'POST' || !held) return server.fetch(url, init)
    state.held = undefined
    const lock = await holdLock(server.database, held.sql, held.values)
    const first = server.fetch(url, init)
    await lock.waiting(1)
    const second = server.fetch(url, init)
    await lock.waiting(2)
    await lock.release()
    state.first = await first
    return second
  }
  return { state, visitor: createVisitor({ tenant: server.tenant, fetch }) }
}

async function enroll(email: string) {
  const userId = await createUser(server.tenant, email)
  const browser = impatientBrowser()
  const page = await at.afterPassword(browser.visitor, email)
  const app = new TOTP({ secret: secretOf(page) })
  const recovery = await browser.visitor.submit(page, { code: app.generate() })
  expect(pageOf(recovery)).toBe('mfa-recovery-code-enrollment')
  return { userId, ...browser, recovery, app }
}

it('a recovery code that is sent twice leads to the new recovery code', async () => {
  const email = 'ada@example.com'
  const { userId, state, visitor, recovery } = await enroll(email)
  expect((await visitor.submit(recovery, { confirmed: 'true' })).isAway).toBe(true)
  const otp = await at.afterPassword(visitor, email)
  const form = await visitor.visit(otp.url.pathname.replace('mfa-otp', 'mfa-recovery-code'))
  state.held = recoveryCodeOf(userId)
  const next = await visitor.submit(form, { code: codeOn(recovery) })
  expect(state.first?.status).toBe(303)
  expect([pageOf(next), next.status]).toEqual(['mfa-recovery-code-enrollment', 200])
  const away = await visitor.submit(next, { confirmed: 'true' })
  expect(away.url.searchParams.get('code')).toEqual(expect.any(String))
  expect(await at.methodsOf(userId)).toHaveLength(2)
})

it('a new recovery code that is confirmed twice leads to the application', async () => {
  const { state, visitor, recovery } = await enroll('bob@example.com')
  state.held = pendingAt(recovery)
  const away = await visitor.submit(recovery, { confirmed: 'true' })
  expect(away.url.searchParams.get('code')).toEqual(expect.any(String))
  expect(state.first?.headers.get('location')).toMatch(/\/authorize\//)
})

const appOf = (userId: string): Held => ({
  sql: `select from authentication_methods where user_id = $1 and type = 'totp' for update`,
  values: [userId],
})

it('a code of an app that is sent twice leads to the application', async () => {
  const email = 'eda@example.com'
  const { userId, state, visitor, recovery, app } = await enroll(email)
  await visitor.submit(recovery, { confirmed: 'true' })
  const form = await at.afterPassword(visitor, email)
  state.held = appOf(userId)
  const code = app.generate({ timestamp: Date.now() + 30_000 }) // the last one is used
  const away = await visitor.submit(form, { code })
  expect(away.url.searchParams.get('code')).toEqual(expect.any(String))
})

it('a wrong recovery code is refused at once', async () => {
  const email = 'eve@example.com'
  const { visitor, recovery } = await enroll(email)
  await visitor.submit(recovery, { confirmed: 'true' })
  const otp = await at.afterPassword(visitor, email)
  const form = await visitor.visit(otp.url.pathname.replace('mfa-otp', 'mfa-recovery-code'))
  const refused = await visitor.submit(form, { code: 'A'.repeat(24) })
  expect([pageOf(refused), refused.status]).toEqual(['mfa-recovery-code', 400])
})

/** The responses to a form that is submitted twice at the same moment. */
async function submittedTwice(url: string, typed: Readonly<Record<string, string>>) {
  const answers: Answer[] = []
  const fetch: TestServer['fetch'] = async (address, init) => {
    if (init?.method !== 'POST') return server.fetch(address, init)
    answers.push(...(await Promise.all([1, 2].map(() => server.fetch(address, init)))))
    const [first] = answers
    if (!first) throw new Error('Nothing was answered.')
    return first
  }
  const visitor = createVisitor({ tenant: server.tenant, fetch })
  const page = await visitor.visit(url)
  await visitor.submit(page, typed)
  return answers.map(({ status, headers }) => [status, headers.get('location')?.split('/').at(-1)])
}

it('a sign-up that is sent twice leads to the second factor, and mails nobody of it', async () => {
  const email = 'new@example.com'
  const url = authorizeUrl(server.tenant, app, { screen_hint: 'signup' })
  expect(await submittedTwice(url, { email, password })).toEqual([
    [303, 'mfa'],
    [303, 'mfa'],
  ])
  await server.tenant.request('PATCH', '/api/v2/tenants/settings', {
    json: { friendly_name: 'Somewhere else' },
  })
  const elsewhere = createVisitor(server)
  const form = await elsewhere.visit(url)
  expect((await elsewhere.submit(form, { email, password })).status).toBe(400)
  const mails = await Promise.all([1, 2].map((number) => mailTo(server, email, number)))
  expect(mails).toEqual([
    expect.stringContaining('Confirm your email address'),
    expect.stringMatching(/No new account was created.*at Somewhere else/s),
  ])
})
