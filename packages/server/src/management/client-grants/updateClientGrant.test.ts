import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'

const path = '/api/v2/client-grants'
const audience = 'https://updated.example.com/'

let server: SharedServer
let id: string
beforeAll(async () => {
  server = await joinTestServer()
  const { clientId: client_id } = server.tenant
  const api = { identifier: audience, scopes: [{ value: 'a' }, { value: 'b' }] }
  await server.tenant.request('POST', '/api/v2/resource-servers', { json: api })
  const json = { client_id, audience, scope: ['a'], organization_usage: 'deny' }
  id = (await server.tenant.request('POST', path, { json })).body.id
})
afterAll(() => server.stop())

const update = async (json: unknown) =>
  (await server.tenant.request('PATCH', `${path}/${id}`, { json })).body

describe('200', () => {
  it('updates the given members, and removes those that are null', async () => {
    expect(await update({ allow_any_organization: true })).toMatchObject({
      scope: ['a'],
      organization_usage: 'deny',
      allow_any_organization: true,
    })
    const less = await update({ organization_usage: null, scope: null, allow_all_scopes: false })
    expect(less).toEqual({
      id,
      client_id: server.tenant.clientId,
      audience,
      scope: [],
      allow_any_organization: true,
      subject_type: 'client',
      allow_all_scopes: false,
    })
  })
})

describe('200 for a scope that the API does not define', () => {
  it('stores it', async () => {
    expect((await update({ scope: ['b', 'c'] })).scope).toEqual(['b', 'c'])
  })
})

describe('404', () => {
  it('is the answer for an unknown grant', async () => {
    id = 'cgr_1111111111111111'
    expect(await update({ scope: ['b'] })).toEqual({
      statusCode: 404,
      error: 'Not Found',
      message: 'The grant does not exist.',
      errorCode: 'inexistent_client_grant',
    })
  })
})
