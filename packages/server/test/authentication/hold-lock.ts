import { hash } from 'node:crypto'
import { type TestDatabase, until } from '@latchkey/testkit'
import pg from 'pg'

/** The stored hash of the id of a record. */
export const idHashOf = (id: string) => hash('sha256', id, 'base64url')

/** A transaction that keeps others waiting until it is released. */
export async function holdLock(on: TestDatabase, sql: string, values: readonly unknown[]) {
  const database = new pg.Client({ connectionString: on.superuserUrl })
  await database.connect()
  await database.query('begin')
  await database.query(sql, [...values])
  return {
    query: (text: string, parameters: readonly unknown[]) => database.query(text, [...parameters]),
    waiting: (count: number) =>
      until('the requests wait for the lock', async () => {
        const waiting = `select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`
        return (await on.query(waiting)).rowCount === count
      }),
    async release() {
      await database.query('commit')
      await database.end()
    },
  }
}
