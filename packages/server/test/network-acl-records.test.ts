import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createTestDatabase,
  startTestServer,
  type TestDatabase,
  type TestServer,
  withoutRateLimits,
} from '@latchkey/testkit'
import { type RuleAuthor, ruleAuthor } from './access-rules.ts'
import { type HttpsClient, httpsClient, type RequestParts } from './https-client.ts'

/** The log entries and counts of network ACLs, by two servers on one database. */
let database: TestDatabase
let one: TestServer
let two: TestServer
let author: RuleAuthor
let client: HttpsClient
let nowMs = Date.parse('2026-03-04T10:01:00Z')
beforeAll(async () => {
  database = await createTestDatabase()
  const shared = {
    database,
    config: { rateLimits: withoutRateLimits, publicPort: 443 },
    bounds: { aclFlushMs: 50, aclSumUpMs: 50, aclPruneMs: 50 },
    now: () => new Date(nowMs),
  }
  one = await startTestServer(shared)
  two = await startTestServer({ ...shared, dataFolder: one.dataFolder })
  author = await ruleAuthor(one.tenant)
  client = httpsClient({ ca: await readFile(one.caFile, 'utf8') })
})
afterAll(async () => {
  client.end()
  await two.stop()
  await one.stop()
  await database.drop()
})

async function send(server: TestServer, userAgent: string, more: RequestParts = {}) {
  const headers = { 'user-agent': userAgent, ...more.headers }
  const request = { ...more, headers }
  return await client.send(server.port, '/.well-known/jwks.json?code=SECRET', request)
}

async function logs(type: string) {
  const text = 'select tenant_id, date, log_id, data from logs where type = $1 order by log_id'
  return (await database.query(text, [type])).rows
}

async function until(holds: () => Promise<boolean>, withinMs = 8000): Promise<void> {
  for (const endMs = Date.now() + withinMs; Date.now() < endMs; await setTimeout(30)) {
    if (await holds()) return
  }
  expect(await holds()).toBe(true)
}

const matching = (userAgent: string) => ({ match: { user_agents: [userAgent] } })

describe('the log of a tenant', () => {
  it('has a row for each block, redirect and log, with the client and no secret', async () => {
    const uri = { redirect: true, redirect_uri: 'https://example.com/?token=x' } as const
    const ids = {
      block: await author.create({ action: { block: true }, ...matching('to block') }),
      redirect: await author.create({ action: uri, ...matching('to redirect') }),
      log: await author.create({ action: { log: true }, ...matching('to log') }),
      allow: await author.create({ action: { allow: true }, ...matching('to allow') }),
    }
    const secret = { authorization: 'Bearer SECRET', cookie: 'session=SECRET' }
    const expected: object[] = []
    for (const [action, id] of Object.entries(ids)) {
      const { headers } = await send(one, `to ${action}`, { headers: secret })
      if (action === 'allow') continue
      expected.push({
        acl_id: id,
        action,
        description: 'A rule',
        ip: '127.0.0.1',
        hostname: 'localhost',
        user_agent: `to ${action}`,
        request_id: headers['x-request-id'],
        origin: 'authentication',
        ja3: expect.stringMatching(/^[0-9a-f]{32}$/),
        ja4: expect.stringMatching(/^t13d\d{4}\w\w_[0-9a-f]{12}_[0-9a-f]{12}$/),
      })
    }
    await until(async () => (await logs('acls_decision')).length >= 3)
    await setTimeout(200)
    const rows = await logs('acls_decision')
    const byAction = (data: readonly object[]) =>
      [...data].sort((a, b) => JSON.stringify(a).length - JSON.stringify(b).length)
    expect(byAction(rows.map(({ data }) => data))).toEqual(byAction(expected))
    expect(JSON.stringify(rows)).not.toContain('SECRET')
    for (const row of rows) expect(row.date).toEqual(new Date(nowMs))
    await author.clear()
  })

  it('truncates a long user agent', async () => {
    await author.create({ action: { block: true }, ...matching('*long*') })
    const long = `long ${'x'.repeat(8000)}`
    await send(one, long)
    const agents = async () => (await logs('acls_decision')).map(({ data }) => data.user_agent)
    await until(async () => (await agents()).includes(long.slice(0, 1024)))
    await author.clear()
  })
})

describe('the counters of a rule', () => {
  it('add up all processes', async () => {
    nowMs = Date.parse('2026-03-04T10:11:00Z')
    const id = await author.create({ action: { block: true }, ...matching('counted') })
    const isThere = async () => (await send(two, 'counted')).status === 403
    let there = 0
    await until(async () => {
      const isBlocked = await isThere()
      there += isBlocked ? 1 : 0
      return isBlocked
    })
    for (let round = 0; round < 20; round += 1) await send(round % 2 ? one : two, 'counted')
    const statistics = async () =>
      (await author.write('GET', `${id}/statistics`)).body as {
        matches: number
        windows: { start_time: string; end_time: string; matches: number; requests: number }[]
      }
    await until(async () => (await statistics()).matches >= 20 + there)
    const { matches, windows } = await statistics()
    expect(matches).toBe(20 + there)
    expect(windows).toEqual([
      {
        start_time: '2026-03-04T10:10:00.000Z',
        end_time: '2026-03-04T10:20:00.000Z',
        matches,
        requests: expect.any(Number),
      },
    ])
    expect(windows[0]?.requests).toBeGreaterThan(matches)
    await author.clear()
  })
})

describe('the summary of a rule', () => {
  it('is written once for each window of ten minutes, by one process, while active', async () => {
    nowMs = Date.parse('2026-03-04T10:21:00Z')
    const blocking = await author.create({ action: { block: true }, ...matching('summed') })
    const idle = await author.create({ action: { log: true }, ...matching('nobody') })
    const inactive = await author.create({ action: { log: true } }, { active: false })
    for (let round = 0; round < 5; round += 1) await send(one, 'summed')
    await setTimeout(300)
    const of = async (id: string) =>
      (await logs('acls_summary')).filter((row) => row.data.acl_id === id)
    const known = await of(blocking)
    expect(known.filter(({ data }) => data.start_time >= '2026-03-04T10:20')).toEqual([])

    nowMs = Date.parse('2026-03-04T10:30:04Z')
    await setTimeout(300)
    expect((await of(blocking)).length).toBe(known.length)
    nowMs = Date.parse('2026-03-04T10:30:06Z')
    const due = async (id: string) =>
      (await of(id)).filter(({ data }) => data.start_time === '2026-03-04T10:20:00.000Z')
    await until(async () => (await due(blocking)).length > 0)
    await setTimeout(500)
    const [summary, ...more] = await due(blocking)
    expect(more).toEqual([])
    expect(summary.data).toEqual({
      acl_id: blocking,
      description: 'A rule',
      priority: expect.any(Number),
      action: { block: true },
      match: { success: 5 },
      total_request_count: { successes: expect.any(Number) },
      start_time: '2026-03-04T10:20:00.000Z',
      end_time: '2026-03-04T10:30:00.000Z',
    })
    expect(await due(idle)).toMatchObject([{ data: { match: { success: 0 } } }])
    expect(await due(inactive)).toEqual([])
    await author.clear()
  })
})

describe('a deleted tenant', () => {
  it('keeps the records of other tenants', async () => {
    const deleted = await one.addTenant('gone.example')
    await (await ruleAuthor(deleted)).create({ action: { block: true }, ...matching('gone') })
    const id = await author.create({ action: { block: true }, ...matching('stays') })
    await database.query(`delete from tenants where domain = 'gone.example'`)
    await client.send(one.port, '/', { domain: 'gone.example', headers: { 'user-agent': 'gone' } })
    await send(one, 'stays')
    const isIn = async () => (await logs('acls_decision')).some(({ data }) => data.acl_id === id)
    await until(isIn)
    await author.clear()
  })
})

describe('counters of a week ago', () => {
  it('are deleted in batches, and later ones are kept', async () => {
    const [tenant] = (await database.query(`select id from tenants where domain = 'localhost'`))
      .rows
    for (const days of [6, 8]) {
      const start = new Date(nowMs - days * 24 * 60 * 60 * 1000)
      await database.query(
        `insert into network_acl_counts (tenant_id, window_start, acl_id, requests)
         select $1, $2, 'aged' || n, $3 from generate_series(1, 10500) as n`,
        [tenant.id, start, days],
      )
    }
    const left = async () => {
      const text = `select requests::int as days, count(*)::int as left from network_acl_counts
        where acl_id like 'aged%' group by 1`
      return (await database.query(text)).rows
    }
    await until(async () => (await left()).length === 1, 20_000)
    expect(await left()).toEqual([{ days: 6, left: 10_500 }])
    expect(
      one.log.filter((line) => line.includes('Recording network ACL decisions failed')),
    ).toEqual([])
  })
})
