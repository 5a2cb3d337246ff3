import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  type OwnPostgres,
  type StandbyPostgres,
  startOwnPostgres,
  startStandbyPostgres,
  startTcpProxy,
  startTestServer,
  type TcpProxy,
  type TestServer,
  until,
} from '@latchkey/testkit'
import { checkReaders } from '../src/cli/doctor/check-readers.ts'

/** Two servers over a primary; the first also reads from a streaming replica of it. */
let postgres: OwnPostgres
let standby: StandbyPostgres
let wire: TcpProxy
let reading: TestServer
let writing: TestServer
beforeAll(async () => {
  postgres = await startOwnPostgres()
  const { database } = postgres
  writing = await startTestServer({ database })
  standby = await startStandbyPostgres({ ...database, folder: postgres.folder })
  wire = await startTcpProxy(standby.port)
  const url = standby.url.replace(`:${standby.port}/`, `:${wire.port}/`)
  reading = await startTestServer({
    database,
    dataFolder: writing.dataFolder,
    config: { readerDatabaseUrls: [url], operationsPort: 0 },
  })
}, 60_000)
afterAll(async () => {
  await reading?.stop()
  await writing?.stop()
  await wire?.close()
  await standby?.stop()
  await postgres?.stop()
})

async function readsFrom(from: 'reader' | 'primary'): Promise<number> {
  const address = `http://127.0.0.1:${reading.operationsPort}/metrics`
  const text = await (await fetch(address)).text()
  return Number(
    new RegExp(`^latchkey_database_reads_total\\{from="${from}"\\} (\\d+)`, 'm').exec(text)?.[1] ??
      0,
  )
}

const get = (path: string) => reading.tenant.request('GET', path)

/** Until a read is answered by the replica. */
async function untilRead(): Promise<void> {
  const before = await readsFrom('reader')
  await until('the replica is read', async () => {
    expect((await get('/api/v2/roles')).status).toBe(200)
    return (await readsFrom('reader')) > before
  })
}

async function createRole(server: TestServer, name: string): Promise<string> {
  const made = await server.tenant.request('POST', '/api/v2/roles', { json: { name } })
  expect(made.status).toBe(200)
  return `/api/v2/roles/${made.body.id}`
}

const troubles = () => reading.log.filter((line) => line.includes('A replica is not used;')).length

const checked = () =>
  checkReaders({ readerDatabaseUrls: [standby.url] }, postgres.database.superuserUrl)

describe('reads on a replica', () => {
  it('are promised by `latchkey doctor` while it follows', async () => {
    expect(await checked()).toMatchObject([{ status: 'ok' }])
  })

  it('see every write that was answered before, by whichever server', async () => {
    await untilRead()
    const before = await readsFrom('reader')
    for (const [at, server] of [reading, writing, reading, writing, writing, reading].entries()) {
      const path = await createRole(server, `Role ${at}`)
      expect((await get(path)).body.name).toBe(`Role ${at}`)
      await server.tenant.request('PATCH', path, { json: { name: `Changed ${at}` } })
      expect((await get(path)).body.name).toBe(`Changed ${at}`)
      await server.tenant.request('DELETE', path)
      expect((await get(path)).status).toBe(404)
    }
    await untilRead()
    expect(await readsFrom('reader')).toBeGreaterThan(before)
  })

  it('are not those of tokens, log-ins and writes', async () => {
    await untilRead()
    const before = [await readsFrom('reader'), await readsFrom('primary')]
    const token = await reading.tenant.token()
    await reading.tenant.request('GET', '/authorize?client_id=unknown', { token: null })
    await reading.tenant.request('PATCH', '/api/v2/tenants/settings', {
      token,
      json: { friendly_name: 'Books' },
    })
    expect([await readsFrom('reader'), await readsFrom('primary')]).toEqual(before)
  })

  it('go to the primary while the replica is behind', async () => {
    await untilRead()
    await standby.query('select pg_wal_replay_pause()')
    await until('the pause', async () => {
      const { rows } = await standby.query('select pg_get_wal_replay_pause_state() as state')
      return rows[0].state === 'paused'
    })
    const before = troubles()
    try {
      const path = await createRole(writing, 'While paused')
      expect(await checked()).toMatchObject([{ status: 'warning' }])
      expect((await get(path)).body.name).toBe('While paused')
      expect(troubles()).toBe(before + 1)
    } finally {
      await standby.query('select pg_wal_replay_resume()')
    }
    await untilRead()
    expect(reading.log.join()).toContain('A replica is used again.')
  })

  it.each(['cut', 'freeze'] as const)('go to the primary after a %s', async (fault) => {
    await untilRead()
    const before = troubles()
    await wire[fault]()
    try {
      const path = await createRole(reading, `After a ${fault}`)
      expect((await get(path)).body.name).toBe(`After a ${fault}`)
      expect(troubles()).toBe(before + 1)
    } finally {
      await wire.heal()
    }
    await untilRead()
  })

  it('go to the primary once the replica is promoted', async () => {
    await untilRead()
    await standby.promote()
    const path = await createRole(writing, 'After the promotion')
    await until('the trouble', async () => {
      expect((await get(path)).body.name).toBe('After the promotion')
      return reading.log.some((line) => line.includes('"trouble":"not a standby"'))
    })
    expect(await checked()).toMatchObject([{ status: 'failed' }])
  })
})
