import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'

const path = '/api/v2/connections'
const names = Array.from({ length: 5 }, (_, at) => `Connection-${at}`)

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
  for (const name of names) {
    await server.tenant.request('POST', path, { json: { name, strategy: 'auth0' } })
  }
})
afterAll(() => server.stop())

const get = (query = '') => server.tenant.request('GET', `${path}${query}`)
const list = async (query = '') => (await get(query)).body
const namesOf = (connections: readonly { name: string }[]) => connections.map(({ name }) => name)

describe('200', () => {
  it('lists the oldest first, as an array or with totals', async () => {
    expect(namesOf(await list())).toEqual(names)
    const { connections, ...totals } = await list('?include_totals=true&page=1&per_page=2')
    expect(namesOf(connections)).toEqual(names.slice(2, 4))
    expect(totals).toEqual({ start: 2, limit: 2, total: 5 })
  })

  it('pages by checkpoints with `take` or `from`, without totals', async () => {
    const first = await list('?take=3&include_totals=true')
    expect(Object.keys(first).join()).toBe('connections,next')
    const last = await list(`?take=3&from=${first.next}`)
    expect([...namesOf(first.connections), ...namesOf(last.connections)]).toEqual(names)
    expect(Object.keys(last).join()).toBe('connections')
  })

  it('filters by one or several strategies, and keeps them in the links', async () => {
    expect(namesOf(await list('?strategy=auth0'))).toEqual(names)
    expect(await list('?strategy=samlp')).toEqual([])
    const { body, headers } = await get('?strategy=samlp&strategy=auth0&per_page=4')
    expect(namesOf(body)).toEqual(names.slice(0, 4))
    expect(headers.get('link')).toContain('strategy=samlp&strategy=auth0')
    expect((await list('?strategy=abacus')).errorCode).toBe('invalid_query_string')
  })

  it.each([
    'strategy[0]=samlp&strategy[1]=auth0',
    'strategy[0]=auth0&strategy[1]=samlp',
    'strategy%5B%5D=auth0&strategy%5B%5D=samlp',
    'strategy[]=auth0',
    'strategy=samlp,auth0',
    'strategy=samlp%2Cauth0',
  ])('reads a list in any notation: %s', async (query) => {
    expect(namesOf(await list(`?${query}`))).toEqual(names)
    expect(namesOf(await list(`?${query.replaceAll('auth0', 'samlp')}`))).toEqual([])
  })

  it('ignores any unknown parameter', async () => {
    const query = 'type=tenant&__proto__=x&filter[a][b]=1&strategy2=x&=x&per_page=2'
    expect(namesOf(await list(`?${query}`))).toEqual(names.slice(0, 2))
  })

  it('finds the exact name', async () => {
    expect(namesOf(await list('?name=Connection-3'))).toEqual(['Connection-3'])
    expect(await list('?name=connection-3')).toEqual([])
    expect(await list('?name=Connection')).toEqual([])
  })

  it('answers the requested fields', async () => {
    const [first] = await list('?fields=name,strategy')
    const { id } = first
    expect(first).toEqual({
      id,
      name: 'Connection-0',
      strategy: 'auth0',
      is_domain_connection: false,
    })
    expect(id).toMatch(/^con_/)
    const [rest] = await list('?fields=options,name,id&include_fields=false')
    expect(Object.keys(rest).join()).toBe(
      'id,strategy,is_domain_connection,authentication,connected_accounts,realms,enabled_clients',
    )
    const { body } = await server.tenant.request('GET', `${path}/${rest.id}?fields=enabled_clients`)
    expect(body).toEqual({
      id: rest.id,
      is_domain_connection: false,
      authentication: { active: true },
      connected_accounts: { active: false },
      enabled_clients: [],
    })
  })
})
