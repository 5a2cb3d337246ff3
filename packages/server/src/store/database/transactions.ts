import type pg from 'pg'
import { DatabaseBusyError } from './unavailable.ts'

/** Runs SQL statements, in the current transaction if there is one. */
export type Statements = Pick<pg.ClientBase, 'query'>

/**
 * Runs a transaction on its own connection. `begin` is sent with the first statement, and
 * statements that `work` does not await arrive in order, in one round trip. `work` need not await
 * its last statement: if it fails, so does the commit.
 *
 * @throws DatabaseBusyError when it takes longer than `timeoutMs` in all
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
