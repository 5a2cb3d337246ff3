import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'
import { type PublishedStep, walk } from './published-steps.ts'
import { provisionBy } from './scim-client.ts'

/**
 * The requests of Microsoft's collection of tests for SCIM endpoints (SCIMReferenceCode), in its
 * order. It differs in three places: an `externalId` is another one for each user, because it
 * identifies users here; members of groups are users that exist; and a PATCH is answered with 200
 * and the resource, where the collection expects 204 (RFC 7644, section 3.5.2 allows both).
 */
let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

const core = 'urn:ietf:params:scim:schemas:core:2.0:User'
const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
const groupCore = 'urn:ietf:params:scim:schemas:core:2.0:Group'
const patchOp = ['urn:ietf:params:scim:api:messages:2.0:PatchOp']

const get = (path: string, answer?: object, more: Partial<PublishedStep> = {}): PublishedStep => ({
  note: `get ${path}`,
  method: 'GET',
  path,
  status: 200,
  ...(answer && { answer }),
  ...more,
})
const post = (path: string, body: object, keepId: string, answer?: object): PublishedStep => ({
  note: `create ${keepId}`,
  method: 'POST',
  path,
  body,
  status: 201,
  keepId,
  ...(answer && { answer }),
})
const put = (path: string, body: object, status = 200, answer?: object): PublishedStep => ({
  note: `replace ${path}`,
  method: 'PUT',
  path,
  body,
  status,
  ...(answer && { answer }),
})
const patch = (path: string, operation: object, more: object = {}): PublishedStep => ({
  note: `patch ${JSON.stringify(operation)}`,
  method: 'PATCH',
  path,
  body: { schemas: patchOp, Operations: [operation], ...more },
  status: 200,
})
const remove = (path: string): PublishedStep => ({
  note: `delete ${path}`,
  method: 'DELETE',
  path,
  status: 204,
})
const includes =
  (part: string): NonNullable<PublishedStep['also']> =>
  ({ text }) =>
    expect(text).toContain(part)
const excludes =
  (part: string): NonNullable<PublishedStep['also']> =>
  ({ text }) =>
    expect(text).not.toContain(part)

const addresses = (name: string) => [
  { Primary: true, type: 'work', value: `${name}@bob.com` },
  { Primary: false, type: 'home', value: `${name}.home@bob.com` },
]
const simple = (userName: string, more: object = {}) => ({
  userName,
  active: true,
  displayName: userName,
  schemas: [core],
  externalId: `external ${userName}`,
  name: { formatted: 'Ryan Leenay', familyName: 'Leenay', givenName: 'Ryan' },
  emails: addresses(userName),
  ...more,
})
const both = [enterprise, core]

const endpoints: readonly PublishedStep[] = [
  get('/Users', { totalResults: 0 }),
  get('/Groups', { totalResults: 0 }),
  get('/ResourceTypes', { Resources: [{ endpoint: '/Users' }, { endpoint: '/Groups' }] }),
  get('/ServiceProviderConfig', { patch: { supported: true } }),
  get('/Schemas', undefined, { also: includes('User account') }),
]

const users: readonly PublishedStep[] = [
  post('/Users', simple('UserName123', { displayName: 'BobIsAmazing' }), 'id1'),
  post(
    '/Users',
    simple('UserName222', {
      schemas: both,
      [enterprise]: { Department: 'bob', Manager: { Value: 'SuzzyQ' } },
    }),
    'id2',
    { [enterprise]: { department: 'bob', manager: { value: 'SuzzyQ' } } },
  ),
  get('/Users/{{id1}}', { id: '{{id1}}' }),
  get('/Users/{{id2}}', { id: '{{id2}}' }),
  get('/Users?attributes=userName,emails', { totalResults: 2 }),
  get('/Users/?filter=DisplayName+eq+"BobIsAmazing"', { Resources: [{ id: '{{id1}}' }] }),
  patch('/Users/{{id1}}', { op: 'replace', path: 'userName', value: 'ryan3' }),
  get('/Users/{{id1}}', { id: '{{id1}}', userName: 'ryan3' }),
  put('/Users/{{id2}}', {
    ...simple('UserNameReplace2', { schemas: both, externalId: 'external UserName222' }),
    id: '{{id2}}',
    name: { formatted: 'NewName', familyName: 'Leenay', givenName: 'Ryan' },
  }),
  get('/Users/{{id2}}', { name: { formatted: 'NewName' } }),
  remove('/Users/{{id1}}'),
  remove('/Users/{{id2}}'),
]

const group = (displayName: string, members: readonly object[] = []) => ({
  schemas: [groupCore],
  externalId: `external ${displayName}`,
  displayName,
  members,
})
const newMember = {
  name: 'addMember',
  op: 'add',
  path: 'members',
  value: [{ displayName: 'new User', value: '{{id4}}' }],
}

const groups: readonly PublishedStep[] = [
  post('/Groups', group('Group1DisplayName'), 'group1'),
  post('/Users', simple('UserName333', { schemas: both }), 'id3'),
  post('/Users', simple('UserName444', { schemas: both }), 'id4'),
  post('/Groups', group('GroupDisplayName2', [{ value: '{{id3}}', display: 'VP' }]), 'group2'),
  get('/Groups', { totalResults: 2 }),
  post('/Groups', group('GroupDisplayName3'), 'group3'),
  put('/Groups/{{group3}}', {
    schemas: [groupCore],
    id: '{{group3}}',
    displayName: 'putName',
    members: [
      { value: '{{id3}}', display: 'VP' },
      { value: '{{id4}}', display: 'SenorVP' },
    ],
  }),
  get('/Groups/{{group3}}', {
    id: '{{group3}}',
    displayName: 'putName',
    members: [{ value: '{{id3}}' }, { value: '{{id4}}' }],
  }),
  patch('/Groups/{{group1}}', newMember),
  patch('/Groups/{{group1}}', { op: 'remove', path: 'members[value eq "{{id4}}"]' }),
  patch('/Groups/{{group1}}', newMember),
  get('/Groups/{{group1}}', { members: [{ value: '{{id4}}' }] }),
  patch('/Groups/{{group1}}', { op: 'remove', path: 'members' }),
  get('/Groups/{{group1}}', { id: '{{group1}}' }, { also: excludes('UserName444') }),
  remove('/Users/{{id3}}'),
  remove('/Users/{{id4}}'),
  remove('/Groups/{{group1}}'),
  remove('/Groups/{{group2}}'),
  remove('/Groups/{{group3}}'),
]

const complexAttributes: readonly PublishedStep[] = [
  post('/Users', simple('emailName357', { schemas: both }), 'id1'),
  post('/Users', simple('jump', { schemas: both }), 'id2'),
  get('/Users?attributes=emails[type eq "work"]', undefined, { also: includes('emailName357') }),
  get('/Users?attributes=emails[value eq "emailName357@bob.com"]', undefined, {
    also: includes('emailName357'),
  }),
  get('/Users?filter=emails[value eq "emailName357@bob.com"]', { Resources: [{ id: '{{id1}}' }] }),
  remove('/Users/{{id1}}'),
  remove('/Users/{{id2}}'),
]

/** A user of another directory, with much that is null, misspelled or of another type. */
const untidy = (userName: string, familyName: string, email: string, more: object = {}) => ({
  userName,
  active: true,
  addresses: [
    {
      country: 'Bermuda',
      formatted: '1 Long Way Suite 040\nSouth End, MI 55645',
      locality: 'West End',
      postalCode: '99265',
      region: 'Montana',
      streetAddress: '4939 Fork',
      type: 'work',
      primary: false,
    },
    {
      country: null,
      formatted: '2 Short Way\nNorth End, CT 52311',
      locality: null,
      postalCode: null,
      region: null,
      streetAddress: null,
      type: 'other',
      primary: false,
    },
  ],
  displayName: 'Kim Baker',
  emails: [
    { type: 'work', primary: true, value: `${userName}@example.com` },
    { type: 'other', primary: false, value: email },
  ],
  meta: {
    created: '2019-09-18T18:15:26.5788954+00:00',
    lastModified: '2019-09-18T18:15:26.5788976+00:00',
    resourceType: 'User',
  },
  name: {
    formatted: 'Dan Mc',
    familyName,
    givenName: 'Darl',
    honorificPrefix: null,
    honorificSuffix: null,
  },
  phoneNumbers: [
    { type: 'fax', primary: false, value: '312-320-0500' },
    { type: 'mobile', primary: false, value: '312-320-1707' },
    { type: 'work', primary: true, value: '312-320-0932' },
  ],
  preferredLanguage: 'xh',
  roles: [],
  title: 'Site engineer',
  externalId: `external ${userName}`,
  schemas: [core],
  ...more,
})
const employee = (userName: string, more: object = {}) =>
  untidy(userName, 'Employee', `${userName}@example.org`, more)
const malley = (more: object) => ({
  ...untidy('OMalley', 'OMalley', 'omalley@mail.example', more),
  id: '{{first}}',
})
const { userName: _, ...nameless } = malley({ userame: 'OMalley', active: false })
const { addresses: home, ...homeless } = malley({ active: false })
const again: PublishedStep = {
  note: 'a user that exists',
  method: 'POST',
  path: '/Users',
  body: employee('emp3', { externalId: 'another' }),
  status: 409,
  also: includes('detail'),
}

const ofTwoDomains = 'emails.Value co example.com or emails.Value co example.org'

const untidyUsers: readonly PublishedStep[] = [
  post('/Users', malley({}), 'first', { userName: 'OMalley', active: true }),
  post('/Users', employee('emp1', { active: 'True' }), 'second', { active: true }),
  get('/Users', { totalResults: 2 }, { also: includes('OMalley') }),
  post('/Users', employee('emp2'), 'third'),
  post('/Users', employee('emp3'), 'fourth'),
  again,
  again,
  put('/Users/{{first}}', nameless, 400),
  put('/Users/{{first}}', { ...homeless, adreses: home }),
  get('/Users/{{first}}', { userName: 'OMalley' }, { also: excludes('ddresses') }),
  post(
    '/Users',
    employee('enterprise', { schemas: both, [enterprise]: { Department: 'some department' } }),
    'enterpriseUser',
  ),
  patch('/Users/{{first}}', { op: 'Replace', path: 'userName', value: 'newusername' }),
  patch('/Users/{{first}}', { op: 'Replace', path: 'active', value: false }),
  get('/Users/{{first}}', { userName: 'newusername', active: false }),
  put(
    '/Users/{{first}}',
    malley({ active: false, addresses: [{ country: 'Germany', type: 'work' }] }),
    200,
    { userName: 'OMalley', active: false, addresses: [{ country: 'Germany' }] },
  ),
  get('/Users?startIndex=1&count=2', { totalResults: 5, itemsPerPage: 2 }),
  get('/Users?attributes=userName,emails', { totalResults: 5 }),
  again,
  get(`/Users?filter=name.FamilyName eq Employee and (${ofTwoDomains})`, { totalResults: 4 }),
  get('/Users?filter=userName sw O', { totalResults: 1 }),
  get('/Users?filter=meta.Created gt 2015-10-10T14:38:21.8617979-07:00', { totalResults: 5 }),
]

const untidyGroups: readonly PublishedStep[] = [
  post('/Groups', { ...group('Group 1'), members: undefined }, 'group'),
  patch('/Groups/{{group}}', { op: 'add', path: 'members', value: '{{first}}' }, { id: 'any' }),
  patch('/Groups/{{group}}', { op: 'add', path: 'members', value: '{{second}}' }, { id: 'any' }),
  get('/Groups/{{group}}', { members: [{ value: '{{first}}' }, { value: '{{second}}' }] }),
  get('/Groups/{{group}}?excludedAttributes=members', undefined, { also: excludes('members') }),
  put('/Groups/{{group}}', { ...group('Tiffany'), id: '{{group}}', members: undefined }, 200, {
    displayName: 'Tiffany',
  }),
  ...['first', 'second', 'third', 'fourth', 'enterpriseUser'].map((each) =>
    remove(`/Users/{{${each}}}`),
  ),
  remove('/Groups/{{group}}'),
  get('/Users?attributes=userName', { totalResults: 0, Resources: [] }),
  get('/Groups', { totalResults: 0, Resources: [] }),
]

it.each([
  ['endpoints', endpoints],
  ['users', users],
  ['groups', groups],
  ['complex attributes', complexAttributes],
  ['untidy users and groups', [...untidyUsers, ...untidyGroups]],
])('answers the requests of the collection: %s', async (part, steps) => {
  const name = `Entra-${part.replaceAll(' ', '-')}`
  await walk(await provisionBy(server.tenant, { name, strategy: 'waad' }), steps)
})
