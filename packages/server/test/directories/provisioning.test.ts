/** The settings of directory provisioning, and the groups that are selected. */
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

const call = (method: string, path: string, json?: object) =>
  server.tenant.request(method, `/api/v2${path}`, json && { json })

let made = 0
async function connect(strategy = 'google-apps') {
  made += 1
  const options = strategy === 'google-apps' ? { domain: 'acme.example' } : {}
  const name = `directory-${made}`
  const { id } = (await call('POST', '/connections', { name, strategy, options })).body
  const path = `/connections/${id}/directory-provisioning`
  const send = (method: string, rest = '', json?: object) => call(method, path + rest, json)
  return { id: `${id}`, name, send }
}

const groups = '/synchronized-groups'

it('is created with defaults, changed, listed and deleted', async () => {
  const { id, name, send } = await connect()
  expect((await send('GET')).status).toBe(404)
  const created = await send('POST', '', {})
  const { mapping } = (await send('GET', '/default-mapping')).body
  expect(mapping).toHaveLength(51)
  expect(mapping[0]).toEqual({ idp: 'id', auth0: 'app_metadata.external_id' })
  expect([created.status, created.body]).toEqual([
    201,
    {
      connection_id: id,
      connection_name: name,
      strategy: 'google-apps',
      mapping,
      synchronize_automatically: false,
      synchronize_groups: 'off',
      created_at: expect.any(String),
      updated_at: expect.any(String),
    },
  ])
  expect((await send('POST', '', {})).body).toMatchObject({
    statusCode: 409,
    errorCode: 'directory_provisioning_conflict',
  })
  const changed = await send('PATCH', '', { synchronize_groups: 'selected' })
  expect(changed.body).toMatchObject({ mapping, synchronize_groups: 'selected' })
  const listed = (await call('GET', '/connections-directory-provisionings?take=50')).body
  expect(listed.directory_provisionings).toContainEqual(changed.body)
  expect((await send('DELETE')).status).toBe(204)
  expect((await send('DELETE')).status).toBe(404)
  expect((await send('PATCH', '', {})).status).toBe(404)
  expect((await send('POST', '/synchronizations')).status).toBe(404)
})

it.each([
  [[{ auth0: 'email', idp: 'a..b' }], 'mapping.0.idp'],
  [[{ auth0: 'email', idp: '' }], 'mapping/0/idp'],
  [[{ auth0: 'app_metadata.', idp: 'id' }], 'mapping.0.auth0'],
  [[{ auth0: '__proto__.x', idp: 'id' }], 'mapping.0.auth0'],
  [
    [
      { auth0: 'email', idp: 'id' },
      { auth0: 'email', idp: 'primaryEmail' },
    ],
    'mapping.1.auth0',
  ],
  [[], 'mapping'],
])('refuses the mapping %j', async (mapping, _place) => {
  const { send } = await connect()
  const refused = await send('POST', '', { mapping })
  expect([refused.status, refused.body.errorCode]).toEqual([400, 'invalid_body'])
  expect((await send('GET')).status).toBe(404)
})

it('is for connections with a directory, which SCIM does not provision', async () => {
  const { send: ofSaml } = await connect('samlp')
  expect((await ofSaml('POST', '', {})).status).toBe(400)
  expect((await ofSaml('GET', '/default-mapping')).status).toBe(400)
  const { body } = await call(
    'POST',
    '/connections/con_xxxxxxxxxxxxxxxx/directory-provisioning',
    {},
  )
  expect(body).toMatchObject({
    statusCode: 404,
    message: 'The connection does not exist',
    errorCode: 'inexistent_connection',
  })
  const both = await connect()
  const scim = `/connections/${both.id}/scim-configuration`
  await call('POST', scim, {})
  expect((await both.send('POST', '', {})).body.message).toContain('is provisioned by SCIM')
  await call('DELETE', scim)
  expect((await both.send('POST', '', {})).status).toBe(201)
  expect((await call('POST', scim, {})).body.message).toContain('from its directory')
})

it('selects groups, which are listed by identifier, in pages and by prefix', async () => {
  const { send } = await connect()
  expect((await send('GET', groups)).status).toBe(404)
  await send('POST', '', { synchronize_groups: 'selected' })
  const ids = async (query = '') => {
    const { status, body } = await send('GET', `${groups}?${query}`)
    expect(status).toBe(200)
    return body.groups.map(({ id }: { id: string }) => id)
  }
  const put = async (method: string, ...given: object[]) =>
    (await send(method, groups, { groups: given })).status
  const engineering = { name: 'Engineering', email: 'engineering@example.com' }
  const first = { id: 'g1', ...engineering, direct_members_count: 7 }
  expect(await put('PUT', { id: 'group3' }, first, { id: 'group2', name: '100% Wool' })).toBe(204)
  expect((await send('GET', groups)).body).toEqual({
    groups: [first, { id: 'group2', name: '100% Wool' }, { id: 'group3' }],
  })
  expect(await put('POST', { id: 'group3', name: 'Third' }, { id: 'group4' })).toBe(204)
  expect(await ids()).toEqual(['g1', 'group2', 'group3', 'group4'])
  const page = (await send('GET', `${groups}?take=3`)).body
  expect(await ids(`take=3&from=${page.next}`)).toEqual(['group4'])
  expect(await ids('q=name%3AENG*')).toEqual(['g1'])
  expect(await ids('q=email%3Aengin*')).toEqual(['g1'])
  expect(await ids('q=name%3A100%25+w*')).toEqual(['group2'])
  expect(await ids('q=name%3A%25*')).toEqual([])
  for (const q of ['eng', 'name:eng', 'id:g*']) {
    expect((await send('GET', `${groups}?q=${encodeURIComponent(q)}`)).status).toBe(400)
  }
  expect(await put('DELETE', { id: 'group4' }, { id: 'unknown' })).toBe(204)
  expect(await ids()).toEqual(['g1', 'group2', 'group3'])
  expect(await put('POST', { id: 'group3', email: '' })).toBe(400)
  expect(await put('POST', { id: 'with space' })).toBe(400)
  const many = Array.from({ length: 998 }, (_, at) => ({ id: `many-${at}` }))
  expect(await put('POST', ...many)).toBe(409)
  expect(await ids()).toEqual(['g1', 'group2', 'group3'])
  expect(await put('PUT')).toBe(204)
  expect((await send('GET', groups)).body).toEqual({ groups: [] })
})
