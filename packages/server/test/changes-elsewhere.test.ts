import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, patient, until } from '@latchkey/testkit'
import * as jose from 'jose'
import {
  type Application,
  audience,
  authorizeUrl,
  createApplication,
  exchange,
  password,
} from './authentication/application.ts'
import { logInNewUser } from './authentication/log-in-new-user.ts'
import { type HttpsClient, httpsClient } from './https-client.ts'
import { startTwoProcesses, type TwoProcesses } from './two-processes.ts'

/**
 * What one process writes is in force at the other within a second. The other forgets what it has
 * cached only after ten minutes, so it is notified or does not cache.
 */
let processes: TwoProcesses
let client: HttpsClient
let token: string
beforeAll(async () => {
  processes = await startTwoProcesses({ rememberMs: 600_000 })
  client = httpsClient({ ca: await readFile(processes.here.caFile, 'utf8') })
  token = await processes.here.tenant.token()
}, 60_000)
afterAll(async () => {
  client?.end()
  await processes?.stop()
})

const inForceMs = 1_000

/** Writes by the other process. */
async function writeThere(method: string, path: string, json?: unknown) {
  const isManagement = path.startsWith('/api/')
  const { status, text } = await client.send(processes.therePort, path, {
    method,
    ...(isManagement && { headers: { authorization: `Bearer ${token}` } }),
    ...(json !== undefined && { body: JSON.stringify(json) }),
  })
  expect([path, Math.floor(status / 100), text]).toEqual([path, 2, text])
  return text === '' ? undefined : JSON.parse(text)
}

const here = (method: string, path: string, options: object = {}) =>
  processes.here.tenant.request(method, path, options)

/** Asserts that `read` has one value before the other process writes, and soon another. */
async function changes<T>(
  read: () => Promise<T>,
  write: () => Promise<unknown>,
  [before, after]: [T, T],
) {
  expect(await read()).toEqual(before)
  await write()
  let last = before
  const isChanged = async () => {
    last = await read()
    return last !== before
  }
  await until(`${String(after)} here`, isChanged, patient(inForceMs))
  expect(last).toEqual(after)
}

const grants = ['authorization_code', 'refresh_token', 'client_credentials', 'password']

/** A user who is logged in at an application of their own, and what shows it. */
async function loggedIn() {
  const request = { scope: 'openid offline_access read:books', audience }
  const { app, userId, visitor, tokens, email } = await logInNewUser(
    processes.here,
    { client: { grant_types: grants } },
    request,
  )
  const silent = authorizeUrl(processes.here.tenant, app, { prompt: 'none' })
  return {
    app,
    email,
    path: `/api/v2/users/${encodeURIComponent(userId)}`,
    refreshToken: tokens.refresh_token as string,
    readUserInfo: async () =>
      (await here('GET', '/userinfo', { token: tokens.access_token })).status,
    readSession: async () =>
      (await visitor.visit(silent)).url.searchParams.get('error') ?? 'logged in',
    refresh: async () => (await refreshBy(app, tokens.refresh_token)).status,
  }
}

const refreshBy = (app: Application, refresh_token: string) =>
  exchange(processes.here, app, { grant_type: 'refresh_token', refresh_token })

describe('a write of another process', () => {
  it('blocks a user, with session, access token and refresh token', async () => {
    const { path, readUserInfo, readSession, refresh } = await loggedIn()
    const block = () => writeThere('PATCH', path, { blocked: true })
    await changes(readUserInfo, block, [200, 401])
    expect([await readSession(), await refresh()]).toEqual(['login_required', 400])
  })

  it('blocks an address', async () => {
    const read = async () => {
      const headers = { 'x-forwarded-for': '203.0.113.9' }
      return (await here('GET', '/api/v2/clients', { headers })).status
    }
    const rule = {
      action: { block: true },
      match: { ipv4_cidrs: ['203.0.113.0/24'] },
      scope: 'management',
    }
    const json = { description: 'Attackers', active: true, priority: 1, rule }
    await changes(read, () => writeThere('POST', '/api/v2/network-acls', json), [200, 403])
  })

  it('ends a session', async () => {
    const { path, readSession } = await loggedIn()
    const [session] = (await here('GET', `${path}/sessions`)).body.sessions
    const end = () => writeThere('DELETE', `/api/v2/sessions/${session.id}`)
    await changes(readSession, end, ['logged in', 'login_required'])
  })

  it('revokes a refresh token, and the access tokens of its grant', async () => {
    const { app, refreshToken, readUserInfo, refresh } = await loggedIn()
    const { clientId: client_id, clientSecret: client_secret } = app
    const json = { client_id, client_secret, token: refreshToken }
    await changes(readUserInfo, () => writeThere('POST', '/oauth/revoke', json), [200, 401])
    expect(await refresh()).toBe(400)
  })

  it('deletes the grant of a client, and replaces its secret', async () => {
    const app = await createApplication(processes.here.tenant, { client: { grant_types: grants } })
    const { clientId: client_id, clientSecret: client_secret } = app
    const api = { audience, scope: ['read:books'] }
    const grant = await writeThere('POST', '/api/v2/client-grants', { client_id, ...api })
    const form = { grant_type: 'client_credentials', client_id, client_secret, audience }
    const read = async () => (await here('POST', '/oauth/token', { token: null, form })).status
    await until('the grant here', async () => (await read()) === 200, patient(inForceMs))
    const withdraw = () => writeThere('DELETE', `/api/v2/client-grants/${grant.id}`)
    await changes(read, withdraw, [200, 400])
    await writeThere('POST', '/api/v2/client-grants', { client_id, ...api })
    await until('the grant here', async () => (await read()) === 200, patient(inForceMs))
    const rotate = () => writeThere('POST', `/api/v2/clients/${client_id}/rotate-secret`)
    await changes(read, rotate, [200, 401])
  })

  it('closes a connection', async () => {
    const { app, email } = await loggedIn()
    const form = {
      grant_type: 'http://auth0.com/oauth/grant-type/password-realm',
      realm: 'Username-Password-Authentication',
      username: email,
      password,
    }
    await writeThere('PATCH', `/api/v2/clients/${app.clientId}`, {
      grant_types: [...grants, form.grant_type],
    })
    const read = async () => (await exchange(processes.here, app, form)).status
    await until('the grant type here', async () => (await read()) === 200, patient(inForceMs))
    const disable = () =>
      writeThere('PATCH', `/api/v2/connections/${app.connectionId}/clients`, [
        { client_id: app.clientId, status: false },
      ])
    const read2 = async () => ((await read()) === 200 ? 'open' : 'closed')
    await changes(read2, disable, ['open', 'closed'])
  })

  it('changes pages and settings of the tenant', async () => {
    const app = await createApplication(processes.here.tenant)
    const read = async () => {
      const url = authorizeUrl(processes.here.tenant, app)
      const { text } = await createVisitor(processes.here).visit(url)
      return [text.includes('Welcome home'), text.includes('Example &amp; Sons')].join()
    }
    const write = async () => {
      await writeThere('PUT', '/api/v2/prompts/login/custom-text/en', {
        login: { title: 'Welcome home' },
      })
      await writeThere('PATCH', '/api/v2/tenants/settings', { friendly_name: 'Example & Sons' })
    }
    await changes(read, write, ['false,false', 'true,true'])
  })

  it('revokes a signing key', async () => {
    const old = await freshToken()
    const kid = jose.decodeProtectedHeader(old).kid
    await writeThere('POST', '/api/v2/keys/signing/rotate')
    const isNext = async () => {
      token = await freshToken()
      return jose.decodeProtectedHeader(token).kid !== kid
    }
    await until('the next key here', isNext, patient(inForceMs))
    const read = async () => (await here('GET', '/api/v2/clients', { token: old })).status
    await changes(read, () => writeThere('PUT', `/api/v2/keys/signing/${kid}/revoke`), [200, 401])
  })
})

async function freshToken(): Promise<string> {
  const { clientId: client_id, clientSecret: client_secret } = processes.here.tenant
  const form = {
    grant_type: 'client_credentials',
    client_id,
    client_secret,
    audience: '/api/v2/',
  }
  return (await here('POST', '/oauth/token', { token: null, form })).body.access_token
}
