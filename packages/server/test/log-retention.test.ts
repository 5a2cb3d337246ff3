import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createTestDatabase, patient, startTestServer, type TestDatabase } from '@latchkey/testkit'
import { type Database, openDatabase } from '../src/store/database/database.ts'
import { logRetention } from '../src/store/logs/log-retention.ts'

/** Three tenants that keep their logs for one day, for thirty and for a year. */
const retentionDays = { ten_day: 1, ten_month: 30, ten_year: 365 }
const now = new Date('2026-03-04T12:00:00.000Z')

let database: TestDatabase
let store: Database
beforeAll(async () => {
  database = await createTestDatabase()
  const onError = () => undefined
  store = openDatabase({ url: database.url, poolSize: 3, timeoutMs: 5000, onError })
  for (const [id, days] of Object.entries(retentionDays)) {
    await database.query(
      `insert into tenants (id, domain, name, log_retention_days, created_at)
       values ($1, $1 || '.example', $1, $2, now())`,
      [id, days],
    )
  }
})
afterAll(async () => {
  await store.close()
  await database.drop()
})

/** Makes entries of each tenant this number of hours old. */
async function age(
  hours: number,
  count: number,
  tenants = Object.keys(retentionDays),
): Promise<void> {
  const date = new Date(now.getTime() - hours * 60 * 60 * 1000)
  const id = `900${date.toISOString().replace(/\D/g, '')}`
  await database.query(
    `insert into logs (tenant_id, log_id, date, type, data)
     select t, $2 || lpad(n::text, 35, '0'), $3, $4, '{}'
       from unnest($1::text[]) as t, generate_series(1, $5::int) as n`,
    [tenants, id, date, `${hours} h`, count],
  )
}

async function left(): Promise<Record<string, string[]>> {
  const { rows } = await database.query(
    'select tenant_id, array_agg(distinct type order by type) as types from logs group by 1',
  )
  return Object.fromEntries(rows.map(({ tenant_id, types }) => [tenant_id, types]))
}

describe('pruning', () => {
  it('applies the retention of each tenant', async () => {
    for (const hours of [1, 23, 25, 30 * 24 + 1, 365 * 24 + 1]) await age(hours, 3)
    expect(await logRetention(store).prune(now)).toBe(3 * (3 + 2 + 1))
    expect(await left()).toEqual({
      ten_day: ['1 h', '23 h'],
      ten_month: ['1 h', '23 h', '25 h'],
      ten_year: ['1 h', '23 h', '25 h', '721 h'],
    })
    expect(await logRetention(store).prune(now)).toBe(0)
  })

  it('deletes in batches, while others write', async () => {
    await age(48, 12_000, ['ten_day'])
    const pruning = logRetention(store).prune(now)
    await age(2, 5, ['ten_day'])
    expect(await pruning).toBe(12_000)
    expect((await left()).ten_day).toEqual(['1 h', '2 h', '23 h'])
  })

  it('runs in one process at a time', async () => {
    await age(72, 2_000, ['ten_day'])
    const runs = [1, 2, 3].map(() => logRetention(store).prune(now))
    const removed = await Promise.all(runs)
    expect(removed.reduce((sum, each) => sum + each)).toBe(2_000)
  })

  it('runs periodically in a server', async () => {
    const server = await startTestServer({ bounds: { logPruneMs: 50 }, now: () => now })
    const { rows } = await server.database.query(
      "select id from tenants where domain = 'localhost'",
    )
    await server.database.query(
      `insert into logs (tenant_id, log_id, date, type, data)
       values ($1, '9002020', now(), 'old', '{}')`,
      [rows[0].id],
    )
    const count = async () =>
      (await server.database.query("select 1 from logs where type = 'old'")).rowCount
    for (const endMs = Date.now() + patient(2000); Date.now() < endMs && (await count()) !== 0; ) {
      await setTimeout(20)
    }
    expect(await count()).toBe(0)
    await server.stop()
  })
})
