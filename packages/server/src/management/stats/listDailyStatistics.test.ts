import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ensureDefaultConnection, startTestServer, type TestServer } from '@latchkey/testkit'

type LogType = 's' | 'ss' | 'f' | 'pwd_leak' | 'signup_pwd_leak' | 'reset_pwd_leak'

const path = '/api/v2/stats/daily'

let server: TestServer
let nowMs = Date.parse('2026-03-02T23:59:59.000Z')
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(nowMs) })
})
afterAll(() => server.stop())

const list = async (query = '') => (await server.tenant.request('GET', `${path}${query}`)).body
const happened = (...types: readonly LogType[]) =>
  server.tenant.write(async ({ logs }) => {
    for (const type of types) await logs.append({ type })
  })

describe('200', () => {
  it('counts log-ins and sign-ups by UTC day, also concurrent ones', async () => {
    await happened('ss', 's', 'f', 'pwd_leak', 'signup_pwd_leak', 'reset_pwd_leak')
    await Promise.all(Array.from({ length: 20 }, () => happened('s')))
    nowMs += 1000
    await happened('s')
    expect(await list()).toEqual([
      {
        date: '2026-03-02T00:00:00.000Z',
        logins: 21,
        signups: 1,
        leaked_passwords: 3,
        updated_at: '2026-03-02T23:59:59.000Z',
        created_at: '2026-03-02T23:59:59.000Z',
      },
      expect.objectContaining({ date: '2026-03-03T00:00:00.000Z', logins: 1, signups: 0 }),
    ])
  })

  it('does not count a write that fails', async () => {
    const failing = server.tenant.write(async ({ logs }) => {
      await logs.append({ type: 's' })
      throw new Error('as it happens')
    })
    await expect(failing).rejects.toThrow('as it happens')
    expect((await list('?from=20260303'))[0].logins).toBe(1)
  })

  it('includes what earlier versions counted', async () => {
    await server.database.query(`
      insert into daily_statistics (tenant_id, day, logins, signups, created_at, updated_at)
      select id, '2026-03-03', 4, 5, '2026-03-03T00:00:01Z', '2026-03-03T00:00:02Z' from tenants`)
    expect((await list('?from=20260303'))[0]).toMatchObject({
      logins: 5,
      signups: 5,
      updated_at: '2026-03-03T00:00:02.000Z',
      created_at: '2026-03-03T00:00:00.000Z',
    })
    await server.database.query('delete from daily_statistics')
  })

  it('answers the days of the range, both ends included', async () => {
    const days = async (query: string) => (await list(query)).length
    expect(await days('?from=20260302&to=20260303')).toBe(2)
    expect(await days('?from=20260303')).toBe(1)
    expect(await days('?to=20260302')).toBe(1)
    expect(await days('?from=20260304&to=20260301')).toBe(0)
  })
})

describe('400', () => {
  it.each(['20260231', '20261301', '2026-01-01'])('is the answer to %s', async (day) => {
    const { status, body } = await server.tenant.request('GET', `${path}?from=${day}`)
    expect([status, body.errorCode]).toEqual([400, 'invalid_query_string'])
  })
})

describe('active users', () => {
  it('are users who logged in during the last 30 days', async () => {
    const send = async () => (await server.tenant.request('GET', '/api/v2/stats/active-users')).body
    expect(await send()).toBe(0)
    for (const [at, days] of [1, 29, 31, undefined].entries()) {
      const { user_id: id } = await server.tenant.write(async (store) => {
        const { name: connection } = await ensureDefaultConnection(store)
        return await store.users.create({ connection, email: `user-${at}@example.com` })
      })
      if (days === undefined) continue
      const login = new Date(nowMs - days * 24 * 60 * 60 * 1000)
      await server.database.query('update users set last_login = $1 where user_id = $2', [
        login,
        id,
      ])
    }
    expect(await send()).toBe(2)
  })
})
