/** Actions that are bound or unbound during a log-in neither lose its log entry nor double it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  joinTestServer,
  type SharedServer,
  type Sight,
  type Visitor,
} from '@latchkey/testkit'
import { TOTP } from 'otpauth'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  exchange,
  password,
} from '../authentication/application.ts'
import { bindAction, bindActions, postLogin } from './bind-action.ts'
import { expectOneLogin, loginsOfDays } from './login-counts.ts'

const passwordGrant = 'http://auth0.com/oauth/grant-type/password-realm'
const otpGrant = 'http://auth0.com/oauth/grant-type/mfa-otp'
const realm = 'Username-Password-Authentication'
const nothing = postLogin('')
const factor = postLogin(`api.multifactor.enable('any')`)
const redirect = {
  trigger: 'post-login',
  code: `
    exports.onExecutePostLogin = async (event, api) =>
      api.redirect.sendUserTo('https://page.example.com/')
    exports.onContinuePostLogin = async () => {}`,
}

let server: SharedServer
let app: Application
let choosing: Application
beforeAll(async () => {
  server = await joinTestServer()
  const grant_types = ['authorization_code', passwordGrant, otpGrant]
  app = await createApplication(server.tenant, { client: { grant_types } })
  choosing = await createApplication(server.tenant, {
    client: { organization_usage: 'allow', organization_require_behavior: 'post_login_prompt' },
  })
  const { id } = (await request('POST', '/organizations', { name: 'acme' })).body
  organizationId = id
})
afterAll(() => server.stop())

const request = (method: string, path: string, json?: object) =>
  server.tenant.request(method, `/api/v2${path}`, json ? { json } : {})
const bind = () => bindAction(server.tenant, nothing)
const unbind = () => bindActions(server.tenant, 'post-login', [])

let organizationId: string
let users = 0
let username: string
let userId: string
let before: number
beforeEach(async () => {
  users += 1
  username = `ada${users}@example.com`
  userId = await createUser(server.tenant, username)
  before = await loginsOfDays(server.tenant)
})

/** Enrolls an app. @returns its secret */
async function enroll(): Promise<string> {
  const path = `/users/${encodeURIComponent(userId)}`
  await request('POST', `${path}/recovery-code-regeneration`)
  return (await request('POST', `${path}/authentication-methods`, { type: 'totp' })).body
    .totp_secret
}

async function logIn(browser: Visitor, to = app): Promise<Sight> {
  const page = await browser.visit(authorizeUrl(server.tenant, to))
  return browser.submit(page, { username, password })
}

const comeBack = (browser: Visitor, { url }: Sight) =>
  browser.visit(`${server.tenant.baseUrl}/continue?state=${url.searchParams.get('state')}`)

/** Expects that the log-in has ended at the client. */
const expectCode = ({ url }: Sight) => expect(url.searchParams.get('code')).not.toBeNull()

describe('actions that are unbound', () => {
  it('while the user verifies the factor that they ask for', async () => {
    const secret = await enroll()
    await bindAction(server.tenant, factor)
    const browser = createVisitor(server)
    const page = await logIn(browser)
    await unbind()
    expectCode(await browser.submit(page, { code: new TOTP({ secret }).generate() }))
    await expectOneLogin(server.tenant, { userId, executions: 1, before })
  })

  it('while the user is at the page of another site', async () => {
    await bindAction(server.tenant, redirect)
    const browser = createVisitor(server)
    const away = await logIn(browser)
    await unbind()
    expectCode(await comeBack(browser, away))
    await expectOneLogin(server.tenant, { userId, executions: 1, before })
  })

  it('while the user chooses an organization', async () => {
    await request('POST', `/organizations/${organizationId}/members`, { members: [userId] })
    await bind()
    const browser = createVisitor(server)
    const picker = await logIn(browser, choosing)
    await unbind()
    expectCode(await browser.submit(picker, { organization: '' }))
    await expectOneLogin(server.tenant, { userId, executions: 0, before })
  })

  it('while a session that they have to see is at the page of another site', async () => {
    await bindAction(server.tenant, redirect)
    const browser = createVisitor(server)
    const away = await logIn(browser, choosing)
    await unbind()
    expectCode(await comeBack(browser, away))
    await expectOneLogin(server.tenant, { userId, executions: 1, before })
  })

  it('between the requests of a program', async () => {
    const secret = await enroll()
    await bindAction(server.tenant, factor)
    const asked = await exchange(server, app, {
      grant_type: passwordGrant,
      username,
      password,
      realm,
    })
    const { mfa_token } = asked.body
    await unbind()
    const otp = new TOTP({ secret }).generate()
    expect((await exchange(server, app, { grant_type: otpGrant, mfa_token, otp })).status).toBe(200)
    await expectOneLogin(server.tenant, { userId, executions: 1, before })
  })
})

it.each([
  ['organization', nothing],
  ['redirect', redirect],
])('a choice that is left (%s) has an entry where the session is used', async (choice, action) => {
  if (choice === 'organization') {
    await request('POST', `/organizations/${organizationId}/members`, { members: [userId] })
  }
  await bindAction(server.tenant, action)
  const browser = createVisitor(server)
  const left = await logIn(browser, choosing)
  expect(left.url.searchParams.has('code')).toBe(false)
  await bind()
  expectCode(await browser.visit(authorizeUrl(server.tenant, app)))
  await expectOneLogin(server.tenant, { userId, executions: 1, before })
  expectCode(await browser.visit(authorizeUrl(server.tenant, app)))
  if (choice === 'organization') expectCode(await browser.submit(left, { organization: '' }))
  await expectOneLogin(server.tenant, { userId, executions: 1, before })
})

it('a log-in that is refused for its organization has an entry where the session is used', async () => {
  await bind()
  const requiring = await createApplication(server.tenant, {
    client: { organization_usage: 'require', organization_require_behavior: 'post_login_prompt' },
  })
  const browser = createVisitor(server)
  const refused = await logIn(browser, requiring)
  expect(refused.url.searchParams.get('error')).toBe('access_denied')
  expectCode(await browser.visit(authorizeUrl(server.tenant, app)))
  await expectOneLogin(server.tenant, { userId, executions: 1, before })
})

it('a choice that is sent several times ends the log-in once', async () => {
  await request('POST', `/organizations/${organizationId}/members`, { members: [userId] })
  await bind()
  const browser = createVisitor(server)
  const picker = await logIn(browser, choosing)
  const choose = () => browser.submit(picker, { organization: '' })
  const ends = await Promise.all(Array.from({ length: 4 }, choose))
  expect(ends.filter(({ url }) => url.searchParams.has('code'))).toHaveLength(1)
  await expectOneLogin(server.tenant, { userId, executions: 1, before })
})

describe('actions that are bound', () => {
  it('while the user chooses an organization', async () => {
    await request('POST', `/organizations/${organizationId}/members`, { members: [userId] })
    await unbind()
    const browser = createVisitor(server)
    const picker = await logIn(browser, choosing)
    await bind()
    expectCode(await browser.submit(picker, { organization: '' }))
    await expectOneLogin(server.tenant, { userId, executions: 0, before })
  })

  it('while the user verifies a factor', async () => {
    const secret = await enroll()
    await unbind()
    const browser = createVisitor(server)
    const multiFactor = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor'
    const url = authorizeUrl(server.tenant, app, { acr_values: multiFactor })
    const page = await browser.submit(await browser.visit(url), { username, password })
    await bind()
    expectCode(await browser.submit(page, { code: new TOTP({ secret }).generate() }))
    await expectOneLogin(server.tenant, { userId, executions: 1, before })
  })

  it('before the session of the log-in is used again', async () => {
    await unbind()
    const browser = createVisitor(server)
    expectCode(await logIn(browser))
    await bind()
    expectCode(await browser.visit(authorizeUrl(server.tenant, app)))
    await expectOneLogin(server.tenant, { userId, executions: 0, before })
  })
})
