import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ensureDefaultConnection, joinTestServer, type SharedServer } from '@latchkey/testkit'

let server: SharedServer
let roles: readonly string[]
let users: readonly string[]
beforeAll(async () => {
  server = await joinTestServer()
  roles = await each(['One', 'Two', 'Three'], async (name) => {
    return (await send('POST', '/api/v2/roles', { name })).body.id
  })
  users = await each(['a', 'b', 'c'], (name) =>
    server.tenant.write(async (store) => {
      const { name: connection } = await ensureDefaultConnection(store)
      const email = `${name}@example.com`
      return (await store.users.create({ connection, email })).user_id ?? ''
    }),
  )
})
afterAll(() => server.stop())

async function each<T>(names: readonly string[], make: (name: string) => Promise<T>) {
  const made: T[] = []
  for (const name of names) made.push(await make(name))
  return made
}
const send = (method: string, address: string, json?: unknown) =>
  server.tenant.request(method, address, json === undefined ? {} : { json })
const usersOf = (role = '') => `/api/v2/roles/${role}/users`
const rolesOf = (user = '') => `/api/v2/users/${encodeURIComponent(user)}/roles`
const rolesNames = async (user = '') =>
  (await send('GET', rolesOf(user))).body.map(({ name }: { name: string }) => name)

describe('the users of a role', () => {
  it('are listed in order of assignment, by pages and by checkpoints', async () => {
    const [role] = roles
    const [a = '', b = '', c = ''] = users
    const { status, body } = await send('POST', usersOf(role), { users: [b] })
    expect([status, body]).toEqual([200, {}])
    await send('POST', usersOf(role), { users: [a, b, a] })
    await send('POST', usersOf(role), { users: [c] })
    const listed = (await send('GET', usersOf(role))).body
    expect(listed.map(({ user_id }: { user_id: string }) => user_id)).toEqual([b, a, c])
    expect(Object.keys(listed[0]).join()).toBe('user_id,email,picture,name')
    expect(listed[0]).toMatchObject({ email: 'b@example.com', name: 'b@example.com' })
    const first = (await send('GET', `${usersOf(role)}?take=2`)).body
    const second = (await send('GET', `${usersOf(role)}?take=2&from=${first.next}`)).body
    expect([...first.users, ...second.users]).toEqual(listed)
    expect(second).not.toHaveProperty('next')
    expect((await send('GET', `${usersOf(role)}?include_totals=true`)).body.total).toBe(3)
  })

  it('are listed while the role is being deleted', async () => {
    const { id } = (await send('POST', '/api/v2/roles', { name: 'Four' })).body
    const { status, body } = await server.tenant.write(async (store) => {
      await store.roles.delete(id)
      return send('GET', usersOf(id))
    })
    expect([status, body]).toEqual([200, []])
    expect((await send('GET', usersOf(id))).status).toBe(404)
  })

  it('are only assigned if all of them exist', async () => {
    const role = roles[1]
    const { body } = await send('POST', usersOf(role), { users: [users[0], 'auth0|nobody'] })
    expect([body.statusCode, body.errorCode]).toEqual([404, 'inexistent_user'])
    expect((await send('GET', usersOf(role))).body).toEqual([])
    const nobody = await send('POST', usersOf('rol_1111111111111111'), { users: [users[0]] })
    expect([nobody.status, nobody.body.message]).toEqual([404, 'The role does not exist.'])
  })
})

describe('the roles of a user', () => {
  it('are assigned, listed and removed', async () => {
    const [one, two, three] = roles
    const user = users[2]
    expect((await send('POST', rolesOf(user), { roles: [two, one] })).status).toBe(204)
    expect(await rolesNames(user)).toEqual(['One', 'Two'])
    const removed = await send('DELETE', rolesOf(user), { roles: [one, three, 'rol_nobody'] })
    expect([removed.status, removed.text]).toEqual([204, ''])
    expect(await rolesNames(user)).toEqual(['Two'])
    const page = (await send('GET', `${rolesOf(user)}?include_totals=true`)).body
    expect(page).toMatchObject({ start: 0, total: 1, roles: [{ id: two, description: null }] })
    const effective = `/api/v2/users/${encodeURIComponent(user ?? '')}/effective-roles`
    expect((await send('GET', effective)).body).toEqual({
      roles: [{ id: two, name: 'Two', description: null, sources: ['direct'] }],
    })
  })

  it('are removed with the role', async () => {
    const user = users[0]
    await send('POST', rolesOf(user), { roles: [roles[2]] })
    expect(await rolesNames(user)).toContain('Three')
    await send('DELETE', `/api/v2/roles/${roles[2]}`)
    expect(await rolesNames(user)).not.toContain('Three')
  })

  it('are only assigned if all of them exist', async () => {
    const user = users[1]
    const before = await rolesNames(user)
    const { body } = await send('POST', rolesOf(user), { roles: [roles[1], 'rol_nobody'] })
    expect([body.statusCode, body.message]).toEqual([404, 'The role does not exist.'])
    expect(await rolesNames(user)).toEqual(before)
    for (const method of ['GET', 'POST', 'DELETE']) {
      const json = method === 'GET' ? undefined : { roles: [roles[1]] }
      const nobody = await send(method, rolesOf('auth0|nobody'), json)
      expect([nobody.status, nobody.body.errorCode]).toEqual([404, 'inexistent_user'])
    }
  })
})
