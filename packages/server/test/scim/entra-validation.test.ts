import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer, type TestAnswer } from '@latchkey/testkit'
import { provisionBy, type ScimClient } from './scim-client.ts'

/**
 * The direct tests of Microsoft's validation of SCIM endpoints ('SCIM Provisioning Validation',
 * SCIMReferenceCode), and both forms of the requests that the flag `aadOptscim062020` in the URL
 * of the endpoint changes ('Known issues and resolutions with SCIM 2.0 protocol compliance').
 */
let server: SharedServer
let entra: ScimClient
beforeAll(async () => {
  server = await joinTestServer()
  entra = await provisionBy(server.tenant, { name: 'Entra', strategy: 'waad' })
})
afterAll(() => server.stop())

const core = 'urn:ietf:params:scim:schemas:core:2.0:User'
const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
const schemas = ['urn:ietf:params:scim:api:messages:2.0:PatchOp']

/** The attributes of Entra's default mapping for an application of one's own. */
const mapped: Readonly<Record<string, string>> = {
  displayName: 'Kim Baker',
  title: 'Engineer',
  'emails[type eq "work"].value': 'kim@example.com',
  preferredLanguage: 'en-US',
  'name.givenName': 'Kim',
  'name.familyName': 'Baker',
  'name.formatted': 'Kim Baker',
  'addresses[type eq "work"].formatted': '1 Long Way',
  'addresses[type eq "work"].streetAddress': '1 Long Way',
  'addresses[type eq "work"].locality': 'Graz',
  'addresses[type eq "work"].region': 'Styria',
  'addresses[type eq "work"].postalCode': '8010',
  'addresses[type eq "work"].country': 'AT',
  'phoneNumbers[type eq "work"].value': '+43 1',
  'phoneNumbers[type eq "mobile"].value': '+43 2',
  'phoneNumbers[type eq "fax"].value': '+43 3',
  [`${enterprise}:employeeNumber`]: '17',
  [`${enterprise}:department`]: 'Sales',
  [`${enterprise}:costCenter`]: 'C1',
}
const user = (name: string) => ({
  schemas: [core, enterprise],
  externalId: name,
  userName: `${name}@example.com`,
  active: true,
  displayName: 'Kim Baker',
  title: 'Engineer',
  emails: [{ type: 'work', value: `${name}@example.com`, primary: true }],
  preferredLanguage: 'en-US',
  name: { givenName: 'Kim', familyName: 'Baker', formatted: 'Kim Baker' },
  addresses: [{ type: 'work', formatted: '1 Long Way', country: 'AT' }],
  phoneNumbers: ['work', 'mobile', 'fax'].map((type) => ({ type, value: `+43 ${type}` })),
  [enterprise]: { employeeNumber: '17', department: 'Sales', costCenter: 'C1' },
})
const create = async (name: string): Promise<string> => {
  const { status, body } = await entra.send('POST', '/Users', user(name))
  expect([status, body.userName]).toEqual([201, `${name}@example.com`])
  return `/Users/${encodeURIComponent(body.id)}`
}
const patch = async (path: string, ...Operations: readonly object[]): Promise<TestAnswer> => {
  const answer = await entra.send('PATCH', path, { schemas, Operations })
  expect({ status: answer.status, text: answer.text }).toMatchObject({ status: 200 })
  return answer
}
const read = async (path: string) => (await entra.send('GET', path)).body

/** The value at a path of the mapping, as the validation looks it up. */
function valueAt(body: Readonly<Record<string, never>>, path: string): unknown {
  const ofType = /^(\w+)\[type eq "(\w+)"\]\.(\w+)$/.exec(path)
  if (ofType) {
    const [, list = '', type, member = ''] = ofType
    const values: readonly Record<string, unknown>[] = body[list] ?? []
    return values.find((each) => each.type === type)?.[member]
  }
  if (path.startsWith('urn:')) {
    const at = path.lastIndexOf(':')
    return body[path.slice(0, at)]?.[path.slice(at + 1)]
  }
  return path.split('.').reduce<Record<string, never>>((at, name) => at?.[name] ?? {}, body)
}
const isEmpty = (value: unknown) =>
  value === undefined || value === '' || JSON.stringify(value) === '{}'

it('names every mapped attribute in its schemas', async () => {
  const { body } = await entra.send('GET', '/Schemas')
  interface Attribute {
    readonly name: string
    readonly subAttributes?: readonly Attribute[]
    readonly canonicalValues?: readonly string[]
  }
  const paths = body.Resources.flatMap((schema: { id: string; attributes: Attribute[] }) =>
    schema.attributes.flatMap(({ name, subAttributes = [] }) => {
      const types = subAttributes.find((each) => each.name === 'type')?.canonicalValues ?? []
      const within = schema.id === enterprise ? `${enterprise}:${name}` : name
      return [
        within,
        ...subAttributes.flatMap((each) => [
          `${within}.${each.name}`,
          ...types.map((type) => `${within}[type eq "${type}"].${each.name}`),
        ]),
      ]
    }),
  )
  expect(paths).toEqual(expect.arrayContaining(Object.keys(mapped)))
})

it.each([
  ['each by its path', (value: unknown) => forEach(value)],
  ['together, where a path needs no filter', (value: unknown) => together(value)],
])('empties attributes by an empty text, then by null: %s', async (name, operationsOf) => {
  const path = await create(`null-${name.slice(0, 4)}`)
  for (const value of ['', null]) {
    await patch(path, ...operationsOf(value))
    const body = await read(path)
    for (const each of Object.keys(mapped)) {
      expect([each, valueAt(body, each), isEmpty(valueAt(body, each))]).toEqual([
        each,
        valueAt(body, each),
        true,
      ])
    }
  }
})

function forEach(value: unknown): readonly object[] {
  return Object.keys(mapped).map((path) => ({ op: 'replace', path, value }))
}

function together(value: unknown): readonly object[] {
  const isFiltered = (path: string) => path.includes('[')
  const plain = Object.keys(mapped).filter((path) => !isFiltered(path))
  return [
    ...forEach(value).filter((each) => 'path' in each && isFiltered(String(each.path))),
    { op: 'replace', value: Object.fromEntries(plain.map((path) => [path, value])) },
  ]
}

it('updates every mapped attribute of a user, and a group', async () => {
  const path = await create('update')
  const operations = Object.entries(mapped).map(([each, value]) => ({
    op: 'Replace',
    path: each,
    value: each.startsWith('emails') ? 'new@example.com' : `${value} 2`,
  }))
  await patch(path, ...operations)
  const body = await read(path)
  for (const { path: each, value } of operations) expect(valueAt(body, each)).toBe(value)
  const group = { displayName: 'Sales', externalId: 'g1' }
  const { body: made } = await entra.send('POST', '/Groups', group)
  await patch(`/Groups/${made.id}`, { op: 'Replace', path: 'displayName', value: 'Sales 2' })
  expect((await read(`/Groups/${made.id}`)).displayName).toBe('Sales 2')
})

it('sets, changes and removes a manager', async () => {
  const path = await create('managed')
  const superior = `${enterprise}:manager`
  for (const [op, value, expected] of [
    ['Add', 'm-1', 'm-1'],
    ['Replace', 'm-2', 'm-2'],
    ['Replace', '', undefined],
    ['Add', { value: 'm-3' }, 'm-3'],
    ['Remove', undefined, undefined],
  ] as const) {
    await patch(path, { op, path: superior, value })
    expect([op, value, (await read(path))[enterprise]?.manager?.value]).toEqual([
      op,
      value,
      expected,
    ])
  }
})

it('pages through users and groups', async () => {
  for (let count = 0; count < 11; count += 1) {
    await create(`page-${count}`)
    await entra.send('POST', '/Groups', { displayName: `Page ${count}` })
  }
  for (const list of ['/Users', '/Groups']) {
    const ids = new Set<string>()
    for (let page = 0; page < 3; page += 1) {
      const startIndex = page * 5 + 1
      const answer = await entra.send('GET', `${list}?startIndex=${startIndex}&count=5`)
      expect([answer.status, answer.body.startIndex]).toEqual([200, startIndex])
      for (const { id } of answer.body.Resources) ids.add(id)
    }
    expect(ids.size).toBeGreaterThanOrEqual(11)
  }
})

it('answers the requests with and without `aadOptscim062020`', async () => {
  const flag = '?aadOptscim062020'
  const path = await create('flagged')
  const looked = `/Users${flag}&filter=${encodeURIComponent('userName eq "flagged@example.com"')}`
  expect((await entra.send('GET', looked)).body.totalResults).toBe(1)
  for (const [at, value] of [
    [path, 'False'],
    [path + flag, false],
  ] as const) {
    await patch(path, { op: 'replace', path: 'active', value: true })
    const answer = await patch(at, { op: 'Replace', path: 'active', value })
    expect(answer.body.active).toBe(false)
  }
  await patch(path, { op: 'Add', path: 'nickName', value: 'Babs' })
  await patch(path + flag, { op: 'add', path: 'nickName', value: 'Bab' })
  await patch(
    path,
    { op: 'Replace', path: 'displayName', value: 'Pvlo' },
    { op: 'Replace', path: 'emails[type eq "work"].value', value: 'one@test.example' },
    { op: 'Replace', path: 'name.givenName', value: 'Gtfd' },
    { op: 'Replace', path: 'name.familyName', value: 'Pkqf' },
    { op: 'Replace', path: 'externalId', value: 'Eqpj' },
    { op: 'Replace', path: `${enterprise}:employeeNumber`, value: 'Eqpj' },
  )
  expect(await read(path)).toMatchObject({ externalId: 'Eqpj', nickName: 'Bab' })
  const value = {
    displayName: 'Bjfe',
    'name.givenName': 'Kkom',
    'name.familyName': 'Unua',
    [`${enterprise}:employeeNumber`]: 'Aklq',
  }
  await patch(
    path + flag,
    { op: 'replace', path: 'emails[type eq "work"].value', value: 'two@test.example' },
    { op: 'replace', value },
  )
  expect(await read(path)).toMatchObject({
    displayName: 'Bjfe',
    name: { givenName: 'Kkom', familyName: 'Unua' },
    emails: [{ value: 'two@test.example' }],
    [enterprise]: { employeeNumber: 'Aklq' },
  })
  const { id } = await read(path)
  const members = [{ value: id }]
  const { body: made } = await entra.send('POST', '/Groups', { displayName: 'Flagged', members })
  const group = `/Groups/${made.id}`
  await patch(group, { op: 'Remove', path: 'members', value: members })
  expect((await read(group)).members).toBeUndefined()
  await patch(group, { op: 'Add', path: 'members', value: members })
  await patch(group + flag, { op: 'remove', path: `members[value eq "${id}"]` })
  expect((await read(group)).members).toBeUndefined()
})
