import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, startTestServer, type TestServer, until } from '@latchkey/testkit'
import { SignJWT } from 'jose'
import { TOTP } from 'otpauth'
import {
  type Application,
  audience,
  authorizeUrl,
  createApplication,
  createUser,
  exchange,
  password,
  pkce,
} from './authentication/application.ts'
import { assertionType, clientKey, grantedClient } from './authentication/strong-client.ts'

/** A clock that is set forward or back: only `exp` and `nbf` of signed tokens follow it. */
const [minuteMs, hourMs] = [60_000, 3_600_000]
const email = 'ada@example.com'
let movedMs = 0
let server: TestServer
let app: Application

beforeAll(async () => {
  server = await startTestServer({
    now: () => new Date(Date.now() + movedMs),
    bounds: { expiredPruneMs: 20 },
  })
  app = await createApplication(server.tenant)
  await createUser(server.tenant, email)
})
afterAll(() => server.stop())
afterEach(() => {
  movedMs = 0
})

async function takeCode(): Promise<Readonly<Record<string, string>>> {
  const { verifier, parameters } = pkce()
  const visitor = createVisitor(server)
  const scope = 'openid offline_access'
  const page = await visitor.visit(authorizeUrl(server.tenant, app, { ...parameters, scope }))
  const { url } = await visitor.submit(page, { username: email, password })
  return { code: url.searchParams.get('code') ?? '', code_verifier: verifier }
}

const refusal = async (form: Readonly<Record<string, string>>) =>
  (await exchange(server, app, form)).body.error

describe('a clock that is set back', () => {
  it('revives no used code, no rotated refresh token, and not what they gave', async () => {
    const code = await takeCode()
    const first = (await exchange(server, app, code)).body
    const refresh = { grant_type: 'refresh_token', refresh_token: first.refresh_token }
    expect((await exchange(server, app, refresh)).status).toBe(200)
    movedMs = hourMs
    expect(await refusal(code)).toBe('invalid_grant')
    expect(await refusal(refresh)).toBe('invalid_grant')
    movedMs = -hourMs
    expect(await refusal(code)).toBe('invalid_grant')
    expect(await refusal(refresh)).toBe('invalid_grant')
    movedMs = 0
    const token = first.access_token
    const info = await server.tenant.request('GET', '/userinfo', { token })
    expect(info.status).toBe(401)
  })

  it('revives no code that expired unused, once it is deleted', async () => {
    const code = await takeCode()
    movedMs = 2 * minuteMs
    const codes = `select 1 from oidc_records where model = 'AuthorizationCode'
                     and consumed_at is null`
    await until(
      'expired codes are deleted',
      async () => (await server.database.query(codes)).rowCount === 0,
    )
    movedMs = 0
    expect(await refusal(code)).toBe('invalid_grant')
  })

  it('revives no client assertion that was used', async () => {
    const key = clientKey('PS256')
    const client_id = await grantedClient(server.tenant, {
      client_authentication_methods: { private_key_jwt: { credentials: [key.credential] } },
    })
    const seconds = Math.floor(Date.now() / 1000)
    const client_assertion = await new SignJWT({ jti: 'once', iat: seconds, exp: seconds + 60 })
      .setProtectedHeader({ alg: key.alg, kid: key.kid })
      .setIssuer(client_id)
      .setSubject(client_id)
      .setAudience(`${server.tenant.baseUrl}/`)
      .sign(key.privateKey)
    const form = {
      grant_type: 'client_credentials',
      audience,
      client_assertion,
      client_assertion_type: assertionType,
    }
    const send = async () =>
      (await server.tenant.request('POST', '/oauth/token', { token: null, form })).status
    expect(await send()).toBe(200)
    movedMs = 5 * minuteMs
    const expired = 'select 1 from oidc_records where expires_at < $1'
    const at = () => new Date(Date.now() + movedMs - minuteMs)
    await until(
      'expired records are deleted',
      async () => (await server.database.query(expired, [at()])).rowCount === 0,
    )
    movedMs = 0
    expect(await send()).toBe(401)
  })

  it('accepts no one-time password twice', async () => {
    const { body: users } = await server.tenant.request('GET', `/api/v2/users?q=email:${email}`)
    const path = `/api/v2/users/${encodeURIComponent(users[0].user_id)}`
    const json = { type: 'totp' }
    const methods = `${path}/authentication-methods`
    const { body: factor } = await server.tenant.request('POST', methods, { json })
    await server.tenant.request('POST', `${path}/recovery-code-regeneration`, { json: {} })
    await server.tenant.request('PUT', '/api/v2/guardian/policies', { json: ['all-applications'] })
    const otp = new TOTP({ secret: factor.totp_secret }).generate()
    const logIn = async () => {
      const visitor = createVisitor(server)
      const { parameters } = pkce()
      const page = await visitor.visit(authorizeUrl(server.tenant, app, parameters))
      const second = await visitor.submit(page, { username: email, password })
      return (await visitor.submit(second, { code: otp })).isAway
    }
    expect(await logIn()).toBe(true)
    movedMs = 10 * minuteMs
    expect(await logIn()).toBe(false)
    movedMs = 0
    expect(await logIn()).toBe(false)
    await server.tenant.request('PUT', '/api/v2/guardian/policies', { json: [] })
  })
})

describe('a clock that was ahead and is set right', () => {
  it('ends blocks of that time, and not those of an hour ahead', async () => {
    const { body: client } = await server.tenant.request('GET', `/api/v2/clients/${app.clientId}`)
    await server.tenant.request('PATCH', `/api/v2/clients/${app.clientId}`, {
      json: { grant_types: [...client.grant_types, 'password'] },
    })
    const tenant = '/api/v2/tenants/settings'
    const json = { default_directory: 'Username-Password-Authentication' }
    await server.tenant.request('PATCH', tenant, { json })
    const logIn = async (username: string, typed: string) =>
      (await exchange(server, app, { grant_type: 'password', username, password: typed })).status
    // Expired rows that are being deleted by the former time include blocks of the new one.
    const block = (username: string) =>
      until(`${username} is blocked`, async () => {
        for (let at = 0; at < 10; at += 1) await logIn(username, 'not this one')
        return (await logIn(username, password)) === 429
      })
    for (const each of ['grace@example.com', 'edsger@example.com']) {
      await createUser(server.tenant, each)
    }
    movedMs = 366 * 24 * hourMs
    await block('grace@example.com')
    movedMs = hourMs
    await block('edsger@example.com')
    movedMs = 0
    await until('the block has ended', async () => {
      return (await logIn('grace@example.com', password)) === 200
    })
    expect(await logIn('edsger@example.com', password)).toBe(429)
  })

  it('ends limits of messages that were reached meanwhile', async () => {
    const json = { name: 'email', strategy: 'email', enabled_clients: [app.clientId] }
    await server.tenant.request('POST', '/api/v2/connections', { json })
    const start = async () => {
      const { clientId: client_id, clientSecret: client_secret } = app
      const recipient = { connection: 'email', email: 'grace@example.com', send: 'code' }
      return (
        await server.tenant.request('POST', '/passwordless/start', {
          token: null,
          json: { client_id, client_secret, ...recipient },
        })
      ).status
    }
    const startMany = async () => {
      const statuses: number[] = []
      while (statuses.length < 20 && !statuses.includes(429)) statuses.push(await start())
      return statuses
    }
    movedMs = 366 * 24 * hourMs
    expect((await startMany()).at(-1)).toBe(429)
    movedMs = 0
    const statuses = await startMany()
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429])
  })
})

describe('a clock that is set forward', () => {
  it('lets no unfinished log-in last longer than it may', async () => {
    const visitor = createVisitor(server)
    const { parameters } = pkce()
    const page = await visitor.visit(authorizeUrl(server.tenant, app, parameters))
    movedMs = 24 * hourMs
    const late = await visitor.submit(page, { username: email, password })
    movedMs = 0
    expect([late.isAway, late.status]).toEqual([false, 400])
  })
})
