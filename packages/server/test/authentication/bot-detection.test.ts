import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createVisitor, type Sight, startTestServer, type TestServer } from '@latchkey/testkit'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  password,
} from './application.ts'

/** Bot detection acts at the next request. */
let server: TestServer
let app: Application
let nowMs = Date.now()
const email = 'ada@example.com'
const connection = 'Username-Password-Authentication'
const realmGrant = 'http://auth0.com/oauth/grant-type/password-realm'

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(nowMs) })
  const grant_types = ['authorization_code', realmGrant]
  app = await createApplication(server.tenant, { client: { grant_types } })
  await createUser(server.tenant, email)
})
afterAll(() => server.stop())
/** Log entries are sorted by their date. */
beforeEach(() => {
  nowMs += 1_000
})

const detect = (json: object) =>
  server.tenant.request('PATCH', '/api/v2/attack-protection/bot-detection', { json })
const off = {
  bot_detection_level: 'medium',
  challenge_password_policy: 'never',
  challenge_passwordless_policy: 'never',
  challenge_password_reset_policy: 'never',
  allowlist: [],
  monitoring_mode_enabled: false,
}

const proofOf = ({ text }: Sight): string | undefined =>
  /data-proof="([^"]*)"/.exec(text)?.[1]?.replaceAll('&quot;', '"')

/** What the script of the page does. */
async function solved(sight: Sight): Promise<string> {
  const challenge = JSON.parse(proofOf(sight) ?? '')
  const solution = await solveChallenge({ challenge, deriveKey })
  return JSON.stringify({ challenge, solution: { ...solution, time: undefined } })
}

async function open(page = '') {
  const visitor = createVisitor(server)
  const first = await visitor.visit(authorizeUrl(server.tenant, app))
  const sight = page ? await visitor.visit(first.url.href.replace(/[^/]+$/, page)) : first
  return { visitor, sight }
}

const lastAssessment = async () => {
  const { body } = await server.tenant.request('GET', '/api/v2/logs?q=type%3Apla&per_page=1')
  return body[0]
}

describe('a log-in by password', () => {
  const right = { username: email, password }

  it('has no challenge by default', async () => {
    await detect(off)
    const { visitor, sight } = await open()
    expect(proofOf(sight)).toBeUndefined()
    expect((await visitor.submit(sight, right)).isAway).toBe(true)
    expect(await lastAssessment()).toBeUndefined()
  })

  it('passes with the solution, once, in its own log-in, and not without', async () => {
    await detect({ ...off, challenge_password_policy: 'always' })
    const { visitor, sight } = await open()
    const other = await open()
    const captcha = await solved(sight)
    const refused = await visitor.submit(sight, right)
    expect([refused.status, refused.text]).toEqual([
      400,
      expect.stringContaining('We could not check that you are not a robot'),
    ])
    expect((await other.visitor.submit(other.sight, { ...right, captcha })).status).toBe(400)
    const wrong = await visitor.submit(refused, { ...right, password: 'wrong', captcha })
    expect(wrong.text).toContain('Incorrect username, email address or password.')
    expect((await visitor.submit(wrong, { ...right, captcha })).status).toBe(400)
    const again = { ...right, captcha: await solved(wrong) }
    expect((await visitor.submit(wrong, again)).isAway).toBe(true)
    expect(await lastAssessment()).toMatchObject({
      type: 'pla',
      client_id: app.clientId,
      ip: '127.0.0.1',
      details: { ipOnAllowlist: false, requiresVerification: true },
    })
  })

  it('refuses answers that are expired, changed or no answer', async () => {
    await detect({ ...off, challenge_password_policy: 'always' })
    const { visitor, sight } = await open()
    const captcha = await solved(sight)
    const easier = captcha.replace(/"keyPrefix":"\w+"/, '"keyPrefix":""')
    const bad = ['', 'x', '{}', 'null', '{"challenge":null}', easier, 'x'.repeat(5_000)]
    const parsed = JSON.parse(captcha)
    const unhex = { ...parsed, solution: { counter: 1, derivedKey: 'zz' } }
    for (const each of [...bad, JSON.stringify(unhex)]) {
      expect((await visitor.submit(sight, { ...right, captcha: each })).status).toBe(400)
    }
    nowMs += 60 * 60 * 1000
    const late = await visitor.submit(sight, { ...right, captcha })
    expect(late.isAway).toBe(false)
  })

  it('is risky after failures, fewer at a higher level, until they are forgotten', async () => {
    await detect({ ...off, challenge_password_policy: 'when_risky', bot_detection_level: 'high' })
    const { visitor, sight } = await open()
    expect(proofOf(sight)).toBeUndefined()
    let page = sight
    for (const typed of ['a', 'b', 'c']) {
      expect(proofOf(page)).toBeUndefined()
      page = await visitor.submit(page, { username: email, password: typed })
    }
    expect(proofOf(page)).toBeDefined()
    expect((await visitor.submit(page, right)).status).toBe(400)
    await detect({ bot_detection_level: 'medium' })
    expect(proofOf((await open()).sight)).toBeUndefined()
    await detect({ bot_detection_level: 'high' })
    expect(proofOf((await open()).sight)).toBeDefined()
    nowMs += 11 * 60 * 1000
    const calm = await open()
    expect(proofOf(calm.sight)).toBeUndefined()
    expect((await calm.visitor.submit(calm.sight, right)).isAway).toBe(true)
  })

  it.each([
    ['is on the allowlist', { allowlist: ['127.0.0.0/8'] }, true],
    ['is only monitored', { monitoring_mode_enabled: true }, false],
  ])('passes if the address %s, which is logged', async (_, settings, ipOnAllowlist) => {
    await detect({ ...off, challenge_password_policy: 'always', ...settings })
    const { visitor, sight } = await open()
    expect(proofOf(sight)).toBeUndefined()
    expect((await visitor.submit(sight, right)).isAway).toBe(true)
    const details = { ipOnAllowlist, requiresVerification: !ipOnAllowlist }
    expect(await lastAssessment()).toMatchObject({ details })
  })
})

describe('other pages', () => {
  it.each([
    ['signup', 'challenge_password_policy', { email: 'new@example.com', password }, 'away'],
    ['reset-password', 'challenge_password_reset_policy', { username: email }, 'Check your email'],
  ])('%s asks for a solution', async (page, policy, fields, done) => {
    await detect({ ...off, [policy]: 'always' })
    const { visitor, sight } = await open(page)
    const refused = await visitor.submit(sight, fields)
    expect([refused.status, proofOf(refused)]).toEqual([400, expect.any(String)])
    const accepted = await visitor.submit(refused, { ...fields, captcha: await solved(refused) })
    expect(accepted.isAway ? 'away' : accepted.text).toContain(done)
  })
})

describe('endpoints without a page', () => {
  const refusal = expect.objectContaining({ error: 'requires_verification' })
  it.each([
    [
      '/dbconnections/signup',
      'challenge_password_policy',
      { connection, email: 'json@example.com', password },
    ],
    ['/dbconnections/change_password', 'challenge_password_reset_policy', { connection, email }],
  ])('%s refuses what needs a challenge', async (path, policy, members) => {
    await detect({ ...off, [policy]: 'always' })
    const json = { ...members, client_id: app.clientId }
    const send = () => server.tenant.request('POST', path, { json, token: null })
    expect(await send()).toMatchObject({ status: 400, body: refusal })
    await detect(off)
    expect((await send()).status).toBe(200)
  })

  it('the password grant refuses what needs a challenge', async () => {
    await detect({ ...off, challenge_password_policy: 'always' })
    const form = {
      grant_type: realmGrant,
      realm: connection,
      client_id: app.clientId,
      client_secret: app.clientSecret,
      username: email,
      password,
    }
    const send = () => server.tenant.request('POST', '/oauth/token', { form, token: null })
    expect(await send()).toMatchObject({ status: 400, body: refusal })
    await detect(off)
    expect((await send()).status).toBe(200)
  })
})
