import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'
import { provisionBy, type ScimClient } from './scim-client.ts'

/**
 * The requests that Okta sends to a SCIM 2.0 server, in the order of its documentation ('SCIM 2.0
 * Protocol Reference', Users and Groups).
 */
let server: SharedServer
let okta: ScimClient
beforeAll(async () => {
  server = await joinTestServer()
  okta = await provisionBy(server.tenant, { name: 'Okta', strategy: 'okta' })
})
afterAll(() => server.stop())

const user = {
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
  userName: 'test.user@okta.local',
  name: { givenName: 'Test', familyName: 'User' },
  emails: [{ primary: true, value: 'test.user@okta.local', type: 'work' }],
  displayName: 'Test User',
  locale: 'en-US',
  externalId: '00ujl29u0le5T6Aj10h7',
  groups: [],
  password: '1mz050nq',
  active: true,
}

it('tests the connection, creates, updates, deactivates and activates a user', async () => {
  const test = await okta.send('GET', '/Users?startIndex=1&count=2')
  expect(test.body).toMatchObject({ totalResults: 0, startIndex: 1, itemsPerPage: 0 })
  const unknown = encodeURIComponent('userName eq "test.user@okta.local"')
  const looked = `/Users?filter=${unknown}&startIndex=1&count=100`
  expect((await okta.send('GET', looked)).body.totalResults).toBe(0)

  const created = await okta.send('POST', '/Users', user)
  const { groups: _, password: __, ...expected } = user
  expect(created.status).toBe(201)
  expect(created.body).toMatchObject({ ...expected, id: 'okta|Okta|00ujl29u0le5T6Aj10h7' })
  expect(JSON.stringify(created.body)).not.toMatch(/password|1mz050nq/)
  const { id } = created.body
  const path = `/Users/${encodeURIComponent(id)}`
  expect((await okta.send('GET', path)).status).toBe(200)
  expect((await okta.send('GET', looked)).body.Resources[0].id).toBe(id)

  const updated = await okta.send('PUT', path, {
    ...created.body,
    name: { givenName: 'Another', middleName: 'Excited', familyName: 'User' },
  })
  expect([updated.status, updated.body.name.middleName]).toEqual([200, 'Excited'])

  for (const active of [false, true]) {
    const body = {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
      Operations: [{ op: 'replace', value: { active } }],
    }
    const { status, body: patched } = await okta.send('PATCH', path, body)
    expect([status, patched.active, patched.name.givenName]).toEqual([200, active, 'Another'])
    const { body: stored } = await server.tenant.request(
      'GET',
      `/api/v2/users/${encodeURIComponent(id)}`,
    )
    expect(stored).toMatchObject({ blocked: !active, app_metadata: { middle_name: 'Excited' } })
  }

  const second = await okta.send('POST', '/Users', { ...user, externalId: 'other' })
  expect([second.status, second.body.scimType]).toEqual([409, 'uniqueness'])
  const again = await okta.send('POST', '/Users', { ...user, userName: 'other' })
  expect([again.status, again.body.scimType]).toEqual([409, 'uniqueness'])
})

it('creates, reads, renames and fills a group, replaces and deletes it', async () => {
  const core = 'urn:ietf:params:scim:schemas:core:2.0:Group'
  const member = async (name: string) => {
    const one = { ...user, userName: name, externalId: name, emails: [], displayName: name }
    return (await okta.send('POST', '/Users', one)).body.id
  }
  const [first, second] = [await member('first@okta.local'), await member('second@okta.local')]
  const none = await okta.send('GET', '/Groups?startIndex=1&count=100')
  expect(none.body).toMatchObject({ totalResults: 0, Resources: [] })
  const body = { schemas: [core], displayName: 'Test SCIMv2', members: [] }
  const created = await okta.send('POST', '/Groups', body)
  expect([created.status, created.body.displayName]).toEqual([201, 'Test SCIMv2'])
  const { id } = created.body
  const group = `/Groups/${id}`
  expect((await okta.send('GET', group)).body).toEqual(created.body)
  expect((await okta.send('GET', '/Groups?startIndex=1&count=100')).body.Resources).toHaveLength(1)

  const patch = (...Operations: object[]) =>
    okta.send('PATCH', group, {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
      Operations,
    })
  const renamed = await patch({ op: 'replace', value: { id, displayName: 'Renamed' } })
  expect([renamed.status, renamed.body.displayName]).toEqual([200, 'Renamed'])
  await patch({ op: 'add', path: 'members', value: [{ value: first, display: 'first' }] })
  const exchanged = await patch(
    { op: 'remove', path: `members[value eq "${first}"]` },
    { op: 'add', path: 'members', value: [{ value: second, display: 'second@okta.local' }] },
  )
  const ids = ({ members = [] }: { members?: { value: string }[] }) =>
    members.map(({ value }) => value)
  expect(ids(exchanged.body)).toEqual([second])
  const members = [{ value: first, display: 'first@okta.local' }]
  const replaced = await okta.send('PUT', group, { ...body, id, members })
  expect([replaced.status, replaced.body.displayName, ids(replaced.body)]).toEqual([
    200,
    'Test SCIMv2',
    [first],
  ])
  expect((await okta.send('DELETE', group)).status).toBe(204)
  expect((await okta.send('GET', group)).status).toBe(404)
})
