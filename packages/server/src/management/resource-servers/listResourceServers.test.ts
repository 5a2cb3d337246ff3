import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'

const path = '/api/v2/resource-servers'
const names = ['a', 'b', 'c'].map((each) => `https://${each}.example.com/`)

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
  for (const identifier of names) {
    const json = { identifier, signing_alg: 'HS256' }
    await server.tenant.request('POST', path, { json })
  }
})
afterAll(() => server.stop())

const list = (query = '') => server.tenant.request('GET', `${path}${query}`)
const identifiersOf = (apis: readonly { identifier: string }[]) =>
  apis.map(({ identifier }) => identifier)
const asking = (...identifiers: readonly string[]) =>
  new URLSearchParams(identifiers.map((each) => ['identifiers', each])).toString()

describe('200', () => {
  it('lists all APIs including the management API, the oldest first, with secrets', async () => {
    const { body } = await list()
    expect(identifiersOf(body)).toEqual([`${server.tenant.baseUrl}/api/v2/`, ...names])
    const secrets = body.map((each: { signing_secret?: string }) => each.signing_secret)
    const one = expect.stringMatching(/^\w{32}$/)
    expect(secrets).toEqual([undefined, one, one, one])
  })

  it('filters by one or several identifiers', async () => {
    const [first = '', , third = ''] = names
    expect(identifiersOf((await list(`?${asking(first)}`)).body)).toEqual([first])
    const several = asking(third, 'urn:nobody', first)
    expect(identifiersOf((await list(`?${several}`)).body)).toEqual([first, third])
    const management = `${server.tenant.baseUrl}/api/v2/`
    const { body } = await list(`?${asking(management)}&include_totals=true`)
    expect([body.total, identifiersOf(body.resource_servers)]).toEqual([1, [management]])
  })

  it('keeps the identifiers in the links', async () => {
    const { headers } = await list(`?${asking(...names)}&per_page=2`)
    const next = `${asking(...names)}&per_page=2&page=1`
    expect(headers.get('link')?.split(', ')[1]).toContain(next)
  })

  it('answers the requested fields', async () => {
    const { body } = await list('?fields=identifier&per_page=1&page=1')
    expect(body).toEqual([{ identifier: names[0] }])
  })
})

describe('400', () => {
  it('accepts ten identifiers at most', async () => {
    const many = Array.from({ length: 11 }, (_, at) => `urn:${at}`)
    expect((await list(`?${asking(...many)}`)).status).toBe(400)
  })
})
