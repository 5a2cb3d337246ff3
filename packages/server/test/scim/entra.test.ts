import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'
import { provisionBy, type ScimClient } from './scim-client.ts'

/**
 * The requests that Microsoft Entra ID sends to a SCIM endpoint, in the order of its documentation
 * ('Develop and plan provisioning for a SCIM endpoint').
 */
let server: SharedServer
let entra: ScimClient
beforeAll(async () => {
  server = await joinTestServer()
  entra = await provisionBy(server.tenant, { name: 'Entra', strategy: 'waad' })
})
afterAll(() => server.stop())

const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
const patchOp = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'
const path = (id: string) => `/Users/${encodeURIComponent(id)}`

it('creates, finds, changes, disables and deletes a user', async () => {
  const probe = await entra.send('GET', `/Users?filter=${filter('userName eq "probe"')}`)
  expect([probe.status, probe.body.totalResults, probe.body.Resources]).toEqual([200, 0, []])

  const created = await entra.send('POST', '/Users', {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User', enterprise],
    externalId: '0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef',
    userName: 'Test_User_ab6490ee',
    active: true,
    emails: [{ primary: true, type: 'work', value: 'test_user_00aa@testuser.com' }],
    meta: { resourceType: 'User' },
    name: { formatted: 'givenName familyName', familyName: 'familyName', givenName: 'givenName' },
    roles: [],
  })
  expect([created.status, created.headers.get('content-type')]).toEqual([
    201,
    'application/scim+json; charset=utf-8',
  ])
  const { id, meta } = created.body
  expect(id).toBe('waad|Entra|0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef')
  expect(created.headers.get('location')).toBe(meta.location)
  expect(created.headers.get('etag')).toBe(meta.version)

  const user = async () =>
    (await server.tenant.request('GET', `/api/v2/users/${encodeURIComponent(id)}`)).body
  expect(await user()).toMatchObject({
    user_id: id,
    email: 'test_user_00aa@testuser.com',
    email_verified: false,
    given_name: 'givenName',
    family_name: 'familyName',
    blocked: false,
    app_metadata: { external_id: '0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef' },
    identities: [{ connection: 'Entra', provider: 'waad' }],
  })

  expect((await entra.send('GET', path(id))).body).toEqual(created.body)
  for (const each of [
    'userName eq "test_user_AB6490EE"',
    'externalId eq "0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef"',
    'emails[type eq "work"].value eq "test_user_00aa@testuser.com"',
  ]) {
    const found = await entra.send('GET', `/Users?filter=${filter(each)}`)
    expect(found.body.Resources).toEqual([created.body])
  }

  const changed = await entra.send('PATCH', path(id), {
    schemas: [patchOp],
    Operations: [
      { op: 'Replace', path: 'emails[type eq "work"].value', value: 'updated@microsoft.com' },
      { op: 'Replace', path: 'name.familyName', value: 'updatedFamilyName' },
      { op: 'Add', path: `${enterprise}:department`, value: 'Sales' },
      { op: 'Add', path: `${enterprise}:manager`, value: 'm-1' },
    ],
  })
  expect(changed.status).toBe(200)
  expect(await user()).toMatchObject({
    email: 'updated@microsoft.com',
    family_name: 'updatedFamilyName',
    app_metadata: { department: 'Sales', manager: 'm-1' },
  })

  const renamed = await entra.send('PATCH', path(id), {
    schemas: [patchOp],
    Operations: [{ op: 'Replace', path: 'userName', value: '5b50642d' }],
  })
  expect(renamed.body).toMatchObject({ id, userName: '5b50642d' })

  const disabled = await entra.send('PATCH', path(id), {
    schemas: [patchOp],
    Operations: [{ op: 'Replace', path: 'active', value: 'False' }],
  })
  expect([disabled.status, disabled.body.active]).toEqual([200, false])
  expect((await user()).blocked).toBe(true)

  expect((await entra.send('DELETE', path(id))).status).toBe(204)
  expect((await user()).statusCode).toBe(404)
  const deleted = await entra.send('GET', path(id))
  expect(deleted.body).toEqual({
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: '404',
    detail: 'The user does not exist.',
  })
})

it('creates, finds and renames a group, changes its members and deletes it', async () => {
  const member = await entra.send('POST', '/Users', {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    externalId: 'f648f8d5ea4e4cd38e9c',
    userName: 'member@testuser.com',
    displayName: 'A Member',
    active: true,
  })
  const created = await entra.send('POST', '/Groups', {
    schemas: [
      'urn:ietf:params:scim:schemas:core:2.0:Group',
      'http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group',
    ],
    externalId: '8aa1a0c0-c4c3-4bc0-b4a5-2ef676900159',
    displayName: 'displayName',
    meta: { resourceType: 'Group' },
  })
  expect(created.status).toBe(201)
  const { id, meta } = created.body
  expect([created.headers.get('location'), created.body.displayName]).toEqual([
    meta.location,
    'displayName',
  ])
  expect(created.body).not.toHaveProperty('members')
  const group = `/Groups/${id}`
  const unread = await entra.send('GET', `${group}?excludedAttributes=members`)
  expect([unread.status, unread.body.externalId]).toEqual([200, created.body.externalId])
  const looked = `/Groups?excludedAttributes=members&filter=${filter('displayName eq "DISPLAYNAME"')}`
  expect((await entra.send('GET', looked)).body.Resources).toEqual([created.body])

  const patch = (operation: object) =>
    entra.send('PATCH', group, { schemas: [patchOp], Operations: [operation] })
  const renamed = '1879db59-3bdf-4490-ad68-ab880a269474updatedDisplayName'
  const changed = await patch({ op: 'Replace', path: 'displayName', value: renamed })
  expect([changed.status, changed.body.displayName]).toEqual([200, renamed])

  const value = [{ $ref: null, value: member.body.id }]
  const added = await patch({ op: 'Add', path: 'members', value })
  expect(added.body.members).toEqual([
    { value: member.body.id, $ref: member.body.meta.location, display: 'A Member', type: 'User' },
  ])
  const user = await entra.send('GET', path(member.body.id))
  expect(user.body.groups).toEqual([
    { value: id, $ref: meta.location, display: renamed, type: 'direct' },
  ])
  const isMember = `/Groups?filter=${filter(`id eq "${id}" and members eq "${member.body.id}"`)}`
  expect((await entra.send('GET', isMember)).body.totalResults).toBe(1)

  expect((await patch({ op: 'Remove', path: 'members', value })).body.members).toBeUndefined()
  expect((await entra.send('GET', isMember)).body.totalResults).toBe(0)
  await patch({ op: 'Add', path: 'members', value })
  const selected = `members[value eq "${member.body.id}"]`
  expect((await patch({ op: 'Remove', path: selected })).body.members).toBeUndefined()

  expect((await entra.send('DELETE', group)).status).toBe(204)
  expect((await entra.send('GET', group)).body.detail).toBe('The group does not exist.')
  expect((await entra.send('GET', path(member.body.id))).status).toBe(200)
})

const filter = (text: string) => encodeURIComponent(text)
