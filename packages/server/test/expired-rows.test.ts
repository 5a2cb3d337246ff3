import { afterAll, beforeAll, expect, it } from '@jest/globals'
import {
  ensureDefaultConnection,
  patient,
  startTestServer,
  type TestServer,
  type TestTenant,
} from '@latchkey/testkit'
import { refreshTokens } from './resources/refresh-tokens.ts'
import { sessions } from './resources/sessions.ts'

let server: TestServer
const bounds = { expiredPruneMs: 20, remainsPruneMs: 20, executionsMax: 2 }
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

it('finds blocks from before a step of the clock without reading all blocks', async () => {
  const { query } = server.database
  nowMs = Date.now()
  const tables = { user_blocks: 'identifier', address_blocks: 'ip' }
  for (const [table, name] of Object.entries(tables)) {
    await query(`
      insert into ${table} (tenant_id, ${name}, created_at, expires_at)
      select id, n, now() - interval '1 hour', now() + interval '5 hours'
        from tenants, generate_series(1, 20000) n`)
    await query(`vacuum analyze ${table}`)
  }
  const read = async () => {
    const { rows } = await query(`
      select sum(idx_scan)::int as sweeps, sum(seq_tup_read)::int as blocks
        from pg_stat_user_tables where relname in ('user_blocks', 'address_blocks')`)
    return rows[0]
  }
  // Connections report what they have read within ten seconds, also what they read before.
  let [before, after] = [await read(), await read()]
  for (
    let tries = 0;
    tries < 15 && (after.sweeps === before.sweeps || after.blocks > before.blocks);
    tries += 1
  ) {
    before = after
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    after = await read()
  }
  expect(after.sweeps).toBeGreaterThan(before.sweeps)
  expect(after.blocks).toBe(before.blocks)
  for (const table of Object.keys(tables)) await query(`delete from ${table}`)
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

it('keeps the newest executions of each tenant', async () => {
  nowMs = Date.now()
  const other = await server.addTenant('127.0.0.1')
  const runActions = ({ write }: TestTenant, id: string, at: number) => {
    const time = new Date(nowMs + at).toISOString()
    return write(({ actionExecutions }) =>
      actionExecutions.add({
        id,
        trigger_id: 'post-login',
        status: 'final',
        results: [],
        created_at: time,
        updated_at: time,
      }),
    )
  }
  const { body: flow } = await server.tenant.request('POST', '/api/v2/flows', {
    json: { name: 'Flow' },
  })
  const runFlow = (traceId: string, at: number) => {
    const time = new Date(nowMs + at)
    const run = { flowId: flow.id, traceId, debug: {}, startedAt: time, endedAt: time } as const
    return server.tenant.write(({ flowExecutions }) =>
      flowExecutions.add({ ...run, status: 'COMPLETED' }),
    )
  }
  await runActions(other, 'of-another', 0)
  for (const [at, name] of ['third', 'first', 'fourth', 'second'].entries()) {
    await runActions(server.tenant, name, [3, 1, 4, 2][at] ?? 0)
    await runFlow(name, [3, 1, 4, 2][at] ?? 0)
  }
  await until('action_executions', 3)
  await until('flow_executions', 2)
  const { body } = await server.tenant.request('GET', `/api/v2/flows/${flow.id}/executions`)
  expect(body.map((each: { trace_id: string }) => each.trace_id)).toEqual(['third', 'fourth'])
  const statusOf = async (tenant: TestTenant, id: string) =>
    (await tenant.request('GET', `/api/v2/actions/executions/${id}`)).status
  expect([
    await statusOf(server.tenant, 'second'),
    await statusOf(server.tenant, 'third'),
    await statusOf(other, 'of-another'),
  ]).toEqual([404, 200, 200])
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
