import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ensureDefaultConnection, joinTestServer, type SharedServer } from '@latchkey/testkit'

const path = '/api/v2/roles'

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

const create = (json: unknown) => server.tenant.request('POST', path, { json })

describe('200', () => {
  it('answers the members in document order', async () => {
    const { body, status } = await create({ name: 'Ordered', description: 'First' })
    expect([status, Object.keys(body).join()]).toEqual([200, 'id,name,description,type'])
    expect(body).toEqual({
      id: expect.stringMatching(/^rol_[1-9A-HJ-NP-Za-km-z]{16}$/),
      name: 'Ordered',
      description: 'First',
      type: 'tenant',
    })
  })

  it('answers no description that a role lacks, an empty one later, and null in lists', async () => {
    const { body: made } = await create({ name: 'Bare' })
    expect(Object.keys(made).join()).toBe('id,name,type')
    const request = (method: string, at: string, json?: object) =>
      server.tenant.request(method, `/api/v2/roles${at}`, json ? { json } : {})
    const later = { ...made, description: '' }
    expect((await request('GET', `/${made.id}`)).body).toEqual(later)
    expect((await request('PATCH', `/${made.id}`, { name: 'Bare' })).body).toEqual(later)
    const { body: listed } = await request('GET', '?name_filter=Bare')
    expect(listed).toEqual([{ ...made, description: null }])
  })

  it('ignores the member `type`, which some clients send', async () => {
    const { body, status } = await create({ name: 'Typed', type: 'tenant' })
    expect([status, body.name]).toEqual([200, 'Typed'])
  })
})

describe('a role of an organization', () => {
  it('is listed by its owner, only members there can have it, and is deleted with it', async () => {
    const send = async (method: string, at: string, json?: object) => {
      const { status, body } = await server.tenant.request(method, `/api/v2${at}`, { json })
      return { status, body }
    }
    const [owner, other] = await Promise.all(
      ['owner', 'other'].map(async (name) => (await send('POST', '/organizations', { name })).body),
    )
    const connection = await server.tenant.write(ensureDefaultConnection)
    const { user_id = '' } = await server.tenant.write(({ users }) =>
      users.create({ connection: connection.name, email: 'member@example.com' }),
    )
    for (const { id } of [owner, other]) {
      await send('POST', `/organizations/${id}/members`, { members: [user_id] })
    }
    const made = await create({ name: 'Local', type: 'organization', owner_id: owner.id })
    expect(made.body).toMatchObject({ name: 'Local', type: 'organization', owner_id: owner.id })
    const { id } = made.body
    expect((await send('GET', `/roles?type=organization&owner_id=${owner.id}`)).body).toEqual([
      { ...made.body, description: null },
    ])
    expect((await send('GET', `/roles?owner_id=${other.id}`)).body).toEqual([])
    expect((await send('GET', '/roles?type=tenant&name_filter=Local')).body).toEqual([])
    const api = { identifier: 'urn:local', scopes: [{ value: 'read' }] }
    await send('POST', '/resource-servers', api)
    const permission = { resource_server_identifier: 'urn:local', permission_name: 'read' }
    const granted = await send('POST', `/roles/${id}/permissions`, { permissions: [permission] })
    expect(granted.status).toBe(201)
    const assign = (at: string) => send('POST', at, { roles: [id] })
    const memberOf = (organization: { id: string }) =>
      `/organizations/${organization.id}/members/${encodeURIComponent(user_id)}/roles`
    expect((await assign(memberOf(owner))).status).toBe(204)
    const held = { id, name: 'Local', description: '' }
    expect((await send('GET', memberOf(owner))).body).toEqual([held])
    const refused = [memberOf(other), `/users/${encodeURIComponent(user_id)}/roles`]
    for (const at of refused) expect((await assign(at)).body.errorCode).toBe('invalid_body')
    await send('DELETE', `/organizations/${owner.id}`)
    expect((await send('GET', `/roles/${id}`)).status).toBe(404)
  })

  it.each([
    [{ type: 'organization' }, 400],
    [{ owner_id: 'org_nobody' }, 400],
    [{ type: 'organization', owner_id: 'org_nobody' }, 404],
  ])('is refused with %j', async (members, status) => {
    expect((await create({ name: 'Ownerless', ...members })).status).toBe(status)
  })
})

describe('409', () => {
  it('is answered for a name that is used in this tenant', async () => {
    await create({ name: 'Taken' })
    expect((await create({ name: 'Taken' })).body).toEqual({
      statusCode: 409,
      error: 'Conflict',
      message: 'A role with this name already exists.',
      errorCode: 'role_name_used',
    })
    const other = await server.addTenant('roles.example.com')
    expect((await other.request('POST', path, { json: { name: 'Taken' } })).status).toBe(200)
  })
})
