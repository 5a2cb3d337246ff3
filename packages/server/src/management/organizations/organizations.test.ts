import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ensureDefaultConnection, joinTestServer, type SharedServer } from '@latchkey/testkit'

let server: SharedServer
let connectionId: string
const users: string[] = []
beforeAll(async () => {
  server = await joinTestServer()
  connectionId = await server.tenant.write(async (store) => {
    const { id, name: connection } = await ensureDefaultConnection(store)
    for (const name of ['a', 'b', 'c']) {
      const email = `${name}@example.com`
      users.push((await store.users.create({ connection, email })).user_id ?? '')
    }
    return id
  })
})
afterAll(() => server.stop())

const send = (method: string, path: string, json?: unknown) =>
  server.tenant.request(method, `/api/v2${path}`, json === undefined ? {} : { json })
const create = async (name: string, members: object = {}) =>
  (await send('POST', '/organizations', { name, ...members })).body
const namesOf = (items: { name: string }[]) => items.map(({ name }) => name)

/** Members that are the same of every organization. */
const shown = { third_party_client_access: 'allow', is_app_entitlement_active: false }

describe('organizations', () => {
  it('are created with connections, found by id and name, changed and deleted', async () => {
    const branding = { logo_url: 'https://acme.example/logo.svg', colors: { primary: '#112233' } }
    const definition = { name: 'acme', display_name: 'Acme', branding, metadata: { plan: 'gold' } }
    const enabled_connections = [{ connection_id: connectionId, assign_membership_on_login: true }]
    const made = await send('POST', '/organizations', { ...definition, enabled_connections })
    expect(made.status).toBe(201)
    expect(made.body).toEqual({
      ...shown,
      id: expect.stringMatching(/^org_[1-9A-Za-z]{16}$/),
      ...definition,
      enabled_connections,
    })
    const { id } = made.body
    const expected = { id, ...definition, ...shown }
    expect((await send('GET', `/organizations/${id}`)).body).toEqual(expected)
    expect((await send('GET', '/organizations/name/acme')).body).toEqual(expected)
    const enabled = (await send('GET', `/organizations/${id}/enabled_connections`)).body
    expect(enabled).toEqual([
      {
        connection_id: connectionId,
        assign_membership_on_login: true,
        show_as_button: true,
        is_signup_enabled: false,
        connection: { name: 'Username-Password-Authentication', strategy: 'auth0' },
      },
    ])
    const patch = { metadata: { seats: '3' }, branding: null }
    const { branding: _, ...rest } = expected
    expect((await send('PATCH', `/organizations/${id}`, patch)).body).toEqual({
      ...rest,
      metadata: { seats: '3' },
    })
    expect((await send('DELETE', `/organizations/${id}`)).status).toBe(204)
    const again = await send('DELETE', `/organizations/${id}`)
    expect([again.status, again.body.message]).toEqual([
      404,
      'No organization found by that id or name',
    ])
  })

  it('have unique names', async () => {
    const { id } = await create('once')
    expect((await create('once')).errorCode).toBe('organization_conflict')
    const other = await create('twice')
    const taken = await send('PATCH', `/organizations/${other.id}`, { name: 'once' })
    expect([taken.status, taken.body.errorCode]).toEqual([409, 'organization_conflict'])
    expect((await send('GET', `/organizations/${id}`)).body.display_name).toBe('once')
    for (const name of ['', 'Upper', 'a b', '-a', 'x'.repeat(51)]) {
      expect((await create(name)).errorCode).toBe('invalid_body')
    }
  })

  it('permit sign-up only at connections that make members', async () => {
    const { id } = await create('open')
    const path = `/organizations/${id}/enabled_connections`
    const members = { connection_id: connectionId, is_signup_enabled: true }
    expect((await send('POST', path, members)).body.errorCode).toBe('invalid_body')
    expect((await send('GET', path)).body).toEqual([])
    const made = await send('POST', path, { ...members, assign_membership_on_login: true })
    expect(made.status).toBe(201)
    const change = { assign_membership_on_login: false }
    const changed = await send('PATCH', `${path}/${connectionId}`, change)
    expect(changed.body.errorCode).toBe('invalid_body')
  })

  it('are created completely or not at all', async () => {
    const enabled_connections = [{ connection_id: 'con_nobody' }]
    expect((await create('halfway', { enabled_connections })).errorCode).toBe(
      'inexistent_connection',
    )
    expect((await send('GET', '/organizations/name/halfway')).status).toBe(404)
  })

  it('are listed in the requested order', async () => {
    for (const name of ['zulu', 'alpha']) await create(name)
    const all = namesOf((await send('GET', '/organizations')).body)
    expect(namesOf((await send('GET', '/organizations?sort=name:1')).body)).toEqual([...all].sort())
    expect(namesOf((await send('GET', '/organizations?sort=created_at:-1')).body)).toEqual(
      [...all].reverse(),
    )
    const { organizations, next } = (await send('GET', '/organizations?take=1')).body
    expect([namesOf(organizations), typeof next]).toEqual([all.slice(0, 1), 'string'])
    expect((await send('GET', '/organizations?sort=metadata:1')).status).toBe(400)
  })
})

describe('members', () => {
  it('are added, assigned roles, and removed', async () => {
    const { id } = await create('club')
    const members = `/organizations/${id}/members`
    const [a = '', b = ''] = users
    expect((await send('POST', members, { members: [b, a, b] })).status).toBe(204)
    expect((await send('POST', members, { members: [a] })).status).toBe(204)
    const role = (await send('POST', '/roles', { name: 'Owner' })).body
    const roles = `${members}/${encodeURIComponent(a)}/roles`
    expect((await send('POST', roles, { roles: [role.id] })).status).toBe(204)
    expect(namesOf((await send('GET', roles)).body)).toEqual(['Owner'])
    const effective = roles.replace(/roles$/, 'effective-roles')
    expect((await send('GET', effective)).body.roles[0].sources).toEqual(['direct'])
    const listed = (await send('GET', `${members}?fields=user_id,roles&include_totals=true`)).body
    expect(listed.total).toBe(2)
    expect(listed.members).toContainEqual({
      user_id: a,
      roles: [{ id: role.id, name: 'Owner' }],
    })
    const [first] = (await send('GET', members)).body
    expect(Object.keys(first).sort()).toEqual(['email', 'name', 'picture', 'user_id'])
    const mine = `/users/${encodeURIComponent(a)}/organizations`
    expect(namesOf((await send('GET', mine)).body)).toEqual(['club'])
    await send('DELETE', members, { members: [a, 'auth0|nobody'] })
    expect((await send('GET', mine)).body).toEqual([])
    expect((await send('GET', roles)).body.message).toBe(
      'The user is not a member of the organization.',
    )
  })

  it('do not get the roles of a former membership', async () => {
    const { id } = await create('again')
    const [, , c = ''] = users
    const path = `/organizations/${id}/members`
    const roles = `${path}/${encodeURIComponent(c)}/roles`
    const role = (await send('POST', '/roles', { name: 'Guest' })).body
    await send('POST', path, { members: [c] })
    await send('POST', roles, { roles: [role.id] })
    await send('DELETE', path, { members: [c] })
    await send('POST', path, { members: [c] })
    expect((await send('GET', roles)).body).toEqual([])
  })

  it('are only added if all of them exist', async () => {
    const { id } = await create('strict')
    const path = `/organizations/${id}/members`
    const { body } = await send('POST', path, { members: [users[0], 'auth0|nobody'] })
    expect([body.statusCode, body.errorCode]).toEqual([404, 'inexistent_user'])
    expect((await send('GET', path)).body).toEqual([])
    const roles = `${path}/${encodeURIComponent(users[0] ?? '')}/roles`
    const role = (await send('POST', '/roles', { name: 'Nobody' })).body
    expect((await send('POST', roles, { roles: [role.id] })).status).toBe(404)
  })
})

describe('client grants', () => {
  it('are assigned if `organization_usage` allows it', async () => {
    const { id } = await create('robots')
    const identifier = 'urn:robots'
    await send('POST', '/resource-servers', { identifier, scopes: [{ value: 'read' }] })
    const client_id = (await send('POST', '/clients', { name: 'Robot' })).body.client_id
    const grant = (await send('POST', '/client-grants', { client_id, audience: identifier })).body
    const path = `/organizations/${id}/client-grants`
    const denied = await send('POST', path, { grant_id: grant.id })
    expect([denied.status, denied.body.errorCode]).toEqual([400, 'invalid_body'])
    await send('PATCH', `/client-grants/${grant.id}`, { organization_usage: 'require' })
    expect((await send('POST', path, { grant_id: grant.id })).status).toBe(201)
    expect((await send('POST', path, { grant_id: grant.id })).status).toBe(409)
    expect((await send('GET', `${path}?audience=urn:robots`)).body).toMatchObject([
      { id: grant.id, client_id, audience: identifier, organization_usage: 'require' },
    ])
    expect((await send('GET', `${path}?client_id=nobody`)).body).toEqual([])
    const organizations = `/client-grants/${grant.id}/organizations`
    expect(namesOf((await send('GET', organizations)).body)).toEqual(['robots'])
    expect((await send('DELETE', `${path}/${grant.id}`)).status).toBe(204)
    expect((await send('GET', path)).body).toEqual([])
  })
})

describe('the parts of an organization', () => {
  it('are not found in another organization', async () => {
    const [one, two] = [await create('one'), await create('two')]
    const domain = await send('POST', `/organizations/${one.id}/discovery-domains`, {
      domain: 'one.example',
    })
    expect(domain.body).toMatchObject({
      status: 'pending',
      verification_host: '_latchkey-challenge.one.example',
    })
    await send('POST', `/organizations/${one.id}/connections`, { connection_id: connectionId })
    const parts = [`discovery-domains/${domain.body.id}`, `connections/${connectionId}`]
    for (const part of parts) {
      expect((await send('GET', `/organizations/${one.id}/${part}`)).status).toBe(200)
      expect((await send('GET', `/organizations/${two.id}/${part}`)).status).toBe(404)
    }
    const byName = `/organizations/${two.id}/discovery-domains/name/one.example`
    expect((await send('GET', byName)).status).toBe(404)
    const off = await send('PATCH', `/organizations/${one.id}/connections/${connectionId}`, {
      is_enabled: false,
    })
    expect(off.body.is_enabled).toBe(false)
    expect((await send('GET', `/organizations/${one.id}/enabled_connections`)).body).toEqual([])
    expect((await send('GET', `/organizations/${one.id}/connections`)).body).toHaveLength(1)
  })

  it('are deleted with it, and with what they refer to', async () => {
    const { id } = await create('gone')
    const user = users[1] ?? ''
    await send('POST', `/organizations/${id}/members`, { members: [user] })
    await send('DELETE', `/organizations/${id}`)
    const left = await send('GET', `/users/${encodeURIComponent(user)}/organizations`)
    expect(namesOf(left.body)).not.toContain('gone')
    expect((await send('GET', `/organizations/${id}/members`)).status).toBe(404)
    const kept = await create('kept')
    const made = await send('POST', '/connections', { name: 'brief', strategy: 'auth0' })
    const path = `/organizations/${kept.id}/enabled_connections`
    await send('POST', path, { connection_id: made.body.id })
    await send('DELETE', `/connections/${made.body.id}`)
    expect((await send('GET', path)).body).toEqual([])
  })
})

describe('events', () => {
  it('announce changes of an organization and its parts in order', async () => {
    const { id } = await create('eventful')
    const [a = ''] = users
    const member = `/organizations/${id}/members`
    await send('POST', `/organizations/${id}/enabled_connections`, { connection_id: connectionId })
    await send('POST', member, { members: [a] })
    const role = (await send('POST', '/roles', { name: 'Told' })).body
    const roles = `${member}/${encodeURIComponent(a)}/roles`
    await send('POST', roles, { roles: [role.id] })
    await send('DELETE', roles, { roles: [role.id] })
    await send('DELETE', member, { members: [a] })
    await send('DELETE', `/organizations/${id}/enabled_connections/${connectionId}`)
    await send('DELETE', `/organizations/${id}`)
    const { rows } = await server.database.query(
      'select type, data from events where entity = $1 order by position',
      [`organization/${id}`],
    )
    expect(rows.map(({ type }: { type: string }) => type)).toEqual([
      'organization.created',
      'organization.connection.added',
      'organization.member.added',
      'organization.member.role.assigned',
      'organization.member.role.deleted',
      'organization.member.deleted',
      'organization.connection.removed',
      'organization.deleted',
    ])
    expect(rows[2].data.object).toEqual({
      organization: { id, name: 'eventful' },
      user: { user_id: a },
    })
    expect(rows[3].data.object).toEqual({
      organization: { id },
      user: { user_id: a },
      role: { id: role.id, name: 'Told' },
    })
  })
})
