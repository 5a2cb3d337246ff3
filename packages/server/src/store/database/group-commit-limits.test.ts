import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals'
import { createTestDatabase, type TestDatabase } from '@latchkey/testkit'
import pg from 'pg'
import { Deadline, runUntil } from '../../timing/deadline.ts'
import { type Database, openDatabase } from './database.ts'

const rounds = 20

let test: TestDatabase
let database: Database
let other: pg.Client
beforeAll(async () => {
  test = await createTestDatabase()
  other = new pg.Client({ connectionString: test.superuserUrl })
  await other.connect()
  await other.query('create table counters (id int primary key, count int not null)')
  await other.query('grant all on counters to public')
})
afterAll(async () => {
  await other.end()
  await test.drop()
})
beforeEach(async () => {
  await other.query('delete from counters')
  await other.query('insert into counters select id, 0 from generate_series(1, 9) id')
  database = openDatabase({ url: test.url, poolSize: 4, timeoutMs: 5000, onError: () => undefined })
})
afterEach(() => database.close())

const addTo = (id: number): pg.QueryConfig => ({
  name: 'add',
  text: 'update counters set count = count + 1 where id = $1',
  values: [id],
})
/** `done`, or what went wrong. */
const add = (id: number) => endOf(database.group.query(addTo(id)))
const endOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: Error) => error.message,
  )
const late = 'The database is busy: the deadline of the request has passed.'

function deadlineOf(tenantId: string, leftMs: number): Deadline {
  const deadline = new Deadline(leftMs)
  deadline.tenantId = tenantId
  return deadline
}

async function countsOf(...ids: readonly number[]) {
  const text = 'select count from counters where id = any ($1) order by id'
  return (await other.query<{ count: number }>(text, [ids])).rows.map(({ count }) => count)
}

/** Keeps the row of a counter locked while `work` runs. */
async function locking<T>(id: number, work: () => Promise<T>): Promise<T> {
  await other.query('begin')
  await other.query('select from counters where id = $1 for update', [id])
  try {
    return await work()
  } finally {
    await other.query('rollback')
  }
}

/** Takes all connections of the pool. @returns gives them back */
async function takeConnections() {
  const taken = await Promise.all([1, 2, 3, 4].map(() => database.pool.connect()))
  return () => {
    for (const connection of taken) connection.release()
  }
}

it('a request without time fails alone where all connections are taken', async () => {
  const giveBack = await takeConnections()
  const ends = [runUntil(new Deadline(200), () => add(1)), add(2), add(3)]
  expect(await ends[0]).toBe(late)
  giveBack()
  expect(await Promise.all(ends)).toEqual([late, 'done', 'done'])
  expect(await countsOf(1, 2, 3)).toEqual([0, 1, 1])
})

it('the waiting work of a tenant does not delay the writes of others', async () => {
  const giveBack = await takeConnections()
  let ended = 0
  const busy = deadlineOf('busy', 4000)
  const work = Array.from({ length: 40 }, () =>
    runUntil(busy, () => database.pool.query('select pg_sleep(0.1)')).then(() => ended++),
  )
  const own = runUntil(busy, () => add(1))
  const end = runUntil(deadlineOf('quiet', 8000), () => add(2))
  await setTimeout(100)
  giveBack()
  expect(await end).toBe('done')
  expect(ended).toBeLessThan(10)
  await Promise.all([own, ...work])
}, 20_000)

it('a write fails alone, though its connection is lost with its error', async () => {
  // Where PostgreSQL is asked to cancel a statement, its connection is closed.
  const text = `do $$ begin perform pg_sleep(5);
    exception when query_canceled then raise unique_violation using message = 'refused'; end $$`
  const failing = runUntil(new Deadline(800), () =>
    endOf(database.group.query({ name: 'f', text })),
  )
  const ends = Promise.all([add(1), failing, add(2)])
  expect(await ends).toEqual(['done', expect.not.stringMatching('done'), 'done'])
  expect(await countsOf(1, 2)).toEqual([1, 1])
})

it('a write fails at its deadline while others have all places', async () => {
  await locking(1, async () => {
    const blocked = Array.from({ length: 64 }, () => runUntil(new Deadline(2500), () => add(1)))
    await setTimeout(300)
    const startedMs = performance.now()
    const end = await runUntil(new Deadline(300), () => add(2))
    expect(performance.now() - startedMs).toBeLessThan(1500)
    expect([late, 'done']).toContain(end)
    await Promise.all(blocked)
  })
}, 20_000)

it('writes of a locked row leave the connections that are free to others', async () => {
  const url = test.url
  const large = openDatabase({ url, poolSize: 70, timeoutMs: 5000, onError: () => undefined })
  await locking(1, async () => {
    const blocked = Array.from({ length: 66 }, () =>
      runUntil(deadlineOf('busy', 2500), () => endOf(large.group.query(addTo(1)))),
    )
    await setTimeout(500)
    const startedMs = performance.now()
    const end = runUntil(deadlineOf('quiet', 8000), () => endOf(large.group.query(addTo(2))))
    expect(await end).toBe('done')
    expect(performance.now() - startedMs).toBeLessThan(1000)
    await Promise.all(blocked)
  })
  await large.close()
}, 20_000)

it('a refused write is no failure of the request that takes its place', async () => {
  await locking(1, async () => {
    const blocked = Array.from({ length: 1064 }, () => add(1))
    const deadline = deadlineOf('tenant', 8000)
    const end = runUntil(deadline, () => add(2))
    await setTimeout(100)
    expect(deadline.failure).toBeUndefined()
    await other.query('rollback')
    expect(await end).toBe('done')
    await Promise.all(blocked)
  })
}, 30_000)

it('lists of long values have a transaction of their own', async () => {
  const values = [Array.from({ length: 100 }, () => 'x'.repeat(1000))]
  const text = 'select pg_current_xact_id()::text as transaction, $1::text[] is null'
  const long = database.group.query<{ transaction: string }>({ name: 'long', text, values })
  const short = database.group.query<{ transaction: string }>({
    name: 'short',
    text: 'select pg_current_xact_id()::text as transaction',
  })
  const [first, second] = (await Promise.all([long, short])).map(({ rows }) => rows[0]?.transaction)
  expect(first).not.toBe(second)
})

it('transactions of two processes that write the same rows do not wait for each other', async () => {
  const elsewhere = openDatabase({
    url: test.url,
    poolSize: 4,
    timeoutMs: 5000,
    onError: () => undefined,
  })
  const slowly = 'length(pg_sleep(0.01)::text)' // 0, after a while
  const text = `update counters set count = count + 1 + ${slowly} where id = $1
    returning pg_current_xact_id()::text as transaction`
  const write = async ({ group }: Database, ids: readonly number[]) => {
    const sent = ids.map((id) => ({ name: 'slowly', text, values: [id] }))
    const all = await Promise.all(sent.map((each) => group.query<{ transaction: string }>(each)))
    return new Set(all.map(({ rows }) => rows[0]?.transaction)).size
  }
  let undisturbed = 0
  for (let round = 0; round < rounds; round += 1) {
    const sizes = await Promise.all([write(database, [1, 2]), write(elsewhere, [2, 1])])
    if (sizes.every((size) => size === 1)) undisturbed += 1
  }
  await elsewhere.close()
  expect(await countsOf(1, 2)).toEqual([2 * rounds, 2 * rounds])
  expect(undisturbed).toBeGreaterThan(rounds / 2)
})
