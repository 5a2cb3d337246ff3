import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type pg from 'pg'
import { Counters } from '../../../test/counters.ts'
import { Deadline, runUntil } from '../../timing/deadline.ts'
import type { Database } from './database.ts'

let counters: Counters
let database: Database
beforeAll(async () => {
  counters = await Counters.create()
})
afterAll(() => counters.drop())
beforeEach(async () => {
  await counters.reset()
  database = counters.open()
})
afterEach(() => database.close())

interface Counted {
  readonly id: number
  /** The transaction that has written the row. */
  readonly transaction: string
}

const counted = 'returning id, pg_current_xact_id()::text as transaction'
const addTo = (id: number): pg.QueryConfig => ({
  name: 'add',
  text: `update counters set count = count + 1 where id = $1 ${counted}`,
  values: [id],
})
const insertOf = (id: number): pg.QueryConfig => ({
  name: 'insert',
  text: `insert into counters values ($1, 1) ${counted}`,
  values: [id],
})
const duplicate = insertOf(1)
const add = async (id: number) => (await database.group.query<Counted>(addTo(id))).rows[0]
/** `done`, or what went wrong. */
const endOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: Error) => error.message,
  )
const refused = expect.stringContaining('duplicate key')

describe('writes of one turn of the event loop', () => {
  it('are one transaction, and each has its result', async () => {
    const rows = await Promise.all([1, 2, 3].map(add))
    expect(rows.map((row) => row?.id)).toEqual([1, 2, 3])
    expect(new Set(rows.map((row) => row?.transaction)).size).toBe(1)
    expect(await counters.countsOf(1, 2, 3)).toEqual([1, 1, 1])
  })

  it('change one row in their order', async () => {
    await Promise.all(Array.from({ length: 20 }, () => add(1)))
    expect(await counters.countsOf(1)).toEqual([20])
  })

  it('of more than fit are several transactions', async () => {
    const rows = await Promise.all(Array.from({ length: 40 }, (_, at) => add(1 + (at % 9))))
    expect(new Set(rows.map((row) => row?.transaction)).size).toBe(2)
  })

  it('with long values have transactions of their own', async () => {
    const text = `update counters set count = length($2) where id = $1 ${counted}`
    const long = { name: 'long', text, values: [2, 'x'.repeat(100_000)] }
    const [short, { rows }] = await Promise.all([add(1), database.group.query<Counted>(long)])
    expect(rows[0]?.transaction).not.toBe(short?.transaction)
    expect(await counters.countsOf(1, 2)).toEqual([1, 100_000])
  })
})

describe('a write that fails', () => {
  it('has no effect, and the others have theirs once', async () => {
    const failing = endOf(database.group.query(duplicate))
    const others = Promise.all([2, 3].map(add))
    expect(await failing).toEqual(refused)
    await others
    expect(await counters.countsOf(1, 2, 3)).toEqual([0, 1, 1])
  })

  it('has no effect by any of its statements', async () => {
    const [{ results, error }, row] = await Promise.all([
      database.group.run([addTo(2), duplicate, addTo(3)]),
      add(4),
    ])
    expect(results).toHaveLength(1)
    expect((error as Error).message).toEqual(refused)
    expect(row?.id).toBe(4)
    expect(await counters.countsOf(1, 2, 3, 4)).toEqual([0, 0, 0, 1])
  })

  it('only because of another one takes effect', async () => {
    const inserts = [10, 10, 11].map((id) => endOf(database.group.query(insertOf(id))))
    const ends = await Promise.all(inserts)
    expect(ends.filter((end) => end === 'done')).toHaveLength(2)
    expect(ends[2]).toBe('done')
    expect(await counters.countsOf(10, 11)).toEqual([1, 1])
  })

  it('because it cannot be sent does not fail the others', async () => {
    const circular: unknown[] = []
    circular.push({ circular })
    const unsendable = { name: 'unsendable', text: 'select $1::json', values: [{ circular }] }
    const [end, row] = await Promise.all([endOf(database.group.query(unsendable)), add(2)])
    expect(end).toContain('circular')
    expect(row?.id).toBe(2)
    expect(await counters.countsOf(2)).toEqual([1])
  })
})

describe('a row that another transaction keeps locked', () => {
  it('delays only the writes of that row', async () => {
    const { waiting, others } = await counters.locking(1, async () => {
      const waiting = add(1)
      const first = await Promise.all([2, 3].map(add))
      const later = await add(4)
      return { waiting, others: [...first, later] }
    })
    expect(others.map((row) => row?.id)).toEqual([2, 3, 4])
    expect((await waiting)?.id).toBe(1)
    expect(await counters.countsOf(1, 2, 3, 4)).toEqual([1, 1, 1, 1])
  })

  it('fails a write at the deadline of its request, and not the others', async () => {
    const ends = await counters.locking(1, () => {
      const late = runUntil(new Deadline(600), () => endOf(add(1)))
      return Promise.all([late, endOf(add(2))])
    })
    expect(ends).toEqual([expect.stringContaining('canceling statement'), 'done'])
    await setTimeout(100)
    expect(await counters.countsOf(1, 2)).toEqual([0, 1])
  })
})

it('a write whose deadline has passed is not sent', async () => {
  const late = runUntil(new Deadline(-1), () => endOf(add(1)))
  expect(await Promise.all([late, endOf(add(2))])).toEqual([
    'The database is busy: the deadline of the request has passed.',
    'done',
  ])
  expect(await counters.countsOf(1, 2)).toEqual([0, 1])
})

it('a lost connection fails all writes of its transaction, and none takes effect twice', async () => {
  const slow = { name: 'slow', text: 'select pg_sleep(2)' }
  const ends = Promise.all([add(1), database.group.query(slow), add(2)].map(endOf))
  const terminate = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like '%pg_sleep%' and pid <> pg_backend_pid()`
  while ((await counters.other.query(terminate)).rowCount === 0) await setTimeout(20)
  const [first, middle, last] = await ends
  expect([first, last]).toEqual([middle, middle])
  expect(middle).toMatch(/terminat/)
  expect(await counters.countsOf(1, 2)).toEqual([0, 0])
  await add(1)
  expect(await counters.countsOf(1)).toEqual([1])
})

it('a transaction without a read between its statements is committed with others', async () => {
  const changes = [1, 2].map((id) =>
    database.transaction(async (_tables, statements) => {
      statements.query(addTo(id + 2)).catch(() => undefined)
      const last = statements.query<Counted>(addTo(id))
      return { last } // awaited here, it would be sent before the transaction has ended
    }),
  )
  const results = await Promise.all(changes.map(async (change) => (await change).last))
  const [first, second] = results.map(({ rows }) => rows[0])
  expect(first?.transaction).toBe(second?.transaction)
  expect(await counters.countsOf(1, 2, 3, 4)).toEqual([1, 1, 1, 1])
})

it('a transaction that deletes a row, which may take long, makes no other wait', async () => {
  const deleteOf = (id: number) => ({
    text: `delete from counters where id = $1 ${counted}`,
    values: [id],
  })
  const changes = [addTo(1), deleteOf(2), addTo(3)].map((statement) =>
    database.transaction(async (_tables, statements) => ({
      last: statements.query<Counted>(statement),
    })),
  )
  const results = await Promise.all(changes.map(async (change) => (await change).last))
  const [first, deletion, third] = results.map(({ rows }) => rows[0]?.transaction)
  expect(first).toBe(third)
  expect(deletion).not.toBe(first)
})

it('writes take effect exactly once if they were answered by success, and never otherwise', async () => {
  const ids = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(fc.array(ids, { minLength: 1, maxLength: 12 }), async (writes) => {
      await counters.other.query('update counters set count = 0')
      await counters.other.query('delete from counters where id > 9')
      const sent = writes.map((each) =>
        database.group.run(each.map((id) => (id > 9 ? insertOf(id) : addTo(id)))),
      )
      const outcomes = await Promise.all(sent)
      const expected = new Map<number, number>()
      for (const [at, { error }] of outcomes.entries()) {
        if (error !== undefined) continue
        for (const id of writes[at] ?? []) expected.set(id, (expected.get(id) ?? 0) + 1)
      }
      const { rows } = await counters.other.query<{ id: number; count: number }>(
        'select id, count from counters where count > 0',
      )
      expect(new Map(rows.map(({ id, count }) => [id, count]))).toEqual(expected)
    }),
    { numRuns: 60 },
  )
})
