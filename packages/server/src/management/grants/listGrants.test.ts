import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ensureDefaultConnection, joinTestServer, type SharedServer } from '@latchkey/testkit'

const path = '/api/v2/grants'
const audience = 'https://api.example.com/'

let server: SharedServer
let userIds: readonly string[]
beforeAll(async () => {
  server = await joinTestServer()
  userIds = await server.tenant.write(async (store) => {
    const { users } = store
    const { name: connection } = await ensureDefaultConnection(store)
    const made = []
    for (const name of ['ann', 'bob']) {
      made.push((await users.create({ connection, email: `${name}@example.com` })).user_id ?? '')
    }
    return made
  })
})
afterAll(() => server.stop())

const allow = (userId: string | undefined, scope: string[], at = audience) => {
  const key = { userId: userId ?? '', clientId: server.tenant.clientId, audience: at }
  return server.tenant.write(({ grants }) => grants.allow(key, scope))
}
const list = async (query = '') => (await server.tenant.request('GET', `${path}${query}`)).body

describe('200', () => {
  it('answers the members in document order, and successive consents as one grant', async () => {
    const [userId] = userIds
    const [first, second] = [await allow(userId, ['a', 'b']), await allow(userId, ['b', 'c'])]
    expect(second).toEqual({ ...first, scope: ['a', 'b', 'c'] })
    const [grant] = await list()
    expect(Object.keys(grant).join()).toBe('id,clientID,user_id,audience,scope')
    expect(grant).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      clientID: server.tenant.clientId,
      user_id: userId,
      audience,
      scope: ['a', 'b', 'c'],
    })
  })

  it('filters by user, client and API', async () => {
    await allow(userIds[1], ['a'], 'https://other.example.com/')
    const of = async (query: string) => (await list(`${query}&include_totals=true`)).total
    expect(await of(`?user_id=${userIds[1]}`)).toBe(1)
    expect(await of(`?audience=${audience}`)).toBe(1)
    expect(await of(`?client_id=${server.tenant.clientId}`)).toBe(2)
    expect(await of('?client_id=nobody')).toBe(0)
  })

  it('adds up concurrent consents', async () => {
    const scopes = Array.from({ length: 12 }, (_, at) => `scope${at}`)
    const at = 'https://busy.example.com/'
    await Promise.all(scopes.map((scope) => allow(userIds[0], [scope], at)))
    const [grant] = await list(`?audience=${at}`)
    expect([...grant.scope].sort()).toEqual([...scopes].sort())
  })
})

describe('204', () => {
  it('deletes one grant, or all of one user, and is also answered for an unknown one', async () => {
    const [ann, bob] = [await allow(userIds[0], ['a']), await allow(userIds[1], ['a'])]
    const remove = async (address: string) =>
      (await server.tenant.request('DELETE', address)).status
    expect(await remove(`${path}/${bob.id}`)).toBe(204)
    expect(await remove(`${path}/${bob.id}`)).toBe(204)
    const of = async (userId: string | undefined) => (await list(`?user_id=${userId}`)).length
    const before = await of(userIds[1])
    expect(await of(userIds[0])).toBeGreaterThan(1)
    expect(await remove(`${path}?user_id=${ann.user_id}`)).toBe(204)
    expect([await of(userIds[0]), await of(userIds[1])]).toEqual([0, before])
    expect(await remove(`${path}?user_id=${ann.user_id}`)).toBe(204)
  })

  it('requires `user_id`: no request deletes all grants by mistake', async () => {
    const { body } = await server.tenant.request('DELETE', path)
    expect(body.errorCode).toBe('invalid_query_string')
  })
})
