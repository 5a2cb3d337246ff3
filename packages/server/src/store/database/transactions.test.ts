import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createTestDatabase, type TestDatabase } from '@latchkey/testkit'
import type pg from 'pg'
import { type Database, openDatabase } from './database.ts'
import type { Statements } from './transactions.ts'

let test: TestDatabase
let database: Database
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())
beforeEach(() => {
  database = openDatabase({ url: test.url, poolSize: 1, timeoutMs: 2000, onError: () => undefined })
})
afterEach(() => database.close())

const failing = { name: 'failing', text: 'select 1 / $1::int', values: [0] }
const divided = 'division by zero'
/** A statement whose name the connection has not used. */
const named = (name: string): pg.QueryConfig => ({ name, text: `select '${name}' as value` })

const inTransaction = <T>(work: (statements: Statements) => Promise<T>) =>
  database.transaction((_tables, statements) => work(statements))
const messagesOf = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.map((result) => (result.status === 'rejected' ? String(result.reason.message) : 'done'))

describe('a named statement', () => {
  const run = (statement: pg.QueryConfig) =>
    inTransaction((statements) => statements.query(statement))

  it('has the same columns each time', async () => {
    const text = 'select $1::timestamptz as time, $2::int as number, $3::json as json'
    const answerTo = async (values: unknown[]) =>
      (await run({ name: 'columns', text, values })).rows
    const time = new Date('2030-01-02T03:04:05Z')
    expect(await answerTo([time, 7, '{"a":1}'])).toEqual([{ time, number: 7, json: { a: 1 } }])
    expect(await answerTo([null, 8, '[2]'])).toEqual([{ time: null, number: 8, json: [2] }])
    expect(await answerTo([time, null, null])).toEqual([{ time, number: null, json: null }])
  })

  it('fails once its columns have changed', async () => {
    await run({ text: 'create temporary table changing as select 1 as first' })
    const read = { name: 'changing', text: 'select * from changing' }
    expect((await run(read)).rows).toEqual([{ first: 1 }])
    await run({ text: 'alter table changing add second int default 2' })
    await expect(run(read)).rejects.toThrow('cached plan must not change result type')
  })
})

describe('statements that are sent together', () => {
  it('are answered in their order', async () => {
    const results = await inTransaction((statements) =>
      Promise.all(['a', 'b', 'c'].map((name) => statements.query<{ value: string }>(named(name)))),
    )
    expect(results.map(({ rows }) => rows[0]?.value)).toEqual(['a', 'b', 'c'])
  })

  it('fail with the error of the one before them', async () => {
    const sent = { results: [] as string[] }
    const done = inTransaction(async (statements) => {
      const results = await Promise.allSettled(
        [named('before'), failing, named('behind')].map((each) => statements.query(each)),
      )
      sent.results = messagesOf(results)
    })
    await expect(done).rejects.toThrow('The transaction was rolled back')
    expect(sent.results).toEqual(['done', divided, divided])
  })

  it('can be sent again on the connection that skipped them', async () => {
    const skipped = named('skipped')
    const failed = inTransaction(async (statements) => {
      await Promise.all([failing, skipped].map((each) => statements.query(each)))
    })
    await expect(failed).rejects.toThrow(divided)
    const { rows } = await inTransaction((statements) => statements.query(skipped))
    expect(rows).toEqual([{ value: 'skipped' }])
  })

  it('fail where one before them has a value that cannot be written', async () => {
    const circular: unknown[] = []
    const value = { circular }
    circular.push(value)
    const unsendable = { name: 'unsendable', text: 'select $1::json', values: [value] }
    const sent = { results: [] as string[] }
    const done = inTransaction(async (statements) => {
      const all = [named('before'), unsendable, named('behind')]
      sent.results = messagesOf(await Promise.allSettled(all.map((each) => statements.query(each))))
      throw new Error('given up')
    })
    await expect(done).rejects.toThrow('given up')
    expect(sent.results).toEqual([
      'done',
      expect.stringContaining('circular'),
      'A statement before this one could not be sent.',
    ])
    const { rows } = await inTransaction((statements) => statements.query(named('behind')))
    expect(rows).toEqual([{ value: 'behind' }])
  })
})

describe('a transaction', () => {
  it('is rolled back though a statement that nobody awaited fails', async () => {
    const failed = inTransaction(async (statements) => {
      await statements.query(named('first'))
      statements.query(failing).catch(() => undefined)
      throw new Error('given up')
    })
    await expect(failed).rejects.toThrow('given up')
    const { rows } = await inTransaction((statements) => statements.query(named('first')))
    expect(rows).toEqual([{ value: 'first' }])
  })

  it('does not commit where its last statement fails, which nobody awaited', async () => {
    const done = inTransaction(async (statements) => {
      await statements.query(named('first'))
      statements.query(failing).catch(() => undefined)
    })
    await expect(done).rejects.toThrow(divided)
    await inTransaction((statements) => statements.query(named('first')))
  })

  it('sends nothing after its end', async () => {
    const kept = await inTransaction(async (statements) => {
      await statements.query(named('first'))
      return statements
    })
    await expect(kept.query(named('late'))).rejects.toThrow('The transaction has ended.')
  })
})
