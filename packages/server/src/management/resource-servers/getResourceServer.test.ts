import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'
import { managementScopes } from '../../tenancy/make-tenant.ts'

const path = '/api/v2/resource-servers'

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

const get = (name: string, query = '') =>
  server.tenant.request('GET', `${path}/${encodeURIComponent(name)}${query}`)

describe('200', () => {
  it('finds an API by its id and by its identifier', async () => {
    const identifier = 'https://found.example.com/a path?and=query'
    const { body } = await server.tenant.request('POST', path, { json: { identifier } })
    // As Go escapes a segment of a path, which leaves the colon.
    const escaped = encodeURIComponent(identifier).replace('%3A', ':')
    for (const name of [body.id, identifier, encodeURIComponent(identifier), escaped]) {
      expect((await get(name)).body).toEqual(body)
    }
  })

  it('names the client that represents the API', async () => {
    const identifier = 'https://represented.example.com'
    const { body: api } = await server.tenant.request('POST', path, { json: { identifier } })
    const json = {
      name: 'Represents',
      app_type: 'resource_server',
      resource_server_identifier: identifier,
    }
    const { body: client } = await server.tenant.request('POST', '/api/v2/clients', { json })
    const { client_id } = client
    expect((await get(identifier)).body).toEqual({ ...api, client_id })
    const query = `identifiers=${encodeURIComponent(identifier)}`
    const list = await server.tenant.request('GET', `${path}?${query}`)
    expect(list.body).toEqual([{ ...api, client_id }])
  })

  it('decodes an identifier twice only if it was entirely encoded twice', async () => {
    const identifier = 'https://escaped.example.com/%7C%2F'
    const { body } = await server.tenant.request('POST', path, { json: { identifier } })
    expect((await get(identifier)).body).toEqual(body)
    expect((await get(encodeURIComponent(identifier))).body).toEqual(body)
  })

  it('finds the management API, with every scope of the document', async () => {
    const identifier = `${server.tenant.baseUrl}/api/v2/`
    const { body } = await get(identifier)
    expect(body).toMatchObject({ identifier, is_system: true, token_lifetime: 86_400 })
    const scopes: { value: string; description: string }[] = body.scopes
    expect(scopes.map(({ value }) => value)).toEqual(managementScopes())
    expect(scopes).toHaveLength(242)
    expect(scopes.every(({ description }) => description.length > 0)).toBe(true)
    expect((await get(body.id)).body).toEqual(body)
  })

  it('answers the included, or the not excluded fields', async () => {
    const { body } = await server.tenant.request('POST', path, { json: { identifier: 'urn:f' } })
    const some = (await get(body.id, '?fields=identifier,id')).body
    expect(some).toEqual({ id: body.id, identifier: 'urn:f' })
    const others = (await get(body.id, '?fields=id,scopes&include_fields=false')).body
    const { id: _id, scopes: _scopes, ...rest } = body
    expect(others).toEqual(rest)
  })
})

describe('404', () => {
  it('is the answer for an unknown API', async () => {
    expect((await get('https://nobody.example.com/')).body).toEqual({
      statusCode: 404,
      error: 'Not Found',
      message: 'The resource server does not exist',
      errorCode: 'inexistent_resource_server',
    })
  })
})
