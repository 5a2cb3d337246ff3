import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, joinTestServer, type SharedServer, type Sight } from '@latchkey/testkit'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  exchange,
  password,
  pkce,
} from './application.ts'

let server: SharedServer
let app: Application
let acme: string
let ada: string
beforeAll(async () => {
  server = await joinTestServer()
  app = await createApplication(server.tenant, { client: { organization_usage: 'allow' } })
  acme = await createOrganization('acme')
  ada = await createUser(server.tenant, 'ada@example.com')
  await send('POST', `/organizations/${acme}/members`, { members: [ada] })
})
afterAll(() => server.stop())

const send = (method: string, path: string, json?: unknown) =>
  server.tenant.request(method, `/api/v2${path}`, json === undefined ? {} : { json })

async function createOrganization(name: string, members: object = {}): Promise<string> {
  const enabled_connections = [{ connection_id: app.connectionId }]
  return (await send('POST', '/organizations', { name, enabled_connections, ...members })).body.id
}

const refusalOf = ({ url }: Sight) => [
  url.searchParams.get('error'),
  url.searchParams.get('error_description'),
]
const refused = 'the client is not assigned to the organization for the access of its members'

async function logIn(parameters: Readonly<Record<string, string>>): Promise<Sight> {
  const visitor = createVisitor(server)
  const page = await visitor.visit(authorizeUrl(server.tenant, app, parameters))
  if (!page.text.includes('name="password"')) return page
  return visitor.submit(page, { username: 'ada@example.com', password })
}

describe('clients of an organization', () => {
  it('are assigned, changed, listed and removed', async () => {
    const id = await createOrganization('listed')
    const path = `/organizations/${id}/clients`
    const other = (await send('POST', '/clients', { name: 'Other', app_type: 'spa' })).body
    const clients = [
      { client_id: app.clientId, use_for_member_access: true },
      { client_id: other.client_id },
    ]
    const made = await send('POST', path, { clients })
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject([
      { ...clients[0], client: { organization_usage: 'allow', is_first_party: true } },
      { ...clients[1], use_for_member_access: false, client: { name: 'Other', app_type: 'spa' } },
    ])
    const first = (await send('GET', `${path}?take=1`)).body
    const second = (await send('GET', `${path}?take=1&from=${first.next}`)).body
    expect(Object.keys(second)).toEqual(['clients'])
    // Both may have been assigned in the same millisecond.
    const byId = (clients: { client_id: string }[]) =>
      clients.toSorted((one, two) => one.client_id.localeCompare(two.client_id))
    expect(byId([...first.clients, ...second.clients])).toEqual(byId(made.body))
    const changed = await send('PATCH', `${path}/${other.client_id}`, {
      use_for_member_access: true,
    })
    expect(changed.body).toEqual({ ...made.body[1], use_for_member_access: true })
    expect((await send('GET', `${path}/${other.client_id}`)).body).toEqual(changed.body)
    expect((await send('DELETE', path, { clients: [other.client_id] })).status).toBe(204)
    expect((await send('DELETE', path, { clients: [other.client_id] })).status).toBe(204)
    for (const [method, json] of [['GET'], ['PATCH', {}]] as const) {
      const { status, body } = await send(method, `${path}/${other.client_id}`, json)
      expect([status, body.message]).toEqual([
        404,
        'The client is not assigned to the organization.',
      ])
    }
  })

  it('are all assigned or none, and once', async () => {
    const id = await createOrganization('once')
    const path = `/organizations/${id}/clients`
    const own = { client_id: app.clientId }
    const missing = await send('POST', path, { clients: [own, { client_id: 'nobody' }] })
    expect([missing.status, missing.body.errorCode]).toEqual([404, 'inexistent_client'])
    const twice = await send('POST', path, { clients: [own, own] })
    expect([twice.status, twice.body.errorCode]).toEqual([409, 'organization_client_used'])
    expect((await send('GET', path)).body).toEqual({ clients: [] })
    const nowhere = await send('GET', '/organizations/org_nobody/clients')
    expect(nowhere.status).toBe(404)
  })
})

describe('an organization whose clients are entitled', () => {
  it('is logged in to by the clients that are assigned for the access of members', async () => {
    const path = `/organizations/${acme}`
    const { verifier, parameters } = pkce()
    const scope = 'openid offline_access'
    const first = await logIn({ organization: acme, scope, ...parameters })
    expect(refusalOf(first)).toEqual([null, null])
    const code = first.url.searchParams.get('code') ?? ''
    const tokens = (await exchange(server, app, { code, code_verifier: verifier })).body
    const { body } = await send('PATCH', path, { is_app_entitlement_active: true })
    expect(body.is_app_entitlement_active).toBe(true)
    expect(refusalOf(await logIn({ organization: acme }))).toEqual(['invalid_request', refused])
    const refreshed = await exchange(server, app, {
      grant_type: 'refresh_token',
      refresh_token: tokens.refresh_token,
    })
    expect([refreshed.status, refreshed.body.error]).toEqual([400, 'invalid_grant'])
    await send('POST', `${path}/clients`, { clients: [{ client_id: app.clientId }] })
    expect(refusalOf(await logIn({ organization: acme }))).toEqual(['invalid_request', refused])
    await send('PATCH', `${path}/clients/${app.clientId}`, { use_for_member_access: true })
    expect(refusalOf(await logIn({ organization: acme }))).toEqual([null, null])
  })

  it('is not among those that the page offers, and cannot be chosen there', async () => {
    const behavior = { organization_require_behavior: 'post_login_prompt' }
    await send('PATCH', `/clients/${app.clientId}`, { organization_usage: 'require', ...behavior })
    const closed = await createOrganization('closed', {
      display_name: 'Closed Ltd',
      is_app_entitlement_active: true,
    })
    const second = await createOrganization('second', { display_name: 'Second Ltd' })
    for (const id of [closed, second])
      await send('POST', `/organizations/${id}/members`, { members: [ada] })
    const visitor = createVisitor(server)
    const page = await visitor.visit(authorizeUrl(server.tenant, app, {}))
    const picker = await visitor.submit(page, { username: 'ada@example.com', password })
    expect(picker.text).toContain('Second Ltd')
    expect(picker.text).not.toContain('Closed Ltd')
    const chosen = await visitor.submit(picker, { organization: closed })
    expect(refusalOf(chosen)).toEqual(['access_denied', refused])
  })
})

describe('an organization that blocks third-party clients', () => {
  const blocks = { third_party_client_access: 'block' }
  const begin = (of: Application, organization: string, visitor = createVisitor(server)) =>
    visitor.visit(authorizeUrl(server.tenant, of, { organization }))
  const blocked = 'the organization blocks third-party clients'
  let foreign: Application
  beforeAll(async () => {
    foreign = await createApplication(server.tenant, {
      isFirstParty: false,
      client: {
        organization_usage: 'allow',
        organization_require_behavior: 'post_login_prompt',
      },
    })
  })

  it('is logged in to by clients of the tenant only', async () => {
    const id = await createOrganization('blocking')
    const path = `/organizations/${id}`
    expect((await send('GET', path)).body.third_party_client_access).toBe('allow')
    expect(refusalOf(await begin(foreign, id))).toEqual([null, null])
    expect((await send('PATCH', path, blocks)).body).toMatchObject(blocks)
    expect(refusalOf(await begin(foreign, id))).toEqual(['invalid_request', blocked])
    expect(refusalOf(await begin(app, id))).toEqual([null, null])
    await send('PATCH', path, { is_app_entitlement_active: true })
    expect(refusalOf(await begin(foreign, id))).toEqual(['invalid_request', refused])
    const clients = [{ client_id: foreign.clientId, use_for_member_access: true }]
    await send('POST', `${path}/clients`, { clients })
    expect(refusalOf(await begin(foreign, id))).toEqual([null, null])
  })

  it('is not among those that the page offers, and cannot be chosen there', async () => {
    const closed = await createOrganization('blocked', { display_name: 'Blocked Ltd', ...blocks })
    const first = await createOrganization('first', { display_name: 'First Ltd' })
    const third = await createOrganization('third', { display_name: 'Third Ltd' })
    for (const id of [closed, first, third])
      await send('POST', `/organizations/${id}/members`, { members: [ada] })
    const visitor = createVisitor(server)
    const page = await visitor.visit(authorizeUrl(server.tenant, foreign, {}))
    const picker = await visitor.submit(page, { username: 'ada@example.com', password })
    expect(picker.text).toContain('Third Ltd')
    expect(picker.text).not.toContain('Blocked Ltd')
    const chosen = await visitor.submit(picker, { organization: closed })
    expect(refusalOf(chosen)).toEqual(['access_denied', blocked])
  })
})

describe('members who have a role', () => {
  it('are listed by organization', async () => {
    const role = (await send('POST', '/roles', { name: 'Clerk' })).body.id
    const path = `/organizations/${acme}/roles/${role}/members`
    expect((await send('GET', path)).body).toEqual({ members: [] })
    const member = encodeURIComponent(ada)
    await send('POST', `/organizations/${acme}/members/${member}/roles`, { roles: [role] })
    const { body } = await send('GET', path)
    expect(body).toMatchObject({ members: [{ user_id: ada, email: 'ada@example.com' }] })
    expect((await send('GET', '/organizations/org_nobody/roles/rol_x/members')).status).toBe(404)
  })
})
