import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'
import { provisionBy, type ScimClient } from './scim-client.ts'

let server: SharedServer
let corp: ScimClient
let annId: string
beforeAll(async () => {
  server = await joinTestServer()
  corp = await provisionBy(server.tenant, { name: 'Searched' })
  const names = ['ann', 'bob', 'cid']
  const made = []
  for (const userName of names) {
    const user = { userName, externalId: userName, displayName: `${userName} of Corp` }
    made.push((await corp.send('POST', '/Users', user)).body.id)
  }
  annId = made[0]
  const members = [{ value: annId }]
  await corp.send('POST', '/Groups', { displayName: 'Red', members })
  await corp.send('POST', '/Groups', { displayName: 'Green' })
})
afterAll(() => server.stop())

const schemas = ['urn:ietf:params:scim:api:messages:2.0:SearchRequest']
const search = (path: string, body: object) =>
  corp.send('POST', `${path}/.search`, { schemas, ...body })

// RFC 7644, section 3.4.3: a search is a list whose parameters are in the body.
it.each([
  ['/Users', {}, ''],
  ['/Users', { filter: 'userName eq "BOB"' }, 'filter=userName%20eq%20%22BOB%22'],
  ['/Users', { filter: 'displayName co "of"', startIndex: 2 }, 'startIndex=2'],
  ['/Users', { startIndex: -1, count: 2 }, 'startIndex=-1&count=2'],
  ['/Users', { count: 0 }, 'count=0'],
  ['/Users', { attributes: ['userName', 'name.givenName'] }, 'attributes=userName,name.givenName'],
  [
    '/Users',
    { excludedAttributes: ['displayName', 'meta'] },
    'excludedAttributes=displayName,meta',
  ],
  ['/Groups', {}, ''],
  ['/Groups', { filter: 'displayName sw "r"' }, 'filter=displayName%20sw%20%22r%22'],
  ['/Groups', { excludedAttributes: ['members'] }, 'excludedAttributes=members'],
])('a search of %s by %j returns what the list does', async (path, body, query) => {
  const [found, listed] = await Promise.all([
    search(path, body),
    corp.send('GET', `${path}?${query}`),
  ])
  expect([found.status, listed.status]).toEqual([200, 200])
  expect(found.body).toEqual(listed.body)
})

it('reads the names of members without regard to case, and ignores null', async () => {
  const { status, body } = await search('/Users', { FILTER: 'userName eq "ann"', count: null })
  expect([status, body.totalResults, body.Resources[0].id]).toEqual([200, 1, annId])
})

it('refuses a malformed request as a list does', async () => {
  const wrong = await search('/Users', { filter: 'userName is "ann"' })
  expect([wrong.status, wrong.body.scimType]).toEqual([400, 'invalidFilter'])
  expect((await search('/Users', { count: 'many' })).status).toBe(400)
})

it('finds users and groups by one filter, the users first, in pages', async () => {
  const namesOf = async (body: object) => {
    const found = (await search('', body)).body
    const names = found.Resources.map(({ displayName }: { displayName: string }) => displayName)
    return [found.totalResults, ...names]
  }
  const users = ['ann of Corp', 'bob of Corp', 'cid of Corp']
  expect(await namesOf({})).toEqual([5, ...users, 'Red', 'Green'])
  expect(await namesOf({ startIndex: 3, count: 2 })).toEqual([5, 'cid of Corp', 'Red'])
  expect(await namesOf({ startIndex: 5 })).toEqual([5, 'Green'])
  expect(await namesOf({ count: 0 })).toEqual([5])
  expect(await namesOf({ filter: 'displayName co "r"' })).toEqual([5, ...users, 'Red', 'Green'])
  expect(await namesOf({ filter: 'displayName eq "green"' })).toEqual([1, 'Green'])
  expect(await namesOf({ filter: 'meta.resourceType eq "Group"', count: 1 })).toEqual([2, 'Red'])
  expect(await namesOf({ filter: 'userName sw "b" or members pr' })).toEqual([2, users[1], 'Red'])
})

it('requires the scope to read', async () => {
  const token = { scopes: ['post:users', 'post:groups'] }
  const writer = await provisionBy(server.tenant, { name: 'Writer', token })
  for (const path of ['/Users', '/Groups', '']) {
    expect((await writer.send('POST', `${path}/.search`, { schemas })).status).toBe(403)
  }
})

it('describes the members of a group as RFC 7643, section 8.7.1, does', async () => {
  const path = '/Schemas/urn:ietf:params:scim:schemas:core:2.0:Group'
  const { attributes } = (await corp.send('GET', path)).body
  type Described = { readonly name: string; readonly mutability: string }
  const members = attributes.find(({ name }: Described) => name === 'members')
  const mutability = members.subAttributes.map((each: Described) => [each.name, each.mutability])
  expect(Object.fromEntries(mutability)).toMatchObject({
    value: 'immutable',
    $ref: 'immutable',
    type: 'immutable',
  })
})
