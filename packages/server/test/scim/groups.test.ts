import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'
import { createUser, password } from '../authentication/application.ts'
import { arrive, createSamlApplication, nodeSaml, postedBy } from '../saml/service-providers.ts'
import { provisionBy, type ScimClient } from './scim-client.ts'

let server: SharedServer
let corp: ScimClient
let other: ScimClient
beforeAll(async () => {
  server = await joinTestServer()
  corp = await provisionBy(server.tenant, { name: 'Corp' })
  other = await provisionBy(server.tenant, { name: 'Other' })
})
afterAll(() => server.stop())

const newUser = async (userName: string, client = corp): Promise<string> =>
  (await client.send('POST', '/Users', { userName, externalId: userName, displayName: userName }))
    .body.id
const newGroup = async (displayName: string, ids: readonly string[] = [], more: object = {}) => {
  const members = ids.map((value) => ({ value }))
  return (await corp.send('POST', '/Groups', { displayName, members, ...more })).body
}
const found = async (filter: string): Promise<readonly string[]> => {
  const path = `/Groups?filter=${encodeURIComponent(filter)}&attributes=displayName`
  const { status, body } = await corp.send('GET', path)
  expect(status).toBe(200)
  return body.Resources.map(({ displayName }: { displayName: string }) => displayName)
}
const patch = (id: string, ...Operations: object[]) =>
  corp.send('PATCH', `/Groups/${id}`, { Operations })
const namesOf = (body: { members?: readonly { display: string }[] }) =>
  (body.members ?? []).map(({ display }) => display)

describe('groups', () => {
  it('are found by every attribute, in pages', async () => {
    const [ann, bob] = [await newUser('ann'), await newUser('bob')]
    await newGroup('Red', [ann, bob], { externalId: 'X1' })
    await newGroup('Green', [bob])
    await newGroup('Blue')
    expect(await found('displayName eq "red"')).toEqual(['Red'])
    expect(await found('externalId eq "X1" or displayName eq "blue"')).toEqual(['Red', 'Blue'])
    expect(await found('externalId eq "x1"')).toEqual([])
    expect(await found(`members[value eq "${bob}"]`)).toEqual(['Red', 'Green'])
    expect(await found(`members.value eq "${ann}" and displayName sw "r"`)).toEqual(['Red'])
    expect(await found('displayName co "e" and not (members pr)')).toEqual(['Blue'])
    const page = (await corp.send('GET', '/Groups?startIndex=2&count=1')).body
    expect(page).toMatchObject({ startIndex: 2, itemsPerPage: 1, totalResults: 3 })
    expect(page.Resources).toMatchObject([{ displayName: 'Green', members: [{ value: bob }] }])
    const without = (await corp.send('GET', '/Groups?excludedAttributes=members')).body.Resources
    expect(without.every((each: object) => !('members' in each))).toBe(true)
    expect((await other.send('GET', '/Groups')).body.totalResults).toBe(0)
  })

  it('are shown by their users, by whatever filter these are found', async () => {
    const eve = await newUser('eve')
    await newGroup('Violet', [eve])
    for (const filter of [
      'userName eq "eve"',
      'displayName eq "eve"',
      'groups.display eq "violet"',
      'displayName eq "eve" and groups[display eq "Violet"]',
    ]) {
      const { body } = await corp.send('GET', `/Users?filter=${encodeURIComponent(filter)}`)
      expect([filter, body.Resources]).toEqual([
        filter,
        [
          expect.objectContaining({
            id: eve,
            groups: [expect.objectContaining({ display: 'Violet' })],
          }),
        ],
      ])
    }
  })

  it('lose a member who is deleted, and are deleted with the connection', async () => {
    const gone = await provisionBy(server.tenant, { name: 'Gone' })
    const member = await newUser('kay', gone)
    const members = [{ value: member }]
    const { body } = await gone.send('POST', '/Groups', { displayName: 'Some', members })
    await gone.send('DELETE', `/Users/${encodeURIComponent(member)}`)
    expect((await gone.send('GET', `/Groups/${body.id}`)).body.members).toBeUndefined()
    const path = `/api/v2/connections/${gone.connectionId}`
    expect((await server.tenant.request('DELETE', path)).status).toBe(202)
  })

  it('have an entity tag for conditional requests', async () => {
    const { id, meta } = await newGroup('Tagged')
    const known = { 'if-none-match': meta.version }
    expect((await corp.send('GET', `/Groups/${id}`, undefined, known)).status).toBe(304)
    const former = { 'if-match': meta.version }
    await patch(id, { op: 'add', path: 'members', value: [{ value: await newUser('tim') }] })
    const body = { displayName: 'Late' }
    const late = await corp.send('PUT', `/Groups/${id}`, body, former)
    expect([late.status, late.body.detail]).toEqual([
      412,
      'The group has changed since it was read. Read it again.',
    ])
    expect((await corp.send('DELETE', `/Groups/${id}`, undefined, former)).status).toBe(412)
    expect((await corp.send('GET', `/Groups/${id}`, undefined, known)).body.displayName).toBe(
      'Tagged',
    )
  })

  it('are changed by all operations of a request or none', async () => {
    const [una, vic] = [await newUser('una'), await newUser('vic')]
    const { id } = await newGroup('Whole', [una])
    const replaced = await patch(
      id,
      { op: 'replace', path: 'members', value: [{ value: vic }] },
      { op: 'add', path: 'members', value: [{ value: vic }, { value: una }] },
      { op: 'remove', path: `members[value eq "${una}" or value eq "nobody"]` },
      { op: 'replace', path: 'externalId', value: 'E' },
    )
    expect([namesOf(replaced.body), replaced.body.externalId]).toEqual([['vic'], 'E'])
    const failed = await patch(
      id,
      { op: 'replace', path: 'displayName', value: 'Part' },
      { op: 'remove', path: 'members' },
      { op: 'add', path: 'members', value: [{ value: 'ad|nobody' }] },
    )
    expect([failed.status, failed.body.scimType, failed.body.detail]).toEqual([
      400,
      'invalidValue',
      '`members.value` names no user of this connection: ad|nobody.',
    ])
    const { body } = await corp.send('GET', `/Groups/${id}`)
    expect([body.displayName, namesOf(body)]).toEqual(['Whole', ['vic']])
    const emptied = await patch(
      id,
      { op: 'remove', path: 'externalId' },
      { op: 'remove', path: 'members' },
    )
    expect([emptied.body.externalId, emptied.body.members]).toEqual([undefined, undefined])
  })

  it('lose a member who is removed by type and id', async () => {
    const [rex, sue] = [await newUser('rex'), await newUser('sue')]
    const { id } = await newGroup('Typed', [rex, sue])
    const path = `members[type eq "User" and value eq "${rex}"]`
    const { status, body } = await patch(id, { op: 'remove', path })
    expect([status, namesOf(body)]).toEqual([200, ['sue']])
    const { body: all } = await corp.send('GET', '/Groups?filter=')
    expect(all.totalResults).toBeGreaterThan(0)
  })

  it('have users of their connection alone, and an `externalId` of their own', async () => {
    const stranger = await newUser('stranger', other)
    const body = { displayName: 'Mixed', members: [{ value: stranger }] }
    const mixed = await corp.send('POST', '/Groups', body)
    expect([mixed.status, mixed.body.scimType]).toEqual([400, 'invalidValue'])
    const { id } = await newGroup('One', [], { externalId: 'only' })
    const again = await corp.send('POST', '/Groups', { displayName: 'Two', externalId: 'only' })
    expect([again.status, again.body.scimType]).toEqual([409, 'uniqueness'])
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const given = method === 'PUT' ? { displayName: 'Mine' } : undefined
      expect((await other.send(method, `/Groups/${id}`, given)).status).toBe(404)
    }
  })

  it('are only accessed with the scopes of groups', async () => {
    const token = { scopes: ['get:users', 'get:groups'] }
    const reader = await provisionBy(server.tenant, { name: 'Reader', token })
    expect((await reader.send('GET', '/Groups')).status).toBe(200)
    const refused = await reader.send('POST', '/Groups', { displayName: 'x' })
    expect([refused.status, refused.body.detail]).toEqual([
      403,
      'The SCIM token lacks the scope post:groups.',
    ])
  })

  it('are told to event streams and logged', async () => {
    const { id } = await newGroup('Logged')
    const { body } = await server.tenant.request('GET', '/api/v2/logs?q=type:sscim&sort=date:-1')
    expect(JSON.stringify(body[0])).toContain(id)
    expect(body[0].description).toBe('Create a group by SCIM')
  })
})

it('names the groups of a user in SAML assertions, by any of their accounts', async () => {
  const app = await createSamlApplication(server.tenant)
  const username = 'groups@example.com'
  const userId = await createUser(server.tenant, username)
  const account = await newUser('linked')
  await newGroup('Writers', [account])
  await newGroup('Editors', [account])
  const [provider, ...rest] = account.split('|')
  const path = `/api/v2/users/${encodeURIComponent(userId)}/identities`
  const json = { provider, user_id: rest.join('|') }
  expect((await server.tenant.request('POST', path, { json })).status).toBe(201)
  const sp = nodeSaml(app)
  const { visitor, page } = await arrive(server, await sp.getAuthorizeUrlAsync('', '', {}))
  const { fields } = postedBy(await visitor.submit(page, { username, password }))
  const { profile } = await sp.validatePostResponseAsync({ ...fields })
  expect(profile?.['http://schemas.xmlsoap.org/claims/Group']).toEqual(['Editors', 'Writers'])
})
