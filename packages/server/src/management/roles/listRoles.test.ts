import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'

const path = '/api/v2/roles'
const names = Array.from({ length: 60 }, (_, at) => `Role ${at}${at % 10 === 0 ? ' of 100%' : ''}`)

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
  for (const name of names) {
    await server.tenant.request('POST', path, { json: { name } })
    await setTimeout(2) // roles of the same millisecond have no order
  }
})
afterAll(() => server.stop())

const list = async (query = '') => (await server.tenant.request('GET', `${path}${query}`)).body
const namesOf = (roles: readonly { name: string }[]) => roles.map(({ name }) => name)

describe('200', () => {
  it('lists the oldest first, fifty per page', async () => {
    expect(namesOf(await list())).toEqual(names.slice(0, 50))
    expect(namesOf(await list('?page=1'))).toEqual(names.slice(50))
  })

  it('finds a part of the name, case-insensitively and literally', async () => {
    const { roles, total } = await list('?name_filter=OF%20100%25&include_totals=true')
    expect(namesOf(roles)).toEqual(names.filter((name) => name.endsWith('%')))
    expect(total).toBe(6)
    expect(await list('?name_filter=%25_')).toEqual([])
  })

  it('links to the other pages, with all parameters', async () => {
    const { headers } = await server.tenant.request('GET', `${path}?per_page=5&name_filter=of`)
    const address = `${server.tenant.baseUrl}${path}?per_page=5&name_filter=of`
    expect(headers.get('link')?.split(', ')).toEqual([
      `<${address}&page=0>; rel="first"`,
      `<${address}&page=1>; rel="next"`,
      `<${address}&page=1>; rel="last"`,
    ])
  })

  it('counts all roles for `include_totals`, while page numbers reach a thousand', async () => {
    const many = await server.addTenant('many-roles.example.com')
    await server.database.query(
      `insert into roles (tenant_id, id, name, created_at, updated_at)
       select id, 'rol_' || n, 'Role ' || n, now(), now()
         from tenants, generate_series(1, 1005) n where domain = $1`,
      [many.domain],
    )
    const counted = await many.request('GET', `${path}?include_totals=true`)
    expect(counted.body).toMatchObject({ start: 0, limit: 50, total: 1005 })
    const { headers } = await many.request('GET', path)
    for (const link of [counted.headers.get('link'), headers.get('link')]) {
      expect(link).toMatch(/page=19[^,]*>; rel="last"$/)
    }
  })
})
