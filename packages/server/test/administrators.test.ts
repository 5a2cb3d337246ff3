import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, joinTestServer, type SharedServer } from '@latchkey/testkit'
import { decodeJwt } from 'jose'
import { consoleClientId } from '../src/tenancy/console-client.ts'
import { createAdministrator } from './administrator.ts'
import { createApplication, password, pkce } from './authentication/application.ts'

const email = 'ada@example.com'

let server: SharedServer
let userId: string
beforeAll(async () => {
  server = await joinTestServer()
  userId = await createAdministrator(server.tenant, email)
})
afterAll(() => server.stop())

const send = (method: string, path: string, json?: unknown) =>
  server.tenant.request(method, `/api/v2${path}`, json === undefined ? {} : { json })

/** Logs in to the console as a browser does, and gets its tokens. */
async function logIn(scope: string, clientId = consoleClientId) {
  const { baseUrl } = server.tenant
  const { verifier, parameters } = pkce()
  const redirectUri = `${baseUrl}/console/`
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    audience: `${baseUrl}/api/v2/`,
    scope: `openid ${scope}`,
    ...parameters,
  })
  const visitor = createVisitor(server)
  const page = await visitor.visit(`/authorize?${query}`)
  const after = page.text.includes('<form')
    ? await visitor.submit(page, { username: email, password })
    : page
  const code = after.url.searchParams.get('code')
  if (code === null) return { refused: after, token: '', scopes: [] }
  const form = { grant_type: 'authorization_code', client_id: clientId, code }
  const { body } = await server.tenant.request('POST', '/oauth/token', {
    token: null,
    form: { ...form, redirect_uri: redirectUri, code_verifier: verifier },
  })
  const token: string = body.access_token
  return { refused: undefined, token, scopes: String(decodeJwt(token).scope).split(' ') }
}

const listClients = (token: string) =>
  server.tenant.request('GET', '/api/v2/clients?per_page=1', { token })

describe('an administrator', () => {
  it('has exactly the scopes that are requested and permitted', async () => {
    const { token, scopes } = await logIn('read:clients read:nothing')
    expect(scopes).toEqual(['openid', 'read:clients'])
    expect((await listClients(token)).status).toBe(200)
    const users = await server.tenant.request('GET', '/api/v2/users', { token })
    expect([users.status, users.body.errorCode]).toEqual([403, 'insufficient_scope'])
    expect(users.body.message).toContain('read:users')
  })

  it('is named in the log entries of their operations', async () => {
    const { token } = await logIn('create:roles')
    const json = { name: 'Night watch' }
    const { status } = await server.tenant.request('POST', '/api/v2/roles', { token, json })
    expect(status).toBe(200)
    const { body } = await send('GET', '/logs?q=type:sapi&sort=date:-1&per_page=1')
    expect(body[0]).toMatchObject({ user_id: userId, client_id: consoleClientId })
  })

  it('loses the permissions of a removed role, also for issued tokens', async () => {
    const { token } = await logIn('read:clients')
    const [role] = (await send('GET', `/users/${userId}/roles`)).body
    await send('DELETE', `/users/${userId}/roles`, { roles: [role.id] })
    expect((await listClients(token)).status).toBe(403)
    expect((await logIn('read:clients')).scopes).toEqual(['openid'])
    await send('POST', `/users/${userId}/roles`, { roles: [role.id] })
    expect((await listClients(token)).status).toBe(200)
  })

  it('has no access once blocked, and once the tokens are revoked', async () => {
    const { token } = await logIn('read:clients')
    await send('PATCH', `/users/${userId}`, { blocked: true })
    expect((await listClients(token)).status).toBe(401)
    await send('PATCH', `/users/${userId}`, { blocked: false })
    await send('POST', `/users/${userId}/revoke-access`, {})
    expect((await listClients(token)).status).toBe(401)
    expect((await listClients((await logIn('read:clients')).token)).status).toBe(200)
  })

  it('loses all access with the client grant of the console', async () => {
    const { token } = await logIn('read:clients')
    const grants = await send('GET', `/client-grants?client_id=${consoleClientId}`)
    const [{ id, client_id, audience }] = grants.body
    await send('DELETE', `/client-grants/${id}`)
    expect((await listClients(token)).status).toBe(401)
    const again = { client_id, audience, subject_type: 'user', allow_all_scopes: true }
    expect((await send('POST', '/client-grants', again)).status).toBe(201)
    expect((await listClients(token)).status).toBe(200)
  })
})

describe('another application', () => {
  it('gets no token for the management API on behalf of an administrator', async () => {
    const callbacks = [`${server.tenant.baseUrl}/console/`]
    const client = { app_type: 'spa', callbacks }
    const { clientId } = await createApplication(server.tenant, { client })
    const grant = { client_id: clientId, audience: '/api/v2/', scope: ['read:clients'] }
    expect((await send('POST', '/client-grants', grant)).status).toBe(201)
    const { refused } = await logIn('read:clients', clientId)
    expect(refused?.url.searchParams.get('error') ?? refused?.text).toContain('access_denied')
  })
})
