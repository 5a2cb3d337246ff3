import { afterAll, beforeAll, expect, it } from '@jest/globals'
import {
  ensureDefaultConnection,
  patient,
  startTestServer,
  type TestServer,
} from '@latchkey/testkit'
import { refreshTokens } from './resources/refresh-tokens.ts'
import { sessions } from './resources/sessions.ts'

let server: TestServer
const bounds = { expiredPruneMs: 20, remainsPruneMs: 20 }
let nowMs = Date.parse('2026-01-01T00:00:00Z')
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(nowMs), bounds })
})
afterAll(() => server.stop())

const count = async (table: string) =>
  (await server.database.query(`select 1 from ${table}`)).rowCount

async function until(table: string, rows: number): Promise<void> {
  const endMs = Date.now() + patient(2000)
  while ((await count(table)) !== rows && Date.now() < endMs) {
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  expect([table, await count(table)]).toEqual([table, rows])
}

it('deletes blocks when they expire, and tickets a day later', async () => {
  const hour = 3_600_000
  const [soon, later] = [new Date(nowMs + hour), new Date(nowMs + 2 * hour)]
  await server.tenant.write(async (store) => {
    const { name: connection } = await ensureDefaultConnection(store)
    const { user_id = '' } = await store.users.create({ connection, email: 'ann@example.com' })
    await store.tickets.createEmailVerification({ user_id, ttl_sec: 3600 })
    for (const expiresAt of [soon, later]) {
      await store.userBlocks.block({ identifier: `until ${expiresAt.getTime()}`, expiresAt })
      await store.addressBlocks.block(`203.0.113.${expiresAt.getTime() % 7}`, expiresAt)
    }
  })
  nowMs += hour + 1
  await until('user_blocks', 1)
  await until('address_blocks', 1)
  expect(await count('tickets')).toBe(1)
  nowMs += 24 * hour
  await until('tickets', 0)
  await until('user_blocks', 0)
})

it('deletes sessions and refresh tokens when they expire, and keeps those without an expiry', async () => {
  nowMs = Date.now()
  for (const { make } of [sessions, refreshTokens]) await make(server.tenant, '')
  await server.database.query(`
    insert into refresh_tokens (tenant_id, id, user_id, client_id, grant_id, created_at, rotating,
           expires_at, idle_expires_at)
    select tenant_id, 'idle', user_id, client_id, grant_id, created_at, false, null, now()
      from refresh_tokens`)
  nowMs += 25 * 3_600_000
  await until('sessions', 0)
  await until('refresh_tokens', 1)
})

it('deletes what was written for a tenant while it was deleted', async () => {
  const write = (tenant: string) =>
    server.database.query(
      `insert into events (tenant_id, id, type, entity, time, data)
       values ('${tenant}', 'evt_1', 'role.created', 'role:1', now(), '{}')`,
    )
  const { rows } = await server.database.query('select id from tenants')
  const kept = [...rows.map(({ id }) => id), 'ten_between', 'ten_last', '!']
  for (const tenant of kept) await write(tenant)
  await until("events where id = 'evt_1'", rows.length)
})
