import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  ensureDefaultConnection,
  joinTestServer,
  type SharedServer,
  type TestTenant,
} from '@latchkey/testkit'

const connection = 'Username-Password-Authentication'
const grantType = 'http://auth0.com/oauth/grant-type/password-realm'
const password = 'Correct-Horse-7-Battery'

let server: SharedServer
let tenant: TestTenant
let audience: string
let client: { readonly client_id: string; readonly client_secret: string }
let connectionId: string
let organizationId: string
let otherId: string
let adminRole: string
let editorRole: string
let ann: string
let bob: string
let everything: string

beforeAll(async () => {
  server = await joinTestServer()
  ;({ tenant } = server)
  audience = `${tenant.baseUrl}/my-org/`
  connectionId = (await tenant.write(ensureDefaultConnection)).id
  const made = await management('POST', '/clients', {
    name: 'Team settings',
    app_type: 'regular_web',
    grant_types: [grantType],
    organization_usage: 'allow',
    initiate_login_uri: 'https://app.example.com/login',
  })
  client = { client_id: made.client_id, client_secret: made.client_secret }
  await management('PATCH', `/connections/${connectionId}/clients`, [
    { client_id: client.client_id, status: true },
  ])
  const api = await management('POST', '/resource-servers', { identifier: audience })
  everything = api.scopes.map(({ value }: { value: string }) => value).join(' ')
  await management('POST', '/client-grants', {
    client_id: client.client_id,
    audience,
    subject_type: 'user',
    scope: everything.split(' '),
  })
  organizationId = await newOrganization('exampleco')
  otherId = await newOrganization('otherco')
  ;[ann, bob] = [await newUser('ann'), await newUser('bob')]
  await management('POST', `/organizations/${organizationId}/members`, { members: [ann, bob] })
  await management('POST', `/organizations/${otherId}/members`, { members: [bob] })
  adminRole = await newRole('Team administrator', audience, everything.split(' '))
  editorRole = (await management('POST', '/roles', { name: 'Editor', description: 'Edits' })).id
  await management('POST', `/organizations/${organizationId}/members/${encoded(ann)}/roles`, {
    roles: [adminRole],
  })
})
afterAll(() => server.stop())

const encoded = encodeURIComponent
async function management(method: string, path: string, json?: unknown) {
  const answer = await tenant.request(method, `/api/v2${path}`, json === undefined ? {} : { json })
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.text}`)
  return answer.body
}

async function newOrganization(name: string): Promise<string> {
  const enabled_connections = [{ connection_id: connectionId }]
  return (await management('POST', '/organizations', { name, enabled_connections })).id
}

async function newUser(name: string): Promise<string> {
  const email = `${name}@example.com`
  return (await management('POST', '/users', { connection, email, password, name })).user_id
}

async function newRole(name: string, api: string, permissions: readonly string[]): Promise<string> {
  const { id } = await management('POST', '/roles', { name })
  await management('POST', `/roles/${id}/permissions`, {
    permissions: permissions.map((permission_name) => ({
      permission_name,
      resource_server_identifier: api,
    })),
  })
  return id
}

async function tokenOf(name: string, members: object = { organization: organizationId }) {
  const { body } = await tenant.request('POST', '/oauth/token', {
    token: null,
    json: {
      ...client,
      grant_type: grantType,
      realm: connection,
      username: `${name}@example.com`,
      password,
      audience,
      scope: everything,
      ...members,
    },
  })
  if (!body.access_token) throw new Error(JSON.stringify(body))
  return body.access_token as string
}

const myOrg = (token: string | null, method: string, path: string, json?: object) =>
  tenant.request(method, `/my-org${path}`, { token, ...(json && { json }) })

describe('access', () => {
  it('is what the roles of the member permit, in the organization of the token', async () => {
    const admin = await tokenOf('ann')
    expect((await myOrg(admin, 'GET', '/details')).body).toEqual({
      id: organizationId,
      name: 'exampleco',
      display_name: 'exampleco',
    })
    const member = await tokenOf('bob')
    const refused = await myOrg(member, 'GET', '/details')
    expect([refused.status, refused.body]).toEqual([
      403,
      expect.objectContaining({ status: 403, title: 'Forbidden', type: 'about:blank' }),
    ])
  })

  it('needs a token of a member for the API and an organization', async () => {
    const without = await tokenOf('ann', {})
    const statuses: number[] = []
    for (const token of [null, 'none', await tenant.token(), without]) {
      statuses.push((await myOrg(token, 'GET', '/details')).status)
    }
    expect(statuses).toEqual([401, 401, 401, expect.any(Number)])
    expect([401, 403]).toContain(statuses[3])
    const gone = await newUser('gone')
    await management('POST', `/organizations/${organizationId}/members`, { members: [gone] })
    await management('POST', `/organizations/${organizationId}/members/${encoded(gone)}/roles`, {
      roles: [adminRole],
    })
    const token = await tokenOf('gone')
    expect((await myOrg(token, 'GET', '/details')).status).toBe(200)
    await management('DELETE', `/organizations/${organizationId}/members`, { members: [gone] })
    expect((await myOrg(token, 'GET', '/details')).status).toBe(401)
  })
})

describe('details', () => {
  it('are changed by member, and a taken name is refused', async () => {
    const token = await tokenOf('ann')
    const branding = { logo_url: 'https://a.example/logo.svg', colors: { primary: '#0059d6' } }
    const change = { display_name: 'Example & Co', branding, id: 'ignored' }
    const { status, body } = await myOrg(token, 'PATCH', '/details', change)
    expect([status, body]).toEqual([
      200,
      { id: organizationId, name: 'exampleco', display_name: 'Example & Co', branding },
    ])
    expect((await myOrg(token, 'PATCH', '/details', { name: 'otherco' })).status).toBe(409)
    expect((await myOrg(token, 'PATCH', '/details', { name: 'No Name' })).status).toBe(400)
    expect((await myOrg(token, 'GET', '/config')).body).toEqual({
      allowed_strategies: [],
      connection_deletion_behavior: 'allow_if_empty',
    })
    const { body: logs } = await tenant.request('GET', '/api/v2/logs?sort=date:-1&per_page=20')
    const found = logs.find((each: { user_id?: string; description?: string }) =>
      each.description?.includes('Update the current organization'),
    )
    expect(found).toMatchObject({ user_id: ann, client_id: client.client_id })
  })
})

describe('domains', () => {
  it('lead to the organization once the DNS record is there', async () => {
    const token = await tokenOf('ann')
    const made = await myOrg(token, 'POST', '/domains', {
      domain: 'exampleco.com',
      status: 'verified',
    })
    expect([made.status, made.body]).toEqual([
      201,
      expect.objectContaining({
        org_id: organizationId,
        domain: 'exampleco.com',
        status: 'pending',
      }),
    ])
    const { id, verification_host: host, verification_txt: text } = made.body
    const before = await myOrg(token, 'POST', `/domains/${id}/verify`)
    expect(before.body.status).toBe('failed')
    server.dns.set('TXT', host, text)
    expect((await myOrg(token, 'POST', `/domains/${id}/verify`)).body.status).toBe('verified')
    const { body } = await myOrg(token, 'GET', '/domains?take=1')
    expect(body.organization_domains).toEqual([{ ...made.body, status: 'verified' }])
    expect((await myOrg(token, 'POST', '/domains', { domain: 'exampleco.com' })).status).toBe(409)
    expect((await myOrg(token, 'DELETE', `/domains/${id}`)).status).toBe(204)
    expect((await myOrg(token, 'GET', `/domains/${id}`)).status).toBe(404)
  })
})

describe('members', () => {
  it('are listed in pages, with their roles if the token has that scope', async () => {
    const token = await tokenOf('ann')
    const first = await myOrg(token, 'GET', '/members?take=1')
    const second = await myOrg(token, 'GET', `/members?take=1&from=${encoded(first.body.next)}`)
    expect([first.body.members.length, second.body.members.length]).toEqual([1, 1])
    // Both have joined at once.
    const byId = new Map(
      [...first.body.members, ...second.body.members].map((each) => [each.user_id, each]),
    )
    expect(byId.get(ann).roles).toEqual([{ id: adminRole, name: 'Team administrator' }])
    expect(byId.get(bob)).toEqual({
      user_id: bob,
      email: 'bob@example.com',
      name: 'bob',
      roles: [],
    })
    const bare = await tokenOf('ann', {
      organization: organizationId,
      scope: 'read:my_org:members',
    })
    const one = await myOrg(bare, 'GET', `/members/${encoded(bob)}`)
    expect(one.body).toMatchObject({ user_id: bob, email: 'bob@example.com', name: 'bob' })
    expect(one.body.roles).toBeUndefined()
  })

  it('of other organizations, and other users, are not found', async () => {
    const token = await tokenOf('ann')
    const stranger = await newUser('stranger')
    const { status } = await myOrg(token, 'GET', `/members/${encoded(stranger)}`)
    const roles = { role_ids: [editorRole] }
    const given = await myOrg(token, 'POST', `/members/${encoded(stranger)}/roles`, roles)
    expect([status, given.status]).toEqual([404, 404])
  })

  it('see and get no role of another organization', async () => {
    const make = async (name: string, owner_id: string): Promise<string> =>
      (await management('POST', '/roles', { name, type: 'organization', owner_id })).id
    const foreign = await make('Owned there', otherId)
    const own = await make('Owned here', organizationId)
    const token = await tokenOf('ann')
    const listed = await myOrg(token, 'GET', '/roles?name=Owned')
    expect(listed.body).toEqual({ roles: [{ id: own, name: 'Owned here' }] })
    const json = { role_ids: [foreign] }
    const refused = await myOrg(token, 'POST', `/members/${encoded(bob)}/roles`, json)
    expect([refused.status, refused.text]).toEqual([400, expect.not.stringContaining(otherId)])
    for (const id of [foreign, own]) await management('DELETE', `/roles/${id}`)
  })

  it('get and lose roles of this organization', async () => {
    const token = await tokenOf('ann')
    const at = `/members/${encoded(bob)}/roles`
    expect((await myOrg(token, 'POST', at, { role_ids: [editorRole] })).status).toBe(204)
    const editor = { id: editorRole, name: 'Editor', description: 'Edits' }
    expect((await myOrg(token, 'GET', at)).body).toEqual({ roles: [editor] })
    expect((await myOrg(token, 'DELETE', at, { role_ids: [editorRole] })).status).toBe(204)
    expect((await myOrg(token, 'GET', at)).body).toEqual({ roles: [] })
  })

  it('get and lose no role with permissions beyond those of the token', async () => {
    const tenantAdmin = await newRole('Tenant administrator', `${tenant.baseUrl}/api/v2/`, [
      'read:users',
    ])
    const few =
      'create:my_org:member_roles read:my_org:member_roles create:my_org:member_invitations'
    const token = await tokenOf('ann', { organization: organizationId, scope: few })
    const whole = await tokenOf('ann')
    const give = (by: string, role: string) =>
      myOrg(by, 'POST', `/members/${encoded(bob)}/roles`, { role_ids: [role] })
    expect((await give(token, tenantAdmin)).status).toBe(403)
    expect((await give(whole, tenantAdmin)).status).toBe(403)
    expect((await give(token, adminRole)).status).toBe(403)
    const invitees = [{ email: 'eve@example.com', roles: [tenantAdmin] }]
    expect((await myOrg(whole, 'POST', '/member-invitations', { invitees })).status).toBe(403)
    const listed = async (by: string) =>
      (await myOrg(by, 'GET', '/roles')).body.roles.map((each: { id: string }) => each.id)
    expect(await listed(token)).toEqual([editorRole])
    expect(await listed(whole)).toEqual([adminRole, editorRole])
    expect((await give(whole, adminRole)).status).toBe(204)
    const remover = await tokenOf('ann', {
      organization: organizationId,
      scope: 'delete:my_org:member_roles',
    })
    const member = `/members/${encoded(bob)}`
    const role_ids = [adminRole]
    expect((await myOrg(remover, 'DELETE', `${member}/roles`, { role_ids })).status).toBe(403)
    const post = await myOrg(remover, 'POST', `${member}/unassign-roles`, { role_ids })
    expect(post.status).toBe(403)
    expect((await myOrg(whole, 'GET', `${member}/roles`)).body.roles).toHaveLength(1)
    await myOrg(whole, 'DELETE', `/members/${encoded(bob)}/roles`, { role_ids: [adminRole] })
  })

  it('are removed from this organization alone', async () => {
    const carl = await newUser('carl')
    for (const id of [organizationId, otherId]) {
      await management('POST', `/organizations/${id}/members`, { members: [carl] })
    }
    const token = await tokenOf('ann')
    const { status } = await myOrg(token, 'POST', '/delete-memberships', { members: [carl] })
    expect(status).toBe(204)
    const of = await management('GET', `/users/${encoded(carl)}/organizations`)
    expect(of.map((each: { id: string }) => each.id)).toEqual([otherId])
  })
})

describe('invitations', () => {
  it('lead to the application, are listed in pages, and are revoked', async () => {
    const token = await tokenOf('ann')
    const invitees = [
      { email: 'dan@example.com', roles: [editorRole] },
      { email: 'eve@example.com' },
    ]
    const made = await myOrg(token, 'POST', '/member-invitations', { invitees, ttl_sec: 3600 })
    expect(made.status).toBe(201)
    expect(made.body[0]).toMatchObject({
      organization_id: organizationId,
      inviter: { name: 'ann' },
      invitee: { email: 'dan@example.com' },
      roles: [editorRole],
    })
    // Whoever sees the link of an invitation could verify the address of the invited person by it.
    const [stored] = await management('GET', `/organizations/${organizationId}/invitations`)
    expect(stored.invitation_url).toContain('https://app.example.com/login?invitation=')
    expect(JSON.stringify(made.body)).not.toContain(stored.ticket_id)
    const first = await myOrg(token, 'GET', '/member-invitations?take=1')
    const from = encoded(first.body.next)
    const second = await myOrg(token, 'GET', `/member-invitations?from=${from}`)
    expect([...first.body.invitations, ...second.body.invitations]).toEqual(
      expect.arrayContaining(made.body),
    )
    for (const query of ['from=x', 'take=0', 'take=101', 'take=x']) {
      expect((await myOrg(token, 'GET', `/member-invitations?${query}`)).status).toBe(400)
    }
    const at = `/member-invitations/${made.body[1].id}`
    expect((await myOrg(token, 'GET', at)).body).toEqual(made.body[1])
    expect((await myOrg(token, 'DELETE', at)).status).toBe(204)
    expect((await myOrg(token, 'GET', at)).status).toBe(404)
  })

  it('are for all or for nobody', async () => {
    const token = await tokenOf('ann')
    const list = () => management('GET', `/organizations/${organizationId}/invitations`)
    const before = await list()
    const invited = [{ email: 'dan@example.com' }, { email: 'no address' }]
    const wrong = await myOrg(token, 'POST', '/member-invitations', { invitees: invited })
    expect(wrong.status).toBe(400)
    const unknown = { email: 'fay@example.com', roles: ['rol_0000000000000000'] }
    const invitees = [{ email: 'dan@example.com' }, unknown]
    expect((await myOrg(token, 'POST', '/member-invitations', { invitees })).status).toBe(404)
    expect(await list()).toEqual(before)
  })
})

describe('identity providers', () => {
  it('are shown, changed and detached as far as the tenant gives access', async () => {
    const token = await tokenOf('ann')
    const { id } = await management('POST', '/connections', {
      name: 'entra',
      strategy: 'oidc',
      options: {
        type: 'back_channel',
        client_id: 'x',
        client_secret: 'y',
        issuer: 'https://login.example.com/',
        authorization_endpoint: 'https://login.example.com/authorize',
        token_endpoint: 'https://login.example.com/token',
        jwks_uri: 'https://login.example.com/keys',
      },
    })
    const enabled = `/organizations/${organizationId}/connections`
    await management('POST', enabled, { connection_id: id })
    const list = async () => (await myOrg(token, 'GET', '/identity-providers')).body
    expect(await list()).toEqual({ identity_providers: [] })
    const give = (organization_access_level: string) =>
      management('PATCH', `${enabled}/${id}`, { organization_access_level })
    await give('readonly')
    const shown = { id, name: 'entra', strategy: 'oidc', access_level: 'readonly' }
    expect((await list()).identity_providers).toEqual([expect.objectContaining(shown)])
    const at = `/identity-providers/${id}`
    const change = { show_as_button: false, assign_membership_on_login: true }
    expect((await myOrg(token, 'PATCH', at, change)).status).toBe(403)
    await give('limited')
    expect((await myOrg(token, 'PATCH', at, change)).body).toMatchObject({ id, ...change })
    expect((await myOrg(token, 'POST', `${at}/detach`)).status).toBe(204)
    expect((await myOrg(token, 'GET', at)).status).toBe(404)
    expect((await management('GET', `/connections/${id}`)).name).toBe('entra')
  })
})
