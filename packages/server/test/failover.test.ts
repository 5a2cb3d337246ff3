import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  type OwnPostgres,
  patient,
  type StandbyPostgres,
  startOwnPostgres,
  startStandbyPostgres,
  startTestServer,
  type TestServer,
  until,
} from '@latchkey/testkit'

/** A primary with a synchronous standby that takes its place; `npm run faults -- failover`: 20. */
const rounds = 2
const writersCount = 4

let postgres: OwnPostgres
let standby: StandbyPostgres | undefined
let server: TestServer
beforeAll(async () => {
  postgres = await startOwnPostgres()
  server = await startTestServer({
    database: postgres.database,
    bounds: { databaseTimeoutMs: 1_000 },
  })
}, 60_000)
afterAll(async () => {
  await server?.stop()
  await standby?.stop()
  await postgres?.stop()
})

/** Creates roles until it is stopped. */
function startWriting() {
  const acknowledged: string[] = []
  const statuses = new Set<number>()
  let isOver = false
  const write = async (writer: number) => {
    for (let at = 0; !isOver; at += 1) {
      const json = { name: `Role ${at} of ${writer}` }
      const { status, body } = await server.tenant.request('POST', '/api/v2/roles', { json })
      statuses.add(status)
      if (status === 200) acknowledged.push(body.id)
    }
  }
  const writing = Promise.all(Array.from({ length: writersCount }, (_, writer) => write(writer)))
  return {
    acknowledged,
    statuses,
    async stop() {
      isOver = true
      await writing
    },
  }
}

describe('a primary that is killed', () => {
  it('is replaced by its synchronous standby, and no acknowledged write is lost', async () => {
    const { database } = postgres
    const writers = startWriting()
    let primary = { ...database, folder: postgres.folder, stop: postgres.kill }
    for (let round = 0; round < rounds; round += 1) {
      const next = await startStandbyPostgres(primary, { isSynchronous: true })
      const before = writers.acknowledged.length
      await until('writes', () => writers.acknowledged.length > before + writersCount)
      await primary.stop()
      const meanwhile = await server.tenant.request('GET', '/livez', { token: null })
      expect(meanwhile.status).toBe(200)
      await next.promote()
      postgres.moveTo(next.port)
      standby = next
      primary = { ...database, ...next, query: database.query }
      const { length } = writers.acknowledged
      await until(
        'writes by the new primary',
        () => writers.acknowledged.length > length,
        patient(2_000),
      )
    }
    await writers.stop()
    expect([...writers.statuses].sort()).toEqual([200, 503])
    const { rows } = (await standby?.query('select id from roles')) ?? { rows: [] }
    const stored = new Set(rows.map(({ id }) => id))
    expect(writers.acknowledged.filter((id) => !stored.has(id))).toEqual([])
  })
})
