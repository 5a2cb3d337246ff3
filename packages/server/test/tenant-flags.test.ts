import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, startTestServer, type TestServer } from '@latchkey/testkit'
import {
  type Application,
  type ApplicationOptions,
  audience,
  authorizeUrl,
  createApplication,
  createUser,
  exchange,
  password,
  pkce,
} from './authentication/application.ts'

const email = 'ada@example.com'
let server: TestServer
let app: Application
let userId: string
beforeAll(async () => {
  server = await startTestServer()
  app = await createApplication(server.tenant)
  userId = await createUser(server.tenant, email)
})
afterAll(() => server.stop())

const management = (method: string, path: string, json?: unknown) =>
  server.tenant.request(method, `/api/v2${path}`, json === undefined ? {} : { json })
const setFlags = async (flags: object) =>
  expect((await management('PATCH', '/tenants/settings', { flags })).status).toBe(200)
const post = (path: string, json: object) =>
  server.tenant.request('POST', path, { token: null, json })

async function logIn(of: Application, action?: string) {
  const visitor = createVisitor(server)
  const { verifier, parameters } = pkce()
  const page = await visitor.visit(authorizeUrl(server.tenant, of, parameters))
  const next = await visitor.submit(page, { username: email, password })
  const away = action === undefined ? next : await visitor.submit(next, { action })
  const code = away.url.searchParams.get('code') ?? ''
  return (await exchange(server, of, { code, code_verifier: verifier })).body
}

describe('allow_legacy_tokeninfo_endpoint', () => {
  const tokenInfo = (id_token: string) => post('/tokeninfo', { id_token })

  it('enables /tokeninfo, which answers the profile of the user of an ID token', async () => {
    const { id_token, access_token } = await logIn(app)
    expect((await tokenInfo(id_token)).body.error).toBe('access_denied')
    await setFlags({ allow_legacy_tokeninfo_endpoint: true })
    const { status, body } = await tokenInfo(id_token)
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ user_id: userId, sub: userId, clientID: app.clientId, email }),
    ])
    for (const wrong of [access_token, `${id_token}x`, 'x.y.z', 'x']) {
      expect((await tokenInfo(wrong)).status).toBe(401)
    }
    expect((await post('/tokeninfo', {})).status).toBe(400)
  })

  it('serves neither blocked users nor third-party clients', async () => {
    const stranger = await createApplication(server.tenant, { isFirstParty: false })
    const consented = await logIn(stranger, 'accept')
    expect((await tokenInfo(consented.id_token)).status).toBe(401)
    const { id_token } = await logIn(app)
    await management('PATCH', `/users/${encodeURIComponent(userId)}`, { blocked: true })
    expect((await tokenInfo(id_token)).status).toBe(401)
    await management('PATCH', `/users/${encodeURIComponent(userId)}`, { blocked: false })
    expect((await tokenInfo(id_token)).status).toBe(200)
  })
})

describe('disable_management_api_sms_obfuscation', () => {
  it('decides whether enrollments show whole phone numbers', async () => {
    const path = `/users/${encodeURIComponent(userId)}`
    const phone_number = '+14155550123'
    const made = await management('POST', `${path}/authentication-methods`, {
      type: 'phone',
      phone_number,
      preferred_authentication_method: 'sms',
    })
    expect(made.status).toBe(201)
    const shown = async () => {
      const [{ id, phone_number: listed }] = (await management('GET', `${path}/enrollments`)).body
      const { body } = await management('GET', `/guardian/enrollments/${id}`)
      return [listed, body.phone_number]
    }
    expect(await shown()).toEqual(['+*******0123', '+*******0123'])
    await setFlags({ disable_management_api_sms_obfuscation: true })
    expect(await shown()).toEqual([phone_number, phone_number])
  })
})

describe('enforce_client_authentication_on_passwordless_start', () => {
  it('decides whether confidential clients must authenticate', async () => {
    const strategy = { name: 'email', strategy: 'email', enabled_clients: [app.clientId] }
    expect((await management('POST', '/connections', strategy)).status).toBe(201)
    const code = { connection: 'email', email: 'eve@example.com', send: 'code' }
    const start = (client: object) => post('/passwordless/start', { ...code, ...client })
    const { clientId: client_id } = app
    expect((await start({ client_id })).status).toBe(401)
    await setFlags({ enforce_client_authentication_on_passwordless_start: false })
    expect((await start({ client_id })).status).toBe(200)
    expect((await start({ client_id, client_secret: 'wrong' })).status).toBe(401)
    expect((await start({ client_id: 'nobody' })).status).toBe(401)
    const verify = { connection: 'email', email: 'eve@example.com', verification_code: '123456' }
    expect((await post('/passwordless/verify', { ...verify, client_id })).status).toBe(401)
  })
})

describe('use_scope_descriptions_for_consent', () => {
  const scopes = [
    { value: 'read:books', description: 'Read your books' },
    { value: 'write:books', description: 'Change your books' },
    { value: 'admin', description: 'Administer' },
  ]
  const consent = async (options: ApplicationOptions) => {
    const of = await createApplication(server.tenant, options)
    const scope = 'openid read:books write:books admin'
    const visitor = createVisitor(server)
    const page = await visitor.visit(authorizeUrl(server.tenant, of, { scope, audience }))
    return (await visitor.submit(page, { username: email, password })).text
  }

  it('decides whether the consent page shows descriptions or names', async () => {
    const all = await management('GET', '/resource-servers')
    const { id } = all.body.find((each: { identifier: string }) => each.identifier === audience)
    await management('PATCH', `/resource-servers/${id}`, { scopes })
    expect(await consent({ isFirstParty: false })).toContain('Read your books')
    await setFlags({ use_scope_descriptions_for_consent: false })
    const named = await consent({ isFirstParty: false })
    expect(named).toContain('<li>Books: read, write</li><li>admin</li>')
    expect(named).not.toContain('Read your books')
  })
})
