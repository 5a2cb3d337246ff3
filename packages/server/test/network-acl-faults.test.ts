import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  type OwnPostgres,
  patient,
  startOwnPostgres,
  startTestServer,
  type TestServer,
  withoutRateLimits,
} from '@latchkey/testkit'
import { type RuleAuthor, ruleAuthor } from './access-rules.ts'
import { type HttpsClient, httpsClient } from './https-client.ts'

/** Rules stay in force while the database fails, and are read again when it is available. */
let postgres: OwnPostgres
let one: TestServer
let two: TestServer
let author: RuleAuthor
let client: HttpsClient
beforeAll(async () => {
  postgres = await startOwnPostgres()
  const shared = {
    database: postgres.database,
    config: { rateLimits: withoutRateLimits, publicPort: 443 },
    bounds: { databaseTimeoutMs: 1000 },
  }
  one = await startTestServer(shared)
  two = await startTestServer({ ...shared, dataFolder: one.dataFolder })
  author = await ruleAuthor(one.tenant)
  await author.create(blockBots)
  client = httpsClient({ ca: await readFile(one.caFile, 'utf8') })
})
afterAll(async () => {
  client.end()
  await two.stop()
  await one.stop()
  await postgres.stop()
})

const blockBots = { action: { block: true }, match: { user_agents: ['bot'] } } as const

async function send(server: TestServer, userAgent: string) {
  const headers = {
    'user-agent': userAgent,
    authorization: `Bearer ${await one.tenant.token()}`,
  }
  const startedMs = performance.now()
  const { status } = await client.send(server.port, '/api/v2/network-acls', { headers })
  return { status, ms: performance.now() - startedMs }
}

async function expectSoon(
  status: number,
  server: TestServer,
  userAgent: string,
  withinMs = patient(1000),
) {
  const endMs = Date.now() + withinMs
  let answer = await send(server, userAgent)
  while (answer.status !== status && Date.now() < endMs) {
    await setTimeout(20)
    answer = await send(server, userAgent)
  }
  expect(answer.status).toBe(status)
}

const faults: readonly [string, () => Promise<void> | void, () => Promise<void>][] = [
  ['is stopped', () => postgres.kill(), () => postgres.start()],
  ['is out of reach', () => postgres.wire.cut(), () => postgres.wire.heal()],
  ['hangs', () => postgres.wire.freeze(), () => postgres.wire.heal()],
]

describe.each(faults)('while the database %s', (_, fault, repair) => {
  it('blocked clients stay blocked, in less than a second, and others are 503', async () => {
    await expectSoon(403, two, 'bot')
    await fault()
    try {
      // At once, after the caching time, and with idle rules.
      for (const pauseMs of [0, 1200, 2500]) {
        await setTimeout(pauseMs)
        for (const server of [one, two]) {
          const blocked = await send(server, 'bot')
          expect(blocked.status).toBe(403)
          expect(blocked.ms).toBeLessThan(patient(500))
        }
      }
      expect((await send(one, 'other')).status).toBe(503)
    } finally {
      await repair()
    }
    await expectSoon(200, one, 'other', 5000)
    await expectSoon(200, two, 'other', 5000)
  })

  it('and afterwards a write of one process soon applies in the other', async () => {
    const times: number[] = []
    for (let round = 0; round < 5; round += 1) {
      const isLate = { ...blockBots, match: { user_agents: ['again'] } }
      const known = await author.create(isLate)
      await expectSoon(403, two, 'again')
      const startedMs = performance.now()
      await author.write('DELETE', known)
      await expectSoon(200, two, 'again')
      times.push(performance.now() - startedMs)
    }
    // By notices: polling alone would take up to a second.
    expect(Math.min(...times)).toBeLessThan(600)
    const rule = { ...blockBots, match: { user_agents: ['late'] } }
    const id = await author.create(rule)
    expect((await send(one, 'late')).status).toBe(403)
    await expectSoon(403, two, 'late')
    await author.write('DELETE', id)
    await expectSoon(200, two, 'late')
  })
})

describe('a write while database connections are terminated', () => {
  it('that was answered applies in both processes', async () => {
    const end = () =>
      postgres.database.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name like '%atchkey%' and pid <> pg_backend_pid()`)
    for (let round = 0; round < 5; round += 1) {
      const userAgent = `round ${round}`
      const json = {
        description: userAgent,
        active: true,
        priority: 60 + round,
        rule: { action: { block: true }, scope: 'tenant', match: { user_agents: [userAgent] } },
      }
      let made = await author.write('POST', '', json)
      while (made.status === 503) made = await author.write('POST', '', json)
      await end()
      expect((await send(one, userAgent)).status).toBe(403)
      expect((await send(two, 'bot')).status).toBe(403)
      await expectSoon(403, two, userAgent)
    }
  })
})

describe('a rule that is written directly to the database', () => {
  it('is found by polling, without a notification', async () => {
    await postgres.database.query(`insert into network_acls
      select tenant_id, 'acl_quiet', 'By hand', true, 99,
             '{"action":{"block":true},"scope":"tenant","match":{"user_agents":["quiet"]}}',
             now(), now() from network_acls limit 1`)
    await expectSoon(403, one, 'quiet')
    await expectSoon(403, two, 'quiet')
  })
})
