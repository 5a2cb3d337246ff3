import { createTestDatabase, type TestDatabase } from '@latchkey/testkit'
import pg from 'pg'
import { type Database, openDatabase } from '../src/store/database/database.ts'

/** A database with the table `counters (id, count)`, for tests of concurrent transactions. */
export class Counters {
  readonly #test: TestDatabase
  /** A connection that belongs to no `Database`. */
  readonly other: pg.Client

  private constructor(test: TestDatabase) {
    this.#test = test
    this.other = new pg.Client({ connectionString: test.superuserUrl })
  }

  static async create(): Promise<Counters> {
    const counters = new Counters(await createTestDatabase())
    const { other } = counters
    await other.connect()
    await other.query('create table counters (id int primary key, count int not null)')
    await other.query('grant all on counters to public')
    return counters
  }

  /** The database as a process of the server opens it. */
  open({ poolSize = 4, timeoutMs = 3000 } = {}): Database {
    return openDatabase({ url: this.#test.url, poolSize, timeoutMs, onError: () => undefined })
  }

  /** Makes nine counters, from 1 to 9, that are 0. */
  async reset(): Promise<void> {
    await this.other.query('delete from counters')
    await this.other.query('insert into counters select id, 0 from generate_series(1, 9) id')
  }

  async countsOf(...ids: readonly number[]): Promise<readonly number[]> {
    const text = 'select count from counters where id = any ($1) order by id'
    const { rows } = await this.other.query<{ count: number }>(text, [ids])
    return rows.map(({ count }) => count)
  }

  /** Keeps the row of a counter locked while `work` runs. */
  async locking<T>(id: number, work: () => Promise<T>): Promise<T> {
    await this.other.query('begin')
    await this.other.query('select from counters where id = $1 for update', [id])
    try {
      return await work()
    } finally {
      await this.other.query('rollback')
    }
  }

  async drop(): Promise<void> {
    await this.other.end()
    await this.#test.drop()
  }
}
