import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer } from '@latchkey/testkit'

const path = '/api/v2/user-blocks'
const hourMs = 3_600_000

let server: TestServer
let userId: string
let nowMs = Date.parse('2026-01-01T00:00:00Z')
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(nowMs) })
  for (const [name, brute_force_protection] of [
    ['Guarded', true],
    ['Open', false],
  ] as const) {
    const json = { name, strategy: 'auth0', options: { brute_force_protection } }
    await server.tenant.request('POST', '/api/v2/connections', { json })
  }
  const made = await server.tenant.write(({ users }) =>
    users.create({ connection: 'Open', email: 'ann@example.com', username: 'ann' }),
  )
  userId = made.user_id ?? ''
})
afterAll(() => server.stop())

const block = (identifier: string, where: { ip?: string; connection?: string } = {}) =>
  server.tenant.write(({ userBlocks }) =>
    userBlocks.block({ identifier, ...where, expiresAt: new Date(nowMs + hourMs) }),
  )
const get = async (address: string) => (await server.tenant.request('GET', address)).body
const byUser = (query = '') => get(`${path}/${encodeURIComponent(userId)}${query}`)
const byIdentifier = (identifier: string) => get(`${path}?identifier=${identifier}`)
const unblock = (address: string) => server.tenant.request('DELETE', address)
const isBlocked = (identifier: string, ip: string, connection: string) =>
  server.tenant.store.logins.isBlocked({
    identifier,
    ip,
    connection,
    blockedByAccount: true,
    blockedByAddress: false,
  })

describe('200', () => {
  it('answers the blocks of all identifiers of the user, case-insensitively', async () => {
    await block('ANN@example.com', { ip: '203.0.113.7' })
    nowMs += 1
    await block('ann')
    await block('bob')
    expect(await byUser()).toEqual({
      blocked_for: [{ identifier: 'ann@example.com', ip: '203.0.113.7' }, { identifier: 'ann' }],
    })
    expect(await byIdentifier('Ann@example.com')).toEqual(await byUser())
    expect(await byIdentifier('nobody')).toEqual({ blocked_for: [] })
  })

  it('omits expired blocks, and extends repeated ones', async () => {
    await block('eve')
    nowMs += hourMs - 1
    expect((await byIdentifier('eve')).blocked_for).toHaveLength(1)
    await block('eve')
    nowMs += hourMs - 1
    expect((await byIdentifier('eve')).blocked_for).toHaveLength(1)
    nowMs += 1
    expect((await byIdentifier('eve')).blocked_for).toHaveLength(0)
    expect(await isBlocked('eve', '203.0.113.7', 'Open')).toBe(false)
  })

  it('can only list blocks of connections with brute-force protection', async () => {
    for (const connection of ['Guarded', 'Open', undefined]) {
      await block('ann', { ip: '203.0.113.8', ...(connection && { connection }) })
    }
    const connections = ({ blocked_for }: { blocked_for: { connection?: string }[] }) =>
      blocked_for.map(({ connection }) => connection)
    expect(connections(await byUser())).toEqual([undefined, 'Guarded', 'Open'])
    const considered = await byUser('?consider_brute_force_enablement=true')
    expect(connections(considered)).toEqual([undefined, 'Guarded'])
  })
})

describe('204', () => {
  it('removes the blocks of an account by any identifier, or of a user', async () => {
    await block('ann')
    await block('ann@example.com')
    expect((await unblock(`${path}?identifier=ANN`)).status).toBe(204)
    expect(await byUser()).toEqual({ blocked_for: [] })
    await block('ann@example.com')
    expect((await unblock(`${path}/${encodeURIComponent(userId)}`)).status).toBe(204)
    expect(await byUser()).toEqual({ blocked_for: [] })
    expect((await unblock(`${path}?identifier=ANN`)).status).toBe(204)
  })
})

describe('404', () => {
  it('is the answer where there is no such user', async () => {
    const { status, body } = await unblock(`${path}/auth0%7Cnobody`)
    expect([status, body.errorCode]).toEqual([404, 'inexistent_user'])
    expect((await get(`${path}/auth0%7Cnobody`)).errorCode).toBe('inexistent_user')
  })
})

describe('an attempt', () => {
  it('is blocked for one address or all, at one connection or all', async () => {
    await block('cat', { ip: '203.0.113.7' })
    await block('dog', { connection: 'Open' })
    expect(await isBlocked('CAT', '203.0.113.7', 'Guarded')).toBe(true)
    expect(await isBlocked('cat', '203.0.113.8', 'Guarded')).toBe(false)
    expect(await isBlocked('dog', '203.0.113.8', 'Open')).toBe(true)
    expect(await isBlocked('dog', '203.0.113.8', 'Guarded')).toBe(false)
  })
})
