import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals'
import type pg from 'pg'
import { Counters } from '../../../test/counters.ts'
import { Deadline, runUntil } from '../../timing/deadline.ts'
import type { Database } from './database.ts'

const rounds = 20

let counters: Counters
let database: Database
beforeAll(async () => {
  counters = await Counters.create()
})
afterAll(() => counters.drop())
beforeEach(async () => {
  await counters.reset()
  database = counters.open({ timeoutMs: 5000 })
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
  expect(await counters.countsOf(1, 2, 3)).toEqual([0, 1, 1])
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
  expect(await counters.countsOf(1, 2)).toEqual([1, 1])
})

it('a write fails at its deadline while others have all places', async () => {
  await counters.locking(1, async () => {
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
  const large = counters.open({ poolSize: 70, timeoutMs: 5000 })
  await counters.locking(1, async () => {
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
  await counters.locking(1, async () => {
    const blocked = Array.from({ length: 1064 }, () => add(1))
    const deadline = deadlineOf('tenant', 8000)
    const end = runUntil(deadline, () => add(2))
    await setTimeout(100)
    expect(deadline.failure).toBeUndefined()
    await counters.other.query('rollback')
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
  const elsewhere = counters.open({ timeoutMs: 5000 })
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
  expect(await counters.countsOf(1, 2)).toEqual([2 * rounds, 2 * rounds])
  expect(undisturbed).toBeGreaterThan(rounds / 2)
})
