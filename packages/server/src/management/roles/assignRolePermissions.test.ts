import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer } from '@latchkey/testkit'

const identifier = 'https://assigned.example.com/'

let server: TestServer
let path: string
beforeAll(async () => {
  server = await startTestServer()
  const scopes = [{ value: 'a', description: 'An A' }, { value: 'b' }, { value: 'c' }]
  await send('POST', '/api/v2/resource-servers', { identifier, name: 'Assigned', scopes })
  const { body: role } = await send('POST', '/api/v2/roles', { name: 'Assignee' })
  path = `/api/v2/roles/${role.id}/permissions`
})
afterAll(() => server.stop())

const send = (method: string, address: string, json?: unknown) =>
  server.tenant.request(method, address, json === undefined ? {} : { json })
const permission = (permission_name: string, resource_server_identifier = identifier) => ({
  resource_server_identifier,
  permission_name,
})
const assign = (...permissions: readonly object[]) => send('POST', path, { permissions })
const remove = (...permissions: readonly object[]) => send('DELETE', path, { permissions })
const list = async (query = '') => (await send('GET', `${path}${query}`)).body
const names = async () =>
  (await list()).map((each: { permission_name: string }) => each.permission_name)
const latestChanges = async () => {
  const { rows } = await server.database.query(
    `select data->'details'->'changes' as changes from logs
        where type = 'sapi' order by log_id desc limit 1`,
  )
  return rows[0].changes
}

describe('201', () => {
  it('answers an empty object, and lists the permissions in order of assignment', async () => {
    expect((await assign(permission('b'), permission('b'))).body).toEqual({})
    expect((await assign(permission('a'), permission('b'))).status).toBe(201)
    const api = { resource_server_name: 'Assigned', resource_server_identifier: identifier }
    expect(await list()).toEqual([
      { permission_name: 'b', ...api },
      { permission_name: 'a', description: 'An A', ...api },
    ])
    expect(Object.keys((await list())[1]).join()).toBe(
      'permission_name,description,resource_server_name,resource_server_identifier',
    )
    expect(await list('?per_page=1&page=1&include_totals=true')).toMatchObject({
      start: 1,
      limit: 1,
      total: 2,
      permissions: [{ permission_name: 'a' }],
    })
  })

  it('logs new assignments only', async () => {
    await assign(permission('a'), permission('c'))
    const role_id = path.split('/')[4]
    expect(await latestChanges()).toEqual([
      { resource: 'role_permission', after: { role_id, ...permission('c') } },
    ])
  })

  it('accepts scopes of the management API by its absolute identifier', async () => {
    const management = permission('read:users', `${server.tenant.baseUrl}/api/v2/`)
    await assign(management)
    expect((await list()).at(-1)).toMatchObject({ description: 'Read users', ...management })
    expect((await remove(management)).status).toBe(204)
  })
})

describe('204', () => {
  it('removes the named permissions, and ignores those that are not assigned', async () => {
    const before = await names()
    const absent = [permission('z'), permission('a', 'urn:nobody')]
    expect((await remove(...absent)).status).toBe(204)
    expect(await names()).toEqual(before)
    await remove(permission('b'), ...absent)
    expect(await names()).toEqual(['a', 'c'])
  })
})

describe('404', () => {
  it('names the missing role, API or permission, and assigns nothing', async () => {
    const before = await names()
    const codeOf = async (...permissions: readonly object[]) => {
      const { status, body } = await assign(permission('b'), ...permissions)
      return [status, body.errorCode]
    }
    expect(await codeOf(permission('z'))).toEqual([404, 'inexistent_resource_server_permission'])
    expect(await codeOf(permission('a', 'urn:nobody'))).toEqual([404, 'inexistent_resource_server'])
    const unknown = '/api/v2/roles/rol_1111111111111111/permissions'
    for (const method of ['GET', 'POST', 'DELETE']) {
      const body = method === 'GET' ? undefined : { permissions: [permission('b')] }
      const answer = await send(method, unknown, body)
      expect([answer.status, answer.body.message]).toEqual([404, 'The role does not exist.'])
    }
    expect(await names()).toEqual(before)
  })
})
