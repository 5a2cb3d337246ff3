import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer, withoutRateLimits } from '@latchkey/testkit'
import { emailOf, fillUsers, nameBeginningOf, userIdOf } from '../../../bench/lib/many-users.ts'

const path = '/api/v2/users'

/** More than are counted and sorted: what all of them match is found in the order of an index. */
const userCount = 12_000

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ config: { rateLimits: withoutRateLimits } })
  const { rows } = await server.database.query('select id from tenants')
  await fillUsers(server.database.superuserUrl, [{ tenantId: rows[0].id, count: userCount }])
})
afterAll(() => server.stop())

type Query = Readonly<Record<string, string>>

const list = async (query: Query = {}) =>
  await server.tenant.request('GET', `${path}?${new URLSearchParams(query)}`)
const totals = async (query: Query) => (await list({ ...query, include_totals: 'true' })).body

/** The numbers that the users of a page were made by. */
const numbersOf = (users: readonly { user_id: string }[]) =>
  users.map(({ user_id }) => Number.parseInt(user_id.slice('auth0|'.length), 16))
const numbers = async (query: Query) => numbersOf((await list(query)).body)

/** Creates an organization, and returns its id. */
async function organizationOf(name: string, members: readonly number[]): Promise<string> {
  const organizations = '/api/v2/organizations'
  const { body } = await server.tenant.request('POST', organizations, { json: { name } })
  const json = { members: members.map(userIdOf) }
  await server.tenant.request('POST', `${organizations}/${body.id}/members`, { json })
  return body.id
}

describe('200', () => {
  it('answers the oldest first, fifty on a page, and links to the other pages', async () => {
    const { body, headers } = await list()
    expect(numbersOf(body)).toEqual(Array.from({ length: 50 }, (_, number) => number))
    expect(headers.get('link')).toMatch(/page=19&per_page=50[^,]*>; rel="last"$/)
  })

  it('answers totals and the length of the page, in document order', async () => {
    const body = await totals({ q: `name:${nameBeginningOf(70)}*`, per_page: '4', page: '2' })
    expect(Object.keys(body).join()).toBe('start,limit,length,users,total')
    expect([body.start, body.limit, body.length, body.total]).toEqual([8, 4, 2, 10])
    expect(numbersOf(body.users)).toEqual([78, 79])
  })

  it('answers an empty page beyond the last, with the total', async () => {
    const beyond = await totals({ q: `email:${emailOf(7)}`, page: '3' })
    expect(beyond).toEqual({ start: 150, limit: 50, length: 0, users: [], total: 1 })
    expect(await totals({ per_page: '0', q: '_exists_:last_login' })).toMatchObject({
      length: 0,
      total: 9000,
    })
  })

  it('counts up to 10,000, and estimates above', async () => {
    expect((await totals({ q: 'created_at:[2026-01-01 TO 2026-01-01T02:40]' })).total).toBe(9660)
    expect((await totals({})).total).toBeGreaterThan(10_000)
    const { total } = await totals({ q: 'given_name:ada' })
    expect(total).toBeGreaterThan(10_000)
    expect(total).toBeLessThan(userCount * 2)
  })

  it.each([
    ['created_at:-1', [11_999, 11_998, 11_997]],
    ['last_login:1', [1, 2, 3]],
    ['last_login:-1', [11_999, 11_998, 11_997]],
    ['name:-1', [11_999, 11_998, 11_997]],
    ['logins_count:-1', [11_999, 11_995, 11_991]],
    ['email:1', [0, 10_000, 10_001]],
    ['user_id:1', [0, 1, 2]],
    ['family_name:1', [0, 1, 2]],
    ['username:-1', [11_999, 11_998, 11_997]],
  ])('sorts by %s, whether all match, many or few', async (sort, wanted) => {
    const few = 'created_at:[2026-01-01T00:00 TO 2026-01-01T00:00] OR user_id:auth0*2edf OR '
    const all = await numbers({ sort, per_page: '3' })
    expect(all).toEqual(wanted)
    expect(await numbers({ sort, per_page: '3', q: 'given_name:ADA' })).toEqual(wanted)
    const some = `${few}user_id:(${wanted.map((number) => `"${userIdOf(number)}"`).join(' ')})`
    expect(await numbers({ sort, per_page: '3', q: some })).toEqual(wanted)
  })

  it.each(['-1', '1'])('sorts users without a value last, in direction %s', async (direction) => {
    const sort = `last_login:${direction}`
    const few = `user_id:(${[4, 5, 8, 9].map((number) => `"${userIdOf(number)}"`).join(' ')})`
    const [with_, without] =
      direction === '1'
        ? [
            [5, 9],
            [4, 8],
          ]
        : [
            [9, 5],
            [8, 4],
          ]
    expect(await numbers({ sort, q: few })).toEqual([...with_, ...without])
  })

  it('pages up to 1,000 users without a gap or an overlap', async () => {
    const found: number[] = []
    for (let page = 0; page < 10; page += 1) {
      const query = { per_page: '100', page: String(page), sort: 'logins_count:1' }
      found.push(...(await numbers({ ...query, q: 'NOT blocked:true' })))
    }
    expect(found).toEqual(Array.from({ length: 1000 }, (_, place) => place * 4))
  })

  it.each([
    [`email:"${emailOf(7).toUpperCase()}"`, [7]],
    ['email:"nobody@example.com"', []],
    [`user_id:"${userIdOf(8)}"`, [8]],
    [`user_id:("${userIdOf(9)}" OR "${userIdOf(2)}" OR "auth0|none")`, [2, 9]],
    [`user_id:"${userIdOf(9)}" OR email:"${emailOf(2)}"`, [2, 9]],
    ['username:"nobody"', []],
    ['phone_number:"+15550000"', []],
  ])('finds users by %j', async (q, wanted) => {
    expect(await numbers({ q })).toEqual(wanted)
    expect(await totals({ q, per_page: '1' })).toMatchObject({ total: wanted.length })
    expect(await numbers({ q, per_page: '1', page: '1' })).toEqual(wanted.slice(1))
  })

  it('answers the requested fields', async () => {
    const query = { q: `email:${emailOf(1)}`, fields: 'email,user_id' }
    expect((await list(query)).body).toEqual([{ email: emailOf(1), user_id: userIdOf(1) }])
    const [rest] = (await list({ ...query, include_fields: 'false' })).body
    expect(rest).toHaveProperty('identities')
    expect(rest).not.toHaveProperty('email')
  })

  it('accepts a query without URL encoding', async () => {
    const { body } = await server.tenant.request('GET', `${path}?q=email:${emailOf(3)}&sort=name:1`)
    expect(numbersOf(body)).toEqual([3])
  })

  it('filters by connection, with and without a query', async () => {
    expect(await numbers({ connection: 'Bench', per_page: '2' })).toEqual([0, 1])
    expect(await numbers({ connection: 'Bench', q: `email:${emailOf(9)}` })).toEqual([9])
    expect(await numbers({ connection: 'Other' })).toEqual([])
  })

  it('finds the members of an organization, alone and with other clauses', async () => {
    const acme = await organizationOf('acme', [7, 9, 11])
    const globex = await organizationOf('globex', [11, 12])
    expect(await numbers({ q: `organization_id:"${acme}"` })).toEqual([7, 9, 11])
    expect(await numbers({ q: `organization_id:(${acme} OR ${globex})` })).toEqual([7, 9, 11, 12])
    expect(await numbers({ q: `organization_id:${acme} AND organization_id:${globex}` })).toEqual([
      11,
    ])
    expect(await numbers({ q: `organization_id:${globex} NOT email:${emailOf(11)}` })).toEqual([12])
    expect(await totals({ q: '_exists_:organization_id', per_page: '1' })).toMatchObject({
      length: 1,
      total: 4,
    })
    const others = `NOT organization_id:${acme} AND created_at:[* TO "2026-01-01T00:00:10Z"]`
    expect(await numbers({ q: others })).toEqual([0, 1, 2, 3, 4, 5, 6, 8, 10])
    const latest = { q: `organization_id:${acme}`, sort: 'created_at:-1', connection: 'Bench' }
    expect(await numbers(latest)).toEqual([11, 9, 7])
    expect(await numbers({ q: 'organization_id:org_unknown000000' })).toEqual([])
    expect(await numbers({ q: `organization_id:${acme.toUpperCase()}` })).toEqual([])
  })

  it('accepts search_engine=v3, and `primary_order`', async () => {
    const query = { search_engine: 'v3', primary_order: 'false', per_page: '2' }
    expect(await numbers(query)).toEqual([0, 1])
  })

  it('treats SQL in a query as text', async () => {
    for (const value of ["'; drop table users; --", '%', '_', '\\', '$1', '/**/', '" ?']) {
      const quoted = `"${value.replace(/["\\]/g, '\\$&')}"`
      for (const field of ['name', 'email', 'app_metadata.plan', 'identities.user_id']) {
        expect(await numbers({ q: `${field}:${quoted}` })).toEqual([])
      }
      const member = [...value].map((each) => `\\${each}`).join('')
      expect(await numbers({ q: `user_metadata.${member}:1` })).toEqual([])
    }
    expect(await numbers({ q: 'name:%*' })).toEqual([])
  })

  it.each(['-1', '1'])('finds few users with a value among many, in direction %s', async (to) => {
    await server.database.query(
      'update users set last_login = null where logins_count < 3 or user_id > $1',
      [userIdOf(8)],
    )
    const wanted = to === '1' ? [3, 7, 0, 1] : [7, 3, 11_999, 11_998]
    expect(await numbers({ sort: `last_login:${to}`, per_page: '4' })).toEqual(wanted)
  })
})

describe('400', () => {
  const refusal = async (query: Query) => {
    const { status, body } = await list(query)
    return [status, body.errorCode, body.message]
  }
  const refused = (reason: string, property = 'q') => [
    400,
    'invalid_query_string',
    `Query validation error: '${reason}' on property ${property}.`,
  ]

  it.each([
    ['name:(a', 'at character 6: the parenthesis opened here is never closed'],
    ['name:a~', 'at character 7: write \\~ for the character ~, or put the value in quotes'],
    ['nmae:ada', 'the field nmae cannot be searched'],
    ['email.x:ada', 'the field email.x cannot be searched'],
    ['__proto__:ada', 'the field __proto__ cannot be searched'],
    ['blocked:maybe', 'blocked must be true or false'],
    ['blocked:[a TO b]', 'blocked must be true or false'],
    ['logins_count:many', 'logins_count is a number, but many is not'],
    ['logins_count:1*', 'logins_count is a number and does not support wildcards'],
    ['last_login:soon', 'last_login is a date such as 2018-01-31, but soon is not'],
    ['last_login:2018*', 'last_login is a date and does not support wildcards'],
    [
      'created_at:[2018-02-30 TO *]',
      'created_at is a date such as 2018-01-31, but 2018-02-30 is not',
    ],
  ])('names the error in %j', async (q, reason) => {
    expect(await refusal({ q })).toEqual(refused(reason))
  })

  it('is answered for an unsupported sort field', async () => {
    const [status, code, message] = await refusal({ sort: 'picture:1' })
    expect([status, code]).toEqual([400, 'invalid_query_string'])
    expect(message).toContain('users can only be sorted by created_at, user_id')
    expect((await refusal({ sort: 'name' }))[0]).toBe(400)
    expect((await refusal({ sort: 'name:2' }))[0]).toBe(400)
  })

  it.each(['v1', 'v2'])('is answered for search_engine=%s', async (version) => {
    const reason = `${version} is not supported: write q in the syntax of v3`
    expect(await refusal({ search_engine: version })).toEqual(refused(reason, 'search_engine'))
  })

  it('is answered beyond the first 1,000', async () => {
    expect(await numbers({ per_page: '100', page: '9' })).toHaveLength(100)
    expect(await refusal({ per_page: '100', page: '10' })).toEqual([
      400,
      'invalid_paging',
      'Requesting page exceeds the allowed maximum of 1000 records.',
    ])
  })
})

describe('503', () => {
  it('is answered for a search that takes too long', async () => {
    const slow = await startTestServer({
      database: server.database,
      dataFolder: server.dataFolder,
      bounds: { databaseTimeoutMs: 500 },
    })
    try {
      await slow.tenant.token()
      const locked = server.database.query(
        `do $$ begin lock table identities in access exclusive mode; perform pg_sleep(3); end $$`,
      )
      await new Promise((resolve) => setTimeout(resolve, 500))
      const query = new URLSearchParams({ q: 'identities.provider:auth0' })
      const { status, body } = await slow.tenant.request('GET', `${path}?${query}`)
      expect([status, body.errorCode]).toEqual([503, 'search_timeout'])
      await locked
    } finally {
      await slow.stopServing()
    }
  })
})
