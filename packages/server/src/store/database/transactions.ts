import type pg from 'pg'
import { DatabaseBusyError } from './unavailable.ts'

/** Runs statements of our own: in the same transaction, if there is one. */
export type Statements = Pick<pg.ClientBase, 'query'>

/**
 * Runs a transaction on a connection of its own. `begin` is sent with the first statement, and what
 * `work` sends without waiting arrives in this order, in one round trip. The answer to `commit` is
 * waited for, that to a last statement of `work` need not be: if it fails, so does the commit.
 *
 * @throws DatabaseBusyError when it takes longer than `timeoutMs` altogether
 */
export async function inTransaction<T>(
  pool: pg.Pool,
  timeoutMs: number,
  work: (connection: Statements) => Promise<T>,
): Promise<T> {
  const connection = await pool.connect()
  let isLost = false
  const timer = setTimeout(() => {
    isLost = true
    connection.release(true)
  }, timeoutMs)
  try {
    await connection.query('BEGIN')
    const result = await work(connection)
    const { command } = await connection.query('COMMIT')
    if (command !== 'COMMIT') throw new Error('The transaction was rolled back')
    return result
  } catch (error) {
    if (isLost) throw new DatabaseBusyError('the transaction took too long.')
    await connection.query('ROLLBACK').catch(() => {
      isLost = true
      connection.release(true)
    })
    throw error
  } finally {
    clearTimeout(timer)
    if (!isLost) connection.release()
  }
}
