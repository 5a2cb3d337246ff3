import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ensureDefaultConnection, joinTestServer, type SharedServer } from '@latchkey/testkit'

const identifier = 'https://effective.example.com/'

let server: SharedServer
let user: string
beforeAll(async () => {
  server = await joinTestServer()
  const scopes = ['a', 'b', 'c', 'd', 'e'].map((value) => ({ value }))
  for (const each of [identifier, 'urn:other']) {
    const json = { identifier: each, name: 'Effective', scopes }
    await send('POST', '/api/v2/resource-servers', json)
  }
  const made = await server.tenant.write(async (store) => {
    const { name: connection } = await ensureDefaultConnection(store)
    return store.users.create({ connection, email: 'effective@example.com' })
  })
  user = `/api/v2/users/${encodeURIComponent(made.user_id ?? '')}`
  for (const [name, ...values] of [
    ['One', 'c', 'a'],
    ['Two', 'c', 'd'],
  ]) {
    const { id } = (await send('POST', '/api/v2/roles', { name })).body
    await send('POST', `/api/v2/roles/${id}/permissions`, of(...values))
    await send('POST', `${user}/roles`, { roles: [id] })
  }
  const { id } = (await send('POST', '/api/v2/roles', { name: 'Not his' })).body
  await send('POST', `/api/v2/roles/${id}/permissions`, of('e'))
})
afterAll(() => server.stop())

const send = (method: string, address: string, json?: unknown) =>
  server.tenant.request(method, address, json === undefined ? {} : { json })
const of = (...values: readonly string[]) => ({
  permissions: values.map((permission_name) => ({
    resource_server_identifier: identifier,
    permission_name,
  })),
})

describe('permissions of a user', () => {
  it('are listed with their source, and removed one by one', async () => {
    expect((await send('POST', `${user}/permissions`, of('b', 'a', 'e'))).body).toEqual({})
    expect((await send('DELETE', `${user}/permissions`, of('e', 'c'))).status).toBe(204)
    const { body } = await send('GET', `${user}/permissions?include_totals=true`)
    const rest = {
      resource_server_name: 'Effective',
      resource_server_identifier: identifier,
      sources: [{ source_id: '', source_name: '', source_type: 'DIRECT' }],
    }
    expect(body).toMatchObject({ start: 0, limit: 50, total: 2 })
    expect(body.permissions).toEqual([
      { permission_name: 'a', ...rest },
      { permission_name: 'b', ...rest },
    ])
  })

  it('are deleted with the user, and belong to no other user', async () => {
    const { body } = await send('GET', '/api/v2/users/auth0%7Cnobody/permissions')
    expect([body.statusCode, body.errorCode]).toEqual([404, 'inexistent_user'])
  })
})

describe('effective permissions', () => {
  const query = `resource_server_identifier=${encodeURIComponent(identifier)}`
  const list = async (query: string) =>
    (await send('GET', `${user}/effective-permissions?${query}`)).body
  const short = (page: { permissions: { permission_name: string; sources: string[] }[] }) =>
    page.permissions.map((each) => [each.permission_name, ...each.sources].join(' '))

  it('are listed once each, with all of their sources', async () => {
    const page = await list(query)
    expect(short(page)).toEqual(['a direct roles', 'b direct', 'c roles', 'd roles'])
    expect(page).not.toHaveProperty('next')
    expect(await list('resource_server_identifier=urn%3Aother')).toEqual({ permissions: [] })
  })

  it('name the roles that grant one', async () => {
    const rolesOf = async (query: string) => {
      const at = `${user}/effective-permissions/sources/effective-roles?${query}`
      return (await send('GET', at)).body
    }
    const { roles } = await rolesOf(`${query}&permission_name=c`)
    expect(roles.map((role: { name: string }) => role.name)).toEqual(['One', 'Two'])
    expect(roles[0]).toEqual(expect.objectContaining({ description: null, sources: ['direct'] }))
    expect(await rolesOf(`${query}&permission_name=b`)).toEqual({ roles: [] })
    const page = await rolesOf(`${query}&permission_name=c&take=1`)
    expect([page.roles.length, typeof page.next]).toEqual([1, 'string'])
    const unknown = await rolesOf('resource_server_identifier=urn%3Anobody&permission_name=c')
    expect(unknown.errorCode).toBe('inexistent_resource_server')
  })

  it('are paged by checkpoints', async () => {
    const first = await list(`${query}&take=3`)
    const second = await list(`${query}&take=3&from=${first.next}`)
    expect([...short(first), ...short(second)]).toEqual(short(await list(query)))
    expect(second).not.toHaveProperty('next')
  })

  it('require an existing API and a valid checkpoint', async () => {
    expect(await list('resource_server_identifier=urn%3Anobody')).toMatchObject({
      statusCode: 404,
      errorCode: 'inexistent_resource_server',
    })
    for (const from of ['AA', Buffer.from('a b').toString('base64url')]) {
      expect(await list(`${query}&from=${from}`)).toMatchObject({
        statusCode: 400,
        errorCode: 'invalid_query_string',
      })
    }
    expect((await list('take=1')).statusCode).toBe(400)
  })
})
