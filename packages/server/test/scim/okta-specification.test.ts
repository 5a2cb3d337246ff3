import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'
import { type PublishedStep, walk } from './published-steps.ts'
import { provisionBy, type ScimClient } from './scim-client.ts'

/**
 * The requests of 'Okta SCIM 2.0 SPEC Test', which Okta requires of an integration, in its order,
 * with its headers and assertions. It reads a user that exists, so there is one before. It creates
 * users without `externalId`, which Okta itself always sends, so `userName` identifies them here.
 */
let server: SharedServer
let okta: ScimClient
beforeAll(async () => {
  server = await joinTestServer()
  const configuration = { user_id_attribute: 'userName' }
  okta = await provisionBy(server.tenant, { name: 'Okta', strategy: 'okta', configuration })
})
afterAll(() => server.stop())

const headers = {
  'accept-charset': 'utf-8',
  'content-type': 'application/scim+json; charset=utf-8',
  accept: 'application/scim+json',
  'user-agent': 'OKTA SCIM Integration',
}
const createHeaders = {
  'content-type': 'application/json',
  accept: 'application/scim+json; charset=utf-8',
}
const listed = { schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'] }
const text = expect.stringMatching(/./)
const user = {
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
  userName: '{{userName}}',
  name: { givenName: 'Robin', familyName: 'Ashford' },
  emails: [{ primary: true, value: '{{email}}', type: 'work' }],
  displayName: 'Robin Ashford',
  active: true,
}
const { schemas, userName, name } = user

const steps: readonly PublishedStep[] = [
  {
    note: 'Test Users endpoint',
    method: 'GET',
    path: '/Users?count=1&startIndex=1',
    status: 200,
    answer: { ...listed, itemsPerPage: 1, startIndex: 1, totalResults: 1 },
    also: ({ body }) =>
      expect(body.Resources[0]).toMatchObject({
        id: text,
        name: { familyName: text, givenName: text },
        userName: text,
        active: true,
        emails: [{ value: text }],
      }),
  },
  {
    note: 'Get Users/{{id}}',
    method: 'GET',
    path: '/Users/{{existing}}',
    status: 200,
    answer: { id: '{{existing}}', active: true },
  },
  {
    note: 'Test invalid User by username',
    method: 'GET',
    path: '/Users?filter=userName eq "nobody@example.com"',
    status: 200,
    answer: { ...listed, totalResults: 0 },
  },
  {
    note: 'Test invalid User by ID',
    method: 'GET',
    path: '/Users/00919288221112222',
    status: 404,
    answer: { schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'] },
    also: ({ body }) => expect(body.detail).toEqual(text),
  },
  {
    note: 'Make sure random user does not exist',
    method: 'GET',
    path: '/Users?filter=userName eq "{{email}}"',
    status: 200,
    answer: { ...listed, totalResults: 0 },
  },
  {
    note: 'Create Okta user with realistic values',
    method: 'POST',
    path: '/Users',
    headers: createHeaders,
    body: user,
    status: 201,
    answer: { active: true, schemas, userName, name },
    keepId: 'created',
  },
  {
    note: 'Verify that user was created',
    method: 'GET',
    path: '/Users/{{created}}',
    status: 200,
    answer: { userName, name },
  },
  {
    note: 'Expect failure when recreating user with same values',
    method: 'POST',
    path: '/Users',
    headers: createHeaders,
    body: { ...user, emails: [{ primary: true, value: '{{userName}}', type: 'work' }] },
    status: 409,
  },
  {
    note: 'Username Case Sensitivity Check',
    method: 'GET',
    path: '/Users?filter=userName eq "ROBIN.ASHFORD@EXAMPLE.COM"',
    status: 200,
    answer: { totalResults: 1 },
  },
  {
    note: 'Verify Groups endpoint',
    method: 'GET',
    path: '/Groups',
    status: 200,
    answer: listed,
  },
]

it('answers the requests of the SPEC test', async () => {
  const first = { ...user, userName: 'first@example.com', externalId: '00u1' }
  const emails = [{ primary: true, value: 'first@example.com', type: 'work' }]
  const { body } = await okta.send('POST', '/Users', { ...first, emails })
  const given = {
    existing: body.id,
    userName: 'robin.ashford@example.com',
    email: 'r.ashford@example.com',
  }
  await walk(
    okta,
    steps.map((each) => ({ headers, ...each })),
    given,
  )
})
