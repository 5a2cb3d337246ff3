import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, joinTestServer, type SharedServer, type Visitor } from '@latchkey/testkit'
import { decodeJwt } from 'jose'
import { TOTP } from 'otpauth'
import { createSamlApplication, nodeSaml } from '../saml/service-providers.ts'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  exchange,
  password,
} from './application.ts'

const customers = 'Username-Password-Authentication'
const multiFactor = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor'
const passwordRealm = 'http://auth0.com/oauth/grant-type/password-realm'

let server: SharedServer
/** An application for customers. */
let shop: Application
/** One for customers and staff. */
let portal: Application
/** One for staff alone. */
let office: Application
let staff: { readonly id: string; readonly name: string }
beforeAll(async () => {
  server = await joinTestServer()
  shop = await createApplication(server.tenant)
  const client = { organization_usage: 'allow', grant_types: ['authorization_code', passwordRealm] }
  portal = await createApplication(server.tenant, { client })
  office = await createApplication(server.tenant)
  staff = await send('POST', '/connections', { name: 'staff', strategy: 'auth0' })
  const enabled = [portal, office].map(({ clientId }) => ({ client_id: clientId, status: true }))
  await send('PATCH', `/connections/${staff.id}/clients`, enabled)
  const disabled = [{ client_id: office.clientId, status: false }]
  await send('PATCH', `/connections/${office.connectionId}/clients`, disabled)
}, 60_000)
afterAll(() => server.stop())

async function send(method: string, path: string, json?: unknown) {
  const sent = json === undefined ? {} : { json }
  const answer = await server.tenant.request(method, `/api/v2${path}`, sent)
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.text}`)
  return answer.body
}

type Parameters = Readonly<Record<string, string>>

const begin = (visitor: Visitor, app: Application, parameters: Parameters = {}) =>
  visitor.visit(authorizeUrl(server.tenant, app, parameters))

async function logIn(visitor: Visitor, app: Application, username: string, more: Parameters = {}) {
  return visitor.submit(await begin(visitor, app, more), { username, password })
}

/** A code, or why there is none, without a page. */
async function silently(visitor: Visitor, app: Application, more: Parameters = {}) {
  const { url } = await begin(visitor, app, { ...more, prompt: 'none' })
  return url.searchParams.get('error') ?? (url.searchParams.has('code') ? 'code' : url.href)
}

const staffUser = (email: string) =>
  send('POST', '/users', { connection: staff.name, email, password })

describe('a session', () => {
  it('serves no client that lacks the connection of its log-in', async () => {
    await createUser(server.tenant, 'carla@example.com')
    await staffUser('sam@example.com')
    const visitor = createVisitor(server)
    expect((await logIn(visitor, shop, 'carla@example.com')).isAway).toBe(true)
    expect(await silently(visitor, portal)).toBe('code')
    expect(await silently(visitor, office)).toBe('login_required')
    const page = await begin(visitor, office)
    expect(page.url.pathname).toMatch(/\/login$/)
    const refused = await visitor.submit(page, { username: 'carla@example.com', password })
    expect([refused.isAway, refused.status]).toEqual([false, 400])
    const colleague = createVisitor(server)
    expect((await logIn(colleague, office, 'sam@example.com')).isAway).toBe(true)
    expect(await silently(colleague, portal)).toBe('code')
    expect(await silently(colleague, shop)).toBe('login_required')
  })

  it('serves no request for another connection', async () => {
    await createUser(server.tenant, 'cleo@example.com')
    const visitor = createVisitor(server)
    await logIn(visitor, portal, 'cleo@example.com', { connection: customers })
    expect(await silently(visitor, portal, { connection: customers })).toBe('code')
    expect(await silently(visitor, portal, { connection: staff.name })).toBe('login_required')
  })

  it('keeps its connection over a second factor', async () => {
    const userId = await createUser(server.tenant, 'cora@example.com')
    const at = `/users/${encodeURIComponent(userId)}/authentication-methods`
    const { totp_secret: secret } = await send('POST', at, { type: 'totp' })
    await send('POST', `/users/${encodeURIComponent(userId)}/recovery-code-regeneration`)
    const visitor = createVisitor(server)
    await logIn(visitor, shop, 'cora@example.com')
    const page = await begin(visitor, shop, { acr_values: multiFactor })
    expect(page.url.pathname).toMatch(/\/mfa-otp$/)
    const code = new TOTP({ secret }).generate()
    expect((await visitor.submit(page, { code })).isAway).toBe(true)
    expect(await silently(visitor, shop)).toBe('code')
    expect(await silently(visitor, office)).toBe('login_required')
  })

  it('serves no service provider of SAML that lacks the connection', async () => {
    const provider = await createSamlApplication(server.tenant)
    await createUser(server.tenant, 'cleva@example.com')
    const visitor = createVisitor(server)
    await logIn(visitor, shop, 'cleva@example.com')
    const arrive = async () =>
      visitor.visit(await nodeSaml(provider).getAuthorizeUrlAsync('', '', {}))
    expect((await arrive()).text).toContain('SAMLResponse')
    const disabled = [{ client_id: provider.clientId, status: false }]
    await send('PATCH', `/connections/${provider.connectionId}/clients`, disabled)
    await send('PATCH', `/connections/${staff.id}/clients`, [
      { client_id: provider.clientId, status: true },
    ])
    expect((await arrive()).url.pathname).toMatch(/\/login$/)
  })
})

describe('an organization', () => {
  it('admits no member who logged in by a connection that it lacks', async () => {
    const userId = await createUser(server.tenant, 'dana@example.com')
    const { user_id: linked } = await staffUser('dana@example.com')
    const [provider = '', user_id = ''] = linked.split('|')
    await send('POST', `/users/${encodeURIComponent(userId)}/identities`, { provider, user_id })
    const { id: organization } = await send('POST', '/organizations', {
      name: 'colleagues',
      enabled_connections: [{ connection_id: staff.id }],
    })
    await send('POST', `/organizations/${organization}/members`, { members: [userId] })
    const visitor = createVisitor(server)
    await logIn(visitor, portal, 'dana@example.com', { connection: customers })
    expect(await silently(visitor, portal, { organization })).toBe('login_required')
    const away = await logIn(createVisitor(server), portal, 'dana@example.com', { organization })
    const code = away.url.searchParams.get('code') ?? ''
    const { body } = await exchange(server, portal, { code })
    expect(decodeJwt(body.id_token)).toMatchObject({ sub: userId, org_id: organization })
    const byPassword = (realm: string) =>
      server.tenant.request('POST', '/oauth/token', {
        token: null,
        form: {
          grant_type: passwordRealm,
          client_id: portal.clientId,
          client_secret: portal.clientSecret,
          username: 'dana@example.com',
          password,
          realm,
          organization,
          scope: 'openid',
        },
      })
    expect((await byPassword(staff.name)).status).toBe(200)
    expect((await byPassword(customers)).body.error).toBe('invalid_grant')
  })
})
