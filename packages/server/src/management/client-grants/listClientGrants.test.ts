import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'

const path = '/api/v2/client-grants'

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
  const { tenant } = server
  const client_id = tenant.clientId
  for (const identifier of ['urn:a', 'urn:b']) {
    await tenant.request('POST', '/api/v2/resource-servers', { json: { identifier } })
  }
  for (const json of [
    { client_id, audience: 'urn:a', allow_any_organization: true },
    { client_id, audience: 'urn:a', subject_type: 'user', allow_any_organization: false },
    { client_id, audience: 'urn:b' },
  ]) {
    await tenant.request('POST', path, { json })
  }
})
afterAll(() => server.stop())

const list = async (query: string) => (await server.tenant.request('GET', `${path}?${query}`)).body
const found = async (query: string) =>
  (await list(query)).map((each: { audience: string; subject_type: string }) =>
    [each.audience, each.subject_type].join(' ').replace(`${server.tenant.baseUrl}/`, '/'),
  )

describe('200', () => {
  const management = '/api/v2/ client'
  it.each([
    ['', [management, 'urn:a client', 'urn:a user', 'urn:b client']],
    ['audience=urn%3Aa', ['urn:a client', 'urn:a user']],
    ['audience=%2Fapi%2Fv2%2F', [management]],
    ['subject_type=user', ['urn:a user']],
    ['allow_any_organization=true', ['urn:a client']],
    ['allow_any_organization=false', [management, 'urn:a user', 'urn:b client']],
    ['client_id=nobody', []],
    ['default_for=third_party_clients', []],
    ['audience=urn%3Aa&subject_type=client', ['urn:a client']],
  ])('lists the oldest first, and filters by %j', async (query, expected) => {
    expect(await found(query)).toEqual(expected)
  })

  it('pages by checkpoints, within the filter', async () => {
    const first = await list('take=1&audience=urn%3Aa')
    expect(first.client_grants).toHaveLength(1)
    const second = await list(`take=1&audience=urn%3Aa&from=${first.next}`)
    expect(second.client_grants[0].subject_type).toBe('user')
    expect(second.next).toBeUndefined()
  })

  it('finds the management API by its absolute identifier', async () => {
    const audience = encodeURIComponent(`${server.tenant.baseUrl}/api/v2/`)
    expect(await found(`audience=${audience}`)).toEqual([management])
  })
})
