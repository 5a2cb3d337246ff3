import { randomBytes, randomInt } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'
import { provisionBy, type ScimClient } from './scim-client.ts'

/** What one token may ask for, so that its requests cost other tenants no time and no memory. */
let server: SharedServer
let scim: ScimClient
beforeAll(async () => {
  server = await joinTestServer()
  scim = await provisionBy(server.tenant, { name: 'Bounds' })
})
afterAll(() => server.stop())

/** Letters of three bytes, which do not compress. */
const textOf = (length: number) =>
  String.fromCharCode(...Array.from({ length }, () => 0x4e00 + randomInt(20_000)))

const filtered = (kind: string, filter: string, client = scim) =>
  client.send('GET', `/${kind}?filter=${encodeURIComponent(filter)}`)
const namesOf = (groups: readonly { displayName: string }[]) =>
  groups.map(({ displayName }) => displayName)

describe('a list', () => {
  it.each(['Users', 'Groups'])('of %s begins at any place', async (kind) => {
    for (const place of ['9223372036854775808', '99999999999999999999', '1e308']) {
      const { status, body } = await scim.send('GET', `/${kind}?startIndex=${place}`)
      expect([status, body.startIndex, body.Resources]).toEqual([200, 2 ** 31 - 1, []])
    }
  })

  it.each([
    ['Users', 'userName eq "\\u0000"'],
    ['Users', 'emails[value eq "\\ud800"]'],
    ['Groups', 'members[value eq "\\u0000"]'],
    ['Groups', 'displayName eq "\\udc00"'],
  ])('of %s refuses the filter %s', async (kind, filter) => {
    const { status, body } = await filtered(kind, filter)
    expect([status, body.scimType]).toEqual([400, 'invalidFilter'])
  })
})

describe('a user', () => {
  const newUser = (userName: string, more: object) =>
    scim.send('POST', '/Users', { userName, externalId: userName, ...more })

  it('has no text that cannot be stored, by no path', async () => {
    const { body } = await newUser('paths', {})
    for (const path of ['emails[value eq "\\u0000"].type', 'urn:example:x:__proto__']) {
      const Operations = [{ op: 'add', path, value: 'work' }]
      const url = `/Users/${encodeURIComponent(body.id)}`
      const refused = await scim.send('PATCH', url, { Operations })
      expect([refused.status, refused.body.scimType]).toEqual([400, 'invalidPath'])
    }
  })

  it('has texts of at most 2,048 bytes, which indexes can hold', async () => {
    const long = textOf(2_048)
    for (const more of [
      { displayName: long },
      { nickName: long },
      { emails: [{ value: long, type: 'other' }] },
    ]) {
      const { status, body } = await newUser('long', more)
      expect([Object.keys(more), status, body.scimType]).toEqual([
        Object.keys(more),
        400,
        'invalidValue',
      ])
    }
    for (const member of ['displayName', 'externalId']) {
      const { status } = await scim.send('POST', '/Groups', { displayName: 'a', [member]: long })
      expect([member, status]).toEqual([member, 400])
    }
    expect((await newUser(long, {})).status).toBe(400)
    const name = randomBytes(1_024).toString('hex')
    expect((await newUser('a', { userName: name, title: name })).status).toBe(201)
  })

  it('has an identifier that fits in the `sub` of tokens', async () => {
    const { body } = await newUser('short', {})
    const prefix = body.id.slice(0, -'short'.length)
    const longest = 'x'.repeat(255 - prefix.length)
    expect((await newUser(longest, {})).body.id).toHaveLength(255)
    const { status, body: refused } = await newUser(`${longest}x`, {})
    expect([status, refused.scimType]).toEqual([400, 'invalidValue'])
  })

  it('has names and a picture as the management API documents them', async () => {
    const givenName = 'é'.repeat(150)
    const { body } = await newUser('named', { displayName: '😀'.repeat(300), name: { givenName } })
    const path = `/Users/${encodeURIComponent(body.id)}`
    const replace = (member: string, value: unknown) =>
      scim.send('PATCH', path, { Operations: [{ op: 'replace', path: member, value }] })
    for (const [member, max] of [
      ['displayName', 300],
      ['nickName', 300],
      ['name.familyName', 150],
    ] as const) {
      const refused = await replace(member, 'x'.repeat(max + 1))
      expect([refused.status, refused.body.detail]).toEqual([
        400,
        `\`${member}\` must have at most ${max} characters`,
      ])
    }
    const photos = [{ value: 'javascript:alert(1)', type: 'photo', primary: true }]
    expect((await replace('photos', photos)).body.photos).toEqual(photos)
    const { tenant } = server
    const user = await tenant.request('GET', `/api/v2/users/${encodeURIComponent(body.id)}`)
    expect(user.body).toMatchObject({ name: '😀'.repeat(300), given_name: givenName })
    expect(user.body.picture).not.toContain('javascript')
  })

  it('is at most 65,536 characters long', async () => {
    const extension = (length: number) => ({ 'urn:example:x': { text: 'x'.repeat(length) } })
    expect((await newUser('large', extension(65_000))).status).toBe(201)
    const { status, body } = await newUser('larger', extension(65_536))
    expect([status, body.detail]).toEqual([
      400,
      'A user must have at most 65536 characters of JSON.',
    ])
  })
})

describe('groups with many members', () => {
  let many: ScimClient
  beforeAll(async () => {
    many = await provisionBy(server.tenant, { name: 'Many' })
    const user = { userName: 'first', externalId: 'first', displayName: 'First' }
    await many.send('POST', '/Users', user)
    const members = [{ value: 'ad|Many|first' }]
    const names = Array.from({ length: 26 }, (_, at) => `Group ${at}`)
    const groups: string[] = []
    for (const displayName of names) {
      groups.push((await many.send('POST', '/Groups', { displayName, members })).body.id)
    }
    await multiply('users', `'user_id', 'ad|Many|' || n`)
    await multiply('identities', `'user_id', 'ad|Many|' || n, 'provider_user_id', 'Many|' || n`)
    await server.database.query(
      `insert into scim_group_members select tenant_id, group_id, provider, 'Many|' || n
         from scim_group_members, generate_series(2, 4000) n where group_id = any ($1)`,
      [groups],
    )
    const { body } = await many.send('POST', '/Groups', { displayName: 'Small', members })
    expect(body.members).toHaveLength(1)
  })

  /** The rows of the first user, once more for each of the numbers. */
  const multiply = (table: string, changed: string) =>
    server.database.query(
      `insert into ${table} select (jsonb_populate_record(t, jsonb_build_object(${changed}))).*
         from ${table} t, generate_series(2, 4000) n where user_id = 'ad|Many|first'`,
    )

  it('are listed in pages of at most 10,000 members', async () => {
    const { body } = await many.send('GET', '/Groups')
    expect(body).toMatchObject({ totalResults: 27, itemsPerPage: 2 })
    expect(body.Resources[1].members).toHaveLength(4_000)
    const next = (await many.send('GET', '/Groups?startIndex=25')).body
    expect(namesOf(next.Resources)).toEqual(['Group 24', 'Group 25', 'Small'])
    const without = (await many.send('GET', '/Groups?excludedAttributes=members')).body
    expect(without.itemsPerPage).toBe(27)
  })

  it('are found by a member, however many there are', async () => {
    const found = async (filter: string) => {
      const path = `/Groups?filter=${encodeURIComponent(filter)}&attributes=displayName`
      return (await many.send('GET', path)).body.totalResults
    }
    expect(await found('members[value eq "ad|Many|77"]')).toBe(26)
    expect(await found('members.value eq "ad|Many|first" and displayName sw "s"')).toBe(1)
    expect(await found('not (members.value eq "ad|Many|77")')).toBe(1)
    expect(await found('members.value ne "ad|Many|77" or displayName eq "group 3"')).toBe(2)
  })

  it('are not compared by other attributes of more than 100,000 members', async () => {
    const refused = await filtered('Groups', 'members.display eq "nobody"', many)
    expect([refused.status, refused.body.scimType]).toEqual([400, 'tooMany'])
    const few = 'displayName eq "small" and members.display eq "first"'
    expect(namesOf((await filtered('Groups', few, many)).body.Resources)).toEqual(['Small'])
  })

  it('name an unknown member briefly', async () => {
    const members = [{ value: `ad|${'x'.repeat(2_045)}` }]
    const refused = await many.send('POST', '/Groups', { displayName: 'Unknown', members })
    expect([refused.status, refused.body.detail.length]).toEqual([400, expect.any(Number)])
    expect(refused.body.detail.length).toBeLessThan(1_000)
  })
})
