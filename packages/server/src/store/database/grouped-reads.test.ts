import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type pg from 'pg'
import { Counters } from '../../../test/counters.ts'
import { Deadline, runUntil } from '../../timing/deadline.ts'
import type { Database } from './database.ts'
import { GroupedReads } from './grouped-reads.ts'
import { DatabaseBusyError } from './unavailable.ts'

let counters: Counters
let database: Database
let statements: number
beforeAll(async () => {
  counters = await Counters.create()
})
afterAll(() => counters.drop())
beforeEach(async () => {
  await counters.reset()
  database = counters.open()
  statements = 0
})
afterEach(() => database.close())

interface Counted {
  readonly id: number
  readonly count: number
}

/** Finds counters by id; each statement takes this long. */
function openReads(pauseSeconds = 0): GroupedReads<string, Counted> {
  const queryAtOnce = <Row extends pg.QueryResultRow>(statement: pg.QueryConfig) => {
    statements += 1
    return database.reads.queryAtOnce<Row>(statement)
  }
  const statement = {
    name: `counters ${pauseSeconds}`,
    text: `select asked.at::int as at, counters.*
             from unnest($1::text[]) with ordinality as asked (id, at)
             join counters on counters.id = asked.id::int
            where (select pg_sleep(${pauseSeconds})) is not null`,
    valuesOf: (ids: readonly string[]) => [ids],
  }
  return new GroupedReads({ queryAtOnce }, statement)
}

const set = (id: number, count: number) =>
  counters.other.query('update counters set count = $2 where id = $1', [id, count])

describe('concurrent questions', () => {
  it('are each answered, by few statements', async () => {
    for (let id = 1; id <= 9; id += 1) await set(id, 10 * id)
    const reads = openReads()
    const ids = Array.from({ length: 200 }, (_, at) => at % 10)
    const rows = await Promise.all(ids.map((id) => reads.find(String(id))))
    expect(rows.map((row) => row?.count)).toEqual(ids.map((id) => (id === 0 ? undefined : 10 * id)))
    expect(statements).toBe(4)
  })

  it('are answered by a statement that began after they were asked', async () => {
    const reads = openReads(0.3)
    const before = reads.find('1')
    await setTimeout(100)
    await set(1, 7)
    const after = reads.find('1')
    expect((await before)?.count).toBe(0)
    expect((await after)?.count).toBe(7)
  })
})

describe('a question that is not answered', () => {
  it('fails at the deadline of its request, and no other does', async () => {
    const reads = openReads(0.3)
    const late = runUntil(new Deadline(50), () => reads.find('1'))
    const patient = reads.find('1')
    await expect(late).rejects.toThrow(DatabaseBusyError)
    expect((await patient)?.count).toBe(0)
  })

  it('fails with its statement, and later ones do not', async () => {
    const reads = openReads()
    const asked = [reads.find('invalid'), reads.find('1')]
    const settled = await Promise.allSettled(asked)
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect((await reads.find('1'))?.count).toBe(0)
  })
})
