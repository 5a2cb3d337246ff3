import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer } from '@latchkey/testkit'
import jsonwebtoken from 'jsonwebtoken'
import { TOTP } from 'otpauth'
import {
  type Application,
  audience,
  createApplication,
  createUser,
  exchange,
  password,
} from './application.ts'
import { mailTo } from './mail-to.ts'

const multiFactor = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor'
const realm = 'Username-Password-Authentication'
const grant = (name: string) => `http://auth0.com/oauth/grant-type/${name}`
const grantNames = ['password-realm', 'mfa-otp', 'mfa-oob', 'mfa-recovery-code']
const scope = 'openid email read:books'

let server: TestServer
let app: Application
let other: Application
beforeAll(async () => {
  server = await startTestServer()
  const client = { grant_types: grantNames.map(grant) }
  app = await createApplication(server.tenant, { client })
  other = await createApplication(server.tenant, { client })
  await management('PUT', '/guardian/policies', ['all-applications'])
})
afterAll(() => server.stop())

const management = (method: string, path: string, json?: unknown) =>
  server.tenant.request(method, `/api/v2${path}`, json === undefined ? {} : { json })

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 })

/** Logs in by password. @returns the `mfa_token` */
async function tokenFor(username: string, parameters = {}): Promise<string> {
  const form = { grant_type: grant('password-realm'), realm, username, password }
  const { status, body } = await exchange(server, app, { ...form, scope, audience, ...parameters })
  expect([status, body.error]).toEqual([400, 'mfa_required'])
  expect(body).not.toHaveProperty('access_token')
  requirements = body.mfa_requirements
  return body.mfa_token
}

/** The `mfa_requirements` that came with the last `mfa_token`. */
let requirements: unknown

const show = (name: string, parameters: Readonly<Record<string, string>>, by = app) =>
  exchange(server, by, { grant_type: grant(name), ...parameters })

const post = (path: string, json: object, token: string | null = null) =>
  server.tenant.request('POST', `/mfa/${path}`, { token, json })

async function createGuarded(name: string) {
  const email = `${name}@example.com`
  const userId = await createUser(server.tenant, email)
  const path = `/users/${encodeURIComponent(userId)}`
  const made = await management('POST', `${path}/authentication-methods`, { type: 'totp' })
  const code = await management('POST', `${path}/recovery-code-regeneration`)
  const { totp_secret: secret, id } = made.body
  return { email, userId, path, secret, id, recoveryCode: code.body.recovery_code }
}

const ownApi = () => `${server.tenant.baseUrl}/mfa/`

describe('a client of the MFA API', () => {
  it('enrolls an authenticator app, whose first code completes the log-in', async () => {
    const email = 'ada@example.com'
    const userId = await createUser(server.tenant, email)
    const mfa_token = await tokenFor(email)
    expect(requirements).toEqual({ enroll: [{ type: 'otp' }] })
    const unable = await post('challenge', { mfa_token, client_id: app.clientId })
    expect([unable.status, unable.body.error]).toEqual([403, 'association_required'])
    const { status, body } = await post('associate', { authenticator_types: ['otp'] }, mfa_token)
    expect([status, body.authenticator_type]).toEqual([200, 'otp'])
    expect(body.barcode_uri).toContain(`secret=${body.secret}`)
    const wrong = await show('mfa-otp', { mfa_token, otp: '000000' })
    expect([wrong.status, wrong.body.error]).toEqual([400, 'invalid_grant'])
    const right = await show('mfa-otp', { mfa_token, otp: codeOf(body.secret) })
    expect([right.status, right.body.scope]).toEqual([200, scope])
    expect(jsonwebtoken.decode(right.body.id_token)).toMatchObject({
      sub: userId,
      email,
      acr: multiFactor,
      amr: ['pwd', 'otp', 'mfa'],
    })
    const access = jsonwebtoken.decode(right.body.access_token)
    expect(access).toMatchObject({ sub: userId, aud: [audience, expect.any(String)] })
    const used = await show('mfa-otp', { mfa_token, otp: codeOf(body.secret, 1) })
    expect([used.status, used.body.error]).toEqual([401, 'expired_token'])

    const next = await tokenFor(email)
    const again = await post('associate', { authenticator_types: ['otp'] }, next)
    expect([again.status, again.body.error]).toEqual([403, 'access_denied'])
    const [recovery_code] = body.recovery_codes
    const recovered = await show('mfa-recovery-code', { mfa_token: next, recovery_code })
    expect([recovered.status, recovered.body.recovery_code]).toEqual([
      200,
      expect.stringMatching(/^[A-Z2-9]{24}$/),
    ])
    const log = await management('GET', `/users/${encodeURIComponent(userId)}/logs`)
    const types = log.body.map(({ type }: { type: string }) => type)
    expect(types.filter((type: string) => type === 's')).toHaveLength(2)
    expect(types).toEqual(expect.arrayContaining(['mfar', 'gd_start_enroll', 'gd_auth_failed']))
    expect(log.text).not.toContain(mfa_token)
  })

  it('enrolls no factor without the recovery code that it was promised with', async () => {
    const email = 'ash@example.com'
    const userId = await createUser(server.tenant, email)
    const mfa_token = await tokenFor(email)
    const { body } = await post('associate', { authenticator_types: ['otp'] }, mfa_token)
    await server.database.query(`
      create function refuse() returns trigger language plpgsql as
        $$ begin raise exception 'The disk is full.'; end $$;
      create trigger refusing before insert on authentication_methods for each row
        when (new.type = 'recovery-code') execute function refuse()`)
    const proof = { mfa_token, otp: codeOf(body.secret) }
    expect((await show('mfa-otp', proof)).status).toBe(500)
    const methods = `/users/${encodeURIComponent(userId)}/authentication-methods`
    expect((await management('GET', methods)).body).toEqual([])
    await server.database.query('drop trigger refusing on authentication_methods')
    expect((await show('mfa-otp', proof)).status).toBe(200)
    const types = (await management('GET', methods)).body.map(({ type }: { type: string }) => type)
    expect(types.sort()).toEqual(['recovery-code', 'totp'])
  })

  it('redeems a token and code once under concurrency, and for its own client', async () => {
    const { email, secret } = await createGuarded('bea')
    const mfa_token = await tokenFor(email)
    const challenge = await post('challenge', { mfa_token, challenge_type: 'otp oob' })
    expect(challenge.body).toEqual({ challenge_type: 'otp' })
    const otp = codeOf(secret)
    const foreign = await show('mfa-otp', { mfa_token, otp }, other)
    expect([foreign.status, foreign.body.error]).toEqual([400, 'invalid_grant'])
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => show('mfa-otp', { mfa_token, otp })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('sends a code by e-mail, if enabled and the address is verified', async () => {
    const { email, path } = await createGuarded('cleo')
    const refused = await post('challenge', {
      mfa_token: await tokenFor(email),
      challenge_type: 'oob',
    })
    expect([refused.status, refused.body.error]).toEqual([400, 'unsupported_challenge_type'])
    await management('PUT', '/guardian/factors/email', { enabled: true })
    await management('PATCH', path, { email_verified: true })
    const mfa_token = await tokenFor(email)
    const { body } = await post('challenge', { mfa_token, challenge_type: 'oob' })
    expect(body).toMatchObject({ challenge_type: 'oob', binding_method: 'prompt' })
    const binding_code = await mailTo(server, email, /\b(\d{6})\b/)
    const { oob_code } = body
    const wrong = await show('mfa-oob', { mfa_token, oob_code: 'another', binding_code })
    expect(wrong.status).toBe(400)
    const right = await show('mfa-oob', { mfa_token, oob_code, binding_code })
    expect(jsonwebtoken.decode(right.body.id_token)).toMatchObject({ amr: ['pwd', 'otp', 'mfa'] })
  })

  it('lists factors with the token, and cannot delete them', async () => {
    const { email, id } = await createGuarded('dora')
    const token = await tokenFor(email)
    expect(requirements).toEqual({ challenge: [{ type: 'otp' }, { type: 'recovery-code' }] })
    const { body } = await server.tenant.request('GET', '/mfa/authenticators', { token })
    expect(body).toEqual([
      { id, authenticator_type: 'otp', type: 'otp', active: true },
      expect.objectContaining({ authenticator_type: 'recovery-code', type: 'recovery-code' }),
    ])
    const address = `/mfa/authenticators/${encodeURIComponent(id)}`
    const bare = await server.tenant.request('DELETE', address, { token })
    expect(bare.status).toBe(401)
    const none = await server.tenant.request('GET', '/mfa/authenticators', {
      token: 'x'.repeat(43),
    })
    expect([none.status, none.body.error]).toEqual([401, 'expired_token'])
  })

  it('deletes a factor with a token of a log-in with a second factor', async () => {
    const { email, id, secret, path } = await createGuarded('eva')
    await management('PUT', '/guardian/policies', [])
    const request = { audience: ownApi(), scope: 'remove:authenticators' }
    const mfa_token = await tokenFor(email, request)
    await management('PUT', '/guardian/policies', ['all-applications'])
    const { body } = await show('mfa-otp', { mfa_token, otp: codeOf(secret) })
    const address = `/mfa/authenticators/${encodeURIComponent(id)}`
    const deleted = await server.tenant.request('DELETE', address, { token: body.access_token })
    expect(deleted.status).toBe(204)
    const left = await management('GET', `${path}/authentication-methods`)
    expect(left.body.map(({ type }: { type: string }) => type)).toEqual(['recovery-code'])
  })

  it('enrolls a further factor with a token of a log-in with a second factor', async () => {
    const email = 'hal@example.com'
    const userId = await createUser(server.tenant, email)
    await management('PUT', '/guardian/factors/email', { enabled: true })
    const path = `/users/${encodeURIComponent(userId)}`
    await management('POST', `${path}/authentication-methods`, { type: 'email', email })
    const request = { audience: ownApi(), scope: 'openid enroll read:authenticators' }
    const mfa_token = await tokenFor(email, request)
    const json = { authenticator_types: ['otp'] }
    expect((await post('associate', json, mfa_token)).status).toBe(403)
    const { oob_code } = (await post('challenge', { mfa_token, challenge_type: 'oob' })).body
    const binding_code = await mailTo(server, email, /\b(\d{6})\b/)
    const first = await show('mfa-oob', { mfa_token, oob_code, binding_code })
    const token = first.body.access_token
    expect(jsonwebtoken.decode(token)).toMatchObject({ sub: userId, scope: request.scope })
    const enrolling = await post('associate', json, token)
    expect(enrolling.body).toMatchObject({ authenticator_type: 'otp' })
    const confirm = { mfa_token: token, otp: codeOf(enrolling.body.secret) }
    const foreign = await show('mfa-otp', confirm, other)
    expect([foreign.status, foreign.body.error]).toEqual([400, 'invalid_grant'])
    const confirmed = await show('mfa-otp', confirm)
    expect([confirmed.status, confirmed.body.scope]).toEqual([200, request.scope])
    const listed = await server.tenant.request('GET', '/mfa/authenticators', { token })
    const types = listed.body.map((each: { authenticator_type: string }) => each.authenticator_type)
    expect(types).toEqual(expect.arrayContaining(['otp', 'oob']))
    expect((await post('associate', json, token)).status).toBe(403)
  })

  it('answers an enrollment with a token that expires no later than the one before', async () => {
    const scope = 'enroll remove:authenticators'
    const { body: api } = await management('POST', '/resource-servers', {
      identifier: ownApi(),
      scopes: scope.split(' ').map((value) => ({ value })),
      token_lifetime: 600,
    })
    const { email, id, secret } = await createGuarded('mia')
    const mfa_token = await tokenFor(email, { audience: ownApi(), scope })
    const { body } = await show('mfa-otp', { mfa_token, otp: codeOf(secret) })
    expect(body.expires_in).toBe(600)
    await management('DELETE', `/resource-servers/${api.id}`)
    const token = body.access_token
    const address = `/mfa/authenticators/${encodeURIComponent(id)}`
    await server.tenant.request('DELETE', address, { token })
    const enrolling = await post('associate', { authenticator_types: ['otp'] }, token)
    const confirm = { mfa_token: token, otp: codeOf(enrolling.body.secret) }
    const confirmed = await show('mfa-otp', confirm)
    expect([confirmed.status, confirmed.body.scope]).toEqual([200, scope])
    const expiryOf = (jwt: string) => (jsonwebtoken.decode(jwt) as { exp: number }).exp
    expect(expiryOf(confirmed.body.access_token)).toBeLessThanOrEqual(expiryOf(token))
  })

  it('enrolls no further factor once the access of the user has ended', async () => {
    const { email, id, secret, path } = await createGuarded('lea')
    const request = { audience: ownApi(), scope: 'enroll remove:authenticators' }
    const mfa_token = await tokenFor(email, request)
    const { body } = await show('mfa-otp', { mfa_token, otp: codeOf(secret) })
    const token = body.access_token
    const address = `/mfa/authenticators/${encodeURIComponent(id)}`
    await server.tenant.request('DELETE', address, { token })
    const enrolling = await post('associate', { authenticator_types: ['otp'] }, token)
    expect(enrolling.status).toBe(200)
    await management('PATCH', path, { password: 'Another-long-1' })
    const confirm = { mfa_token: token, otp: codeOf(enrolling.body.secret) }
    const refused = await show('mfa-otp', confirm)
    expect([refused.status, refused.body.error]).toEqual([401, 'expired_token'])
    const methods = await management('GET', `${path}/authentication-methods`)
    expect(methods.body.map(({ type }: { type: string }) => type)).not.toContain('totp')
  })

  it('enrolls an e-mail address, whose first code completes the log-in', async () => {
    const email = 'jim@example.com'
    await createUser(server.tenant, email)
    await management('PUT', '/guardian/factors/email', { enabled: true })
    const mfa_token = await tokenFor(email)
    const to = 'jim.at.home@example.com'
    const json = { authenticator_types: ['oob'], oob_channels: ['email'] }
    const bad = await post('associate', { ...json, email: 'jim' }, mfa_token)
    expect(bad.status).toBe(400)
    const { status, body } = await post('associate', { ...json, email: to }, mfa_token)
    const oob = { authenticator_type: 'oob', oob_channel: 'email', binding_method: 'prompt' }
    expect([status, body]).toEqual([200, expect.objectContaining(oob)])
    const { oob_code } = body
    const wrong = await show('mfa-oob', { mfa_token, oob_code, binding_code: '000000' })
    expect([wrong.status, wrong.body.error]).toEqual([400, 'invalid_grant'])
    const binding_code = await mailTo(server, to, /\b(\d{6})\b/)
    const right = await show('mfa-oob', { mfa_token, oob_code, binding_code })
    expect(right.body).toMatchObject({ access_token: expect.any(String) })
    const token = await tokenFor(email)
    const listed = await server.tenant.request('GET', '/mfa/authenticators', { token })
    expect(listed.body).toContainEqual(expect.objectContaining({ oob_channel: 'email', name: to }))
    const another = await post('associate', { ...json, email }, token)
    expect(another.status).toBe(403)
  })

  it('is sent five codes in an hour for new addresses', async () => {
    const email = 'kim@example.com'
    await createUser(server.tenant, email)
    await management('PUT', '/guardian/factors/email', { enabled: true })
    const token = await tokenFor(email)
    const statuses: number[] = []
    for (const at of [1, 2, 3, 4, 5, 6]) {
      const json = { authenticator_types: ['oob'], oob_channels: ['email'] }
      const to = { email: `kim${at}@example.com` }
      statuses.push((await post('associate', { ...json, ...to }, token)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  it('gets tokens to enroll factors for scopes that it requests, and as a first party', async () => {
    const { email, secret } = await createGuarded('ida')
    const request = { audience: ownApi(), scope: 'read:authenticators' }
    const mfa_token = await tokenFor(email, request)
    const { body } = await show('mfa-otp', { mfa_token, otp: codeOf(secret) })
    const refused = await post('associate', { authenticator_types: ['otp'] }, body.access_token)
    expect([refused.status, refused.body.error_description]).toEqual([403, 'Insufficient scope'])
    const client = { grant_types: [grant('password-realm')], is_first_party: false }
    const third = await createApplication(server.tenant, { client })
    const form = { grant_type: grant('password-realm'), realm, username: email, password }
    const unknown = await exchange(server, third, { ...form, ...request })
    expect([unknown.status, unknown.body.error]).toEqual([400, 'access_denied'])
  })

  it('keeps the recovery code where the organization refuses the log-in', async () => {
    const guarded = await createGuarded('gil')
    const { body: acme } = await management('POST', '/organizations', { name: 'gil-and-sons' })
    const mfa_token = await tokenFor(guarded.email)
    const proof = { mfa_token, recovery_code: guarded.recoveryCode }
    const refusedBy = async (organization: string) => {
      const { body } = await show('mfa-recovery-code', { ...proof, organization })
      return [body.error, body.error_description]
    }
    expect(await refusedBy(acme.id)).toEqual([
      'invalid_request',
      'parameter organization is not allowed for this client',
    ])
    await management('PATCH', `/clients/${app.clientId}`, { organization_usage: 'allow' })
    expect((await refusedBy('org_absent'))[0]).toBe('invalid_request')
    expect((await refusedBy(acme.id))[0]).toBe('invalid_grant')
    const { status, body } = await show('mfa-recovery-code', proof)
    expect([status, body.recovery_code]).toEqual([200, expect.stringMatching(/^[A-Z2-9]{24}$/)])
    const next = { mfa_token: await tokenFor(guarded.email), recovery_code: body.recovery_code }
    expect((await show('mfa-recovery-code', next)).status).toBe(200)
  })

  it('is blocked after ten wrong codes', async () => {
    const { email, secret } = await createGuarded('fay')
    const mfa_token = await tokenFor(email)
    for (const each of Array.from({ length: 10 }, () => '000000')) {
      await show('mfa-otp', { mfa_token, otp: each })
    }
    const blocked = await show('mfa-otp', { mfa_token, otp: codeOf(secret) })
    expect([blocked.status, blocked.body.error]).toEqual([429, 'too_many_attempts'])
  })
})
