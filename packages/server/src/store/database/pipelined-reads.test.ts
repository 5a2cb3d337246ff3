import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createTestDatabase, type TestDatabase, until } from '@latchkey/testkit'
import pg from 'pg'
import { type Database, openDatabase } from './database.ts'

let test: TestDatabase
let database: Database
const errors: Error[] = []
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())
beforeEach(() => {
  const onError = (error: Error) => void errors.push(error)
  database = openDatabase({ url: test.url, poolSize: 2, timeoutMs: 2000, onError })
})
afterEach(() => database.close())

interface Row {
  readonly pid: number
  readonly value: number
}

const read = async (value: number, select = 'select') => {
  const text = `${select} pg_backend_pid() as pid, $1::int as value`
  const { rows } = await database.reads.query<Row>({ name: `a ${select}`, text, values: [value] })
  return rows[0] as Row
}
const failing = () =>
  database.reads.query({ name: 'failing', text: 'select 1 / $1::int', values: [0] })
const pidsOf = (rows: readonly Row[]) => new Set(rows.map(({ pid }) => pid))

describe('concurrent reads', () => {
  it('are each answered, over one connection', async () => {
    const values = Array.from({ length: 50 }, (_, at) => at)
    const rows = await Promise.all(values.map((value) => read(value)))
    expect(rows.map(({ value }) => value)).toEqual(values)
    expect(pidsOf([...rows, await read(1)]).size).toBe(1)
  })

  it('fail independently', async () => {
    const reads = [read(1), failing(), read(2), failing(), read(3)]
    const [answered, failed] = ['fulfilled', 'rejected']
    const settled = await Promise.allSettled(reads)
    const statuses = settled.map(({ status }) => status)
    expect(statuses).toEqual([answered, failed, answered, failed, answered])
    expect((await read(4)).value).toBe(4)
  })

  it('use connections of the pool above a bound', async () => {
    const rows = await Promise.all(Array.from({ length: 300 }, (_, at) => read(at)))
    expect(rows.map(({ value }) => value)).toEqual(rows.map((_, at) => at))
    expect(pidsOf(rows).size).toBeGreaterThan(1)
  })

  it('are answered before the pool is closed', async () => {
    await read(1)
    const reads = read(2, 'select pg_sleep(0.2),')
    await new Promise(setImmediate)
    await database.reads.close()
    expect((await reads).value).toBe(2)
    expect((await read(3)).pid).not.toBe((await reads).pid)
  })
})

describe('a connection that ends', () => {
  it('is replaced for the next read', async () => {
    const { pid } = await read(1)
    const pending = read(2, 'select pg_sleep(1),')
    const ended = expect(pending).rejects.toThrow()
    const client = new pg.Client({ connectionString: test.url })
    await client.connect()
    await client.query('select pg_terminate_backend($1)', [pid])
    await client.end()
    await ended
    await until('a new connection', async () => {
      const row = await read(3).catch(() => undefined)
      return row !== undefined && row.pid !== pid
    })
    expect(errors.length).toBeGreaterThan(0)
  })

  it('because a read took too long does not block later reads', async () => {
    await expect(read(1, 'select pg_sleep(60),')).rejects.toThrow(/timeout/)
    await until('an answer', async () => (await read(2).catch(() => undefined))?.value === 2)
  })
})
