/** The policy `confidence-score` besides the log-in itself: tickets, programs, and actions. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, joinTestServer, type SharedServer } from '@latchkey/testkit'
import jsonwebtoken from 'jsonwebtoken'
import { bindAction, bindActions, postLogin } from '../actions/bind-action.ts'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  exchange,
  password,
} from './application.ts'

const realmGrant = 'http://auth0.com/oauth/grant-type/password-realm'
const realm = 'Username-Password-Authentication'

let server: SharedServer
let app: Application
beforeAll(async () => {
  server = await joinTestServer()
  app = await createApplication(server.tenant, {
    client: {
      grant_types: ['authorization_code', realmGrant],
      is_token_endpoint_ip_header_trusted: true,
    },
  })
  expect((await management('PUT', '/guardian/policies', ['confidence-score'])).status).toBe(200)
})
afterAll(() => server.stop())

const management = (method: string, path: string, json?: unknown) =>
  server.tenant.request(method, `/api/v2${path}`, json === undefined ? {} : { json })
const ofUser = (userId: string, path = '') => `/users/${encodeURIComponent(userId)}${path}`

let users = 0

/** A new user, whose log-ins are not in doubt yet. */
async function createNewUser() {
  users += 1
  const username = `doubted${users}@example.com`
  const userId = await createUser(server.tenant, username)
  await management('PATCH', ofUser(userId), { email_verified: true })
  return { username, userId }
}

async function logIn(username: string, to = app, browser = createVisitor(server)) {
  const page = await browser.visit(authorizeUrl(server.tenant, to, { prompt: 'login' }))
  return browser.submit(page, { username, password })
}

const byGrant = (username: string, headers: Record<string, string> = {}) =>
  exchange(
    server,
    app,
    { grant_type: realmGrant, username, password, realm, scope: 'openid' },
    headers,
  )

const devicesOf = async (userId: string) =>
  (await server.database.query(`select * from login_devices where user_id = '${userId}'`)).rows

it('lets a user enroll with a ticket', async () => {
  const { userId } = await createNewUser()
  const { body } = await management('POST', '/guardian/enrollments/ticket', { user_id: userId })
  const page = await createVisitor(server).visit(body.ticket_url)
  expect([page.status, page.text]).toEqual([200, expect.stringContaining('name="code"')])
})

it('lets a user of an app prove the address where apps are disabled', async () => {
  const { username, userId } = await createNewUser()
  await management('POST', ofUser(userId, '/authentication-methods'), { type: 'totp' })
  expect((await logIn(username)).url.searchParams.has('code')).toBe(true)
  await management('PUT', '/guardian/factors/webauthn-roaming', { enabled: true })
  const disabled = await management('PUT', '/guardian/factors/otp', { enabled: false })
  expect(disabled.status).toBe(200)
  const { url } = await logIn(username)
  await management('PUT', '/guardian/factors/otp', { enabled: true })
  expect(url.pathname).toMatch(/mfa-email$/)
})

it('knows a program by the address that a server forwards', async () => {
  const { username, userId } = await createNewUser()
  const from = (ip: string) => byGrant(username, { 'auth0-forwarded-for': ip })
  expect((await from('203.0.113.77')).status).toBe(200)
  expect(await devicesOf(userId)).toMatchObject([{ ip: '203.0.113.77' }])
  expect((await from('203.0.113.77')).status).toBe(200)
  expect((await from('198.51.100.77')).body.error).toBe('mfa_required')
})

it('makes no device known by a link for a new password', async () => {
  const trigger = 'password-reset-post-challenge'
  const code = `
    exports.onExecutePostChallenge = async (event, api) =>
      api.redirect.sendUserTo('https://page.example.com/')
    exports.onContinuePostChallenge = async () => {}`
  await bindActions(server.tenant, trigger, [{ trigger, code }])
  const { userId } = await createNewUser()
  const { body } = await management('POST', '/tickets/password-change', { user_id: userId })
  const browser = createVisitor(server)
  const { pathname, search } = new URL(body.ticket)
  const away = await browser.submit(await browser.visit(`${pathname}${search}`), {})
  const state = away.url.searchParams.get('state') ?? ''
  const page = await browser.visit(`${server.tenant.baseUrl}/continue?state=${state}`)
  expect([page.status, page.text]).toEqual([200, expect.stringContaining('password_again')])
  expect(await devicesOf(userId)).toEqual([])
})

it('leaves a session alone that an action redirects', async () => {
  const { username, userId } = await createNewUser()
  const browser = createVisitor(server)
  await logIn(username, app, browser)
  const old = `update users set created_at = created_at - interval '2 days'`
  await server.database.query(`${old} where user_id = '${userId}'`)
  await server.database.query(`delete from login_devices where user_id = '${userId}'`)
  const code = `
    exports.onExecutePostLogin = async (event, api) =>
      api.redirect.sendUserTo('https://page.example.com/')
    exports.onContinuePostLogin = async () => {}`
  await bindAction(server.tenant, { trigger: 'post-login', code })
  const away = await browser.visit(authorizeUrl(server.tenant, app))
  const state = away.url.searchParams.get('state') ?? ''
  const { url } = await browser.visit(`${server.tenant.baseUrl}/continue?state=${state}`)
  await bindActions(server.tenant, 'post-login', [])
  expect([url.pathname, url.searchParams.has('code')]).toEqual(['/callback', true])
  expect(await devicesOf(userId)).toEqual([])
})

describe('where actions run after the choice of an organization', () => {
  const claim = 'https://acme.example/risk'
  let choosing: Application
  beforeAll(async () => {
    choosing = await createApplication(server.tenant, {
      client: { organization_usage: 'allow', organization_require_behavior: 'post_login_prompt' },
    })
  })

  it('a log-in that they deny makes no device known', async () => {
    await bindAction(server.tenant, postLogin(`api.access.deny('Closed.')`))
    const { username, userId } = await createNewUser()
    const { url } = await logIn(username, choosing)
    expect(url.searchParams.get('error_description')).toBe('Closed.')
    expect(await devicesOf(userId)).toEqual([])
  })

  it('and redirect the user, the device is known when they come back', async () => {
    const code = `
      exports.onExecutePostLogin = async (event, api) =>
        api.redirect.sendUserTo('https://page.example.com/')
      exports.onContinuePostLogin = async () => {}`
    await bindAction(server.tenant, { trigger: 'post-login', code })
    const { username, userId } = await createNewUser()
    const browser = createVisitor(server)
    const away = await logIn(username, choosing, browser)
    expect(await devicesOf(userId)).toEqual([])
    const state = away.url.searchParams.get('state') ?? ''
    const { url } = await browser.visit(`${server.tenant.baseUrl}/continue?state=${state}`)
    expect(url.searchParams.has('code')).toBe(true)
    expect(await devicesOf(userId)).toHaveLength(1)
  })

  it('they get the assessment, and the device is known afterwards', async () => {
    const code = `api.idToken.setCustomClaim('${claim}', event.authentication.riskAssessment)`
    await bindAction(server.tenant, postLogin(code))
    const { username, userId } = await createNewUser()
    const browser = createVisitor(server)
    const assessed = async (code: string) => {
      const { url } = await logIn(username, choosing, browser)
      const { body } = await exchange(server, choosing, {
        code: url.searchParams.get('code') ?? '',
      })
      expect(Object(jsonwebtoken.decode(body.id_token))[claim].assessments.NewDevice.code).toBe(
        code,
      )
    }
    await assessed('initial_login')
    expect(await devicesOf(userId)).toHaveLength(1)
    await assessed('match')
  })
})
