/** Second factors that actions ask for, which no other step of the log-in may leave out. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, startTestServer, type TestServer } from '@latchkey/testkit'
import { TOTP } from 'otpauth'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  password,
} from '../authentication/application.ts'
import { bindActions, postLogin } from './bind-action.ts'

let server: TestServer
let app: Application
let secret: string
/** Time steps that have passed: a code can be used once. */
let steps = 0
const email = 'ada@example.com'

const request = (method: string, path: string, json?: unknown) =>
  server.tenant.request(method, `/api/v2${path}`, json === undefined ? {} : { json })

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(Date.now() + steps * 30_000) })
  app = await createApplication(server.tenant)
  const path = `/users/${encodeURIComponent(await createUser(server.tenant, email))}`
  const made = await request('POST', `${path}/authentication-methods`, { type: 'totp' })
  secret = made.body.totp_secret
  await request('POST', `${path}/recovery-code-regeneration`, {})
  await request('PUT', '/guardian/factors/otp', { enabled: true })
})
afterAll(() => server.stop())

function nextCode(): string {
  steps += 1
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 })
}

type Browser = ReturnType<typeof createVisitor>

async function logIn(browser: Browser) {
  const page = await browser.visit(authorizeUrl(server.tenant, app))
  return browser.submit(page, { username: email, password })
}

describe('a second factor on the pages', () => {
  it('is asked for after the redirect of a later action', async () => {
    await bindActions(server.tenant, 'post-login', [
      postLogin(`api.multifactor.enable('any', { allowRememberBrowser: false })`),
      postLogin(`api.redirect.sendUserTo('https://page.example.com/terms')`),
    ])
    const browser = createVisitor(server)
    const { url } = await logIn(browser)
    expect(url.hostname).toBe('page.example.com')
    const state = url.searchParams.get('state') ?? ''
    const back = `${server.tenant.baseUrl}/continue?${new URLSearchParams({ state })}`
    const asked = await browser.visit(back)
    expect(asked.url.pathname).toMatch(/\/mfa-otp$/)
    const end = await browser.submit(asked, { code: nextCode() })
    expect(end.url.searchParams.get('code')).toEqual(expect.any(String))
  })

  it('does not leave out later actions where the log-in has one already', async () => {
    await request('PUT', '/guardian/policies', ['all-applications'])
    await bindActions(server.tenant, 'post-login', [
      postLogin(`api.authentication.challengeWith({ type: 'otp' })`),
      postLogin(`api.access.deny('Closed.')`),
    ])
    const browser = createVisitor(server)
    const asked = await logIn(browser)
    const end = await browser.submit(asked, { code: nextCode() })
    await request('PUT', '/guardian/policies', [])
    expect(end.url.searchParams.get('error_description')).toBe('Closed.')
  })
})
