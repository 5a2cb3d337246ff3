import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'

const path = '/api/v2/clients'
const types = ['native', 'spa', 'regular_web', 'non_interactive']
const names = Array.from({ length: 8 }, (_, at) => `App ${at}`)

let server: SharedServer
let secrets: readonly string[]
beforeAll(async () => {
  server = await joinTestServer()
  const made = []
  for (const [at, name] of names.entries()) {
    const json = { name, app_type: types[at % 4], is_first_party: at % 2 === 0 }
    made.push((await server.tenant.request('POST', path, { json })).body)
  }
  secrets = made.map(({ client_secret }) => client_secret)
})
afterAll(() => server.stop())

const list = async (query = '', ...scopes: readonly string[]) => {
  const token = await server.tenant.token(...scopes)
  return server.tenant.request('GET', `${path}${query}`, { token })
}
const namesOf = (clients: readonly { name: string }[]) => clients.map(({ name }) => name)

describe('200', () => {
  it('lists the oldest first, including the global client', async () => {
    const { body } = await list()
    expect(namesOf(body)).toEqual(['All Applications', 'First client', ...names])
    expect(body.map(({ global }: { global: boolean }) => global)).toEqual([
      true,
      ...Array(9).fill(false),
    ])
  })

  it('answers pages with totals, and pages by checkpoints', async () => {
    const totals = (await list('?per_page=3&page=1&include_totals=true')).body
    expect(totals).toMatchObject({ start: 3, limit: 3, total: 10 })
    expect(namesOf(totals.clients)).toEqual(names.slice(1, 4))
    const first = (await list('?take=6&include_totals=true')).body
    expect(Object.keys(first)).toEqual(['clients', 'next'])
    const second = (await list(`?take=6&from=${first.next}`)).body
    expect(Object.keys(second)).toEqual(['clients'])
    expect(namesOf([...first.clients, ...second.clients])).toEqual([
      'All Applications',
      'First client',
      ...names,
    ])
  })

  it.each([
    ['?is_global=true', ['All Applications']],
    ['?is_global=false&is_first_party=true&app_type=native', ['App 0', 'App 4']],
    ['?is_first_party=false', names.filter((_, at) => at % 2 === 1)],
    ['?app_type=spa,native', ['App 0', 'App 1', 'App 4', 'App 5']],
    ['?app_type=toaster', []],
    ['?external_client_id=https://a.example/client.json', []],
    ['?app_type=spa&take=1', ['App 1']],
  ])('finds by %s', async (query, found) => {
    const { body } = await list(query)
    expect(namesOf(body.clients ?? body)).toEqual(found)
  })

  it('answers secrets with read:client_keys only', async () => {
    for (const scope of ['read:clients', 'read:client_credentials', 'read:client_summary']) {
      const { status, text } = await list('', scope)
      expect([scope, status, text.includes('"client_secret"')]).toEqual([scope, 200, false])
      for (const secret of secrets) expect(text).not.toContain(secret)
    }
    const listed = (await list('?app_type=native,spa', 'read:client_keys')).body
    expect(listed[0].client_secret).toBe(secrets[0])
    const fields = '?fields=client_secret,client_id&app_type=native'
    expect(Object.keys((await list(fields, 'read:clients')).body[0])).toEqual([
      'client_id',
      'tenant',
    ])
  })

  it('filters by granted scopes', async () => {
    const { body } = await list('?app_type=native')
    const audience = 'https://invoices.example.com/'
    await server.tenant.request('POST', '/api/v2/resource-servers', {
      json: { identifier: audience, name: 'Invoices' },
    })
    const post = async (to: string, json: object) =>
      (await server.tenant.request('POST', `/api/v2/${to}`, { json })).body
    const grants = []
    for (const [at, any] of [true, false].entries()) {
      const grant = { client_id: body[at].client_id, audience, allow_any_organization: any }
      grants.push(await post('client-grants', { ...grant, organization_usage: 'allow' }))
    }
    const acme = await post('organizations', { name: 'acme' })
    const globex = await post('organizations', { name: 'globex' })
    await post(`organizations/${acme.id}/client-grants`, { grant_id: grants[1].id })
    const find = async (q: string) => namesOf((await list(`?q=${encodeURIComponent(q)}`)).body)
    const any = 'client_grant.allow_any_organization:true'
    expect(await find(any)).toEqual(['App 0'])
    const ofAcme = `client_grant.organization_id:${acme.id}`
    expect(await find(ofAcme)).toEqual(['App 4'])
    expect(await find(`client_grant.organization_id:${globex.id}`)).toEqual([])
    expect(await find('client_grant.organization_id:org_unknown000000')).toEqual([])
    expect(await find(`${ofAcme} OR ${any}`)).toEqual(['App 0', 'App 4'])
    expect(await find(`${ofAcme} AND ${any}`)).toEqual([])
    expect(await find(`NOT ${any}`)).not.toContain('App 0')
    expect(await find(`NOT ${ofAcme}`)).not.toContain('App 4')
    expect((await list(`?take=1&q=${any}`)).body.clients).toHaveLength(1)
  })
})

describe('400', () => {
  it.each([
    'name:App',
    'App',
    '(',
    'client_grant.allow_any_organization:false',
    'client_grant.organization_id:*',
  ])('is answered for a query of an unsupported field: %s', async (q) => {
    const { status, body } = await list(`?q=${encodeURIComponent(q)}`)
    expect([status, body.errorCode]).toEqual([400, 'invalid_query_string'])
    expect(body.message).toMatch(/^Query validation error: '.+' on property q\.$/)
  })
})
