import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createTestDatabase, type TestDatabase, until } from '@latchkey/testkit'
import { type Database, openDatabase } from '../database/database.ts'
import type { ConnectionOptions } from './job-work.ts'
import { PartReader } from './part-reader.ts'

const tenantId = 'ten_a'
const at = new Date('2026-01-02T03:04:05Z')
const unused = () => Promise.reject(new Error('No user is sealed.'))
const options: ConnectionOptions = { requires_username: false }

let test: TestDatabase
let database: Database
let reader: PartReader
/** The texts that were read, with the options that they were read by. */
let reads: (readonly [string | null, ConnectionOptions])[]
beforeAll(async () => {
  test = await createTestDatabase()
  const onError = () => undefined
  database = openDatabase({ url: test.url, poolSize: 2, timeoutMs: 10_000, onError })
  const tenant = { id: tenantId, name: 'a', domain: 'a.example', createdAt: at }
  await database.tenant.create({ data: tenant })
  for (const id of ['one', 'other']) {
    const job = { tenantId, id, type: 'users_import', status: 'processing' }
    await database.job.create({ data: { ...job, createdAt: at, workedAt: at } })
    for (const number of [1, 2, 3]) {
      const content = Buffer.from(JSON.stringify([`${id} ${number}`, null]))
      const part = { tenantId, jobId: id, number, firstLine: number * 2 - 1 }
      await database.jobPart.create({ data: { ...part, content } })
    }
  }
})
afterAll(async () => {
  await database.close()
  await test.drop()
})
beforeEach(() => {
  reads = []
  reader = new PartReader({
    database,
    sealer: { seal: unused, open: unused },
    readUser(text, given) {
      reads.push([text, given])
      if (text === null) return { errors: [] }
      return { given: { name: text }, passwordHash: null, factors: [] }
    },
  })
})
afterEach(() => until('nothing is being read', async () => reads.length % 2 === 0))

const partOf = (id: string, number: number, given = options) => ({
  job: { tenantId, id },
  number,
  options: given,
})
const read = async (id: string, number: number, given = options) => {
  const { lines, refused, lastLine } = await reader.read(database, partOf(id, number, given))
  return { names: lines.map(({ user }) => user.given.name), refused, lastLine }
}
const second = { names: ['one 2'], refused: [{ errors: [], line: 4 }], lastLine: 4 }

async function runFirstSteps(): Promise<void> {
  reader.readAhead(partOf('one', 1))
  reader.readAhead(partOf('one', 2))
  await until('the part is read', async () => reads.length === 2)
}

describe('a part of an import', () => {
  it('is read once, ahead of the step that needs it', async () => {
    await runFirstSteps()
    expect(await read('one', 2)).toEqual(second)
    expect(reads).toEqual([
      ['one 2', options],
      [null, options],
    ])
  })

  it('is read again if the options of the connection have changed since', async () => {
    await runFirstSteps()
    const changed = { requires_username: true }
    expect(await read('one', 2, changed)).toEqual(second)
    expect(reads.slice(2)).toEqual([
      ['one 2', changed],
      [null, changed],
    ])
  })

  it('is not taken for the same part of another job', async () => {
    await runFirstSteps()
    expect((await read('other', 2)).names).toEqual(['other 2'])
  })

  it('is read again if it was forgotten', async () => {
    await runFirstSteps()
    reader.forget()
    expect(await read('one', 2)).toEqual(second)
    expect(reads.length).toBe(4)
  })

  it('is not read ahead while jobs take turns, or behind the last one', async () => {
    reader.readAhead(partOf('one', 1))
    reader.readAhead(partOf('other', 1))
    reader.readAhead(partOf('one', 2))
    reader.readAhead(partOf('one', 4))
    expect((await read('one', 2)).names).toEqual(['one 2'])
    expect(reads.length).toBe(2)
  })
})
