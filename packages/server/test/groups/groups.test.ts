import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  ensureDefaultConnection,
  joinTestServer,
  type SharedServer,
  type TestTenant,
  until,
} from '@latchkey/testkit'
import { createUser } from '../authentication/application.ts'
import { provisionBy, type ScimClient } from '../scim/scim-client.ts'

let server: SharedServer
let corp: ScimClient
let role: string
beforeAll(async () => {
  server = await joinTestServer()
  await server.tenant.write(ensureDefaultConnection)
  corp = await provisionBy(server.tenant, { name: 'Corp' })
  role = (await post('/roles', { name: 'Clerk' })).id
})
afterAll(() => server.stop())

const sendTo = (tenant: TestTenant, method: string, path: string, json?: unknown) =>
  tenant.request(method, `/api/v2${path}`, json === undefined ? {} : { json })
const send = (method: string, path: string, json?: unknown) =>
  sendTo(server.tenant, method, path, json)
async function post(path: string, json: unknown, tenant = server.tenant) {
  const { status, body, text } = await sendTo(tenant, 'POST', path, json)
  if (status >= 300) throw new Error(text)
  return body
}
const newUser = async (name: string, client = corp): Promise<string> =>
  (await client.send('POST', '/Users', { userName: name, externalId: name })).body.id
const newGroup = async (
  displayName: string,
  ids: readonly string[] = [],
  { client = corp, ...more }: { client?: ScimClient; externalId?: string } = {},
): Promise<string> => {
  const members = ids.map((value) => ({ value }))
  return (await client.send('POST', '/Groups', { displayName, members, ...more })).body.id
}

type Named = { readonly name?: string; readonly id: string }
const namesIn = (groups: readonly Named[]) => groups.map(({ name }) => name)

describe('groups', () => {
  it('are listed by connection, name, identifier and search, in both kinds of pages', async () => {
    const sales = await provisionBy(server.tenant, { name: 'Sales' })
    const north = await newGroup('North', [], { client: sales, externalId: 'x-1' })
    await newGroup('North West', [], { client: sales, externalId: 'y-2' })
    await newGroup('South', [], { client: sales })
    const path = `/groups?connection_id=${sales.connectionId}`
    const listed = (await send('GET', path)).body
    expect(namesIn(listed)).toEqual(['North', 'North West', 'South'])
    expect(listed[0]).toEqual({
      id: north,
      name: 'North',
      external_id: 'x-1',
      connection_id: sales.connectionId,
      tenant_name: expect.any(String),
      created_at: expect.any(String),
      updated_at: expect.any(String),
    })
    expect((await send('GET', `/groups/${north}`)).body).toEqual(listed[0])
    const found = async (query: string) => namesIn((await send('GET', `${path}&${query}`)).body)
    expect(await found('name=north')).toEqual(['North'])
    expect(await found('external_id=y-2')).toEqual(['North West'])
    expect(await found('search=WEST')).toEqual(['North West'])
    expect(await found('search=X-')).toEqual(['North'])
    expect(await found('search=%25')).toEqual([])
    const fields = (await send('GET', `${path}&fields=name,id&include_fields=true`)).body
    expect(Object.keys(fields[0])).toEqual(['id', 'name'])
    const totals = (await send('GET', `${path}&include_totals=true&per_page=2&page=1`)).body
    expect(totals).toEqual({ start: 2, limit: 2, total: 3, groups: [listed[2]] })
    const first = (await send('GET', `${path}&take=2`)).body
    const second = (await send('GET', `${path}&take=2&from=${first.next}`)).body
    expect([...first.groups, ...second.groups]).toEqual(listed)
    expect(second).not.toHaveProperty('next')
  })

  it('are deleted with their assignments', async () => {
    const ann = await newUser('ann')
    const id = await newGroup('Brief', [ann])
    await post(`/groups/${id}/roles`, { roles: [role] })
    expect((await send('DELETE', `/groups/${id}`)).status).toBe(204)
    expect((await send('DELETE', `/groups/${id}`)).status).toBe(404)
    expect((await send('GET', `/groups/${id}`)).body.message).toBe('The group does not exist.')
    expect((await corp.send('GET', `/Groups/${id}`)).status).toBe(404)
    expect((await send('GET', `/roles/${role}/groups`)).body).toEqual({ groups: [] })
    const roles = await send('GET', `/users/${encodeURIComponent(ann)}/effective-roles`)
    expect(roles.body).toEqual({ roles: [] })
  })
})

describe('members of a group', () => {
  it('are listed by their user in the order of joining, in pages', async () => {
    const ids = [await newUser('bea'), await newUser('bob'), await newUser('bud')]
    const id = await newGroup('Many', [ids[1] ?? ''])
    for (const value of [ids[0], ids[2]]) {
      const Operations = [{ op: 'add', path: 'members', value: [{ value }] }]
      await corp.send('PATCH', `/Groups/${id}`, { Operations })
    }
    const { members } = (await send('GET', `/groups/${id}/members`)).body
    expect(members.map((each: Named) => each.id)).toEqual([ids[1], ids[0], ids[2]])
    expect(members[0]).toEqual({
      id: ids[1],
      member_type: 'user',
      type: 'connection',
      connection_id: corp.connectionId,
      created_at: expect.any(String),
    })
    const first = (await send('GET', `/groups/${id}/members?take=2&fields=id`)).body
    expect(first.members).toEqual([{ id: ids[1] }, { id: ids[0] }])
    const second = (await send('GET', `/groups/${id}/members?take=2&from=${first.next}`)).body
    expect(second).toEqual({ members: [members[2]] })
  })

  it('are announced when they join and leave, and not if nothing changes', async () => {
    const [una, vic] = [await newUser('una'), await newUser('vic')]
    const id = await newGroup('Changing', [una])
    const replace = (...ids: readonly string[]) => {
      const members = ids.map((value) => ({ value }))
      return corp.send('PUT', `/Groups/${id}`, { displayName: 'Changing', members })
    }
    await replace(una)
    await replace(vic)
    const Operations = [{ op: 'remove', path: `members[value eq "${vic}"]` }]
    await corp.send('PATCH', `/Groups/${id}`, { Operations })
    const { rows } = await server.database.query(
      `select type, data->'object'->'member'->>'id' as id from events
        where entity = $1 and type like 'group.member.%' order by position`,
      [`group/${id}`],
    )
    expect(rows).toEqual([
      { type: 'group.member.added', id: una },
      { type: 'group.member.deleted', id: una },
      { type: 'group.member.added', id: vic },
      { type: 'group.member.deleted', id: vic },
    ])
  })

  it('have the groups of all their accounts', async () => {
    const main = await createUser(server.tenant, 'cleo@example.com')
    const account = await newUser('cleo')
    const id = await newGroup('Linked', [account])
    await post(`/groups/${id}/roles`, { roles: [role] })
    const path = `/users/${encodeURIComponent(main)}`
    expect((await send('GET', `${path}/groups`)).body).toEqual([])
    const [provider, ...rest] = account.split('|')
    await post(`${path}/identities`, { provider, user_id: rest.join('|') })
    const { body } = await send('GET', `${path}/groups?include_totals=true`)
    expect(body).toMatchObject({ total: 1, groups: [{ id, name: 'Linked' }] })
    const { members } = (await send('GET', `/groups/${id}/members`)).body
    expect(members).toMatchObject([{ id: main }])
    expect(body.groups[0].membership_created_at).toBe(members[0].created_at)
    const sources = (await send('GET', `${path}/effective-roles/sources/groups?role_id=${role}`))
      .body
    expect(namesIn(sources.groups)).toEqual(['Linked'])
    await send('DELETE', `${path}/identities/${provider}/${encodeURIComponent(rest.join('|'))}`)
    expect((await send('GET', `${path}/effective-roles`)).body).toEqual({ roles: [] })
  })

  it('lose its roles with its connection', async () => {
    const brief = await provisionBy(server.tenant, { name: 'Brief' })
    const [provider, ...rest] = (await newUser('zoe', brief)).split('|')
    const main = await createUser(server.tenant, 'zoe@example.com')
    const path = `/users/${encodeURIComponent(main)}`
    await post(`${path}/identities`, { provider, user_id: rest.join('|') })
    const account = `${provider}|${rest.join('|')}`
    const id = await newGroup('Gone', [account], { client: brief })
    await post(`/groups/${id}/roles`, { roles: [role] })
    const rolesNow = async () => (await send('GET', `${path}/effective-roles`)).body.roles
    expect(await rolesNow()).toMatchObject([{ id: role }])
    await send('DELETE', `/connections/${brief.connectionId}`)
    const isGone = async () => (await send('GET', `/groups/${id}`)).status === 404
    await until('the group is deleted', isGone)
    expect(await rolesNow()).toEqual([])
  })
})

describe('roles of groups', () => {
  it('are sources of permissions, besides those of the user', async () => {
    const dora = await newUser('dora')
    const [one, two] = [await newGroup('One', [dora]), await newGroup('Two', [dora])]
    const api = 'urn:groups:sources'
    await post('/resource-servers', { identifier: api, scopes: [{ value: 'a' }, { value: 'b' }] })
    const both = await post('/roles', { name: 'Both' })
    const permission = { resource_server_identifier: api, permission_name: 'a' }
    await post(`/roles/${both.id}/permissions`, { permissions: [permission] })
    await post(`/roles/${both.id}/groups`, { groups: [two, one] })
    const path = `/users/${encodeURIComponent(dora)}`
    const query = `resource_server_identifier=${api}`
    const { permissions } = (await send('GET', `${path}/effective-permissions?${query}`)).body
    expect(permissions).toMatchObject([{ permission_name: 'a', sources: ['roles'] }])
    const ofPermission = `${path}/effective-permissions/sources/effective-roles?${query}`
    const { roles } = (await send('GET', `${ofPermission}&permission_name=a`)).body
    expect(roles).toMatchObject([{ name: 'Both', sources: ['groups'] }])
    expect((await send('GET', `${ofPermission}&permission_name=b`)).body).toEqual({ roles: [] })
    const sources = await send('GET', `${path}/effective-roles/sources/groups?role_id=${both.id}`)
    expect(namesIn(sources.body.groups)).toEqual(['One', 'Two'])
    expect((await send('GET', `${path}/roles`)).body).toEqual([])
    await post(`${path}/roles`, { roles: [both.id, role] })
    const first = (await send('GET', `${path}/effective-roles?take=1`)).body
    const second = (await send('GET', `${path}/effective-roles?take=1&from=${first.next}`)).body
    expect([first.roles, second.roles]).toMatchObject([
      [{ name: 'Both', sources: ['direct', 'groups'] }],
      [{ name: 'Clerk', sources: ['direct'] }],
    ])
    expect(
      (await send('DELETE', `/roles/${both.id}/groups`, { groups: [one, 'grp_no'] })).status,
    ).toBe(204)
    expect(namesIn((await send('GET', `/roles/${both.id}/groups`)).body.groups)).toEqual(['Two'])
  })

  it('are announced and logged once, however often they are assigned at once', async () => {
    const mia = await newUser('mia')
    const id = await newGroup('Told', [mia], { externalId: 'told' })
    const assign = () => send('POST', `/groups/${id}/roles`, { roles: [role] })
    const answers = await Promise.all([assign(), assign(), assign()])
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    await send('DELETE', `/roles/${role}/groups`, { groups: [id] })
    await send('DELETE', `/groups/${id}`)
    const { rows } = await server.database.query(
      'select type, data from events where entity = $1 order by position',
      [`group/${id}`],
    )
    expect(rows.map(({ type }: { type: string }) => type)).toEqual([
      'group.created',
      'group.member.added',
      'group.role.assigned',
      'group.role.deleted',
      'group.deleted',
    ])
    const reference = { type: 'connection', connection_id: corp.connectionId }
    const told = { id, external_id: 'told', ...reference }
    expect(rows[1].data.object).toEqual({ group: told, member: { member_type: 'user', id: mia } })
    expect(rows[2].data.object).toEqual({
      group: told,
      role: { id: role, name: 'Clerk' },
      created_at: expect.any(String),
    })
    const q = encodeURIComponent('type:sapi AND description:"Assign roles to a group"')
    const [entry] = (await send('GET', `/logs?q=${q}&per_page=1`)).body
    expect(entry).toMatchObject({ type: 'sapi', description: 'Assign roles to a group' })
  })

  it('are not assigned to a group that is deleted meanwhile', async () => {
    const { id: raced } = await post('/roles', { name: 'Raced' })
    for (let nth = 0; nth < 10; nth += 1) {
      const id = await newGroup(`Racing ${nth}`)
      const [assigned, deleted] = await Promise.all([
        send('POST', `/groups/${id}/roles`, { roles: [raced] }),
        send('DELETE', `/groups/${id}`),
      ])
      expect([204, 404]).toContain(assigned.status)
      expect(deleted.status).toBe(204)
    }
    expect((await send('GET', `/roles/${raced}/groups`)).body).toEqual({ groups: [] })
  })

  it('cannot be those of another tenant, nor its groups', async () => {
    const other = await server.addTenant('groups.localhost')
    const theirs = await provisionBy(other, { name: 'Theirs' })
    const foreign = await newGroup('Foreign', [], { client: theirs })
    const foreignRole = (await post('/roles', { name: 'Foreign' }, other)).id
    const own = await newGroup('Own')
    const refused = [
      await send('POST', `/groups/${own}/roles`, { roles: [foreignRole] }),
      await send('POST', `/groups/${foreign}/roles`, { roles: [role] }),
      await send('POST', `/roles/${role}/groups`, { groups: [own, foreign] }),
      await send('GET', `/groups/${foreign}`),
      await send('GET', `/groups/${foreign}/members`),
    ]
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect((await send('GET', `/groups/${own}/roles`)).body).toEqual({ roles: [] })
    expect((await send('GET', '/groups?search=foreign')).body).toEqual([])
    const { body } = await send('GET', `/groups?connection_id=${theirs.connectionId}`)
    expect(body).toEqual([])
  })
})

describe('groups of an organization', () => {
  it('are those of its connections, and have roles there', async () => {
    const { id } = await post('/organizations', { name: 'acme' })
    const team = await provisionBy(server.tenant, { name: 'Team' })
    const eli = await newUser('eli', team)
    const group = await newGroup('Crew', [eli], { client: team })
    const path = `/organizations/${id}`
    expect((await send('GET', `${path}/groups`)).body).toEqual({ groups: [] })
    await post(`${path}/connections`, { connection_id: team.connectionId })
    expect(namesIn((await send('GET', `${path}/groups`)).body.groups)).toEqual(['Crew'])
    await post(`${path}/members`, { members: [eli] })
    await post(`${path}/groups/${group}/roles`, { roles: [role] })
    expect((await send('GET', `${path}/groups/${group}/roles`)).body).toEqual({
      roles: [{ id: role, name: 'Clerk', description: null }],
    })
    expect(namesIn((await send('GET', `${path}/roles/${role}/groups`)).body.groups)).toEqual([
      'Crew',
    ])
    const member = `${path}/members/${encodeURIComponent(eli)}`
    expect((await send('GET', `${member}/effective-roles`)).body.roles).toMatchObject([
      { id: role, sources: ['groups'] },
    ])
    const sources = `${member}/effective-roles/sources/groups?role_id=${role}`
    expect(namesIn((await send('GET', sources)).body.groups)).toEqual(['Crew'])
    expect((await send('GET', `/groups/${group}/roles`)).body).toEqual({ roles: [] })
    const removal = await send('DELETE', `${path}/groups/${group}/roles`, { roles: [role] })
    expect(removal.status).toBe(204)
    expect((await send('GET', sources)).body).toEqual({ groups: [] })
    const { rows } = await server.database.query(
      'select type, data from events where entity = $1 order by position desc limit 2',
      [`organization/${id}`],
    )
    expect(rows.map(({ type }: { type: string }) => type)).toEqual([
      'organization.group.role.deleted',
      'organization.group.role.assigned',
    ])
    expect(rows[1].data.object).toMatchObject({
      organization: { id },
      group: { id: group, type: 'connection', connection_id: team.connectionId },
      role: { id: role, name: 'Clerk' },
    })
  })
})
