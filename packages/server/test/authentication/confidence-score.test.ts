/**
 * The policy `confidence-score`: a log-in that is unlike earlier ones of the user needs a second
 * factor, or a proof of the e-mail address.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import {
  buildMmdb,
  createVisitor,
  type Sight,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@latchkey/testkit'
import jsonwebtoken from 'jsonwebtoken'
import { TOTP } from 'otpauth'
import { bindAction, postLogin } from '../actions/bind-action.ts'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  exchange,
  password,
} from './application.ts'
import { mailTo } from './mail-to.ts'

const montreal = '192.0.2.1'
const montrealToo = '192.0.2.2'
const sydney = '203.0.113.1'
const listed = '198.51.100.7'
const realmGrant = 'http://auth0.com/oauth/grant-type/password-realm'
const oobGrant = 'http://auth0.com/oauth/grant-type/mfa-oob'
const realm = 'Username-Password-Authentication'

let folder: string
let server: TestServer
let app: Application
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-risk-'))
  const geoCityDb = join(folder, 'city.mmdb')
  const at = (latitude: number, longitude: number) => ({ location: { latitude, longitude } })
  const networks = { '192.0.2.0/24': at(45.5, -73.6), '203.0.113.0/24': at(-33.9, 151.2) }
  await writeFile(geoCityDb, buildMmdb(networks))
  const networkListsFolder = await mkdtemp(join(folder, 'lists-'))
  await writeFile(join(networkListsFolder, 'auth0.untrusted.txt'), `${listed}\n`)
  server = await startTestServer({
    config: { trustedProxies: ['127.0.0.1'], geoCityDb, networkListsFolder },
  })
  app = await createApplication(server.tenant, {
    client: { grant_types: ['authorization_code', realmGrant, oobGrant] },
  })
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  expect((await management('PUT', '/guardian/policies', ['confidence-score'])).status).toBe(200)
})

const management = (method: string, path: string, json?: unknown) =>
  server.tenant.request(method, `/api/v2${path}`, json === undefined ? {} : { json })

const ofUser = (userId: string, path: string) => `/users/${encodeURIComponent(userId)}${path}`
const pageOf = ({ url }: Sight) => url.pathname.split('/').at(-1)
const isLoggedIn = ({ url }: Sight) => url.searchParams.has('code')

/** What a browser sends of itself; it may change. */
interface Place {
  ip: string
  userAgent: string
}

function openBrowser(place: Place = { ip: montreal, userAgent: 'Firefox/1' }): Visitor {
  const { tenant } = server
  const fetch: TestServer['fetch'] = (url, init) => {
    const own = { 'x-forwarded-for': place.ip, 'user-agent': place.userAgent }
    return server.fetch(url, { ...init, headers: { ...Object(init?.headers), ...own } })
  }
  return createVisitor({ tenant, fetch })
}

let users = 0

/** A user of some time, whose address is verified. */
async function createOldUser(members: object = { email_verified: true }) {
  users += 1
  const username = `ada${users}@example.com`
  const userId = await createUser(server.tenant, username)
  await management('PATCH', ofUser(userId, ''), members)
  await server.database.query(
    `update users set created_at = created_at - interval '2 days' where user_id = '${userId}'`,
  )
  return { username, userId }
}

/** The page after the password. */
async function logIn(browser: Visitor, username: string, parameters = {}): Promise<Sight> {
  const page = await browser.visit(
    authorizeUrl(server.tenant, app, { prompt: 'login', ...parameters }),
  )
  return browser.submit(page, { username, password })
}

/** Logs in, with a proof of the address. @returns the claims of the ID token */
async function proveAddress(browser: Visitor, username: string) {
  const page = await logIn(browser, username)
  expect([page.status, pageOf(page)]).toEqual([200, 'mfa-email'])
  const code = await mailTo(server, username, /^(\d{6})$/m)
  const away = await browser.submit(page, { code })
  expect([pageOf(away), isLoggedIn(away)]).toEqual(['callback', true])
  const { body } = await exchange(server, app, { code: away.url.searchParams.get('code') ?? '' })
  return jsonwebtoken.decode(body.id_token)
}

describe('a user without a second factor', () => {
  it('proves the address once in each browser', async () => {
    const { username, userId } = await createOldUser()
    const browser = openBrowser()
    expect(await proveAddress(browser, username)).toMatchObject({
      amr: expect.arrayContaining(['pwd', 'mfa']),
    })
    expect(isLoggedIn(await logIn(browser, username))).toBe(true)
    expect(pageOf(await logIn(openBrowser(), username))).toBe('mfa-email')
    const { body } = await management('GET', ofUser(userId, '/logs'))
    const [required] = body.filter(({ type }: { type: string }) => type === 'mfar')
    expect(required.details.riskAssessment).toMatchObject({
      confidence: 'low',
      assessments: { NewDevice: { code: 'no_match', details: { device: 'unknown' } } },
    })
  })

  it('is known in a newer version of the browser', async () => {
    const { username } = await createOldUser()
    const place = { ip: montreal, userAgent: 'Firefox/1' }
    const browser = openBrowser(place)
    await proveAddress(browser, username)
    place.userAgent = 'Firefox/2'
    expect(isLoggedIn(await logIn(browser, username))).toBe(true)
  })

  it('cannot enroll one instead', async () => {
    const { username } = await createOldUser()
    const browser = openBrowser()
    const page = await logIn(browser, username)
    const enrollment = await browser.visit(page.url.href.replace('mfa-email', 'mfa-otp-enrollment'))
    expect(pageOf(enrollment)).toBe('mfa-email')
  })

  it('and without a verified address enrolls one', async () => {
    const { username } = await createOldUser({ email_verified: false })
    expect(pageOf(await logIn(openBrowser(), username))).toBe('mfa-otp-enrollment')
  })

  it('who has just signed up proves nothing', async () => {
    const username = 'new@example.com'
    await createUser(server.tenant, username)
    const browser = openBrowser()
    expect(isLoggedIn(await logIn(browser, username))).toBe(true)
    expect(pageOf(await logIn(openBrowser(), username))).toBe('mfa-otp-enrollment')
  })
})

describe('a user with a second factor', () => {
  it('verifies it in each new browser', async () => {
    const { username, userId } = await createOldUser()
    const path = ofUser(userId, '/authentication-methods')
    const { totp_secret: secret } = (await management('POST', path, { type: 'totp' })).body
    await management('POST', ofUser(userId, '/recovery-code-regeneration'))
    const browser = openBrowser()
    const page = await logIn(browser, username)
    expect(pageOf(page)).toBe('mfa-otp')
    const code = new TOTP({ secret }).generate()
    expect(isLoggedIn(await browser.submit(page, { code }))).toBe(true)
    expect(isLoggedIn(await logIn(browser, username))).toBe(true)
  })
})

describe('in a known browser', () => {
  it.each([
    ['too far away', sydney],
    ['at an address on a list', listed],
  ])('a log-in %s is doubtful', async (_, ip) => {
    const { username } = await createOldUser()
    const place = { ip: montreal, userAgent: 'Firefox/1' }
    const browser = openBrowser(place)
    await proveAddress(browser, username)
    place.ip = montrealToo
    expect(isLoggedIn(await logIn(browser, username))).toBe(true)
    place.ip = ip
    expect(pageOf(await logIn(browser, username))).toBe('mfa-email')
  })

  it('a session goes on, wherever it is', async () => {
    const { username } = await createOldUser()
    const place = { ip: montreal, userAgent: 'Firefox/1' }
    const browser = openBrowser(place)
    await proveAddress(browser, username)
    place.ip = sydney
    const silent = await browser.visit(authorizeUrl(server.tenant, app, { prompt: 'none' }))
    expect(isLoggedIn(silent)).toBe(true)
  })

  it('a user whose devices were deleted is unknown', async () => {
    const { username, userId } = await createOldUser()
    const browser = openBrowser()
    await proveAddress(browser, username)
    const clear = (connection: string) =>
      management('POST', ofUser(userId, '/risk-assessments/clear'), {
        connection,
        assessors: ['new-device'],
      })
    expect((await clear('another')).status).toBe(400)
    expect((await clear(realm)).status).toBe(204)
    expect(pageOf(await logIn(browser, username))).toBe('mfa-email')
  })

  it('a user is unknown after the configured time', async () => {
    const { username, userId } = await createOldUser()
    const settings = { remember_for: 2 }
    const path = '/risk-assessments/settings/new-device'
    expect((await management('PATCH', path, settings)).body).toEqual(settings)
    const browser = openBrowser()
    await proveAddress(browser, username)
    const at = `select round(extract(epoch from expires_at - seen_at) / 86400)::int as days
                  from login_devices where user_id = '${userId}'`
    expect((await server.database.query(at)).rows).toEqual([{ days: 2 }])
    await server.database.query(
      `update login_devices set expires_at = now() where user_id = '${userId}'`,
    )
    expect(pageOf(await logIn(browser, username))).toBe('mfa-email')
  })
})

describe('a program', () => {
  const ask = (username: string, ip: string) => {
    const form = { grant_type: realmGrant, username, password, realm, scope: 'openid' }
    return exchange(server, app, form, { 'x-forwarded-for': ip })
  }

  it('is known by its network after the code of a mail', async () => {
    const { username } = await createOldUser()
    const first = await ask(username, montreal)
    expect([first.status, first.body.error]).toEqual([400, 'mfa_required'])
    const { mfa_token } = first.body
    const by = { client_id: app.clientId, client_secret: app.clientSecret, mfa_token }
    const challenge = await server.tenant.request('POST', '/mfa/challenge', {
      token: null,
      json: { ...by, challenge_type: 'oob', authenticator_id: undefined },
      headers: { 'x-forwarded-for': montreal },
    })
    expect(challenge.status).toBe(200)
    const code = await mailTo(server, username, /^(\d{6})$/m)
    const form = {
      ...by,
      grant_type: oobGrant,
      oob_code: challenge.body.oob_code,
      binding_code: code,
    }
    const headers = { 'x-forwarded-for': montreal }
    const proved = await server.tenant.request('POST', '/oauth/token', {
      token: null,
      form,
      headers,
    })
    expect([proved.status, proved.body.error_description]).toEqual([200, undefined])
    expect((await ask(username, montreal)).status).toBe(200)
    expect((await ask(username, sydney)).body.error).toBe('mfa_required')
  })
})

describe('without the policy', () => {
  it('actions get the assessment where it is enabled', async () => {
    await management('PUT', '/guardian/policies', [])
    const enabled = await management('PATCH', '/risk-assessments/settings', { enabled: true })
    expect(enabled.body).toEqual({ enabled: true })
    const claim = 'https://acme.example/risk'
    const code = `api.idToken.setCustomClaim('${claim}', event.authentication.riskAssessment)`
    await bindAction(server.tenant, postLogin(code))
    const { username } = await createOldUser()
    const browser = openBrowser()
    const claims = async () => {
      const { url } = await logIn(browser, username)
      const { body } = await exchange(server, app, { code: url.searchParams.get('code') ?? '' })
      return Object(jsonwebtoken.decode(body.id_token))[claim]
    }
    expect(await claims()).toMatchObject({
      confidence: 'low',
      version: '1',
      assessments: {
        NewDevice: { confidence: 'low', code: 'no_device_history' },
        ImpossibleTravel: { confidence: 'neutral', code: 'initial_login' },
        UntrustedIP: { confidence: 'high', code: 'not_found_on_deny_list' },
      },
    })
    expect(await claims()).toMatchObject({
      confidence: 'high',
      assessments: {
        NewDevice: { code: 'match', details: { device: 'known', useragent: 'known' } },
        ImpossibleTravel: { confidence: 'high', code: 'minimal_travel_from_last_login' },
      },
    })
    await management('PATCH', '/risk-assessments/settings', { enabled: false })
    expect(await claims()).toBeUndefined()
  })
})
