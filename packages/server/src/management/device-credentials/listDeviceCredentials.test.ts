import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ensureDefaultConnection, joinTestServer, type SharedServer } from '@latchkey/testkit'

const path = '/api/v2/device-credentials'
const types = ['public_key', 'refresh_token', 'rotating_refresh_token'] as const

let server: SharedServer
let userId: string
beforeAll(async () => {
  server = await joinTestServer()
  userId = await server.tenant.write(async (store) => {
    const { name: connection } = await ensureDefaultConnection(store)
    const { user_id = '' } = await store.users.create({ connection, email: 'ann@example.com' })
    const { clientId } = server.tenant
    for (const type of types) {
      const device = { deviceId: `id-${type}`, deviceName: 'A phone', clientId, userId: user_id }
      await store.deviceCredentials.create({ type, ...device })
    }
    return user_id
  })
})
afterAll(() => server.stop())

const list = async (query = '') => (await server.tenant.request('GET', `${path}${query}`)).body
const typesOf = (credentials: readonly { type: string }[]) =>
  credentials.map(({ type }) => type).sort()

describe('200', () => {
  it('answers the members in document order, of all types but rotating refresh tokens', async () => {
    const all = await list()
    expect(typesOf(all)).toEqual(['public_key', 'refresh_token'])
    expect(Object.keys(all[0]).join()).toBe('id,device_name,device_id,type,user_id,client_id')
    expect(all[0]).toMatchObject({
      id: expect.stringMatching(/^dcr_[1-9A-HJ-NP-Za-km-z]{16}$/),
      device_name: 'A phone',
      user_id: userId,
      client_id: server.tenant.clientId,
    })
  })

  it.each(types)('filters by the type %s', async (type) => {
    expect(typesOf(await list(`?type=${type}`))).toEqual([type])
  })

  it('supports user, client, fields and totals', async () => {
    expect(await list('?user_id=auth0%7Cnobody')).toEqual([])
    expect(await list('?client_id=nobody')).toEqual([])
    const query = `?user_id=${userId}&type=public_key&fields=type,device_id&include_totals=true`
    expect(await list(query)).toEqual({
      start: 0,
      limit: 50,
      total: 1,
      device_credentials: [{ device_id: 'id-public_key', type: 'public_key' }],
    })
  })
})

describe('204', () => {
  it('revokes the device credential, and is also answered for an unknown one', async () => {
    const [{ id }] = await list('?type=rotating_refresh_token')
    for (const _ of [1, 2]) {
      expect((await server.tenant.request('DELETE', `${path}/${id}`)).status).toBe(204)
    }
    expect(await list('?type=rotating_refresh_token')).toEqual([])
  })
})
