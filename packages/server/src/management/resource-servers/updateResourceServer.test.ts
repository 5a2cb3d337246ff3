import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ensureDefaultConnection, startTestServer, type TestServer } from '@latchkey/testkit'

const path = '/api/v2/resource-servers'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const send = (method: string, address: string, json?: unknown) =>
  server.tenant.request(method, address, json === undefined ? {} : { json })
const create = async (json: object) => (await send('POST', path, json)).body
const update = (id: string, json: unknown) => send('PATCH', `${path}/${id}`, json)

describe('200', () => {
  it('updates the given members and keeps the others, also in subject_type_authorization', async () => {
    const made = await create({ identifier: 'urn:kept', name: 'Kept', scopes: [{ value: 'a' }] })
    const client = { policy: 'deny_all' }
    const { status, body } = await update(made.id, {
      token_dialect: 'rfc9068_profile',
      consent_policy: null,
      subject_type_authorization: { client },
    })
    expect([status, body]).toEqual([
      200,
      {
        ...made,
        token_dialect: 'rfc9068_profile',
        consent_policy: null,
        subject_type_authorization: { ...made.subject_type_authorization, client },
      },
    ])
    expect((await send('GET', `${path}/${made.id}`)).body).toEqual(body)
  })

  it('answers the signing secret while HS256 is set, and keeps it meanwhile', async () => {
    const made = await create({ identifier: 'urn:secret' })
    const { signing_secret } = (await update(made.id, { signing_alg: 'HS256' })).body
    expect(signing_secret).toMatch(/^\w{32}$/)
    const { body } = await update(made.id, { signing_alg: 'RS256' })
    expect(body).toEqual(made)
    const again = await update(made.id, { signing_alg: 'HS256' })
    expect(again.body.signing_secret).toBe(signing_secret)
  })

  it('lowers token_lifetime_for_web with token_lifetime', async () => {
    const { id } = await create({ identifier: 'urn:lifetimes' })
    const { body } = await update(id, { token_lifetime: 100 })
    expect([body.token_lifetime, body.token_lifetime_for_web]).toEqual([100, 100])
  })

  it('also removes a scope from roles, users and grants, and logs it', async () => {
    const scopes = ['a', 'b', 'c'].map((value) => ({ value }))
    const { id, identifier } = await create({ identifier: 'urn:scoped', scopes })
    await create({ identifier: 'urn:other', scopes })
    const { clientId } = server.tenant
    const grantOf = async (audience: string) =>
      (await send('POST', '/api/v2/client-grants', grant(clientId, audience))).body
    const [mine, others] = [await grantOf(identifier), await grantOf('urn:other')]
    await grantPermissions(id)
    await update(id, { scopes: [{ value: 'c' }] })
    const scopeOf = async (grantId: string) =>
      (await send('GET', `/api/v2/client-grants/${grantId}`)).body.scope
    expect([await scopeOf(mine.id), await scopeOf(others.id)]).toEqual([['c'], ['c', 'a', 'b']])
    for (const table of ['role_permissions', 'user_permissions']) {
      const { rows } = await server.database.query(`select permission_name from ${table}`)
      expect(rows).toEqual([{ permission_name: 'c' }])
    }
    const { rows } = await server.database.query(
      `select data->'details'->'changes' as changes from logs
        where type = 'sapi' order by log_id desc limit 1`,
    )
    const removed = (permission_name: string, holders: object) => ({
      before: { resource_server_identifier: identifier, permission_name, ...holders },
    })
    const granted = { id: mine.id, client_id: clientId, audience: identifier }
    expect(rows[0].changes.slice(0, -1)).toEqual([
      { resource: 'role_permission', ...removed('a', { roles: 1 }) },
      { resource: 'user_permission', ...removed('a', { users: 1 }) },
      {
        resource: 'client_grant',
        before: { ...granted, scope: ['c', 'a', 'b'] },
        after: { ...granted, scope: ['c'] },
      },
    ])
  })
})

const grant = (client_id: string, audience: string) => ({
  client_id,
  audience,
  scope: ['c', 'a', 'b'],
})

/** `a` and `c` to a role and to a user. */
async function grantPermissions(id: string): Promise<void> {
  const { body: role } = await send('POST', '/api/v2/roles', { name: 'Scoped' })
  const user = await server.tenant.write(async (store) => {
    const { name: connection } = await ensureDefaultConnection(store)
    return store.users.create({ connection, email: 'scoped@example.com' })
  })
  for (const [table, holder, value] of [
    ['role_permissions', 'role_id', role.id],
    ['user_permissions', 'user_id', user.user_id],
  ]) {
    await server.database.query(
      `insert into ${table} (tenant_id, ${holder}, resource_server_id, permission_name, created_at)
       select tenant_id, $1, id, unnest(array['a', 'c']), now()
         from resource_servers where id = $2`,
      [value, id],
    )
  }
}

describe('the management API', () => {
  const management = () => encodeURIComponent(`${server.tenant.baseUrl}/api/v2/`)

  it('sets the lifetime of its tokens', async () => {
    const { body } = await update(management(), { token_lifetime: 3600 })
    expect(body).toMatchObject({ token_lifetime: 3600, is_system: true })
    await update(management(), { token_lifetime: 86_400 })
  })

  it.each([
    ['scopes', []],
    ['signing_alg', 'HS256'],
    ['subject_type_authorization', { client: { policy: 'deny_all' } }],
    ['token_dialect', 'rfc9068_profile'],
  ])('refuses a change of %s', async (name, value) => {
    const { status, body } = await update(management(), { [name]: value })
    expect([status, body.message]).toEqual([
      400,
      `Payload validation error: 'This property of the management API cannot be changed' on property ${name}.`,
    ])
  })

  it('cannot be deleted', async () => {
    expect((await send('DELETE', `${path}/${management()}`)).body).toEqual({
      statusCode: 403,
      error: 'Forbidden',
      message: 'The management API cannot be deleted.',
      errorCode: 'operation_not_supported',
    })
  })
})
