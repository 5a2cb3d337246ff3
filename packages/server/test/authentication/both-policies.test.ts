/**
 * The policies `all-applications` and `confidence-score` together: everybody has a second factor,
 * but who sends a doubtful log-in proves the e-mail address before enrolling one.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, type Sight, startTestServer, type TestServer } from '@latchkey/testkit'
import { TOTP } from 'otpauth'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  exchange,
  password,
} from './application.ts'
import { mailTo } from './mail-to.ts'

const realmGrant = 'http://auth0.com/oauth/grant-type/password-realm'
const oobGrant = 'http://auth0.com/oauth/grant-type/mfa-oob'
const realm = 'Username-Password-Authentication'

let server: TestServer
let app: Application
beforeAll(async () => {
  server = await startTestServer()
  app = await createApplication(server.tenant, {
    client: { grant_types: ['authorization_code', realmGrant, oobGrant] },
  })
  const policies = ['all-applications', 'confidence-score']
  const set = await management('PUT', '/guardian/policies', policies)
  expect([set.status, set.body]).toEqual([200, policies])
})
afterAll(() => server.stop())

const management = (method: string, path: string, json?: unknown) =>
  server.tenant.request(method, `/api/v2${path}`, json === undefined ? {} : { json })
const pageOf = ({ url }: Sight) => url.pathname.split('/').at(-1)
const isLoggedIn = ({ url }: Sight) => url.searchParams.has('code')

let users = 0

/** A user without a factor, whose log-ins are in doubt unless the user is new. */
async function createDoubted({ email_verified = true, isNew = false } = {}) {
  users += 1
  const username = `both${users}@example.com`
  const userId = await createUser(server.tenant, username)
  await management('PATCH', `/users/${encodeURIComponent(userId)}`, { email_verified })
  const age = isNew ? '0 days' : '2 days'
  await server.database.query(
    `update users set created_at = created_at - interval '${age}' where user_id = '${userId}'`,
  )
  return { username, userId }
}

async function logIn(username: string, browser = createVisitor(server)) {
  const page = await browser.visit(authorizeUrl(server.tenant, app, { prompt: 'login' }))
  return browser.submit(page, { username, password })
}

/** Enrolls an app at its page, and confirms the recovery code. */
async function enroll(browser: ReturnType<typeof createVisitor>, page: Sight): Promise<Sight> {
  const [, shown = ''] = /<code class="shown long">([A-Z2-7 ]+)</.exec(page.text) ?? []
  const code = new TOTP({ secret: shown.replaceAll(' ', '') }).generate()
  return browser.submit(await browser.submit(page, { code }), { confirmed: 'true' })
}

describe('a doubtful log-in of a user without a factor', () => {
  it('proves the address, and then enrolls a factor', async () => {
    const { username, userId } = await createDoubted()
    const browser = createVisitor(server)
    const page = await logIn(username, browser)
    expect(pageOf(page)).toBe('mfa-email')
    const early = await browser.visit(page.url.href.replace('mfa-email', 'mfa-otp-enrollment'))
    expect(pageOf(early)).toBe('mfa-email')
    const code = await mailTo(server, username, /^(\d{6})$/m)
    const enrollment = await browser.submit(early, { code })
    expect(pageOf(enrollment)).toBe('mfa-otp-enrollment')
    const entries = `/logs?q=${encodeURIComponent(`type:s AND user_id:"${userId}"`)}`
    expect((await management('GET', entries)).body).toEqual([])
    expect(isLoggedIn(await enroll(browser, enrollment))).toBe(true)
    expect((await management('GET', entries)).body).toHaveLength(1)
    expect(pageOf(await logIn(username))).toBe('mfa-otp')
  })

  it('by a program cannot associate a factor, but proves the address', async () => {
    const { username } = await createDoubted()
    const form = { grant_type: realmGrant, username, password, realm, scope: 'openid' }
    const ask = () => exchange(server, app, form)
    const { mfa_token } = (await ask()).body
    const by = { client_id: app.clientId, client_secret: app.clientSecret }
    const associate = (token: string) =>
      server.tenant.request('POST', '/mfa/associate', {
        token,
        json: { ...by, authenticator_types: ['otp'] },
      })
    expect((await associate(mfa_token)).status).toBe(403)
    const challenge = await server.tenant.request('POST', '/mfa/challenge', {
      token: null,
      json: { ...by, mfa_token, challenge_type: 'oob' },
    })
    const binding_code = await mailTo(server, username, /^(\d{6})$/m)
    const { oob_code } = challenge.body
    const proof = { grant_type: oobGrant, mfa_token, oob_code, binding_code }
    expect((await exchange(server, app, proof)).status).toBe(200)
    const known = (await ask()).body.mfa_token
    expect((await associate(known)).status).toBe(200)
  })

  it('whose address is not verified enrolls a factor', async () => {
    const { username } = await createDoubted({ email_verified: false })
    expect(pageOf(await logIn(username))).toBe('mfa-otp-enrollment')
  })
})

it('a user who has just signed up enrolls a factor without a proof', async () => {
  const { username } = await createDoubted({ isNew: true })
  expect(pageOf(await logIn(username))).toBe('mfa-otp-enrollment')
})
