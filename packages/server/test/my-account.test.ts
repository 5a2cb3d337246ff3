import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ensureDefaultConnection, joinTestServer, type SharedServer } from '@latchkey/testkit'
import { TOTP } from 'otpauth'

const connection = 'Username-Password-Authentication'
const grantType = 'http://auth0.com/oauth/grant-type/password-realm'
const byOtp = 'http://auth0.com/oauth/grant-type/mfa-otp'
const password = 'Correct-Horse-7-Battery'
const replaced = 'Another-Horse-8-Battery'

let server: SharedServer
let application: { readonly client_id: string; readonly client_secret: string }
let userId: string
let audience: string
beforeAll(async () => {
  server = await joinTestServer()
  audience = `${server.tenant.baseUrl}/me/`
  const { id } = await server.tenant.write(ensureDefaultConnection)
  const client = {
    name: 'Phone',
    app_type: 'regular_web',
    grant_types: [grantType, 'refresh_token', byOtp],
  }
  const { client_id, client_secret } = (await management('POST', '/clients', client)).body
  application = { client_id, client_secret }
  await management('PATCH', `/connections/${id}/clients`, [{ client_id, status: true }])
  const made = await management('POST', '/users', {
    connection,
    email: 'ann@example.com',
    password,
  })
  userId = made.body.user_id
})
afterAll(() => server.stop())

const management = (method: string, path: string, json?: unknown) =>
  server.tenant.request(method, `/api/v2${path}`, json === undefined ? {} : { json })

async function tokenFor(scope: string, secret = password, parameters: object = {}) {
  const credentials = { username: 'ann@example.com', password: secret }
  const grant = {
    grant_type: grantType,
    realm: connection,
    ...credentials,
    audience,
    scope,
    ...parameters,
  }
  return server.tenant.request('POST', '/oauth/token', {
    token: null,
    json: { ...application, ...grant },
  })
}

const everything = `read:me:authentication_methods create:me:authentication_methods
  update:me:authentication_methods delete:me:authentication_methods read:me:factors read:me:profile
  update:me:profile read:me:sessions delete:me:sessions read:me:grants delete:me:grants
  read:me:identities delete:me:identities read:me:data delete:me:account`
  .trim()
  .replace(/\s+/g, ' ')

const me = (token: string | null, method: string, path: string, json?: unknown) =>
  server.tenant.request(method, `/me/v1${path}`, {
    token,
    headers: { origin: 'https://app.example.com' },
    ...(json !== undefined && { json }),
  })

describe('an application', () => {
  it('gets tokens for the API once it exists and the application has a grant', async () => {
    expect((await tokenFor(everything)).body.error).toBe('access_denied')
    const api = await management('POST', '/resource-servers', { identifier: audience })
    expect(api.body).toMatchObject({ identifier: audience, name: 'My Account API' })
    expect(api.body.scopes.map(({ value }: { value: string }) => value)).toEqual(
      expect.arrayContaining(everything.split(' ')),
    )
    expect((await tokenFor(everything)).body.error).toBe('access_denied')
    const scope = ['read:me:factors']
    const { client_id } = application
    const grant = { client_id, audience, scope, subject_type: 'user' }
    const granted = await management('POST', '/client-grants', grant)
    expect([granted.status, granted.body.audience]).toEqual([201, audience])
    const { body } = await tokenFor(everything)
    expect(body.scope).toBe('read:me:factors')
    const factors = await me(body.access_token, 'GET', '/factors')
    expect(factors.body.factors).toContainEqual({ type: 'totp', usage: ['secondary'] })
    const refused = await me(body.access_token, 'GET', '/profile')
    expect([refused.status, refused.body]).toEqual([
      403,
      {
        type: 'about:blank',
        status: 403,
        title: 'Forbidden',
        detail: 'Insufficient scope, expected any of: read:me:profile',
      },
    ])
    await management('PATCH', `/client-grants/${granted.body.id}`, {
      scope: everything.split(' '),
    })
    expect((await me(null, 'GET', '/factors')).status).toBe(401)
    expect((await me(await server.tenant.token('read:users'), 'GET', '/factors')).status).toBe(401)
  })
})

describe('a user', () => {
  it('reads and changes the profile, and exports all data', async () => {
    const token = (await tokenFor(everything)).body.access_token
    const changed = await me(token, 'PATCH', '/profile', { name: 'Ann Lee', blocked: true })
    expect([changed.status, changed.body]).toMatchObject([
      200,
      { name: 'Ann Lee', user_id: userId },
    ])
    const script = await me(token, 'PATCH', '/profile', { picture: 'javascript:alert(1)' })
    expect([script.status, script.body.detail]).toEqual([400, expect.stringContaining('`picture`')])
    const own = await me(token, 'GET', '/data')
    expect(own.body).toMatchObject({
      profile: { name: 'Ann Lee', email: 'ann@example.com' },
      identities: [{ provider: 'auth0', is_primary: true, connection }],
      authentication_methods: [{ type: 'password', usage: ['primary'] }],
    })
    expect(JSON.stringify(own.body)).not.toContain('app_metadata')
    expect((await me(token, 'GET', '/grants')).body).toEqual({ grants: [] })
    expect((await me(token, 'DELETE', '/grants/other')).status).toBe(404)
    expect((await me(token, 'DELETE', '/sessions/other')).status).toBe(404)
    expect((await me(token, 'GET', '/sessions')).body).toEqual({ sessions: [] })
    expect((await me(token, 'DELETE', `/identities/${userId.replace('|', '/')}`)).status).toBe(400)
  })

  it('verifies a second factor before a refresh token that is older than the factor is used', async () => {
    const path = `/resource-servers/${encodeURIComponent(audience)}`
    await management('PATCH', path, { allow_offline_access: true })
    const exchange = (parameters: object) =>
      server.tenant.request('POST', '/oauth/token', {
        token: null,
        json: { ...application, ...parameters },
      })
    const refresh = (refresh_token: string) =>
      exchange({ grant_type: 'refresh_token', refresh_token })
    const scope = 'offline_access delete:me:authentication_methods'
    const first = (await tokenFor(scope)).body.refresh_token
    const { refresh_token: second } = (await refresh(first)).body
    const methods = `/users/${encodeURIComponent(userId)}/authentication-methods`
    const { id, totp_secret: secret } = (await management('POST', methods, { type: 'totp' })).body
    const { status, body: refused } = await refresh(second)
    expect([status, refused.error]).toEqual([400, 'mfa_required'])
    const otp = new TOTP({ secret }).generate()
    const { mfa_token } = refused
    const proved = await exchange({ grant_type: byOtp, mfa_token, otp })
    expect(proved.body.scope).toBe(scope)
    const method = `/authentication-methods/${encodeURIComponent(id)}`
    expect((await me(proved.body.access_token, 'DELETE', method)).status).toBe(204)
    expect((await refresh(second)).status).toBe(200)
    await management('PATCH', path, { allow_offline_access: false })
  })

  it('has five codes sent to addresses in an hour, however many are requested at once', async () => {
    await management('PUT', '/guardian/factors/email', { enabled: true })
    const token = (await tokenFor(everything)).body.access_token
    const body = { type: 'email', email: 'somebody@else.example' }
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => me(token, 'POST', '/authentication-methods', body)),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.sort()).toEqual([...Array(5).fill(202), ...Array(7).fill(429)])
    await management('PUT', '/guardian/factors/email', { enabled: false })
  })

  it('has a method whose enrollment has ended, or neither', async () => {
    const token = (await tokenFor(everything)).body.access_token
    const methods = '/authentication-methods'
    const begin = async (type: string) => (await me(token, 'POST', methods, { type })).body
    const verify = (type: string, body: object) =>
      me(token, 'POST', `${methods}/${type}%7Cnew/verify`, body)
    const typesNow = async (): Promise<string[]> => {
      const { body } = await me(token, 'GET', methods)
      return body.authentication_methods.map(({ type }: { type: string }) => type)
    }
    const app = await begin('totp')
    const recovery = await begin('recovery-code')
    const code = new TOTP({ secret: app.manual_input_code }).generate()
    const ofApp = { auth_session: app.auth_session, otp_code: code }
    const ofRecovery = { auth_session: recovery.auth_session }
    await server.database.query(`
      create or replace function refuse_end() returns trigger language plpgsql as
        $$ begin raise exception 'The disk is full.'; end $$;
      create trigger refuse_end before update on oidc_records for each row
        when (new.model = 'AccountEnrollment') execute function refuse_end();
      create trigger refuse_end before insert on authentication_methods for each row
        when (new.type = 'recovery-code') execute function refuse_end()`)
    expect((await verify('totp', ofApp)).status).toBe(500)
    expect((await verify('recovery-code', ofRecovery)).status).toBe(500)
    expect(await typesNow()).toEqual(['password'])
    await server.database.query('drop trigger refuse_end on oidc_records')
    expect((await verify('recovery-code', ofRecovery)).status).toBe(500)
    await server.database.query('drop trigger refuse_end on authentication_methods')
    expect((await verify('recovery-code', ofRecovery)).status).toBe(201)
    const enrolled = await verify('totp', ofApp)
    expect(enrolled.status).toBe(201)
    expect((await typesNow()).sort()).toEqual(['password', 'recovery-code', 'totp'])
    expect((await verify('recovery-code', ofRecovery)).body.detail).toMatch(/expired/)
    const path = `${methods}/${encodeURIComponent(enrolled.body.id)}`
    expect((await me(token, 'DELETE', path)).status).toBe(204)
  })

  it('enrolls an authenticator app, without which no further token is issued', async () => {
    const token = (await tokenFor(everything)).body.access_token
    const begun = await me(token, 'POST', '/authentication-methods', { type: 'totp' })
    expect([begun.status, begun.body.id]).toEqual([202, 'totp|new'])
    expect(begun.headers.get('location')).toMatch(/\/me\/v1\/authentication-methods\/totp%7Cnew$/)
    // auth0-spa-js sends the code to this location.
    expect(begun.headers.get('access-control-expose-headers')?.split(',')).toContain('Location')
    const { auth_session, manual_input_code: secret } = begun.body
    const verify = (otp_code: string, type = 'totp') =>
      me(token, 'POST', `/authentication-methods/${type}%7Cnew/verify`, { auth_session, otp_code })
    expect((await verify('000000')).status).toBe(400)
    const code = new TOTP({ secret }).generate()
    expect((await verify(code, 'email')).body.detail).toMatch(/expired/)
    const enrolled = await verify(code)
    expect([enrolled.status, enrolled.body]).toMatchObject([201, { type: 'totp', confirmed: true }])
    expect((await verify(code)).status).toBe(400)
    expect((await me(token, 'POST', '/authentication-methods', { type: 'totp' })).status).toBe(409)
    expect((await tokenFor(everything)).body.error).toBe('mfa_required')

    const path = `/authentication-methods/${encodeURIComponent(enrolled.body.id)}`
    expect((await me(token, 'PATCH', path, { name: 'Phone' })).body.name).toBe('Phone')
    expect((await me(token, 'GET', path)).body.name).toBe('Phone')
    expect((await me(token, 'DELETE', path)).status).toBe(204)
    expect((await me(token, 'GET', path)).status).toBe(404)
  })

  it('replaces the recovery code, and changes the password, which ends the token', async () => {
    const token = (await tokenFor(everything)).body.access_token
    const methods = '/authentication-methods'
    const code = await me(token, 'POST', methods, { type: 'recovery-code' })
    expect(code.body.recovery_code).toMatch(/^\w{24}$/)
    const kept = await me(token, 'POST', `${methods}/recovery-code%7Cnew/verify`, {
      auth_session: code.body.auth_session,
    })
    expect([kept.status, kept.body.type]).toEqual([201, 'recovery-code'])
    const begun = await me(token, 'POST', methods, { type: 'password' })
    expect(begun.body.policy.complexity).toMatchObject({ min_length: 8 })
    const { auth_session } = begun.body
    const verify = (new_password: string) =>
      me(token, 'POST', `${methods}/password%7Cnew/verify`, { auth_session, new_password })
    const weak = await verify('short')
    expect([weak.status, weak.body.detail]).toEqual([400, expect.stringMatching(/too weak/)])
    expect((await verify(replaced)).status).toBe(201)
    expect((await me(token, 'GET', '/profile')).status).toBe(401)
    const log = await management('GET', '/logs?q=type:scp')
    expect(log.body[0]).toMatchObject({ type: 'scp', user_id: userId })
    const unknown = await tokenFor(everything, replaced)
    const none = await me(unknown.body.access_token, 'POST', methods, { type: 'webauthn-roaming' })
    expect(none.status).toBe(400)
  })

  it('reads the own record by the management API, and changes its metadata only', async () => {
    const scope = 'read:current_user update:current_user_metadata'
    const at = { audience: `${server.tenant.baseUrl}/api/v2/` }
    const { body } = await tokenFor(`${scope} read:users`, replaced, at)
    expect(body.scope).toBe(scope)
    const ask = (method: string, path: string, json?: unknown) =>
      server.tenant.request(method, `/api/v2${path}`, {
        token: body.access_token,
        ...(json !== undefined && { json }),
      })
    const own = `/users/${encodeURIComponent(userId)}`
    expect((await ask('GET', own)).body.user_id).toBe(userId)
    const changed = await ask('PATCH', own, { user_metadata: { color: 'red' } })
    expect(changed.body.user_metadata).toEqual({ color: 'red' })
    const refused = [
      await ask('PATCH', own, { app_metadata: { admin: true } }),
      await ask('PATCH', own, { blocked: false }),
      await ask('GET', '/users/auth0%7Cother'),
      await ask('GET', '/users'),
      await ask('DELETE', own),
    ]
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
    expect((await tokenFor('read:users', replaced, at)).body.error).toBe('access_denied')
  })

  it('deletes the account', async () => {
    const token = (await tokenFor(everything, replaced)).body.access_token
    expect((await me(token, 'DELETE', '/account')).status).toBe(204)
    expect((await management('GET', `/users/${encodeURIComponent(userId)}`)).status).toBe(404)
    expect((await me(token, 'GET', '/profile')).status).toBe(401)
  })
})
