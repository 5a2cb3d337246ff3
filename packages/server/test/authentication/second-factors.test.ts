import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  type Sight,
  startTestServer,
  type TestServer,
  until,
  type Visitor,
} from '@latchkey/testkit'
import jsonwebtoken from 'jsonwebtoken'
import { TOTP } from 'otpauth'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  exchange,
  password,
} from './application.ts'
import { importUsers } from './import-users.ts'
import { mailTo } from './mail-to.ts'

const multiFactor = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor'
const stepMs = 30_000

let server: TestServer
let app: Application
const aheadMs = 0
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(Date.now() + aheadMs) })
  app = await createApplication(server.tenant)
})
afterAll(() => server.stop())

/** The one-time code, `steps` time steps from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + aheadMs + steps * stepMs })

const request = (method: string, path: string, json?: unknown) =>
  server.tenant.request(method, `/api/v2${path}`, json === undefined ? {} : { json })

const ofUser = (userId: string, path: string) => `/users/${encodeURIComponent(userId)}${path}`
const setPolicy = (...policies: string[]) => request('PUT', '/guardian/policies', policies)

/** The page after the password. */
async function afterPassword(
  visitor: Visitor,
  username: string,
  parameters: Readonly<Record<string, string>> = {},
): Promise<Sight> {
  const page = await visitor.visit(authorizeUrl(server.tenant, app, parameters))
  return visitor.submit(page, { username, password })
}

const pageOf = ({ url }: Sight) => url.pathname.split('/').at(-1)
const secretOf = ({ text }: Sight) =>
  /<code class="shown long">([A-Z2-7 ]+)</.exec(text)?.[1]?.replaceAll(' ', '') ?? ''
const recoveryCodeOf = ({ text }: Sight) =>
  /<strong class="shown long">([A-Z2-9 ]+)</.exec(text)?.[1]?.replaceAll(' ', '') ?? ''

async function claimsAfter(sight: Sight) {
  const code = sight.url.searchParams.get('code') ?? ''
  const { body } = await exchange(server, app, { code })
  return jsonwebtoken.decode(body.id_token) as Readonly<Record<string, unknown>>
}

/** A user with one-time codes and a recovery code, which an administrator created. */
async function createGuarded(name: string) {
  const username = `${name}@example.com`
  const userId = await createUser(server.tenant, username)
  const made = await request('POST', ofUser(userId, '/authentication-methods'), { type: 'totp' })
  const regenerated = await request('POST', ofUser(userId, '/recovery-code-regeneration'))
  const { totp_secret: secret } = made.body
  return { username, userId, secret, recoveryCode: regenerated.body.recovery_code }
}

async function logTypesOf(userId: string): Promise<readonly string[]> {
  const { body } = await request('GET', ofUser(userId, '/logs?per_page=100'))
  return body.map(({ type }: { type: string }) => type).reverse()
}

describe('a policy for all applications', () => {
  beforeAll(async () => {
    expect((await setPolicy('all-applications')).status).toBe(200)
  })
  afterAll(() => setPolicy())

  it('requires users to enroll after the password', async () => {
    const username = 'ada@example.com'
    const userId = await createUser(server.tenant, username)
    const visitor = createVisitor(server)
    const page = await afterPassword(visitor, username)
    expect([page.status, pageOf(page)]).toEqual([200, 'mfa-otp-enrollment'])
    expect(page.text).toContain('<svg class="qr"')
    expect(await logTypesOf(userId)).not.toContain('s')
    const quiet = await visitor.visit(authorizeUrl(server.tenant, app, { prompt: 'none' }))
    expect(quiet.url.searchParams.get('error')).toBe('login_required')

    const secret = secretOf(page)
    const wrong = await visitor.submit(page, { code: '000000' })
    expect([wrong.status, secretOf(wrong)]).toEqual([400, secret])
    const recovery = await visitor.submit(page, { code: codeOf(secret) })
    expect(pageOf(recovery)).toBe('mfa-recovery-code-enrollment')
    const unkept = await visitor.submit(recovery, {})
    expect([unkept.status, recoveryCodeOf(unkept)]).toEqual([400, recoveryCodeOf(recovery)])
    const away = await visitor.submit(unkept, { confirmed: 'true' })
    expect(await claimsAfter(away)).toMatchObject({
      sub: userId,
      acr: multiFactor,
      amr: ['pwd', 'otp', 'mfa'],
    })
    const types = ['mfar', 'gd_auth_failed', 'gd_enrollment_complete', 's']
    expect((await logTypesOf(userId)).filter((type) => types.includes(type))).toEqual(types)
    const methods = await request('GET', ofUser(userId, '/authentication-methods'))
    expect(methods.body.map(({ type }: { type: string }) => type)).toEqual([
      'totp',
      'recovery-code',
    ])
    expect(JSON.stringify(methods.body)).not.toContain(secret)
  })

  it('shows the secret of an enrollment in its own log-in only', async () => {
    const username = 'bea@example.com'
    await createUser(server.tenant, username)
    const [one, other] = [createVisitor(server), createVisitor(server)]
    const [thief, owner] = [
      await afterPassword(one, username),
      await afterPassword(other, username),
    ]
    expect(secretOf(thief)).not.toBe(secretOf(owner))
    await other.submit(owner, { code: codeOf(secretOf(owner)) })
    const late = await one.submit(thief, { code: codeOf(secretOf(thief)) })
    expect([late.isAway, pageOf(late)]).toEqual([false, 'mfa-otp'])
  })

  it('accepts a code of an imported app', async () => {
    const [username, secret] = ['imported@example.com', 'JBSWY3DPEHPK3PXP']
    const value = createHash('sha256').update(password).digest('hex')
    const custom_password_hash = { algorithm: 'sha256', hash: { value, encoding: 'hex' } }
    const user = { email: username, custom_password_hash, mfa_factors: [{ totp: { secret } }] }
    await importUsers(server.tenant, app, Buffer.from(JSON.stringify([user])))
    const page = await afterPassword(createVisitor(server), username)
    expect(pageOf(page)).toBe('mfa-otp')
    const wrong = await createVisitor(server).submit(page, { code: '000000' })
    expect(wrong.isAway).toBe(false)
    const visitor = createVisitor(server)
    const asked = await afterPassword(visitor, username)
    const recovery = await visitor.submit(asked, { code: codeOf(secret) })
    expect(pageOf(recovery)).toBe('mfa-recovery-code-enrollment')
    const away = await visitor.submit(recovery, { confirmed: 'true' })
    expect(await claimsAfter(away)).toMatchObject({ email: username, amr: ['pwd', 'otp', 'mfa'] })
  })

  it('requires a code, which is valid once, also for concurrent attempts', async () => {
    const { username, userId, secret } = await createGuarded('cleo')
    const visitors = Array.from({ length: 6 }, () => createVisitor(server))
    const pages = await Promise.all(visitors.map((each) => afterPassword(each, username)))
    expect(pages.map(pageOf)).toEqual(visitors.map(() => 'mfa-otp'))
    const code = codeOf(secret)
    const answers = await Promise.all(
      visitors.map((each, at) => each.submit(pages[at] as Sight, { code })),
    )
    expect(answers.filter(({ isAway }) => isAway)).toHaveLength(1)
    expect((await logTypesOf(userId)).filter((type) => type === 's')).toHaveLength(1)
  })

  it('cannot be bypassed by other pages, a sign-up, or an earlier log-in', async () => {
    const { username } = await createGuarded('dora')
    await setPolicy()
    const visitor = createVisitor(server)
    expect((await afterPassword(visitor, username)).isAway).toBe(true)
    await setPolicy('all-applications')
    const challenge = await visitor.visit(authorizeUrl(server.tenant, app))
    expect(pageOf(challenge)).toBe('mfa-otp')
    const quiet = await visitor.visit(authorizeUrl(server.tenant, app, { prompt: 'none' }))
    const { searchParams } = quiet.url
    expect([searchParams.get('error'), searchParams.get('error_description')]).toEqual([
      'login_required',
      'Multifactor authentication required',
    ])

    const otherVisitor = createVisitor(server)
    const login = await otherVisitor.visit(authorizeUrl(server.tenant, app))
    for (const page of ['mfa', 'mfa-otp', 'mfa-otp-enrollment', 'mfa-recovery-code-enrollment']) {
      const response = await otherVisitor.visit(login.url.pathname.replace('login', page))
      expect([page, pageOf(response)]).toEqual([page, 'login'])
    }
    const signup = await otherVisitor.visit(login.url.pathname.replace('login', 'signup'))
    const email = 'new@example.com'
    expect(pageOf(await otherVisitor.submit(signup, { email, password }))).toBe(
      'mfa-otp-enrollment',
    )
    const guarded = createVisitor(server)
    const page = await afterPassword(guarded, username)
    const jump = await guarded.visit(page.url.pathname.replace('mfa-otp', 'mfa-otp-enrollment'))
    expect(pageOf(jump)).toBe('mfa-otp')
    const unshown = { ...page, url: new URL(`${page.url}/../mfa-recovery-code-enrollment`) }
    const text = '<form action="mfa-recovery-code-enrollment">'
    const posted = await guarded.submit({ ...unshown, text }, { confirmed: 'true' })
    expect([posted.isAway, pageOf(posted)]).toEqual([false, 'mfa-otp'])
  })

  it('does not require a code in a remembered browser, until that is revoked', async () => {
    const { username, userId, secret } = await createGuarded('eva')
    const visitor = createVisitor(server)
    const page = await afterPassword(visitor, username)
    expect(page.text).toMatch(/<input[^>]*id="remember"/)
    const away = await visitor.submit(page, { code: codeOf(secret), remember: 'true' })
    expect(away.isAway).toBe(true)
    const prompt = { prompt: 'login' }
    expect((await afterPassword(visitor, username, prompt)).isAway).toBe(true)
    expect(pageOf(await afterPassword(createVisitor(server), username, prompt))).toBe('mfa-otp')
    const stepUp = { ...prompt, acr_values: multiFactor }
    expect(pageOf(await afterPassword(visitor, username, stepUp))).toBe('mfa-otp')
    const path = ofUser(userId, '/multifactor/actions/invalidate-remember-browser')
    expect((await request('POST', path)).status).toBe(204)
    expect(pageOf(await afterPassword(visitor, username, prompt))).toBe('mfa-otp')
  })

  it('remembers no browser where the tenant does not offer it, whatever the form says', async () => {
    const settings = {
      display_remember_me_checkbox: false,
      remember_me_default_value: false,
      mfa_session_inactivity_timeout: 3600,
      mfa_session_overall_timeout: 3600,
    }
    const before = await request('GET', '/guardian/settings')
    expect((await request('PUT', '/guardian/settings', settings)).status).toBe(200)
    const { username, secret } = await createGuarded('edda')
    const visitor = createVisitor(server)
    const page = await afterPassword(visitor, username)
    expect(page.text).not.toContain('id="remember"')
    const away = await visitor.submit(page, { code: codeOf(secret), remember: 'true' })
    expect(away.isAway).toBe(true)
    expect(visitor.cookies.has('__Host-remembered /')).toBe(false)
    expect(pageOf(await afterPassword(visitor, username, { prompt: 'login' }))).toBe('mfa-otp')
    await request('PUT', '/guardian/settings', before.body)
  })

  it('accepts a recovery code once, and shows a new one', async () => {
    const { username, userId, recoveryCode } = await createGuarded('fay')
    const visitor = createVisitor(server)
    const page = await afterPassword(visitor, username)
    const form = await visitor.visit(page.url.pathname.replace('mfa-otp', 'mfa-recovery-code'))
    expect((await visitor.submit(form, { code: 'A'.repeat(24) })).status).toBe(400)
    const typed = ` ${recoveryCode.toLowerCase().replace(/(.{4})/g, '$1-')}`
    const enrollment = await visitor.submit(form, { code: typed })
    const next = recoveryCodeOf(enrollment)
    expect(next).not.toBe(recoveryCode)
    const away = await visitor.submit(enrollment, { confirmed: 'true' })
    expect(await claimsAfter(away)).toMatchObject({ acr: multiFactor, amr: ['pwd', 'mfa'] })
    const again = createVisitor(server)
    const second = await afterPassword(again, username)
    const used = await again.visit(second.url.pathname.replace('mfa-otp', 'mfa-recovery-code'))
    expect((await again.submit(used, { code: recoveryCode })).status).toBe(400)
    expect((await again.submit(used, { code: next })).status).toBe(200)
    const types = await logTypesOf(userId)
    expect(types.filter((type) => type === 'gd_recovery_succeed')).toHaveLength(2)
    expect(types.filter((type) => type === 'gd_recovery_failed')).toHaveLength(2)
  })

  it('sends a code by e-mail, if enabled, to a verified address', async () => {
    const { username, userId } = await createGuarded('ines')
    await request('PUT', '/guardian/factors/email', { enabled: true })
    const visitor = createVisitor(server)
    const unverified = await afterPassword(visitor, username)
    expect(unverified.text).not.toContain('/mfa-email')
    await request('PATCH', ofUser(userId, ''), { email_verified: true })
    const page = await afterPassword(visitor, username)
    expect(page.text).toContain('/mfa-email')
    const ask = await visitor.visit(page.url.pathname.replace('mfa-otp', 'mfa-email'))
    const form = await visitor.submit(ask, {})
    const first = await mailTo(server, username, /\b(\d{6})\b/)
    const again = await visitor.submit(form, { send: 'true' })
    let code = first
    await until('another code', async () => {
      code = await mailTo(server, username, /\b(\d{6})\b/)
      return code !== first
    })
    expect((await visitor.submit(again, { code: first })).status).toBe(400)
    expect((await visitor.submit(again, { code })).isAway).toBe(true)
    await request('PUT', '/guardian/factors/email', { enabled: false })
  })

  it('accepts no code after ten wrong ones of any type, until the block is removed', async () => {
    const { username, userId, secret, recoveryCode } = await createGuarded('gwen')
    const visitor = createVisitor(server)
    const page = await afterPassword(visitor, username)
    const form = await visitor.visit(page.url.pathname.replace('mfa-otp', 'mfa-recovery-code'))
    await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        visitor.submit(at % 2 === 0 ? page : form, { code: '000000' }),
      ),
    )
    const blocked = await visitor.submit(page, { code: codeOf(secret) })
    expect([blocked.status, blocked.isAway]).toEqual([400, false])
    expect(blocked.text).toContain('Too many attempts')
    const other = createVisitor(server)
    const elsewhere = await afterPassword(other, username)
    expect((await other.submit(elsewhere, { code: codeOf(secret) })).isAway).toBe(false)
    expect((await visitor.submit(form, { code: recoveryCode })).status).toBe(400)
    const types = await logTypesOf(userId)
    expect(types.filter((type) => /^gd_(auth|recovery)_failed$/.test(type))).toHaveLength(10)
    expect(types).toContain('gd_otp_rate_limit_exceed')
    await request('DELETE', `/user-blocks/${encodeURIComponent(userId)}`)
    expect((await visitor.submit(page, { code: codeOf(secret, 1) })).isAway).toBe(true)
  })
})

describe('an application that requests a second factor', () => {
  it('gets one for a session without, under a new session id', async () => {
    const { username, userId, secret } = await createGuarded('hedy')
    const visitor = createVisitor(server)
    const plain = await afterPassword(visitor, username)
    const claims = await claimsAfter(plain)
    expect([claims.amr, claims.acr]).toEqual([['pwd'], undefined])
    const session = () => visitor.cookies.get('__Host-session /')?.value
    const before = session()
    const request = { acr_values: multiFactor }
    const page = await visitor.visit(authorizeUrl(server.tenant, app, request))
    expect([pageOf(page), session()]).toEqual(['mfa-otp', before])
    expect(page.text).not.toContain('id="remember"')
    const away = await visitor.submit(page, { code: codeOf(secret) })
    expect(await claimsAfter(away)).toMatchObject({
      sub: userId,
      acr: multiFactor,
      amr: ['pwd', 'otp', 'mfa'],
    })
    expect(session()).not.toBe(before)
    const now = await visitor.visit(
      authorizeUrl(server.tenant, app, { ...request, prompt: 'none' }),
    )
    expect(now.url.searchParams.has('code')).toBe(true)
  })
})

describe('an enrollment ticket', () => {
  it('opens a page that enrolls a factor once, and shows a recovery code', async () => {
    const username = 'jade@example.com'
    const userId = await createUser(server.tenant, username)
    const { body } = await request('POST', '/guardian/enrollments/ticket', { user_id: userId })
    const visitor = createVisitor(server)
    const page = await visitor.visit(body.ticket_url)
    expect((await visitor.submit(page, { code: '000000' })).status).toBe(400)
    const enrollment = await visitor.submit(page, { code: codeOf(secretOf(page)) })
    const code = recoveryCodeOf(enrollment)
    expect(code).toHaveLength(24)
    const elsewhere = await visitor.visit(body.ticket_url)
    expect(recoveryCodeOf(elsewhere)).toBe(code)
    const done = await visitor.submit(enrollment, { confirmed: 'true' })
    expect([done.status, done.text]).toEqual([200, expect.stringContaining('secured')])
    expect((await visitor.visit(body.ticket_url)).status).toBe(400)
    const refused = await request('POST', '/guardian/enrollments/ticket', { user_id: userId })
    expect(refused.status).toBe(400)
    const enrollments = await request('GET', ofUser(userId, '/enrollments'))
    expect(enrollments.body).toMatchObject([{ status: 'confirmed', type: 'totp' }])
  })

  it('that cannot be redeemed enrolls nothing, until it is used again', async () => {
    const user_id = await createUser(server.tenant, 'june@example.com')
    const { body } = await request('POST', '/guardian/enrollments/ticket', { user_id })
    const visitor = createVisitor(server)
    const page = await visitor.visit(body.ticket_url)
    await server.database.query(`
      create function refuse() returns trigger language plpgsql as
        $$ begin raise exception 'The disk is full.'; end $$;
      create trigger refusing before update on tickets for each row execute function refuse()`)
    expect((await visitor.submit(page, { code: codeOf(secretOf(page)) })).status).toBe(500)
    expect((await request('GET', ofUser(user_id, '/enrollments'))).body).toEqual([])
    await server.database.query('drop trigger refusing on tickets')
    const enrollment = await visitor.submit(page, { code: codeOf(secretOf(page)) })
    expect(recoveryCodeOf(enrollment)).toHaveLength(24)
  })
})

describe('the stored rows', () => {
  it('reveal no usable secret', async () => {
    const { secret, recoveryCode } = await createGuarded('kate')
    const { rows } = await server.database.query(
      'select sealed_secret, secret_hash from authentication_methods',
    )
    const text = JSON.stringify(rows)
    expect(rows.length).toBeGreaterThan(10)
    expect([text.includes(secret), text.includes(recoveryCode)]).toEqual([false, false])
    const logs = await server.database.query('select data::text from logs')
    const events = await server.database.query('select * from events')
    const logged = JSON.stringify([logs.rows, events.rows])
    expect([logged.includes(secret), logged.includes(recoveryCode)]).toEqual([false, false])
  })
})
