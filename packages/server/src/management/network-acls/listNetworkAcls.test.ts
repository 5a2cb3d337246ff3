import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'

const path = '/api/v2/network-acls'
const count = 60

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
  const rule = { action: { log: true }, scope: 'tenant' }
  for (let at = count; at > 0; at -= 1) {
    const json = { description: `At ${at}`, active: true, priority: at, rule }
    await server.tenant.request('POST', path, { json })
  }
})
afterAll(() => server.stop())

const list = async (query = '') => (await server.tenant.request('GET', `${path}${query}`)).body
const priorities = (acls: readonly { priority: number }[]) => acls.map(({ priority }) => priority)
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at)

describe('200', () => {
  it('answers a bare array of 50 by ascending priority', async () => {
    expect(priorities(await list())).toEqual(range(1, 50))
  })

  it('answers the following pages, and an empty one after the last', async () => {
    expect(priorities(await list('?page=1'))).toEqual(range(51, 60))
    expect(await list('?page=2')).toEqual([])
    expect(priorities(await list('?page=2&per_page=7'))).toEqual(range(15, 21))
    expect(await list('?page=2147483647&per_page=0')).toEqual([])
  })

  it('answers an object with the totals on request', async () => {
    const { network_acls: acls, ...rest } = await list('?include_totals=true&page=1&per_page=20')
    expect(rest).toEqual({ start: 20, limit: 20, total: count })
    expect(priorities(acls)).toEqual(range(21, 40))
    expect(Object.keys(await list('?include_totals=true'))).toEqual([
      'start',
      'limit',
      'total',
      'network_acls',
    ])
    expect(Array.isArray(await list('?include_totals=false'))).toBe(true)
  })

  it('answers totals and no ACL for per_page=0', async () => {
    expect(await list('?per_page=0')).toEqual([])
    expect(await list('?per_page=0&include_totals=true')).toEqual({
      network_acls: [],
      start: 0,
      limit: 0,
      total: count,
    })
  })

  it('links to the other pages', async () => {
    const link = async (query: string) =>
      (await server.tenant.request('GET', `${path}${query}`)).headers.get('link')
    const at = (page: number, rel: string) =>
      `<${server.tenant.baseUrl}${path}?per_page=25&page=${page}>; rel="${rel}"`
    expect(await link('?per_page=25')).toBe(
      [at(0, 'first'), at(1, 'next'), at(2, 'last')].join(', '),
    )
    expect(await link('?per_page=25&page=2')).toBe([at(0, 'first'), at(2, 'last')].join(', '))
    expect(await link('?per_page=100')).toBeNull()
  })
})

describe('400', () => {
  it.each(['?page=10&per_page=100', '?page=20', '?page=2147483647'])(
    'is answered beyond 1,000 records: %s',
    async (query) => {
      expect(await list(query)).toEqual({
        statusCode: 400,
        error: 'Bad Request',
        message: 'Requesting page exceeds the allowed maximum of 1000 records.',
        errorCode: 'invalid_paging',
      })
      expect(await list('?page=9&per_page=100')).toEqual([])
    },
  )

  it.each([
    ['page=-1', 'Value -1 is less than minimum 0', 'page'],
    ['page=1.5', 'Expected type integer but found type string', 'page'],
    ['page=x', 'Expected type integer but found type string', 'page'],
    ['page=', "Empty value found for query parameter 'page'", 'page'],
    ['page=2147483648', 'Value 2147483648 is greater than maximum 2147483647', 'page'],
    ['per_page=101', 'Value 101 is greater than maximum 100', 'per_page'],
    ['include_totals=yes', 'Expected type boolean but found type string', 'include_totals'],
    ['include_totals=1', 'Expected type boolean but found type string', 'include_totals'],
  ])('names the invalid parameter: %s', async (query, reason, name) => {
    expect(await list(`?${query}`)).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message: `Query validation error: '${reason}' on property ${name}.`,
      errorCode: 'invalid_query_string',
    })
  })

  it('is answered for a repeated parameter', async () => {
    expect(await list('?page=0&page=1')).toMatchObject({ errorCode: 'invalid_query_string' })
  })

  it.each(['?page=%00', '?page=%ff', '?page=%', '?%ed%a0%80=1'])(
    'is answered for %s',
    async (query) => {
      expect(await list(query)).toEqual({
        statusCode: 400,
        error: 'Bad Request',
        message:
          'Path validation error: the URL has a NUL character, or an escape that is not valid UTF-8.',
        errorCode: 'invalid_uri',
      })
    },
  )
})
