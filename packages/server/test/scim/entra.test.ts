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

const filter = (text: string) => encodeURIComponent(text)
