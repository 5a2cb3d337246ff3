import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { Counters } from '../../../test/counters.ts'
import { retryingConflicts } from './conflicts.ts'
import type { Database } from './database.ts'
import type { LockingRead } from './optimistic.ts'
import type { Statements } from './transactions.ts'
import { ChangedRowError } from './unavailable.ts'

let counters: Counters
/** The databases of two processes. */
let here: Database
let there: Database
beforeAll(async () => {
  counters = await Counters.create()
})
afterAll(() => counters.drop())
beforeEach(async () => {
  await counters.reset()
  here = counters.open()
  there = counters.open()
})
afterEach(async () => {
  await here.close()
  await there.close()
})

interface Counter {
  readonly id: number
  readonly count: number
}

const found = 'from counters where id = $1'
const locking = (id: number): LockingRead => ({
  name: 'lock counter',
  text: `select id, count ${found} for no key update`,
  values: [id],
  optimistic: {
    read: { name: 'read counter', text: `select id, count, xmin::text as "xmin" ${found}` },
    verify: {
      name: 'verify counter',
      text: `select 1 / count(*)
        from (select ${found} and xmin::text = $2 for no key update) unchanged`,
    },
  },
})

async function begin(statements: Statements, id: number): Promise<Counter | undefined> {
  statements.waitForTurn?.(`counter ${id}`)
  return (await statements.query<Counter>(locking(id))).rows[0]
}

/** Sends what replaces the count, without awaiting it. */
function replace(statements: Statements, id: number, count: number): void {
  const text = 'update counters set count = $2 where id = $1'
  statements.query({ name: 'replace', text, values: [id, count] }).catch(() => undefined)
}

type Work<T> = (statements: Statements) => Promise<T>
const optimistic = <T>(database: Database, work: Work<T>) =>
  database.transaction((_tables, statements) => work(statements), { isOptimistic: true })

/** Adds one to what the transaction has read. */
const add = (database: Database, id: number) =>
  retryingConflicts((attempt) =>
    database.transaction(
      async (_tables, statements) => {
        const { count = 0 } = (await begin(statements, id)) ?? {}
        replace(statements, id, count + 1)
      },
      { isOptimistic: attempt === 1 },
    ),
  )

async function countOf(id: number) {
  const [count] = await counters.countsOf(id)
  return count
}

/** How many transactions have locked a row. */
async function lockers(): Promise<number> {
  const { rows } = await counters.other.query<{ count: number }>(
    `select count(*)::int from pg_locks l join pg_class c on c.oid = l.relation
      where c.relname = 'counters' and l.mode = 'RowShareLock'`,
  )
  return rows[0]?.count ?? 0
}

describe('a transaction that reads the row before it begins', () => {
  it('does not lock it meanwhile', async () => {
    await optimistic(here, async (statements) => {
      expect(await begin(statements, 1)).toEqual({ id: 1, count: 0 })
      expect(await lockers()).toBe(0)
      replace(statements, 1, 5)
    })
    expect(await countOf(1)).toBe(5)
  })

  it('writes nothing if the row has changed', async () => {
    const changing = optimistic(here, async (statements) => {
      await begin(statements, 1)
      await counters.other.query('update counters set count = 7 where id = 1')
      replace(statements, 1, 5)
      replace(statements, 2, 5)
    })
    await expect(changing).rejects.toThrow(ChangedRowError)
    expect([await countOf(1), await countOf(2)]).toEqual([7, 0])
  })

  it('writes nothing if the row was deleted', async () => {
    const changing = optimistic(here, async (statements) => {
      await begin(statements, 1)
      await counters.other.query('delete from counters where id = 1')
      replace(statements, 2, 5)
    })
    await expect(changing).rejects.toThrow(ChangedRowError)
    expect(await countOf(2)).toBe(0)
  })

  it('locks the row before a further read, whose error is that of the row', async () => {
    const changing = optimistic(here, async (statements) => {
      await begin(statements, 1)
      await counters.other.query('update counters set count = 7 where id = 1')
      await statements.query({ text: 'select count from counters where id = 2' })
    })
    await expect(changing).rejects.toThrow(ChangedRowError)
    await optimistic(here, async (statements) => {
      await begin(statements, 2)
      await statements.query({ text: 'select 1' })
      const skip = 'select from counters where id = 2 for update skip locked'
      expect((await counters.other.query(skip)).rowCount).toBe(0)
    })
  })

  it('waits for the read before it sends what was added meanwhile', async () => {
    const changing = optimistic(here, async (statements) => {
      const reading = begin(statements, 1)
      const further = statements.query<Counter>({ text: 'select count from counters where id = 2' })
      expect((await reading)?.count).toBe(0)
      expect((await further).rows).toEqual([{ count: 0 }])
      const skip = 'select from counters where id = 1 for update skip locked'
      expect((await counters.other.query(skip)).rowCount).toBe(0)
      replace(statements, 1, 5)
    })
    await changing
    expect(await countOf(1)).toBe(5)
  })

  it('goes on without a row that does not exist', async () => {
    await optimistic(here, async (statements) => {
      expect(await begin(statements, 10)).toBeUndefined()
      replace(statements, 1, 5)
    })
    expect(await countOf(1)).toBe(5)
  })

  it('lets others of its process wait, until it ends or fails', async () => {
    const order: string[] = []
    const slow = optimistic(here, async (statements) => {
      await begin(statements, 1)
      await setTimeout(100)
      order.push('first')
      throw new Error('given up')
    })
    const next = optimistic(here, async (statements) => {
      await begin(statements, 1)
      order.push('next')
    })
    await expect(slow).rejects.toThrow('given up')
    await next
    expect(order).toEqual(['first', 'next'])
  })

  it('ends after its time, so that others get the row', async () => {
    const brief = counters.open({ timeoutMs: 200 })
    try {
      let goOn: () => void = () => undefined
      const stopped = new Promise<void>((resolve) => {
        goOn = resolve
      })
      const changing = optimistic(brief, async (statements) => {
        await begin(statements, 1)
        await stopped
        replace(statements, 1, 5)
      })
      await setTimeout(50)
      const next = add(brief, 1)
      const isNext = await Promise.race([next.then(() => true), setTimeout(2000, false)])
      goOn()
      await expect(changing).rejects.toThrow('took too long')
      await next
      expect([isNext, await countOf(1)]).toEqual([true, 1])
    } finally {
      await brief.close()
    }
  })

  it('writes nothing if the row could not be read', async () => {
    const changing = optimistic(here, async (statements) => {
      statements.waitForTurn?.('counter 1')
      const unreadable = { name: 'unreadable', text: 'select 1 / ($1::int - 1)' }
      const { optimistic: how, ...lock } = locking(1)
      const read = { ...lock, ...(how && { optimistic: { ...how, read: unreadable } }) }
      await statements.query(read).catch(() => undefined)
      replace(statements, 1, 5)
    })
    await expect(changing).rejects.toThrow('division by zero')
    expect(await countOf(1)).toBe(0)
  })

  it('locks the row at once after it was locked elsewhere, so that others do not wait', async () => {
    const lock = () => counters.other.query('select from counters where id = 1 for no key update')
    let another: Promise<unknown> | undefined
    await counters.other.query('begin')
    await lock()
    const first = optimistic(here, async (statements) => {
      await begin(statements, 1)
      replace(statements, 1, 5)
      another = here.group.query({ text: 'update counters set count = 6 where id = 2' })
    })
    await setTimeout(200)
    await another
    await counters.other.query('commit')
    await first
    await counters.other.query('begin')
    await lock()
    let isRead = false
    const next = optimistic(here, async (statements) => {
      await begin(statements, 1)
      isRead = true
    })
    await setTimeout(100)
    const wasRead = isRead
    await counters.other.query('commit')
    await next
    expect([wasRead, isRead]).toEqual([false, true])
  })

  it('fails no other write that is committed with it', async () => {
    const changing = optimistic(here, async (statements) => {
      await begin(statements, 1)
      await counters.other.query('update counters set count = 7 where id = 1')
      replace(statements, 1, 5)
    })
    const others = [2, 3, 4].map((id) => add(here, id))
    await expect(changing).rejects.toThrow(ChangedRowError)
    await Promise.all(others)
    expect(await counters.countsOf(2, 3, 4)).toEqual([1, 1, 1])
  })
})

it('no change of two processes is lost', async () => {
  const each = 100
  const all = [here, there].flatMap((database) =>
    Array.from({ length: each }, (_, at) => add(database, (at % 2) + 1)),
  )
  await Promise.all(all)
  expect([await countOf(1), await countOf(2)]).toEqual([each, each])
})
